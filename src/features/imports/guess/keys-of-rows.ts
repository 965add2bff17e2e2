/** Which columns can tell the rows of a list apart. */
import { toLatinDigits } from '../../../kernel/figures.ts';

/** The form of row numbers and codes: "17", "A-17", "Nr. 17". */
const keyShape = /^(?:\S*\d\S*|\p{L}{1,4}\.? \d+)$/u;

/** Whether nearly all cells of a column are different keys: a "No" may also be the number of owners. */
export function countsRows(cells: readonly string[]): boolean {
  const keys = cells.map((cell) => toLatinDigits(cell.trim())).filter((cell) => keyShape.test(cell));
  return new Set(keys).size >= cells.length * 0.9;
}

/**
 * Whether a column whose header names ids may contain them: a "Code" may be the model's, the same in many
 * rows.
 */
export function tellsRowsApart(cells: readonly string[]): boolean {
  const said = cells.map((cell) => cell.trim()).filter((cell) => cell !== '');
  return new Set(said).size >= said.length * 0.7;
}

/**
 * Whether most rows say something: a chassis number that only some have is no id of all. Half, as few lists are near it: the
 * next list of the same garage should get the same column.
 */
export const isFilled = (cells: readonly string[]) =>
  cells.filter((cell) => cell.trim() !== '').length >= cells.length / 2;
