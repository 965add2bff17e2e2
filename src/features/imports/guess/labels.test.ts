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
