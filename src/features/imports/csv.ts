/**
 * Reads CSV as it exists in practice, row by row, in constant memory. Unlike the parsers of the registry it
 * continues after a broken row: an open quotation mark costs its line and not the rest of the file, and every
 * row knows the line on which it begins. RFC 4180, with any delimiter.
 */

type CsvProblem =
  | 'quotes-unbalanced'
  | 'row-too-long'
  | 'control-characters'
  | 'not-readable'
  | 'columns-missing';

export interface CsvRow {
  /** The line of the file on which the row begins, counted from 1. */
  line: number;
  fields: readonly string[];
}

export interface CsvBrokenRow {
  line: number;
  problem: CsvProblem;
  /** The text of that line, cut where it is too long. */
  text: string;
  /** For people: what was found, where that helps. */
  detail: string;
}

interface CsvOptions {
  delimiter: string;
  /** Lines at the beginning that are no rows. */
  skipLines?: number;
}

/** Longer than any listing: a row of this length has a missing line end or quotation mark. */
const longestRow = 64 * 1024;
const mostLinesOfARow = 100;
const shownOfBrokenRow = 1_000;

interface Line {
  number: number;
  text: string;
  tooLong: boolean;
}

type QuotedState = 'done' | 'open' | 'malformed';

/** Collects the lines of one row with quotation marks, until it is complete. */
class QuotedRow {
  readonly fields: string[] = [];
  readonly #delimiter: string;
  #field = '';
  #inQuotes = false;

  constructor(delimiter: string) {
    this.#delimiter = delimiter;
  }

