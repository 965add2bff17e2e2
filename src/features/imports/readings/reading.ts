/** What all readings of cells share: that a cell cannot be read, and how figures are written. */
import { findFigures, readableText } from '../../../kernel/figures.ts';
import { type DecimalMark, settleMarks, type unclear } from '../../../kernel/separators.ts';

/** Says that a cell has something in it that is not what it should be. */
export const unreadable = Symbol('unreadable');
export type Reading<Value> = Value | typeof unreadable;

/** How a file writes its figures. */
export interface Numbers {
  decimalComma?: boolean | 'mixed' | undefined;
}

/** The mark that stands before decimals. */
export function markOf({ decimalComma }: Numbers): DecimalMark {
  return decimalComma === 'mixed' ? 'mixed' : decimalComma ? 'comma' : 'point';
}

/**
 * A cell of prices or distances, its decimals behind a point. They have no three of them unless they are told in lakhs,
 * thousands and the like, by the header (`factor`) or in the cell.
 */
export function settled(text: string, factor: number, numbers: Numbers): string | typeof unclear {
  if (!/[.,]/.test(text)) return text;
  const readable = readableText(text);
  const isScaled = factor !== 1 || findFigures(readable).some(({ scale }) => scale > 1);
  return settleMarks(readable, markOf(numbers), isScaled ? 'as-written' : 'thousand');
}
