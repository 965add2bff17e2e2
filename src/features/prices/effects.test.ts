import { expect, test } from 'vitest';
import { chance } from '../../../test/support/made-up-bikes.ts';
import { addUp, at, designOf, fitEffects, quantileOf, type Term } from './effects.ts';

interface Row {
  group: string;
  step: number;
}

const terms: readonly Term<Row>[] = [
  { key: () => '', amount: ({ step }) => step },
  { key: ({ group }) => group },
];
const rows = Array.from({ length: 600 }, (_, i) => ({ group: `g${i % 6}`, step: (i % 11) - 5 }));
const truth = ({ group, step }: Row) => 3 - 0.2 * step + 0.1 * Number(group.slice(1));
const targets = Float64Array.from(rows, (row, i) => truth(row) + 0.02 * (chance(`noise ${i}`) - 0.5));

test('effects that made the figures are found again', () => {
  const design = designOf(rows, terms);
  const fit = fitEffects(design, targets);
  for (const row of rows.slice(0, 66)) {
    const sum = addUp(
      terms,
      design.columns.map(({ groups }) => groups),
      fit,
      row,
    );
    expect(sum).toBeCloseTo(truth(row), 1);
  }
});

test('rows that are left out have no say and still get a figure', () => {
  const design = designOf(rows, terms);
  const isIn = (i: number) => i % 5 !== 0;
  const spoilt = targets.map((target, i) => (isIn(i) ? target : 99));
  const fit = fitEffects(design, spoilt, isIn);
  expect(fit.effects).toEqual(fitEffects(design, targets, isIn).effects);
  for (const [i, row] of rows.entries()) expect(Math.abs(at(fit.fitted, i) - truth(row))).toBeLessThan(0.05);
});

test('a group of one row is drawn towards the others', () => {
  const lonely = [...rows, { group: 'lonely', step: 0 }];
  const design = designOf(lonely, terms);
  const fit = fitEffects(design, Float64Array.from([...targets, 3.25 + 0.1]));
  const told = at(fit.fitted, rows.length);
  expect(told).toBeLessThan(3.35);
  expect(told).toBeGreaterThan(3.2);
});

test('of effects that only fall, a greater figure is never dearer, whatever few rows say', () => {
  const owners = Array.from({ length: 400 }, (_, i) => ({
    group: ['1', '2', '3', '10'][i % 4] ?? '',
    step: 0,
  }));
  const prices = owners.map((_, i) => 2.9 - 0.1 * (i % 4) + 0.1 * (chance(`price ${i}`) - 0.5));
  const odd = [...owners, { group: '4', step: 0 }];
  const fall = (isFalling: boolean) => {
    const design = designOf(odd, [{ key: ({ group }) => group, isFalling }]);
    const fit = fitEffects(design, Float64Array.from([...prices, 3.2]));
    return [0, 1, 2, 400, 3].map((row) => at(fit.fitted, row));
  };
  const [one = 0, two = 0, three = 0, four = 0, ten = 0] = fall(true);
  expect(fall(false)[3]).toBeGreaterThan(fall(false)[2] ?? 0);
  for (const step of [one - two, two - three]) expect(step).toBeCloseTo(0.1, 1);
  expect(four).toBeCloseTo(three);
  expect(ten).toBeLessThan(four);
  // Figures that none has: as the next below, or as the smallest.
  const groups = designOf(odd, [{ key: ({ group }) => group, isFalling: true }]).columns.map(
    (column) => column.groups,
  );
  const falling: Term<Row>[] = [{ key: ({ group }) => group, isFalling: true }];
  const effects = fitEffects(designOf(odd, falling), Float64Array.from([...prices, 3.2]));
  const sum = (group: string) => addUp(falling, groups, effects, { group, step: 0 });
  expect([sum('7'), sum('0')]).toEqual([sum('4'), sum('1')]);
});

test('quantiles lie between neighbours', () => {
  expect(quantileOf([4, 1, 3, 2], 0.5)).toBe(2.5);
  expect(quantileOf([5], 0.9)).toBe(5);
  expect(quantileOf([], 0.5)).toBe(0);
});