  feed(line: string): QuotedState {
    let at = 0;
    if (this.#inQuotes) this.#field += '\n';
    for (;;) {
      if (this.#inQuotes) {
        const quote = line.indexOf('"', at);
        if (quote < 0) {
          this.#field += line.slice(at);
          return 'open';
        }
        this.#field += line.slice(at, quote);
        at = quote + 1;
        if (line[at] === '"') {
          this.#field += '"';
          at += 1;
          continue;
        }
        // Spaces after a closing mark are common; anything else means that the mark was not a closing one.
        while (line[at] === ' ' && this.#delimiter !== ' ') at += 1;
        if (at < line.length && line[at] !== this.#delimiter) return 'malformed';
        this.#inQuotes = false;
      } else if (line[at] === '"') {
        this.#inQuotes = true;
        at += 1;
        continue;
      } else {
        // Within an unquoted field a mark is an ordinary character: 17" wheels.
        const end = line.indexOf(this.#delimiter, at);
        this.#field = line.slice(at, end < 0 ? line.length : end);
        at = end < 0 ? line.length : end;
      }
      this.fields.push(this.#field);
      this.#field = '';
      if (at >= line.length) return 'done';
      at += 1;
      if (at === line.length) {
        this.fields.push('');
        return 'done';
      }
    }
  }
}

/** Cuts pieces of text into numbered lines; of a line without end only the beginning is kept. */
class LineCutter {
  #rest = '';
  #number = 1;
  #discarding = false;
  /** Files of old Macintosh systems end their lines with a carriage return alone. */
  #end: '\n' | '\r' | null = null;

  cut(piece: string, isLast: boolean): Line[] {
    this.#end ??= !piece.includes('\n') && /\r[^\n]/.test(piece) ? '\r' : '\n';
    const parts = (this.#rest + piece).split(this.#end);
    this.#rest = isLast ? '' : (parts.pop() ?? '');
    const lines: Line[] = [];
    for (const part of parts) {
      const tooLong = this.#discarding || part.length > longestRow;
      const text = tooLong ? part.slice(0, shownOfBrokenRow) : part.endsWith('\r') ? part.slice(0, -1) : part;
      lines.push({ number: this.#number, text, tooLong });
      this.#number += 1;
      this.#discarding = false;
    }
    if (this.#rest.length > longestRow) {
      this.#rest = this.#rest.slice(0, shownOfBrokenRow);
      this.#discarding = true;
    }
    return lines;
  }
}

function isBlank(fields: readonly string[]): boolean {
  return fields.every((field) => field.trim() === '');
}

// Tabs, line feeds and carriage returns are no offence; zero bytes, escapes and their like are.
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const controlCharacters = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/;

/**
 * Reads the rows of a text. Each result holds the rows of one piece of it, so that the consumer sets the
 * pace. The first row determines the number of fields; blank rows are skipped.
 */
export async function* readCsv(
  text: AsyncIterable<string>,
  { delimiter, skipLines = 0 }: CsvOptions,
): AsyncGenerator<(CsvRow | CsvBrokenRow)[]> {
  const cutter = new LineCutter();
  let pending: Line[] = [];
  let width: number | null = null;

  function broken({ number, text }: Line, problem: CsvProblem, detail = ''): CsvBrokenRow {
    return { line: number, problem, text: text.slice(0, shownOfBrokenRow), detail };
  }

  /** A row, or its problem; null when it is blank. */
  function judge(line: Line, fields: string[]): CsvRow | CsvBrokenRow | null {
    if (isBlank(fields)) return null;
    width ??= fields.length;
    while (fields.length > width && fields.at(-1)?.trim() === '') fields.pop();
    if (fields.length === width) return { line: line.number, fields };
    return broken(line, 'columns-missing', `${fields.length} instead of ${width}`);
  }

  function rowsOf(isLast: boolean): (CsvRow | CsvBrokenRow)[] {
    const rows: (CsvRow | CsvBrokenRow)[] = [];
    let at = 0;
    const add = (row: CsvRow | CsvBrokenRow | null) => {
      if (row) rows.push(row);
    };
    for (let line = pending[at]; line; line = pending[at]) {
      if (line.number <= skipLines) at += 1;
      else if (line.tooLong) {
        add(broken(line, 'row-too-long'));
        at += 1;
      } else if (controlCharacters.test(line.text)) {
        add(broken(line, 'control-characters'));
        at += 1;
      } else if (line.text.includes('\uFFFD')) {
        add(broken(line, 'not-readable'));
        at += 1;
      } else if (!line.text.includes('"')) {
        add(judge(line, line.text.split(delimiter)));
        at += 1;
      } else {
        const row = new QuotedRow(delimiter);
        let state: QuotedState = 'open';
        let length = 0;
        let next = at;
        for (; state === 'open' && next < pending.length && next - at < mostLinesOfARow; next += 1) {
          const { text, tooLong } = pending[next] ?? line;
          length += text.length;
          state = tooLong || length > longestRow ? 'malformed' : row.feed(text);
        }
        if (state === 'open' && next === pending.length && !isLast && next - at < mostLinesOfARow) break;
        // Its other lines were not checked before.
        const spoilt = row.fields.some((field) => controlCharacters.test(field) || field.includes('\uFFFD'));
        const judged =
          state !== 'done' ? null : spoilt ? broken(line, 'control-characters') : judge(line, row.fields);
        // A row over several lines with too many fields comes from an open mark that was closed by another
        // row's mark.
        const runsOn = judged !== null && 'problem' in judged && !spoilt && next - at > 1;
        if (state !== 'done' || runsOn) {
          add(broken(line, 'quotes-unbalanced'));
          at += 1;
        } else {
          add(judged);
          at = next;
        }
      }
    }
    pending = pending.slice(at);
    return rows;
  }

  for await (const piece of text) {
    pending.push(...cutter.cut(piece, false));
    yield rowsOf(false);
  }
  pending.push(...cutter.cut('', true));
  yield rowsOf(true);
}

/** The lines of a text, with any line ends. */
export function linesOf(text: string): string[] {
  return text.split(/\r\n|\n|\r/);
}

/** The cells of a single line. */
export function splitLine(line: string, delimiter: string): readonly string[] {
  if (!line.includes('"')) return line.split(delimiter);
  const row = new QuotedRow(delimiter);
  return row.feed(line) === 'done' ? row.fields : [];
}

const delimiters = [',', ';', '\t', '|'];

/**
 * The delimiter of a text by its first row: the candidate that occurs most often outside of quotation marks.
 */
export function guessDelimiter(beginning: string, skipLines = 0): string {
  const lines = linesOf(beginning).slice(skipLines);
  const bare = (lines.find((line) => line.trim() !== '') ?? '').replace(/"[^"]*"/g, '');
  const counts = delimiters.map((delimiter) => bare.split(delimiter).length - 1);
  return delimiters[counts.indexOf(Math.max(...counts))] ?? ',';
}
