/** Opens a file of listings: finds its header, chooses the mapping, and binds it to the header. */
import * as words from '#messages/imports.ts';
import { refusals } from '#messages/imports-refusals.ts';
import { currenciesIn } from '../../../kernel/currencies.ts';
import { StartError } from '../../../platform/start-error.ts';
import { bindColumns, type RowReader } from '../columns.ts';
import type { Mapping, MappingFile } from '../contract.ts';
import { type CsvBrokenRow, type CsvRow, guessDelimiter, linesOf, readCsv, splitLine } from '../csv.ts';
import { totalsOf } from '../domain/totals.ts';
import { bareHeader, targetOf } from '../guess/headers.ts';
import { canGuess, type Guess, guessMapping, missingColumns } from '../guess.ts';
import { findKnownMapping, readGuess } from '../mapping-files.ts';
import { openTextFile, type TextFile } from '../text-file.ts';
import { refuseUnclearCurrency, refuseUnlikelyCurrency } from './currency-doubts.ts';

/** Which mapping is used and how it was found. */
export type MappingChoice =
  | { how: 'given' }
  | { how: 'known'; name: string }
  | { how: 'guessed'; guess: MappingFile };

export interface OpenOptions {
  file: string;
  /** Without one, a known mapping is looked up by the header; otherwise one is guessed. */
  mapping?: Mapping | undefined;
  /** ISO code of the file's prices; overrides the mapping. */
  currency?: string | undefined;
  /** The country of all motorcycles whose row has none; overrides the mapping. */
  country?: string | undefined;
  /** ISO code of the garage's own currency; by default that of Bangladesh. */
  ownCurrency?: string | undefined;
  now?: Date | undefined;
  /** The keys of the places that the garage knows, for the guess. */
  places?: ReadonlySet<string> | undefined;
  onMapping?: (choice: MappingChoice) => void;
}

type Rows = (CsvRow | CsvBrokenRow)[];

export interface OpenedImport {
  mapping: Mapping;
  reader: RowReader;
  header: readonly string[];
  /** Headers for which a guess found no meaning. */
  unused: readonly string[];
  textFile: TextFile;
  /** The rows below the header, one piece of the file at a time. */
  rows: AsyncGenerator<Rows>;
  close(): Promise<void>;
}

/** Opens a file. Throws a StartError with instructions when it or its mapping cannot be used. */
export async function openImport(options: OpenOptions): Promise<OpenedImport> {
  const { file, mapping: given } = options;
  const textFile = await openTextFile(file, given?.file?.encoding, knownWords);
  const layout = layoutOf(textFile, given, options.now);
  const pieces = readCsv(textFile.text, layout);
  const close = async () => void (await pieces.return(undefined));
  try {
    const first = await firstRow(pieces);
    const { row } = first;
    if (!row) throw new StartError(words.fileEmpty(file));
    if ('problem' in row)
      throw new StartError(words.headerBroken(file, row.line, refusals[row.problem](row.detail)));
    const hasHeader = given?.file?.header !== false;
    const header = hasHeader ? row.fields : row.fields.map((_, i) => words.columnAt(i + 1));
    const below = hasHeader ? first.rows.slice(1) : first.rows;
    const { isGuessed, ...chosen } = await chooseMapping(
      header,
      below,
      { ...layout, ofObjects: textFile.ofObjects },
      options,
    );
    const bound = bindColumns(chosen.mapping, header);
    if ('problems' in bound) {
      const above = linesAboveColumns(textFile.beginning, chosen.mapping);
      throw new StartError(words.columnsMissing(file, bound.problems, header, above));
    }
    refuseUnclearCurrency(chosen.mapping, bound.reader, options);
    if (isGuessed) refuseUnlikelyCurrency(chosen.mapping, bound.reader, sampleOf(below), options);
    return { ...chosen, reader: bound.reader, header, textFile, rows: resumed(below, pieces), close };
  } catch (error) {
    await close();
    throw error;
  }
}

interface Layout {
  delimiter: string;
  skipLines: number;
}

/** The largest number of lines with titles and dates above a header. */
const mostLinesAbove = 20;
/** Microsoft's spreadsheets write their delimiter on a line above the header. */
const delimiterLine = /^\uFEFF?"?sep=(.)"?\s*$/i;

/** A mark of a currency that other encodings have in other letters: "27 000 Kč". */
const markBehind = /\d ?(?:,?-+ ?)?[\p{L}]{0,2}\P{ASCII}[\p{L}]{0,2}\.?$/u;

/** The number of known headers and of prices with a mark among the cells of the first lines. */
function knownWords(text: string): number {
  const cells = linesOf(text)
    .slice(0, mostLinesAbove)
    .join('\n')
    .split(/[\n;,\t|]/);
  const isMarked = (cell: string) => markBehind.test(cell.trim()) && currenciesIn(cell) !== null;
  return cells.filter((cell) => targetOf.has(bareHeader(cell)) || isMarked(cell)).length;
}

