import { hash } from 'node:crypto';
import { setImmediate as nextTurn } from 'node:timers/promises';
import * as words from '#messages/imports.ts';
import { marketCurrency } from '../../kernel/currencies.ts';
import { newId } from '../../kernel/ids.ts';
import type { Database } from '../../platform/database.ts';
import { StartError } from '../../platform/start-error.ts';
import { bindColumns, headerKey, type RowReader } from './columns.ts';
import type { Mapping, MappingFile } from './contract.ts';
import { type CsvBrokenRow, type CsvRow, guessDelimiter, readCsv } from './csv.ts';
import { insertImports, type NewImport } from './data.ts';
import { listingOf } from './domain.ts';
import { findKnownMapping, guessMappingOrSay } from './mapping-files.ts';
import { openRejects } from './rejects.ts';
import { type Refusal, type RefusalCode, rowContext } from './row-facts.ts';
import { openTextFile } from './text-file.ts';

export interface ImportProgress {
  read: number;
  accepted: number;
  alreadyThere: number;
  refused: number;
  /** Of the file, from 0 to 1; null where its size is not known. */
  share: number | null;
}

export interface ImportSummary {
  read: number;
  accepted: number;
  alreadyThere: number;
  /** Accepted or there, with an engine taken from the name because the row's own could not be right. */
  mended: number;
  refused: Partial<Record<RefusalCode, number>>;
  refusedInAll: number;
  seconds: number;
  /** Whether it was asked to stop before the end. */
  stopped: boolean;
  /** Where the refused rows are; null when there are none. */
  rejectsFile: string | null;
}

/** Which mapping is used and how it was found. */
export type MappingChoice =
  | { how: 'given' }
  | { how: 'known'; name: string }
  | { how: 'guessed'; guess: MappingFile };

export interface ImportOptions {
  database: Database;
  file: string;
  /** Without one, a known mapping is looked for by the header, and else one is guessed. */
  mapping?: Mapping | undefined;
  /** ISO code of the file's prices, in place of what the mapping says. */
  currency?: string | undefined;
  /** ISO code of the garage's own currency; by default the market's. */
  ownCurrency?: string | undefined;
  rejectsFile: string;
  onMapping?: (choice: MappingChoice) => void;
  onProgress?: (progress: ImportProgress) => void;
  /** Stops after the batch at hand. */
  signal?: AbortSignal | undefined;
  now?: Date;
}

const rowsInABatch = 500;

interface Opened {
  mapping: Mapping;
  reader: RowReader;
  header: readonly string[];
}

/** Chooses the mapping and binds it to the header. Throws a StartError with what to do when that cannot be. */
async function open(
  first: CsvRow | CsvBrokenRow | undefined,
  delimiter: string,
  { file, mapping: given, currency, onMapping }: ImportOptions,
): Promise<Opened> {
  if (!first) throw new StartError(words.fileEmpty(file));
  if ('problem' in first)
    throw new StartError(words.headerBroken(file, first.line, words.refusals[first.problem](first.detail)));
  const hasHeader = given?.file?.header !== false;
  const header = hasHeader ? first.fields : first.fields.map((_, i) => words.columnAt(i + 1));
  let mapping = given;
  if (mapping) onMapping?.({ how: 'given' });
  else {
    const known = await findKnownMapping(header);
    if (known) onMapping?.({ how: 'known', name: known.name });
    const guessed = known ?? guessMappingOrSay(header, delimiter, file, currency);
    if ('guess' in guessed) onMapping?.({ how: 'guessed', guess: guessed.guess });
    mapping = guessed.mapping;
  }
  const bound = bindColumns(mapping, header);
  if ('problems' in bound) throw new StartError(words.columnsMissing(file, bound.problems, header));
  if (currency !== undefined) mapping = { ...mapping, currency };
  return { mapping, reader: bound.reader, header };
}

/**
 * The key by which a row is known again: its own id where it has one, else its content. Both within the source that
 * the mapping names, or within files of the same header: "1" of one garage is not "1" of another.
 */
function keyMaker({ mapping, reader, header }: Opened): (fields: readonly string[]) => string {
  const source = mapping.source ?? hash('sha256', header.map(headerKey).join('\n'), 'base64url').slice(0, 12);
  return (fields) => {
    const id = reader.cell(fields, 'id');
    const content = id ?? fields.map((field) => field.trim()).join('\u001f');
    return `${source}:${id === null ? 'row' : 'id'}:${hash('sha256', content, 'base64url').slice(0, 24)}`;
  };
}

/**
 * Brings the listings of a CSV file into the garage. Reads as fast as the database takes, holds no more than a batch or
 * two, and never adds a row twice. A row that cannot be right is refused with its line and reason and the others go in.
 * Throws a StartError when the file or its mapping cannot be used at all.
 */
