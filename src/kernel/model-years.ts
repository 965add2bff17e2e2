/** The model year of a motorcycle as its seller writes it. */
import { onMarketClock, yearOf } from './dates.ts';
import { findFigures, readableText } from './figures.ts';

/** The first year in which motorcycles were sold; anything older is a slip. */
const earliestYear = 1900;

const yearWords = /^ ?(?:years?|yrs?|yr|y|বছর|বৎসর|bochor)(?![\p{L}\p{M}])/u;
const monthWords = /^ ?(?:months?|mths?|mos?|মাস|mash)(?![\p{L}\p{M}])/u;

/**
 * Reads a year or an age as sellers write it, and returns the model year as of `reference`: "2019", "2019
 * model", "3 years", "৩ বছর", "6 months", "1 year 6 months", or a bare "3" (years). Null when the text has no
 * such meaning, or when the year is outside 1900 to next year (next year's models are sold in December).
 */
export function readModelYear(text: string, reference: Date): number | null {
  const readable = readableText(text).replace(/(\d)(?=\p{L})/gu, '$1 ');
  const latest = yearOf(reference) + 1;
  let months: number | null = null;
  const figures = findFigures(readable);
  for (const { value, end, scale } of figures) {
    const rest = readable.slice(end);
    if (scale === 1 && Number.isInteger(value) && value >= 1000 && value <= 9999) {
      return value >= earliestYear && value <= latest ? value : null;
    }
    if (yearWords.test(rest)) months = (months ?? 0) + value * 12;
    else if (monthWords.test(rest)) months = (months ?? 0) + value;
    else if (figures.length === 1 && figures[0]?.start === 0 && end === readable.length) months = value * 12;
  }
  if (months === null || months < 0 || months > 12 * 100) return null;
  const then = onMarketClock(reference);
  then.setUTCDate(1);
  then.setUTCMonth(then.getUTCMonth() - Math.round(months));
  return then.getUTCFullYear();
}
