/** Cells of figures: marks for one that is not known, and figures that a spreadsheet has shortened. */
import type { Target } from '../contract.ts';

const figures: ReadonlySet<Target> = new Set([
  ...(['year', 'age', 'kilometres', 'engine', 'owners', 'price', 'originalPrice'] as const),
]);

/** Whether the cells of a field are figures. */
export function holdsFigures(target: Target): boolean {
  return figures.has(target);
}

/**
 * Abbreviations of "not known", "non communiqué", "no disponible", "sin número" and the like. Only in place of a figure:
 * elsewhere they are North Carolina and the name of a model.
 */
const unsaidFigure = /^(?:n[./ ]{0,2}[acdkp]|s[./ ]{0,2}[din]|x{1,4})\.?$/i;

/** Whether a cell says instead of a figure that there is none. */
export function isUnsaidFigure(text: string): boolean {
  return unsaidFigure.test(text);
}

/** "1.90E+03", in which spreadsheets show wide figures in narrow columns. */
const shortened = /^(-?\d)(?:[.,](\d+))?E\+?(\d{1,2})$/i;

/** The zeros of scripts whose digits nothing else reads: Khmer, Thai, Lao, Burmese, Gujarati, Tamil, Telugu and Kannada. */
const otherZeros = [...'០๐໐၀૦௦౦೦'].map((zero) => zero.charCodeAt(0));
const otherDigits = /[០-៩๐-๙໐-໙၀-၉૦-૯௦-௯౦-౯೦-೯]/g;

function withLatinDigits(text: string): string {
  return text.replace(otherDigits, (digit) => {
    const code = digit.charCodeAt(0);
    const zero = otherZeros.find((candidate) => candidate <= code && code < candidate + 10) ?? 0;
    return String(code - zero);
  });
}

/**
 * A figure that a spreadsheet has shortened, written out if it is a whole one; of any other text only the digits are changed.
 * With `exact` only if no digit is missing: "2.02E+03" was any year from 2015 to 2024.
 */
export function writtenOut(text: string, { exact = false } = {}): string {
  const latin = withLatinDigits(text);
  const [whole, first = '', decimals = '', power = ''] = shortened.exec(latin.trim()) ?? [];
  const figures = decimals.replace(/0+$/, '');
  const places = Number(power);
  if (whole === undefined || figures.length > places || places > 12) return latin;
  return exact && decimals.length !== places ? latin : (first + figures).padEnd(first.length + places, '0');
}