export async function importListings(options: ImportOptions): Promise<ImportSummary> {
  const { database, file, signal, onProgress, rejectsFile, now = new Date() } = options;
  const { ownCurrency = marketCurrency } = options;
  const started = performance.now();
  const textFile = await openTextFile(file, options.mapping?.file?.encoding);
  const skipLines = options.mapping?.file?.skipLines ?? 0;
  const delimiter = options.mapping?.file?.delimiter ?? guessDelimiter(textFile.beginning, skipLines);
  const pieces = readCsv(textFile.text, { delimiter, skipLines });

  const summary: ImportSummary = {
    read: 0,
    accepted: 0,
    alreadyThere: 0,
    mended: 0,
    refused: {},
    refusedInAll: 0,
    seconds: 0,
    stopped: false,
    rejectsFile: null,
  };
  let batch: NewImport[] = [];
  let underWay: Promise<void> = Promise.resolve();

  async function store(rows: readonly NewImport[]): Promise<void> {
    const added = await insertImports(database, rows);
    summary.accepted += added;
    summary.alreadyThere += rows.length - added;
    onProgress?.({
      read: summary.read,
      accepted: summary.accepted,
      alreadyThere: summary.alreadyThere,
      refused: summary.refusedInAll,
      share: textFile.size > 0 ? Math.min(1, textFile.bytesRead() / textFile.size) : null,
    });
  }

  /** One batch travels while the next is read; a third waits. */
  async function send(): Promise<void> {
    await underWay;
    const rows = batch;
    batch = [];
    underWay = store(rows);
    // Its failure is met where it is awaited; until then it must not count as unhandled.
    underWay.catch(() => {});
    await nextTurn();
  }

  let opened: Opened | null = null;
  let rejects: Awaited<ReturnType<typeof openRejects>> | null = null;
  try {
    const first = await firstRow(pieces);
    opened = await open(first.row, delimiter, options);
    rejects = await openRejects(rejectsFile, opened.header);
    const keyOf = keyMaker(opened);
    const modified = textFile.modified;
    // Unpacked archives often carry a date of long ago.
    const fileDate = modified.getUTCFullYear() >= 2005 && modified < now ? modified : now;
    const context = rowContext(opened.mapping, opened.reader, { fileDate, now, ownCurrency });
    const isData = opened.mapping.file?.header === false;

    for await (const rows of resumed(isData ? first.rows : first.rows.slice(1), pieces)) {
      for (const row of rows) {
        summary.read += 1;
        const outcome = 'problem' in row ? brokenRow(row) : listingOf(row.fields, context);
        if ('refusal' in outcome) {
          const { code, value } = outcome.refusal;
          summary.refused[code] = (summary.refused[code] ?? 0) + 1;
          summary.refusedInAll += 1;
          await rejects.write(
            row.line,
            code,
            words.refusals[code](value),
            'fields' in row ? row.fields : [row.text],
          );
          continue;
        }
        if (outcome.mended) summary.mended += 1;
        batch.push({
          ...outcome.listing,
          // Each row in a millisecond of its own, backwards: no two ids can meet, and lists show the file's order.
          id: newId(now.getTime() - summary.read),
          import_key: keyOf('fields' in row ? row.fields : []),
          posted_at: now,
        });
        if (batch.length >= rowsInABatch) await send();
        if (signal?.aborted) break;
      }
      if (signal?.aborted) break;
    }
    summary.stopped = signal?.aborted ?? false;
    if (batch.length > 0) await send();
    await underWay;
  } finally {
    await pieces.return(undefined);
    if (await rejects?.close()) summary.rejectsFile = rejectsFile;
  }
  summary.seconds = (performance.now() - started) / 1_000;
  return summary;
}

function brokenRow({ problem, detail }: CsvBrokenRow): { refusal: Refusal } {
  return { refusal: { code: problem, value: detail } };
}

type Rows = (CsvRow | CsvBrokenRow)[];

/** The first row of a file, with the others of its piece. */
async function firstRow(
  pieces: AsyncGenerator<Rows>,
): Promise<{ row: Rows[number] | undefined; rows: Rows }> {
  for (;;) {
    const piece = await pieces.next();
    if (piece.done) return { row: undefined, rows: [] };
    if (piece.value.length > 0) return { row: piece.value[0], rows: piece.value };
  }
}

async function* resumed(first: Rows, pieces: AsyncGenerator<Rows>): AsyncGenerator<Rows> {
  yield first;
  // Not `yield*` nor `for await`: both would close the generator before the one who owns it does.
  for (let piece = await pieces.next(); !piece.done; piece = await pieces.next()) yield piece.value;
}
