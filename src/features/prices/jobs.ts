import type { Database } from '../../platform/database.ts';
import { learnAlone, learningAsked } from './data/learning.ts';
import {
  deletePriceModelsBut,
  forgetExpectedBut,
  listPriceScopes,
  readForSale,
  readPricedListings,
  saveExpected,
  savePriceModel,
} from './data.ts';
import { aHandful } from './domain.ts';
import { expectedPrice, type PriceModel, trainPriceModel } from './model.ts';
import { writePriceModel } from './stored.ts';

/**
 * Learns anew what motorcycles are asked for, from what is for sale now, and tells it of each. Nothing where another process
 * is at it.
 */
export async function learnPrices(database: Database, now = new Date()): Promise<Record<string, number>> {
  return (await learnAlone(database, (one) => learn(one, now))) ?? {};
}

/** The same, if somebody has asked for it: after an import it is not put off to the next hour. */
export async function learnPricesAsked(database: Database): Promise<Record<string, number>> {
  return (await learningAsked(database)) === null ? {} : learnPrices(database);
}

async function learn(database: Database, now: Date) {
  const learned: Record<string, number> = {};
  const thisYear = now.getUTCFullYear();
  for (const scope of await listPriceScopes(database)) {
    const listings = await readPricedListings(database, scope, thisYear);
    // A garage that has hardly anything has nothing to say.
    if (listings.length <= aHandful) continue;
    const model = trainPriceModel(listings);
    // First, because what is told of a newer model makes pages that are kept anew.
    await tellExpected(database, scope, model, thisYear);
    await savePriceModel(database, scope, { text: writePriceModel(model), listings: listings.length });
    learned[scope] = listings.length;
  }
  const scopes = Object.keys(learned);
  await forgetExpectedBut(database, scopes);
  await deletePriceModelsBut(database, scopes);
  return learned;
}

/** Less than this is no news: every row that is written is read by every process that searches. */
const leastNews = 0.02;

async function tellExpected(database: Database, scope: string, model: PriceModel, thisYear: number) {
  for await (const batch of readForSale(database, scope, thisYear)) {
    const news = batch.flatMap(({ no, expected: before, ...facts }) => {
      const now = expectedPrice(model, facts);
      const expected = now === null ? null : Math.round(now);
      const isKnown = before !== null && expected !== null;
      const isNews = isKnown ? Math.abs(expected - before) > before * leastNews : before !== expected;
      return isNews ? [{ no, expected }] : [];
    });
    await saveExpected(database, news);
  }
}
