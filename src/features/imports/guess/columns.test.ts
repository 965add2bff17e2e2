import { expect, it, test } from 'vitest';
import { bikes, guessOf, now, prices } from '../../../../test/support/guessed-columns.ts';
import { guessMapping } from '../guess.ts';

it('takes makes with their models for names', () => {
  const names = ['Bajaj Dominar 400', 'Honda Dio', 'Yamaha FZ', 'KTM Duke 200'];
  const sample = names.map((name, row) => [name, prices[row] ?? '']);
  const guess = guessMapping(['Two-wheeler', 'Price'], { delimiter: ',', sample, now });
  expect(guess?.mapping.columns).toEqual({ name: 'Two-wheeler', price: 'Price' });
});

it.each([
  ['wheel size', ['17', '17', '18', '17']],
  ['Tank size (l)', ['10', '12', '14', '11']],
  ['photo size', ['640', '800', '640', '640']],
  ['owner rating', ['5', '4', '5', '3']],
  ['owner id', ['5', '4', '15', '3']],
  ['number of owner reviews', ['5', '4', '15', '3']],
  ['Объем бака', ['100', '120', '140', '110']],
  ['registration state', ['Delhi', 'Mumbai', 'Delhi', 'Pune']],
])('takes %s for nothing else', (header, cells) => {
  expect(guessOf({ Price: prices, [header]: cells })?.unused).toEqual([header]);
});

it('takes the number of the stock for the id where only some rows have a chassis number', () => {
  const list = (vins: string[]) => ({
    VIN: vins,
    'Stock #': ['A1', 'A2', 'A3', 'A4'],
    Price: ['$ 5,995', '$ 13,995', '$ 4,500', '$ 3,200'],
  });
  const vins = [1, 2, 3, 4].map((last) => `1HD1FBW17XY60000${last}`);
  expect(guessOf(list(vins))?.mapping.columns.id).toBe('VIN');
  expect(guessOf(list(['', ...vins.slice(0, 1), '', '']))?.mapping.columns.id).toBe('Stock #');
});

it('takes a column of states for no place', () => {
  const { columns } = guessOf({ Price: prices, Estado: ['Usado', 'Usada', 'Usado', 'usado'] })?.mapping ?? {};
  expect(columns).toEqual({ name: 'Bike', price: 'Price' });
  const { columns: placed } = guessOf({ Price: prices, Estado: ['SP', 'MG', 'RJ'] })?.mapping ?? {};
  expect(placed?.place).toBe('Estado');
});

it('tells a town with its region, and an address only where there is no town', () => {
  const towns = { Price: prices, City: ['Mirpur', 'Uttara'] };
  expect(guessOf({ ...towns, District: ['Dhaka'] })?.mapping.columns.place).toEqual({
    column: 'City',
    within: 'District',
  });
  expect(guessOf({ ...towns, Address: ['House 5'] })?.mapping.columns.place).toEqual(['City', 'Address']);
});

const towns = ['Mirpur branch', 'Cumilla', 'Lekki Phase 1, Lagos', 'Cumilla', 'Uttara Showroom', 'Delhi'];
test.each([
  ['Branch', towns],
  ['Showroom', towns],
  ['Store Name', towns],
  ['শাখা', ['মিরপুর শাখা', 'কুমিল্লা', 'কুমিল্লা', 'উত্তরা']],
])('takes a column %s of towns for the place', (header, cells) => {
  const { columns } = guessOf({ Price: prices, [header]: cells })?.mapping ?? {};
  expect(columns).toEqual({ name: 'Bike', price: 'Price', place: header });
});

test.each([
  ['Branch', ['Main branch', 'Head office', 'B-12', 'Main branch']],
  ['Showroom', ['Rahim Motors', 'Delhi Bikes', 'Honda Corner', 'Lagos Traders Ltd']],
  ['Store', ['yes', 'no', 'no', 'yes']],
  ['Store', ['Amazon', 'Ebay', 'Amazon', 'Ebay']],
  ['Showroom', ['Riders Hub', 'Riders Hub', 'City Riders', 'Riders Hub']],
  ['Branch', ['Electronics', 'Rahman', 'Rahman', 'Electronics']],
  ['Outlet', ['Abdul Karim', 'Rahim Uddin', 'Abdul Karim', 'Salma Begum']],
])('takes no column %s of shops for the place', (header, cells) => {
  const { columns } = guessOf({ Price: prices, [header]: cells })?.mapping ?? {};
  expect(columns).toEqual({ name: 'Bike', price: 'Price' });
  expect(guessOf({ Price: prices, [header]: cells, City: towns })?.mapping.columns.place).toBe('City');
});

it('turns the lines of places that begin with the widest round', () => {
  const location = ['Dakar\nPlateau', 'Dakar\nOuakam', 'Dakar\nMédina', 'Dakar\nYoff'];
  expect(guessOf({ Price: prices, location })?.mapping.columns.place).toEqual({
    column: 'location',
    order: 'region-first',
  });
});

test('places that sound like conditions are places where the header says so', () => {
  const location = ['Old Dhaka', 'Nice', 'Fair Lawn', 'Old Dhaka'];
  expect(guessOf({ Price: prices, Location: location })?.mapping.columns.place).toBe('Location');
});

test('a body is the text of an advert where its cells are, and otherwise the style', () => {
  const texts = bikes.map(() => 'Runs great, clean title in hand');
  expect(guessOf({ Price: prices, body: texts })?.mapping.columns.description).toBe('body');
  const styles = ['Sport', 'Naked', 'Sport Tourer', 'Cruiser'];
  expect(guessOf({ Price: prices, Body: styles })?.mapping.columns.description).toBeUndefined();
});
