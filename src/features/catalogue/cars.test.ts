import { expect, it } from 'vitest';
import { carIn } from './cars.ts';
import { makes, models } from './lookup.ts';

const nothing = { make: null, model: null, name: null, engineCc: null };

it.each([
  ...['VW Golf', 'Toyota Corolla', '2015 Toyota Corolla', 'Used Nissan Sunny', 'Škoda Octavia', 'Citroën C3'],
  ...['Honda Civic', 'Honda CR-V', 'Honda City 1.5', 'Suzuki Swift', 'Maruti Suzuki Wagon R', 'Maruti 800'],
  ...[
    'BMW 320i',
    'BMW X5',
    'BMW M3',
    'BMW 5 Series',
    'Peugeot 208',
    'Mahindra Scorpio',
    'Mercedes-Benz C200',
  ],
  ...['VinFast VF8', 'VinFast VF e34', 'VinFast Fadil'],
  ...['Tesla Model 3', 'Mazda3', 'Mini Cooper S', 'টয়োটা করোলা', 'Corolla 2012'],
  ...[
    'تويوتا كورولا',
    'كورولا 2012',
    'هيونداي فيرنا',
    'سوزوكي سويفت',
    'هوندا سيفيك',
    'Vendo Nissan Tsuru',
    'Tsuru 2005',
  ],
])('%s is a car', (name) => {
  expect(carIn({ ...nothing, name })).toBe(name);
});

it('reads make and model from their columns', () => {
  expect(carIn({ ...nothing, make: 'Honda', model: 'Civic' })).toBe('Honda Civic');
  expect(carIn({ ...nothing, make: 'Mini', model: 'One' })).toBe('Mini');
  expect(carIn({ ...nothing, make: 'Honda', model: 'Jazz', engineCc: 50 })).toBeNull();
});

it.each([
  ...[
    'BMW G 310 R',
    'BMW F 800 GS',
    'BMW R 18',
    'BMW C 400 X',
    'BMW S 1000 XR',
    'BMW M 1000 RR',
    'BMW 310 GS',
  ],
  ...[
    'Honda CB Shine',
    'Honda CRF 250',
    'Honda Dio',
    'Suzuki Gixxer',
    'Maruti Suzuki Gixxer',
    'Peugeot Django 125',
  ],
  ...['Mahindra Mojo', 'Mini bike 50cc', 'Smart scooter', 'Triumph Tiger 800', 'Quidditch 650'],
  ...['هوندا CG 125', 'سوزوكي 150', 'ياماها YBR', 'بجاج بوكسر', 'Vendo Italika FT150'],
])('%s is none', (name) => {
  expect(carIn({ ...nothing, name })).toBeNull();
});

it('takes no motorcycle of the catalogue for a car', () => {
  const named = Object.entries(models).flatMap(([make, rows]) =>
    rows.flatMap(([model, , , facts]) => [model, ...(facts?.also ?? [])].map((name) => `${make} ${name}`)),
  );
  const names = [...makes.map(({ name }) => name), ...named];
  expect(names.filter((name) => carIn({ ...nothing, name }) !== null)).toEqual([]);
});
