/** Which mark of a figure is the decimal one: 1,250.5 or 1.250,5. */

/** How a source writes decimals. `mixed`: some of its figures in one way and some in the other. */
export type DecimalMark = 'point' | 'comma' | 'mixed';

/**
 * What three digits behind a single mark are. `thousand` where the figure cannot have three decimals: a plain price, a
 * distance. `as-written`: what the source's mark says; of a mixed source nobody knows.
 */
type ThreeDigits = 'thousand' | 'as-written';

/** Says that a figure can be read in two ways. */
export const unclear = Symbol('unclear');

const figure = /\d[\d.,]*\d/g;
const groupedByDots = /^\d{1,3}(?:\.\d{2,3})*\.\d{3},\d+$/;
/** Groups that no decimal mark parts: what stands behind a comma are decimals. */
const groupedBySpaces = /(?<![\d.,])(\d{1,3}(?:[ '’\u00a0\u202f]\d{3})+),(\d{1,2})(?!\d)/g;
const threeBehindOne = /^([1-9]\d{0,2})([.,])(\d{3})$/;
const fewBehindComma = /^\d+,\d{1,2}$/;

/**
 * The text with the decimals of its figures behind a point and without dots between thousands, so that readers of figures
 * need not know how it was written. A figure that shows by itself which way it is written is read so, whatever its source.
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
      isUnclear ||= mark === 'mixed';
      return (separator === ',') === (mark === 'comma') ? `${before}.${behind}` : before + behind;
    }
    // Nobody writes thousands of nothing.
    if (/^0,\d+$/.test(digits)) return digits.replace(',', '.');
    if (groupedByDots.test(digits)) return digits.replaceAll('.', '').replace(',', '.');
    // "12,5" among points is a slip of which nobody knows the rest.
    if (mark !== 'point' && fewBehindComma.test(digits)) return digits.replace(',', '.');
    return mark === 'comma' && /^\d+,\d+$/.test(digits) ? digits.replace(',', '.') : digits;
  });
  return isUnclear ? unclear : settled;
}
