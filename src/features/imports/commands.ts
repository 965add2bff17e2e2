import { setImmediate as nextTurn } from 'node:timers/promises';
import { latestMarketHour } from '../../kernel/dates.ts';
import { newId } from '../../kernel/ids.ts';
import { marketOf } from '../../kernel/markets.ts';
import { marketCurrency } from '../../kernel/money.ts';
import type { Database } from '../../platform/database.ts';
import { askToLearn } from '../prices/data/learning.ts';
import { aHandful } from '../prices/domain.ts';
import { noteOptional, type OptionalColumns, whyRefused } from './commands/faults.ts';
import { keysOf } from './commands/keys.ts';
import { type ImportMissing, settleMissing, type UnnamedRows } from './commands/missing.ts';
import { type OpenOptions, openImport } from './commands/open-import.ts';
import type { CsvBrokenRow } from './csv.ts';
import type { Named } from './data/missing.ts';
import { readKnownPlaces } from './data/places.ts';
import { type NewImport, type Store, storeBatches } from './data.ts';
import { changesOf, type ListingChange } from './domain/changes.ts';
import { type ImportedListing, listingOf } from './domain.ts';
import { openRejects } from './rejects.ts';
import { type Refusal, type RefusalCode, rowContext } from './row-facts.ts';

export type { ImportMissing } from './commands/missing.ts';
export type { MappingChoice } from './commands/open-import.ts';

export interface ImportProgress {
  read: number;
  accepted: number;
  changed: number;
  alreadyThere: number;
  refused: number;
  /** The share of the file that was read, from 0 to 1; null where its size is unknown. */
  share: number | null;
}

export interface ImportSummary {
  read: number;
  accepted: number;
  /** Existing listings that differed from their rows and were changed to match. */
  changed: number;
  unchanged: number;
  /** Existing listings that differ from their rows, but are booked, sold or somebody's own. */
  leftAlone: number;
  /**
   * Existing listings that are for sale again: an import had ended them, and the file contains them again.
   */
  returned: number;
  /** Further rows of a motorcycle that the file has named before. */
  repeated: number;
  /** Accepted or existing, with an engine size from the name because the row's own was not possible. */
  mended: number;
  /** Accepted or existing, without a country by which anybody could find them. */
  withoutCountry: number;
  refused: Partial<Record<RefusalCode, number>>;
  refusedInAll: number;
  /** The first row of each kind of refusal: its line, and the reason as text. */
  firstRefused: Partial<Record<RefusalCode, { line: number; why: string }>>;
  /** Optional facts of accepted or existing listings: how many cells have one, and how many are not understood. */
  optional: OptionalColumns;
  seconds: number;
  /** Whether it was asked to stop before the end. */
  stopped: boolean;
  /** Whether nothing was stored. */
  dryRun: boolean;
  /** The first listings that would be new; only in a dry run. */
  examples: readonly ImportedListing[];
  /** The changes of the first listings that would change; only in a dry run. */
  changes: readonly ListingChange[];
  /** Headers for which a guessed mapping found no meaning. */
  unused: readonly string[];
  /** The file of the refused rows; null when there are none. */
  rejectsFile: string | null;
  /** Listings for sale that are missing from the file; null where it was not read to its end. */
  missing: ImportMissing | null;
}

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

const rowsInABatch = 500;
const mostExamples = 3;

