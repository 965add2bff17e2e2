/** The column with the units of another one: "km" and "mi" beside the distances. */
import { plainCell } from '../readings/plain-cell.ts';
import { isUnsaid } from '../readings/unsaid.ts';
import { spaced } from './headers.ts';

/** Also in the codes that schema.org takes: KMT and SMI. */
const distanceUnit = /^(?:kms?|kmt|kilomet(?:er|re)s?|mi|smi|miles?)\.?$/i;

/** A header as words: "mileage.unitCode" is "mileage unit code". */
const wordsOf = (header: string) =>
  spaced(header)
    .toLowerCase()
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter((word) => word !== '');

/** Whether a header begins with that of the distances, or with the object that they are in: "mileage unit", "mileage value". */
function belongsTo(header: string, distances: string): boolean {
  const words = wordsOf(header);
  const own = wordsOf(distances);
  const begins = (start: readonly string[]) =>
    start.length > 0 && start.every((word, place) => words[place] === word);
  return begins(own) || begins(own.slice(0, -1));
}

/**
 * The free column that says what the distances of each row are in: beside theirs, or named like it, and with nothing but
 * units. One that stands elsewhere may be about how far away a motorcycle is.
 */
export function unitColumnOf(
  distances: number | undefined,
  {
    header,
    sample,
    isFree,
  }: {
    header: readonly string[];
    sample: readonly (readonly string[])[];
    isFree: (index: number) => boolean;
  },
): number | undefined {
  if (distances === undefined) return undefined;
  const holdsUnits = (index: number) => {
    const said = sample.map((row) => plainCell(row[index] ?? '').trim()).filter((cell) => !isUnsaid(cell));
    return said.length > 0 && said.every((cell) => distanceUnit.test(cell));
  };
  const able = [...header.keys()].filter((index) => isFree(index) && holdsUnits(index));
  return (
    able.find((index) => belongsTo(header[index] ?? '', header[distances] ?? '')) ??
    able.find((index) => Math.abs(index - distances) === 1)
  );
}
