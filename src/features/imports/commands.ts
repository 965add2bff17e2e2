import { latestMarketHour } from '../../kernel/dates.ts';
import { newId } from '../../kernel/ids.ts';
import { marketOf } from '../../kernel/markets.ts';
import { homeCurrency } from '../../kernel/money.ts';
import type { Database } from '../../platform/database.ts';
import { askToLearn } from '../prices/data/learning.ts';
import { aHandful } from '../prices/domain.ts';
import { batchesFor } from './commands/batches.ts';
import { noteOptional, whyRefused } from './commands/faults.ts';
import { keysOf } from './commands/keys.ts';
import { settleMissing, type UnnamedRows } from './commands/missing.ts';
import { type OpenOptions, openImport } from './commands/open-import.ts';
import {
  countRefused,
  countStored,
  emptySummary,
  type ImportProgress,
  type ImportSummary,
  progressOf,
} from './commands/summary.ts';
import type { CsvBrokenRow } from './csv.ts';
import type { Named } from './data/missing.ts';
import { readKnownPlaces } from './data/places.ts';
import { type Store, storeBatches } from './data.ts';
import { changesOf, type ListingChange } from './domain/changes.ts';
import { notOfTheList } from './domain/left-out.ts';
import { type ImportedListing, listingOf } from './domain.ts';
import { openRejects } from './rejects.ts';
import { type Refusal, rowContext } from './row-facts.ts';

export interface ImportOptions extends Omit<OpenOptions, 'places'> {
  database: Database;
  rejectsFile: string;
  /** Reads everything and stores nothing. */
  dryRun?: boolean | undefined;
  /** Ends listings that are missing from the file, unless they are more than half of the list. */
  endMissing?: boolean | undefined;
  /** Ends them in that case, too. */
  moreThanHalf?: boolean | undefined;
  onProgress?: (progress: ImportProgress) => void;
  /** Stops after the current batch. */
  signal?: AbortSignal | undefined;
}

const mostExamples = 3;

/**
 * Imports the listings of a CSV or JSON file. It reads as fast as the database accepts rows, holds at most two
 * batches in memory, and never adds a row twice: an existing listing is updated from its row. An invalid row
 * is refused with its line and reason, and the others are imported.
 * A dry run does the same and stores nothing. Throws a StartError when the file or its mapping cannot be used
 * at all.
 */
export async function importListings(options: ImportOptions): Promise<ImportSummary> {
  const { database, dryRun = false } = options;
  // Before the batches take their connection, as the pool may have no other.
  const places = await readKnownPlaces(database);
  const told = await storeBatches(database, dryRun, async (store, named) => {
    const started = performance.now();
    const { summary, ...read } = await readInto(store, named, { ...options, places });
    const { stopped, accepted, returned } = summary;
    const came = dryRun ? 0 : accepted + returned;
    if (!stopped)
      summary.missing = await settleMissing(named, { ...read, came, most: mostExamples }, options);
    summary.stopped = options.signal?.aborted ?? false;
    summary.seconds = (performance.now() - started) / 1_000;
    return summary;
  });
  const { accepted, changed, returned, missing } = told;
  const isNews = accepted + changed + returned + (missing?.ended ?? 0) > aHandful;
  if (isNews && !dryRun) await askToLearn(database);
  return told;
}

interface ReadRows {
  summary: ImportSummary;
  list: string;
  unnamed: UnnamedRows;
}

async function readInto(
  store: Store,
  named: Named,
  options: ImportOptions & Pick<OpenOptions, 'places'>,
): Promise<ReadRows> {
  const { signal, onProgress, rejectsFile, now = new Date(), dryRun = false } = options;
  const { ownCurrency = homeCurrency } = options;
  const { distance } = marketOf(ownCurrency);
  const opened = await openImport(options);
  const { textFile, reader } = opened;
  const examples: ImportedListing[] = [];
  const changes: ListingChange[] = [];
  const summary: ImportSummary = { ...emptySummary({ dryRun, unused: opened.unused }), examples, changes };
  const keys = keysOf(opened);
  const unnamed: UnnamedRows = { count: 0, line: null };

  const batches = batchesFor(async ({ rows, refused }) => {
    if (refused.length > 0) await named.refused(refused);
    const stored = await store(rows);
    countStored(summary, stored);
    if (dryRun) {
      const open = new Set(stored.added);
      const fresh = rows.filter(({ import_key }) => open.delete(import_key));
      examples.push(...fresh.slice(0, mostExamples - examples.length));
      changes.push(...changesOf(stored.former.slice(0, mostExamples - changes.length), rows, distance));
    }
    onProgress?.(progressOf(summary, { size: textFile.size, bytesRead: textFile.bytesRead() }));
  });

  let rejects: Awaited<ReturnType<typeof openRejects>> | null = null;
  try {
    rejects = await openRejects(rejectsFile, opened.header);
    const { modified } = textFile;
    // Unpacked archives often have a date from long ago.
    const fileDate = modified.getUTCFullYear() >= 2005 && modified < now ? modified : now;
    const context = rowContext(opened.mapping, reader, { fileDate, now, ownCurrency });

    for await (const row of rowsOf(opened.rows, signal)) {
      summary.read += 1;
      const outcome = 'problem' in row ? brokenRow(row) : listingOf(row.fields, context);
      if ('refusal' in outcome) {
        const { code } = outcome.refusal;
        const why = whyRefused(outcome.refusal, reader);
        countRefused(summary, code, row.line, why);
        await rejects.write(row.line, code, why, 'fields' in row ? row.fields : [row.text]);
        if (notOfTheList.has(code)) continue;
        // A broken row has no cells that could be told apart.
        const key = 'fields' in row ? keys.ofRefused(row.fields, context) : null;
        if (key === null) {
          unnamed.count += 1;
          unnamed.line ??= row.line;
        } else await batches.addRefused(key);
        continue;
      }
      noteOptional(summary.optional, row.line, outcome.optional, reader);
      if (outcome.mended) summary.mended += 1;
      if (outcome.listing.country === '') summary.withoutCountry += 1;
      await batches.add({
        ...outcome.listing,
        // Each row gets a millisecond of its own, so that no ids collide; in descending order, so that lists show the rows of
        // one batch as the file does.
        id: newId(now.getTime() - summary.read),
        import_key: keys.ofRow('fields' in row ? row.fields : [], outcome.listing),
        // Without a date the listing is from today, but no time of today is known: listings posted today at a
        // known time come before it.
        posted_at: outcome.posted ?? latestMarketHour(now, 0),
        dated: outcome.posted !== null,
      });
    }
    summary.stopped = signal?.aborted ?? false;
    await batches.finish();
  } finally {
    await opened.close();
    if (await rejects?.close()) summary.rejectsFile = rejectsFile;
  }
  return { summary, list: keys.list, unnamed };
}

/** The rows of a file one by one, until it is asked to stop. */
async function* rowsOf<Row>(parts: AsyncIterable<readonly Row[]>, signal: AbortSignal | undefined) {
  for await (const rows of parts) {
    for (const row of rows) {
      yield row;
      if (signal?.aborted) return;
    }
  }
}

function brokenRow({ problem, detail }: CsvBrokenRow): { refusal: Refusal } {
  return { refusal: { code: problem, value: detail } };
}