/**
 * Imports the listings of a CSV file. It reads as fast as the database accepts rows, holds at most two
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

async function readInto(
  store: Store,
  named: Named,
  options: ImportOptions & Pick<OpenOptions, 'places'>,
): Promise<{ summary: ImportSummary; list: string; unnamed: UnnamedRows }> {
  const { signal, onProgress, rejectsFile, now = new Date(), dryRun = false } = options;
  const { ownCurrency = marketCurrency } = options;
  const { distance } = marketOf(ownCurrency);
  const opened = await openImport(options);
  const { textFile } = opened;
  const examples: ImportedListing[] = [];
  const changes: ListingChange[] = [];
  const summary: ImportSummary = {
    read: 0,
    accepted: 0,
    changed: 0,
    unchanged: 0,
    leftAlone: 0,
    returned: 0,
    repeated: 0,
    mended: 0,
    withoutCountry: 0,
    refused: {},
    refusedInAll: 0,
    firstRefused: {},
    optional: new Map(),
    seconds: 0,
    stopped: false,
    dryRun,
    examples,
    changes,
    unused: opened.unused,
    rejectsFile: null,
    missing: null,
  };
  const keys = keysOf(opened);
  const unnamed: UnnamedRows = { count: 0, line: null };
  let batch: NewImport[] = [];
  let refused: string[] = [];
  let underWay: Promise<void> = Promise.resolve();

  async function put(rows: readonly NewImport[], refusedKeys: readonly string[]): Promise<void> {
    if (refusedKeys.length > 0) await named.refused(refusedKeys);
    const { added, former, ...stored } = await store(rows);
    summary.accepted += added.size;
    summary.changed += stored.changed;
    summary.unchanged += stored.unchanged;
    summary.leftAlone += stored.leftAlone;
    summary.returned += stored.returned;
    summary.repeated += stored.repeated;
    if (dryRun) {
      const open = new Set(added);
      const fresh = rows.filter(({ import_key }) => open.delete(import_key));
      examples.push(...fresh.slice(0, mostExamples - examples.length));
      changes.push(...changesOf(former.slice(0, mostExamples - changes.length), rows, distance));
    }
    onProgress?.({
      read: summary.read,
      accepted: summary.accepted,
      changed: summary.changed,
      alreadyThere: summary.unchanged + summary.leftAlone + summary.repeated,
      refused: summary.refusedInAll,
      share: textFile.size > 0 ? Math.min(1, textFile.bytesRead() / textFile.size) : null,
    });
  }

  /** One batch is being sent while the next is read; before a third is sent, the first must be done. */
  async function send(): Promise<void> {
    await underWay;
    underWay = put(batch, refused);
    batch = [];
    refused = [];
    // The failure is thrown where the promise is awaited; until then it must not count as unhandled.
    underWay.catch(() => {});
    await nextTurn();
  }

  let rejects: Awaited<ReturnType<typeof openRejects>> | null = null;
  try {
    rejects = await openRejects(rejectsFile, opened.header);
    const { modified } = textFile;
    // Unpacked archives often have a date from long ago.
    const fileDate = modified.getUTCFullYear() >= 2005 && modified < now ? modified : now;
    const context = rowContext(opened.mapping, opened.reader, { fileDate, now, ownCurrency });

    for await (const rows of opened.rows) {
      for (const row of rows) {
        summary.read += 1;
        const outcome = 'problem' in row ? brokenRow(row) : listingOf(row.fields, context);
        if ('refusal' in outcome) {
          const { code } = outcome.refusal;
          summary.refused[code] = (summary.refused[code] ?? 0) + 1;
          summary.refusedInAll += 1;
          const cells = 'fields' in row ? row.fields : [row.text];
          const why = whyRefused(outcome.refusal, opened.reader);
          summary.firstRefused[code] ??= { line: row.line, why };
          await rejects.write(row.line, code, why, cells);
          // Rows that the mapping leaves out and lines of totals are not part of the list; faulty rows are.
          if (code === 'skipped-by-mapping' || code === 'totals') continue;
          // A broken row has no cells that could be told apart.
          const key = 'fields' in row ? keys.ofRefused(row.fields, context) : null;
          if (key === null) {
            unnamed.count += 1;
            unnamed.line ??= row.line;
          } else if (refused.push(key) >= rowsInABatch) await send();
          continue;
        }
        noteOptional(summary.optional, row.line, outcome.optional, opened.reader);
        if (outcome.mended) summary.mended += 1;
        if (outcome.listing.country === '') summary.withoutCountry += 1;
        batch.push({
          ...outcome.listing,
          // Each row gets a millisecond of its own, in descending order, so that no ids collide and lists
          // show the file's order.
          id: newId(now.getTime() - summary.read),
          import_key: keys.ofRow('fields' in row ? row.fields : [], outcome.listing),
          // Without a date the listing is from today, but no time of today is known: listings posted today at
          // a known time come before it.
          posted_at: outcome.posted ?? latestMarketHour(now, 0),
          dated: outcome.posted !== null,
        });
        if (batch.length >= rowsInABatch) await send();
        if (signal?.aborted) break;
      }
      if (signal?.aborted) break;
    }
    summary.stopped = signal?.aborted ?? false;
    if (batch.length > 0 || refused.length > 0) await send();
    await underWay;
  } finally {
    await opened.close();
    if (await rejects?.close()) summary.rejectsFile = rejectsFile;
  }
  return { summary, list: keys.list, unnamed };
}

function brokenRow({ problem, detail }: CsvBrokenRow): { refusal: Refusal } {
  return { refusal: { code: problem, value: detail } };
}
