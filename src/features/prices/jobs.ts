import { yearOf } from '../../kernel/dates.ts';
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
 * Learns prices again from what is for sale now, and stores the usual price of each listing. Does nothing
 * where another process is learning.
 */
export async function learnPrices(database: Database, now = new Date()): Promise<Record<string, number>> {
  return (await learnAlone(database, (one) => learn(one, now))) ?? {};
}

/** The same, if it was requested: after an import it does not wait for the next hour. */
export async function learnPricesAsked(database: Database): Promise<Record<string, number>> {
  return (await learningAsked(database)) === null ? {} : learnPrices(database);
}

async function learn(database: Database, now: Date) {
  const learned: Record<string, number> = {};
  const thisYear = yearOf(now);
  for (const scope of await listPriceScopes(database)) {
    const listings = await readPricedListings(database, scope, thisYear);
    // A garage with hardly any listings has no basis for prices.
    if (listings.length <= aHandful) continue;
    const model = trainPriceModel(listings);
    // Before the model is stored, because a newer model makes cached pages be rendered again.
    await tellExpected(database, scope, model, thisYear);
    await savePriceModel(database, scope, { text: writePriceModel(model), listings: listings.length });
    learned[scope] = listings.length;
  }
  const scopes = Object.keys(learned);
  await forgetExpectedBut(database, scopes);
  await deletePriceModelsBut(database, scopes);
  return learned;
}

/** Smaller changes are not stored: every process that searches reads every row that is written. */
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
