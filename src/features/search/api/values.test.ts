import { expect, test } from 'vitest';
import { type PriceModel, trainPriceModel } from '../../prices/model.ts';
import type { ValuedBike } from '../data/bikes.ts';
import { createValues } from './values.ts';

const valued = (age: number): ValuedBike => ({
  bike: { _id: 'a', priceAmount: 90_000 } as ValuedBike['bike'],
  facts: {
    id: 'a',
    name: 'Honda CB 150R',
    make: 'Honda',
    model: 'CB 150R',
    kind: 'naked',
    engineCc: 150,
    age,
    kilometres: 12_000,
    owners: 1,
    condition: 'good',
    place: null,
  },
  scope: 'own',
  expected: 100_000,
  low: 80_000,
});

test('a motorcycle with its value stays the same object until it, its age or the model is another', async () => {
  let model: PriceModel | null = null;
  const withValues = createValues(() => Promise.resolve(model));
  const bike = valued(3);
  const [first] = await withValues([bike]);
  expect((await withValues([{ ...bike }]))[0]).toBe(first);
  expect((await withValues([{ ...bike, facts: valued(4).facts }]))[0]).not.toBe(first);
  expect((await withValues([{ ...bike, bike: { ...bike.bike } }]))[0]).not.toBe(first);
  const [again] = await withValues([bike]);
  model = trainPriceModel([]);
  expect((await withValues([bike]))[0]).not.toBe(again);
});