/** The first lines of a file, and the cells of each as if it were the header. */
function firstLines(beginning: string, told: Mapping['file'] = {}) {
  const all = linesOf(beginning);
  const lines = all.slice(0, mostLinesAbove);
  const named = delimiterLine.exec(lines[0] ?? '')?.[1];
  const delimiterAt = (line: number) => told.delimiter ?? named ?? guessDelimiter(beginning, line);
  const cellsOf = (line: number) => splitLine(lines[line] ?? '', delimiterAt(line));
  const cellsBelow = (line: number) => {
    const delimiter = delimiterAt(line);
    return all.slice(line + 1, line + 1 + rowsBelow).map((text) => splitLine(text, delimiter));
  };
  return { lines, named, delimiterAt, cellsOf, cellsBelow };
}

/** Enough to see what the columns below a header contain. */
const rowsBelow = 40;

/**
 * Whether a line can be a header: most of its cells have text, none is a number, and at least one is a known
 * header.
 */
function looksLikeHeader(cells: readonly string[]): boolean {
  const said = cells.filter((cell) => cell.trim() !== '');
  return (
    said.length > 1 &&
    said.length > cells.length * 0.6 &&
    !said.some((cell) => figure.test(cell.trim())) &&
    said.some((cell) => targetOf.has(bareHeader(cell)))
  );
}

/** Where the header is and what separates the fields; for a file with a mapping, as the mapping says. */
function layoutOf(
  { beginning, ofObjects }: TextFile,
  given: Mapping | undefined,
  now: Date | undefined,
): Layout {
  const { lines, named, delimiterAt, cellsOf, cellsBelow } = firstLines(beginning, given?.file);
  let skipLines = given?.file?.skipLines ?? (named === undefined ? 0 : 1);
  if (!given && !canGuess(cellsOf(skipLines), { ofObjects })) {
    const found = lines.findIndex((_, line) => line > skipLines && canGuess(cellsOf(line)));
    // Where no header suffices by its words, the cells below are considered.
    const borneOut = () =>
      lines.findIndex((_, line) => {
        if (line < skipLines || !looksLikeHeader(cellsOf(line))) return false;
        return canGuess(cellsOf(line), { sample: cellsBelow(line), now, ofObjects });
      });
    const guessed = found < 0 ? borneOut() : found;
    // Otherwise the message shows the columns of the line that looks most like a header, and not a title above it.
    const isTitle = guessed < 0 && cellsOf(skipLines).filter((cell) => cell.trim() !== '').length === 1;
    const header = isTitle ? lines.findIndex((_, line) => looksLikeHeader(cellsOf(line))) : guessed;
    if (header > skipLines) skipLines = header;
  }
  return { skipLines, delimiter: delimiterAt(skipLines) };
}

/** The number of lines above the one that has all columns of a mapping; null where no line has them. */
function linesAboveColumns(beginning: string, mapping: Mapping): number | null {
  const { lines, cellsOf } = firstLines(beginning, mapping.file);
  const found = lines.findIndex((_, line) => 'reader' in bindColumns(mapping, cellsOf(line)));
  return found < 0 ? null : found;
}

/** No header looks like this: "85,000", "Tk 85000", "2019", "12,500 km". */
const figure = /^(?:\p{L}{1,3}[ .]|[^\p{L}\d]{1,2})?\s?\d[\d.,\s]{2,}\D{0,6}$/u;

/** Enough to see how numbers are written. */
const sampleSize = 200;
/** The first rows that can be motorcycles: a line of totals has no id, and no town. */
const sampleOf = (below: Rows) =>
  below
    .slice(0, sampleSize)
    .flatMap((row) => ('fields' in row && totalsOf(row.fields) === null ? [row.fields] : []));

async function chooseMapping(
  header: readonly string[],
  below: Rows,
  { delimiter, skipLines, ofObjects }: Layout & Pick<TextFile, 'ofObjects'>,
  { file, mapping: given, currency, country, ownCurrency, now, places, onMapping }: OpenOptions,
): Promise<{ mapping: Mapping; unused: readonly string[]; isGuessed: boolean }> {
  const withSaid = (mapping: Mapping) => ({
    ...mapping,
    ...(currency !== undefined && { currency }),
    ...(country !== undefined && { country }),
  });
  if (given) {
    onMapping?.({ how: 'given' });
    return { mapping: withSaid(given), unused: [], isGuessed: false };
  }
  const known = await findKnownMapping(header);
  if (known) {
    onMapping?.({ how: 'known', name: known.name });
    return { mapping: withSaid(known.mapping), unused: [], isGuessed: false };
  }
  const sample = sampleOf(below);
  const said = { currency, country, ownCurrency };
  const guess = guessMapping(header, { delimiter, ...said, sample, now, places, ofObjects });
  if (!guess) {
    const isData = header.some((cell) => figure.test(cell.trim()));
    if (isData) throw new StartError(words.headerMissing(file, header));
    const missing = missingColumns(header, { sample, now, ofObjects });
    throw new StartError(words.mappingNeeded(file, header, missing, skipLines));
  }
  const mapping = withSkippedLines(guess, skipLines);
  onMapping?.({ how: 'guessed', guess: mapping });
  return { mapping: readGuess(mapping, file), unused: guess.unused, isGuessed: true };
}

function withSkippedLines({ mapping }: Guess, skipLines: number): MappingFile {
  return skipLines === 0 ? mapping : { ...mapping, file: { ...mapping.file, skipLines } };
}

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
  // Neither `yield*` nor `for await`: both would close the generator before its owner does.
  for (let piece = await pieces.next(); !piece.done; piece = await pieces.next()) yield piece.value;
}
