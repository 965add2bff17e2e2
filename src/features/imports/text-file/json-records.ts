/** Reads the records of a JSON text as lines of CSV, so that everything else treats them as rows of a list. */
import { JSONParser } from '@streamparser/json';
import { listFurtherIn } from './record-lists.ts';

type Json = null | boolean | number | string | Json[] | { [name: string]: Json };
type Cells = Map<string, string>;

/** So many records determine the columns. Records of one list rarely have the same fields. */
const recordsRead = 200;
/** Fields of fields of a record: deeper ones are about something else. */
const deepest = 4;

/** Whether a text is JSON: a list of records, an object that holds one, or a record on each line. */
export const looksLikeJson = (beginning: string) => /^\uFEFF?\s*[[{]\s*["{[\]}]/.test(beginning);

const inOuterList = { paths: ['$.*.*'] };
const onLines = { paths: ['$'], separator: '' };

/** A name as a part of a path, in which dots have a meaning. */
const partOfPath = (name: string) => (name === '' || name.includes('.') ? '*' : name);

/**
 * The records may be in a list, in a list that is a field of an object or of an object in it, or each on a line of its own (JSON
 * Lines).
 */
function pathOf(beginning: string): { paths: string[]; separator?: string } {
  if (/^\uFEFF?\s*\[/.test(beginning)) return { paths: ['$.*'] };
  const [line = '', ...others] = beginning
    .replace(/^\uFEFF/, '')
    .trim()
    .split(/\r?\n/);
  const record = parsed(line);
  if (record && others.length > 0) return onLines;
  // An object on a single line may hold the list, and a record in a list of them may hold one of its pictures.
  const lists = Object.values(record ?? {}).filter(isListOfRecords);
  if (lists.some((list) => list.length > 0)) return inOuterList;
  const names = listFurtherIn(beginning, { isOneRecord: record !== null });
  if (names) return { paths: [`$.${names.map(partOfPath).join('.')}.*`] };
  return record && lists.length === 0 ? onLines : inOuterList;
}

function parsed(line: string): { [name: string]: Json } | null {
  try {
    return JSON.parse(line);
  } catch {
    return null;
  }
}

const isRecord = (value: unknown): value is { [name: string]: Json } =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isListOfRecords = (value: Json): value is Json[] => Array.isArray(value) && value.every(isRecord);

/** The fields of a record by their names; those of an object in it are named with it: "price currency". */
function cellsOf(record: { [name: string]: Json }, before = '', depth = 1): Cells {
  const cells: Cells = new Map();
  for (const [name, value] of Object.entries(record)) {
    const full = before === '' ? name : `${before} ${name}`;
    if (isRecord(value)) {
      if (depth < deepest) for (const [key, text] of cellsOf(value, full, depth + 1)) cells.set(key, text);
    } else cells.set(full, textOf(value));
  }
  return cells;
}

function textOf(value: Json): string {
  if (Array.isArray(value))
    return value
      .filter((item) => typeof item !== 'object')
      .map(textOf)
      .join(', ');
  return value === null ? '' : String(value);
}

/** Line breaks become those of HTML, because rows over many lines are taken for broken ones. */
function written(cell: string): string {
  const text = cell
    .trim()
    .replace(/\r\n|[\n\r\u2028\u2029]/g, '<br>')
    // biome-ignore lint/suspicious/noControlCharactersInRegex: a row with one would be refused
    .replace(/[\u0000-\u001f\u007f]/g, ' ')
    // Halves of characters that a program cut through, which no database takes.
    .replace(/\p{Surrogate}/gu, '');
  return /[",;\t|]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

const lineOf = (cells: Iterable<string>) => `${[...cells].map(written).join(',')}\n`;

/**
 * A header, then a line for each record; the first piece has the header and the first records. Fields that only later
 * records have are left out. `onBroken` makes the error for a text that is no JSON from behind so many records on; `onObjects` is
 * told, before the header is read, which of its columns are fields of objects in the records.
 */
export async function* csvOfJson(
  text: AsyncIterable<string>,
  beginning: string,
  {
    onBroken,
    onObjects,
  }: { onBroken: (records: number) => Error; onObjects?: (columns: ReadonlySet<string>) => void },
): AsyncGenerator<string> {
  const path = pathOf(beginning);
  const parser = new JSONParser({ ...path, keepStack: false });
  let waiting: Cells[] = [];
  let columns: readonly string[] | null = null;
  const ownFields = new Set<string>();
  let count = 0;
  parser.onValue = ({ value, parent }) => {
    // An object beside the list may hold others, which are no records: {"meta": {"page": {…}}, "items": […]}.
    if (!isRecord(value) || (path.separator === undefined && !Array.isArray(parent))) return;
    count += 1;
    const record = value as { [name: string]: Json };
    if (!columns) for (const name of Object.keys(record)) ownFields.add(name);
    waiting.push(cellsOf(record));
  };
  function* lines(): Generator<string> {
    if (waiting.length === 0) return;
    let csv = '';
    if (!columns) {
      columns = [...new Set(waiting.flatMap((cells) => [...cells.keys()]))];
      onObjects?.(new Set(columns.filter((name) => !ownFields.has(name))));
      csv += lineOf(columns);
    }
    for (const cells of waiting) csv += lineOf(columns.map((name) => cells.get(name) ?? ''));
    waiting = [];
    yield csv;
  }
  let isFirst = true;
  for await (const piece of text) {
    try {
      parser.write(isFirst ? piece.replace(/^\uFEFF/, '') : piece);
    } catch {
      throw onBroken(count);
    }
    isFirst = false;
    if (columns || waiting.length >= recordsRead) yield* lines();
  }
  yield* lines();
  try {
    // Throws where something is not closed; a list has ended by itself.
    if (!parser.isEnded) parser.end();
  } catch {
    throw onBroken(count);
  }
}
