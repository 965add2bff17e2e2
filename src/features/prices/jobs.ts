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
import { type PriceModel, trainPriceModel, usualPrice } from './model.ts';
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

function isNews(before: number | null, now: number | null): boolean {
  if (before === null || now === null) return before !== now;
  return Math.abs(now - before) > before * leastNews;
}

async function tellExpected(database: Database, scope: string, model: PriceModel, thisYear: number) {
  for await (const batch of readForSale(database, scope, thisYear)) {
    const news = batch.flatMap(({ no, expected: before, low: lowBefore, ...facts }) => {
      const now = usualPrice(model, facts);
      const expected = now && Math.round(now.expected);
      const low = now && Math.round(now.low);
      return isNews(before, expected) || isNews(lowBefore, low) ? [{ no, expected, low }] : [];
    });
    await saveExpected(database, news);
  }
}
