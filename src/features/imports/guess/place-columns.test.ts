import { expect, it, test } from 'vitest';
import { guessMapping } from '../guess.ts';

const bikes = ['Bajaj Boxer 150', 'Honda CG 125', 'Yamaha FZ', 'Qlink Champion'];
const prices = ['₦ 420,000', '₦ 380,000', '₦ 900,000', '₦ 510,000'];

/** The columns guessed for records of a motorcycle, its price and these fields, of which those with a space are in objects. */
function columnsOf(fields: Record<string, readonly string[]>) {
  const header = ['bike', 'price', ...Object.keys(fields)];
  const cells = [bikes, prices, ...Object.values(fields)];
  const sample = bikes.map((_, row) => cells.map((column) => column[row] ?? ''));
  const ofObjects = new Set(Object.keys(fields).filter((name) => name.includes(' ')));
  return guessMapping(header, { delimiter: ',', sample, ofObjects })?.mapping.columns;
}

const states = ['Lagos State', 'Oyo State', 'Lagos State', 'Niger State'];
// Small towns, which nobody knows: the names of the fields have to say it.
const towns = ['Ketu', 'Moniya', 'Iyana Ipaja', 'Bosso'];

it.each(['region', 'loc', 'where', 'whereabouts', 'address', 'vehicle whereabouts'])(
  'puts the region behind the town of the object %s',
  (object) => {
    const fields = { [`${object} state`]: states, [`${object} city`]: towns };
    expect(columnsOf(fields)?.place).toEqual({ column: `${object} city`, within: `${object} state` });
  },
);

test('the names of the fields may be longer than a word, and the surest is the town', () => {
  const fields = { 'where town_area': towns, 'where cityName': towns, 'where province': states };
  expect(columnsOf(fields)?.place).toEqual({ column: 'where cityName', within: 'where province' });
});

test('a place that the header names comes before that of any object', () => {
  const fields = { 'contact city': states, 'contact state': states, location: towns };
  expect(columnsOf(fields)?.place).toBe('location');
});

it.each([
  ['a place of registration', { 'registration city': towns, 'registration state': states }],
  ['the state of an advert', { 'post area': towns, 'post state': towns.map(() => 'active') }],
  ['the region of another object', { 'office city': towns, 'shipment state': towns }],
])('takes %s for no place', (_, fields) => {
  expect(columnsOf(fields)?.place).toBeUndefined();
});

it.each([
  ['Province', 'Suburb'],
  ['State', 'Suburb'],
  ['Estado', 'Concelho'],
])('the place of a %s and a %s is the town, whatever stands first', (region, town) => {
  expect(columnsOf({ [region]: states, [town]: towns })?.place).toEqual({ column: town, within: region });
});

it.each(['Emplacement', 'Localidade', 'Suburb'])('a %s alone is the place', (header) => {
  expect(columnsOf({ [header]: towns })?.place).toBe(header);
});

test.each([
  [{ Comuna: towns, Región: states }, 'Comuna', 'Región'],
  [{ Distrito: states, Concelho: towns }, 'Concelho', 'Distrito'],
  [{ Departamento: states, Distrito: towns }, 'Distrito', 'Departamento'],
])('the town is the narrower of two columns in any country: %j', (fields, column, within) => {
  expect(columnsOf(fields)?.place).toEqual({ column, within });
});
