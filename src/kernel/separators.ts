/** Which mark in a figure is the decimal one: 1,250.5 or 1.250,5. */

/** How a source writes decimals. `mixed`: in both ways. */
export type DecimalMark = 'point' | 'comma' | 'mixed';

/**
 * How to read three digits after a single mark. `thousand`: as thousands, because the figure cannot have
 * three decimals (a plain price, a distance). `decimals`: as a price in thousandths. `as-written`: by the source's decimal mark,
 * which for a mixed source is unknown.
 */
export type ThreeDigits = 'thousand' | 'decimals' | 'as-written';

/** Returned for a figure that can be read in two ways. */
export const unclear = Symbol('unclear');

const figure = /\d[\d.,]*\d/g;
const groupedByDots = /^\d{1,3}(?:\.\d{2,3})*\.\d{3},\d+$/;
/** Figures grouped with marks that are never decimal ones, so that a comma after them begins the decimals. */
const groupedBySpaces = /(?<![\d.,])(\d{1,3}(?:[ '’\u00a0\u202f]\d{3})+),(\d{1,2})(?!\d)/g;
const threeBehindOne = /^([1-9]\d{0,2})([.,])(\d{3})$/;
const fewBehindComma = /^\d+,\d{1,2}$/;
const threeBehindMany = /^\d{4,},\d{3}$/;

/**
 * Rewrites the figures of a text with a decimal point and without dots between thousands, so that other
 * readers need not know how they were written. A figure that is unambiguous by itself is read that way,
 * whatever its source.
 */
export function settleMarks(
  text: string,
  mark: DecimalMark,
  threeDigits: ThreeDigits,
): string | typeof unclear {
  if (!/[.,]/.test(text)) return text;
  let isUnclear = false;
  const settled = text.replace(groupedBySpaces, '$1.$2').replace(figure, (digits) => {
    const open = threeBehindOne.exec(digits);
    if (open) {
      const [, before = '', separator, behind = ''] = open;
      if (threeDigits === 'thousand') return before + behind;
      if (threeDigits === 'decimals') return `${before}.${behind}`;
      isUnclear ||= mark === 'mixed';
      return (separator === ',') === (mark === 'comma') ? `${before}.${behind}` : before + behind;
    }
    if (threeDigits === 'decimals' && threeBehindMany.test(digits)) return digits.replace(',', '.');
    // A leading zero cannot be followed by thousands.
    if (/^0,\d+$/.test(digits)) return digits.replace(',', '.');
    if (groupedByDots.test(digits)) return digits.replaceAll('.', '').replace(',', '.');
    // "12,5" in a source with points is a slip: the missing digits are unknown.
    if (mark !== 'point' && fewBehindComma.test(digits)) return digits.replace(',', '.');
    return mark === 'comma' && /^\d+,\d+$/.test(digits) ? digits.replace(',', '.') : digits;
  });
  return isUnclear ? unclear : settled;
}
