/** Which two figures are the ends of a range: "1-2 lakh", "80/90 hazar", "$20,000 to $40,000". */
import type { FoundFigure } from '../../../../kernel/figures.ts';
import { between, most, opening, perhapsBetween, stroke, unitOf } from './figure-words.ts';
import type { IsNamed } from './short-figures.ts';
import { signBefore } from './signs.ts';

/** A smaller bare figure is part of a name; from here on it is a price limit. */
export const leastPrice = 10_000;
/** A smaller figure is no year. */
export const firstYear = 1950;
/** A smaller figure is no engine in cc, but a part of a name. */
const leastEngine = 50;

/**
 * The value of the first of two figures: "1-2 lakh" names the scale once for both, and "80 to 1 lakh" leaves
 * out the thousands.
 */
export function beside(first: FoundFigure, second: FoundFigure): number {
  if (first.scale > 1 || first.value >= Math.min(second.scale, leastPrice)) return first.value;
  const [same, less] = [first.value * second.scale, first.value * 1_000];
  return same > second.value && less >= leastPrice && less < second.value ? less : same;
}

const isYear = ({ value, scale }: FoundFigure) => scale === 1 && value >= firstYear && value < 2_100;

const lakhs = /(?<!\p{L})(?:lakhs?|lacs?|crores?|লাখ|লক্ষ|কোটি) *$/u;

/** What stands before and behind two figures. */
interface TextAround {
  before: string;
  behind: string;
}

/** Whether a stroke between two figures joins the ends of a range: "80/90 hazar", but no "12/2018" and no "mirpur 10/2 lakh". */
function isJoined(first: FoundFigure, second: FoundFigure, { before, behind }: TextAround): boolean {
  const unit = unitOf(behind)?.[0];
  if (isYear(first) && isYear(second) && (unit === undefined || unit === 'year')) return true;
  if (isYear(first) || isYear(second)) return false;
  // "1 lakh 20/30 hazar" is not 20 to 30 thousand.
  if (lakhs.test(before)) return false;
  // Nobody is that unsure: "uttara 7/80k", and a distance beside a price.
  if (second.value > 2 * beside(first, second)) return false;
  if (first.scale > 1) return second.scale > 1 && first.value < second.value;
  if (first.value >= second.value / second.scale) return false;
  const isEngine = unit === 'cc' && first.value >= leastEngine;
  return isEngine || second.scale > 1 || first.value >= leastPrice;
}

/** Nobody is that unsure: "350 до 30 000" is a model and its price. */
const mostTimes = 20;
/** The sizes of engines that names of models end with. */
const leastOfName = 100;
const mostOfName = 3_000;
/** "03", "07". */
const zeroOfName = /^0\d$/;
const lastWords = /(?:(\S+) )?(\S+) ?-?$/u;

/** Whether a figure ends the name of a model: "bandit 1200", "ns 200", "mt-03". */
function endsModel({ start, end }: FoundFigure, text: string, isModel: IsNamed): boolean {
  const figure = text.slice(start, end);
  const [, earlier, word] = lastWords.exec(text.slice(0, start)) ?? [];
  if (word === undefined) return false;
  return [`${word} ${figure}`, `${earlier ?? ''} ${word} ${figure}`].some(isModel);
}

/**
 * Whether a word between two figures, which may be one of a limit or of a range, limits the second: "bis" in "Bandit 1200 bis 1400
 * Euro", "hasta" in "NS 200 hasta 7.600.000".
 */
function isLimited(first: FoundFigure, second: FoundFigure, text: string, isModel: IsNamed): boolean {
  const space = text.slice(first.end, second.start);
  if (!most.test(space) || opening.test(text.slice(0, first.start).replace(signBefore, ''))) return false;
  if (first.scale > 1 || signBefore.test(text.slice(0, first.start))) return false;
  const unit = unitOf(text.slice(second.end))?.[0];
  if (unit !== undefined && unit !== 'price') return false;
  if (zeroOfName.test(text.slice(first.start, first.end)) || endsModel(first, text, isModel)) return true;
  if (unit === 'price' || first.value < leastOfName || first.value >= mostOfName) return false;
  // "crf 250 до 210 тысяч": the ends of a range of thousands would be the other way round.
  return second.scale > 1
    ? first.value > second.value / second.scale
    : second.value >= mostTimes * first.value;
}

/** Whether two figures that follow each other are the ends of a range; `isModel` says whether words are a model's name. */
export function isRange(
  first: FoundFigure,
  second: FoundFigure,
  text: string,
  isModel: IsNamed = () => false,
): boolean {
  if (isLimited(first, second, text, isModel)) return false;
  const [before, space] = [text.slice(0, first.start), text.slice(first.end, second.start)];
  // "$20,000 to $40,000", "3000 € - 5000 €"; but "150 cc - 80000" are two facts.
  const unit = unitOf(space);
  const unsigned = signBefore.test(before) ? space.replace(signBefore, '') : space;
  const isSame = unit !== undefined && unitOf(text.slice(second.end))?.[0] === unit[0];
  const words = isSame ? unsigned.replace(unit[1], '') : unsigned;
  if (between.test(words)) return true;
  if (stroke.test(words)) return isJoined(first, second, { before, behind: text.slice(second.end) });
  if (!perhapsBetween.test(words)) return false;
  return (
    opening.test(before.replace(signBefore, '')) ||
    (isYear(first) && isYear(second)) ||
    (first.scale > 1 && first.scale === second.scale)
  );
}
