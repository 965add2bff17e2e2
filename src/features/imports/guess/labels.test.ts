import { expect, it } from 'vitest';
import { unlabelled } from './labels.ts';

it('takes labels off the cells of a guess, and keeps what says something itself', () => {
  const rows = ['29,000', '0', '12,345'].map((miles, at) => [
    `Honda: CB${at}`,
    `Miles: ${miles}`,
    `Dhaka\nMirpur ${at}`,
  ]);
  expect(unlabelled(rows)).toEqual({
    labels: [undefined, 'Miles', undefined],
    sample: [
      ['Honda: CB0', '29,000', 'Dhaka\nMirpur 0'],
      ['Honda: CB1', '0', 'Dhaka\nMirpur 1'],
      ['Honda: CB2', '12,345', 'Dhaka\nMirpur 2'],
    ],
  });
});

it.each([
  ['a currency', ['INR\n85,000', 'INR\n95,000', 'INR\n70,000']],
  ['a short one', ['Rs: 85,000', 'Rs: 95,000', 'Rs: 70,000']],
  ['a condition', ['Used: Yamaha R15', 'Used: Honda Dio', 'Used: Honda CB']],
  ['a small town', ['Tongi\nGazipur', 'Tongi\nStation Road', 'Tongi\nCollege Gate']],
])('takes %s for no label', (_, cells) => {
  expect(unlabelled(cells.map((cell) => [cell])).labels).toEqual([undefined]);
});
