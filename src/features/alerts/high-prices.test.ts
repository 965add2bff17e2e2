import { expect, onTestFinished, test } from 'vitest';
import { createTestDatabase } from '../../../test/support/database.ts';
import { addListing } from '../../../test/support/listings.ts';
import { searchers } from '../../../test/support/searchers.ts';
import { createFinder } from '../search/data/finder.ts';
import { matchArrivals } from './jobs.ts';

test('a saved search finds what costs billions, as in rials, by its price', async () => {
  const { database, drop } = await createTestDatabase();
  onTestFinished(drop);
  const finder = createFinder(database, 'IRR');
  const { save, idsOf } = searchers(() => ({ database, finder }));
  const dear = await save('?minPrice=800000000');
  const cheap = await save('?maxPrice=800000000');
  const dearest = await save('?minPrice=3000000000');
  const add = (price_amount: number) => addListing(database, { price_amount });
  const [low, high, higher] = [await add(400_000_000), await add(2_600_000_000), await add(4_500_000_000)];
  await matchArrivals(database, 'IRR');
  expect(await idsOf(cheap)).toEqual([low]);
  expect(await idsOf(dearest)).toEqual([higher]);
  expect(await idsOf(dear)).toEqual([high, higher].toSorted());
});
