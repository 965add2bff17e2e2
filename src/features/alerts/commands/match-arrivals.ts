import { type Database, repeatOnDeadlock, type Transaction } from '../../../platform/database.ts';
import { readSaidAreas } from '../../search/data/names.ts';
import { listHeldPairs, queryOf } from '../../search/data/words.ts';
import { type Reason, readArrivals } from '../data/arrivals.ts';
import { findCandidates, readAddresses, readGround, saveMatches } from '../data/matching.ts';
import { awaitSaving } from '../data/saving-lock.ts';
import { keysOfListing } from '../domain/filing.ts';
import { createMatcher } from '../domain/matcher.ts';

/** Listings that are matched against the searches in one transaction. */
const inABatch = 100;

interface Pair {
  no: number;
  search: string;
}

/**
 * Matches the first waiting listings, those that came up for sale or those whose price went down, against the
 * saved searches. The matches are written in the transaction that takes the listings off the queue, so that
 * each listing is matched once, however many processes run and whenever one breaks off. A transaction that
 * PostgreSQL aborts for a deadlock is repeated. `own` is the garage's currency.
 */
export function matchBatch(
  database: Database,
  own: string,
  reason: Reason = 'new',
): Promise<{ listings: number; matches: number }> {
  return repeatOnDeadlock(() =>
    database.transaction().execute((transaction) => matchIn(transaction, own, reason)),
  );
}

async function matchIn(
  transaction: Transaction,
  own: string,
  reason: Reason,
): Promise<{ listings: number; matches: number }> {
  const ground = await readGround(transaction, own);
  const { currencies, vocabulary } = ground;
  const { taken, arrivals } = await readArrivals(transaction, inABatch, {
    reason,
    own,
    currencies,
    categories: vocabulary.categories,
  });
  if (taken.length === 0) return { listings: 0, matches: 0 };
  await awaitSaving(transaction);
  const keys = arrivals.flatMap(({ entry: { no }, filed, was }) =>
    keysOfListing(filed).map((key) => ({ key, no, was })),
  );
  const numbersOf = new Map<string, Set<number>>();
  for (const { no, search } of await findCandidates(transaction, keys)) {
    const known = numbersOf.get(search);
    if (known) known.add(no);
    else numbersOf.set(search, new Set([no]));
  }
  const matcher = createMatcher(
    arrivals.map(({ entry }) => entry),
    ground,
  );
  const found: Pair[] = [];
  const worded: (Pair & { words: string[] })[] = [];
  for (const [search, address] of await readAddresses(transaction, [...numbersOf.keys()])) {
    const fit = matcher.fitting(address, [...(numbersOf.get(search) ?? [])]);
    const { words } = fit;
    for (const no of fit.numbers) {
      if (words.length === 0) found.push({ no, search });
      else worded.push({ no, search, words });
    }
  }
  const held = await heldOf(transaction, worded);
  // Pushed one by one: an import may bring more than a call takes as arguments.
  for (const [place, { no, search }] of worded.entries()) if (held.has(place)) found.push({ no, search });
  return { listings: taken.length, matches: await saveMatches(transaction, found, taken, reason) };
}

/** The indexes of those pairs whose listing contains all words. */
async function heldOf(
  transaction: Transaction,
  pairs: readonly { no: number; words: string[] }[],
): Promise<Set<number>> {
  if (pairs.length === 0) return new Set();
  const areas = await readSaidAreas(transaction);
  return listHeldPairs(
    transaction,
    pairs.map(({ no, words }) => ({ no, query: queryOf(words, areas) })),
  );
}
