import { expect, it } from 'vitest';
import { guessMapping } from '../guess.ts';

const list = { Bike: ['Honda Dio', 'TVS Apache'], Price: ['85,000', '90,000'] };

/** What is guessed for a file with these columns, each with its header and the cells below it. */
function guessOf(columns: Record<string, readonly string[]>) {
  const all = { ...list, ...columns };
  const sample = list.Bike.map((_, row) => Object.values(all).map((cells) => cells[row] ?? ''));
  return guessMapping(Object.keys(all), { delimiter: ',', sample, now: new Date('2026-11-23T06:00:00Z') });
}

const kilometres = ['9000', '7000'];

it.each([
  ['mileage', 'mileage.unit', { mileage: kilometres, 'mileage.unit': ['mi', 'km'] }],
  [
    'mileage value',
    'mileage unitCode',
    { 'mileage value': kilometres, colour: ['Red'], 'mileage unitCode': ['SMI', 'KMT'] },
  ],
  ['Odometer', 'Unit', { Unit: ['Miles', ''], Odometer: kilometres }],
])('reads the unit of each distance below %s from the column %s', (distances, units, columns) => {
  const guess = guessOf(columns);
  expect(guess?.mapping.columns.kilometres).toEqual({ column: distances, unitFrom: units });
  expect(guess?.unused).not.toContain(units);
});

it.each([
  { Mileage: kilometres, Usage: ['km', 'hours'] },
  { Mileage: kilometres, Colour: ['Red', 'Blue'], 'From you': ['km', 'mi'] },
])(
  'takes no column for the units of distances that says something else, or is about another distance',
  (columns) => {
    expect(guessOf(columns)?.mapping.columns.kilometres).toBe('Mileage');
  },
);
