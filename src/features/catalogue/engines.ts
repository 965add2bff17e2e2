/** Engine sizes: reading them from names, and choosing among contradictory ones. */
import { perCubicInch } from '../../kernel/measures.ts';
import type { ModelRow } from './tables.ts';
import { wordsOf } from './words.ts';

/**
 * Engine sizes outside this range are slips: no smaller engine is on the road, and the Triumph Rocket 3 has
 * the largest.
 */
const smallestEngine = 20;
const largestEngine = 2_500;
/** No motorcycle is called after a smaller one. */
const smallestNamed = 49;

function isEngine(cc: number | null | undefined): cc is number {
  return typeof cc === 'number' && cc >= smallestEngine && cc <= largestEngine;
}

/** Words after a figure that show that it is a distance or a price, not an engine size. */
const otherUnits = new Set([
  'km',
  'kms',
  'kilometer',
  'kilometers',
  'kmpl',
  'mile',
  'miles',
  'k',
  'tk',
  'taka',
  'lakh',
  'ci',
  'cu',
  'cubic',
]);

/** The figures in a name that may be its engine size: "SV 650", "Foo 125 X". Years are not. */
export function sizesIn(words: readonly string[]): number[] {
  return words.flatMap((word, i) => {
    const size = Number(word);
    const isSize = size >= smallestNamed && size <= largestEngine && (size < 1_930 || size > 2_100);
    return isSize && !otherUnits.has(words[i + 1] ?? '') ? [size] : [];
  });
}

/** The size that a name marks as one: "150cc", "107 ci". */
export function engineInWords(words: readonly string[]): number | null {
  for (const [i, word] of words.entries()) {
    const figure = Number(words[i - 1]);
    if ((word === 'cc' || word === 'সিসি') && isEngine(figure)) return figure;
    const isInInches =
      word === 'ci' || ((word === 'cu' || word === 'cubic') && /^in(?:ch(?:es)?)?$/.test(words[i + 1] ?? ''));
    if (isInInches && isEngine(figure * perCubicInch)) return Math.round(figure * perCubicInch);
  }
  return null;
}

/** Where in the words a model was found. */
interface FoundEngine {
  words: readonly string[];
  start: number;
  length: number;
}

/** Names round by up to a tenth: a Hornet with 184 cc is a "200". */
const rounding = 0.1;

/**
 * Whether a name contains a size beside its model ("TR 200" of a TR), but none that the model was built with.
 * Figures of the model's own name do not count: a Bonneville T100 is called that.
 */
export function namesAnotherSize({ words, start, length }: FoundEngine, sizes: readonly number[]): boolean {
  const agrees = (cc: number) => sizes.some((size) => Math.abs(cc - size) <= Math.max(cc, size) * rounding);
  const beside = sizesIn([...words.slice(0, start), '', ...words.slice(start + length)]);
  return sizes.length > 0 && beside.length > 0 && !sizesIn(words).some(agrees);
}

/**
 * Whether a model found by its letters is followed by its own figure and another digit: a "Rocket 30" is not
 * a Rocket 3.
 */
function isLonger({ words, start, length }: FoundEngine, name: readonly string[]): boolean {
  const behind = words[start + length] ?? '';
  return /^\d+$/.test(behind) && name[name.indexOf(behind.slice(0, -1)) - 1] === words[start + length - 1];
}

/** Whether a size is about twice or half of every one that a model was built with, or further from it. */
export const isFarFrom = (sizes: readonly number[], cc: number) =>
  isEngine(cc) && sizes.length > 0 && !sizes.some((size) => cc < size * 1.8 && cc > size / 1.8);

/** Whether a figure follows that is no size: an "FZ 6" of 600 cc is no FZ. */
function goesOnInFigures({ words, start, length }: FoundEngine): boolean {
  const behind = Number(words[start + length]);
  return behind > 0 && behind < smallestNamed;
}

/** Whether a model named after its size is not meant, because name and stated size both give another size. */
export function contradictsSize(
  [name, , engines]: ModelRow,
  found: FoundEngine,
  stated: number | null,
): boolean {
  const sizes = [engines].flat();
  if (stated !== null && sizes.some((size) => Math.abs(stated - size) <= size * rounding)) return false;
  if (stated !== null && isFarFrom(sizes, stated) && goesOnInFigures(found)) return true;
  return (
    (sizesIn(wordsOf(name)).length > 0 && namesAnotherSize(found, sizes)) || isLonger(found, wordsOf(name))
  );
}

/**
 * Chooses the engine size. A stated size counts unless it is implausible, or about twice or half of every
 * size the model was built with (a "555" for 100). Then comes the size in the name, then the model's only
 * size, unless the name contains another.
 */
export function believableEngine(
  stated: number | null,
  words: readonly string[],
  model: { row: ModelRow; found: FoundEngine } | null,
): number | null {
  const sizes = model ? [model.row[2]].flat() : [];
  // Names round: a V-Max 1200 has 1,198 cc.
  const rounded = sizes.find((size) => words.some((word) => Math.abs(Number(word) - size) <= size * 0.02));
  const named = engineInWords(words) ?? rounded ?? null;
  // Where the row and the name agree, it is a size that the catalogue does not know.
  const isAgreed = (cc: number) => sizesIn(words).some((size) => Math.abs(cc - size) <= cc * rounding);
  if (isEngine(stated) && isAgreed(stated)) return Math.round(stated);
  const fits = (cc: number) => !isFarFrom(sizes, cc);
  if (isEngine(stated) && fits(stated)) return Math.round(stated);
  if (isEngine(named) && fits(named)) return Math.round(named);
  const [only, ...others] = sizes;
  if (!model || only === undefined || others.length > 0 || namesAnotherSize(model.found, sizes)) return null;
  return only;
}
