import { keyOf } from '../../src/features/catalogue/words.ts';
import { guessMapping } from '../../src/features/imports/guess.ts';

/** When the files are read. */
export const now = new Date('2026-11-23T06:00:00Z');

export const bikes = ['Honda Dio', 'TVS Apache', 'Hero Hunk', 'Bajaj Pulsar'];
export const prices = ['85,000', '90,000', '80,000', '1,20,000'];
export const marked = ['Tk 20,000', 'Tk 25,000', 'Tk 15,000', 'Tk 30,000'];
export const years = ['2019', '2021', '2018', '2020'];

const knownPlaces = new Set(['Cumilla', 'Delhi', 'Lagos', 'Mirpur', 'কুমিল্লা'].map(keyOf));

/** What is guessed for a file with these columns, each with its header and the cells below it. */
export function guessOf(columns: Record<string, readonly string[]>, at = now) {
  const header = ['Bike', ...Object.keys(columns)];
  const cells = [bikes, ...Object.values(columns)];
  const longest = Math.max(...cells.map(({ length }) => length));
  const sample = Array.from({ length: longest }, (_, row) => cells.map((column) => column[row] ?? ''));
  return guessMapping(header, { delimiter: ',', sample, now: at, places: knownPlaces });
}

/** The rows of a file with these columns. */
export function rowsOf(columns: Record<string, readonly string[]>): string[][] {
  const cells = Object.values(columns);
  return (cells[0] ?? []).map((_, row) => cells.map((column) => column[row] ?? ''));
}
