import type { Database } from '../../platform/database.ts';
import { deletePriceModelsBut, listPriceScopes, readPricedListings, savePriceModel } from './data.ts';
import { aHandful } from './domain.ts';
import { trainPriceModel } from './model.ts';
import { writePriceModel } from './stored.ts';

/** Learns anew what motorcycles are asked for, from what is for sale now. */
export async function learnPrices(database: Database, now = new Date()) {
  const learned: Record<string, number> = {};
  for (const scope of await listPriceScopes(database)) {
    const listings = await readPricedListings(database, scope, now.getUTCFullYear());
    // A garage that has hardly anything has nothing to say.
    if (listings.length <= aHandful) continue;
    const text = writePriceModel(trainPriceModel(listings));
    await savePriceModel(database, scope, { text, listings: listings.length });
    learned[scope] = listings.length;
  }
  await deletePriceModelsBut(database, Object.keys(learned));
  return learned;
}
