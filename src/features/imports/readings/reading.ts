/** Common to all readings of cells: the result for unreadable ones, and how numbers are written. */
import { findFigures, readableText } from '../../../kernel/figures.ts';
import { type DecimalMark, settleMarks, type ThreeDigits, type unclear } from '../../../kernel/separators.ts';

/** The result for a cell whose text is not what it should be. */
export const unreadable = Symbol('unreadable');
/** The result for a cell that is understood and cannot be right. */
export const implausible = Symbol('implausible');
export type Reading<Value> = Value | typeof unreadable;

/** How a file writes its numbers. */
export interface Numbers {
  decimalComma?: boolean | 'mixed' | undefined;
}

/** The decimal mark. */
export function markOf({ decimalComma }: Numbers): DecimalMark {
  return decimalComma === 'mixed' ? 'mixed' : decimalComma ? 'comma' : 'point';
}

/**
 * A cell with prices or distances, with a decimal point. It has three decimals only if a scale such as lakhs
 * or thousands is in the header (`factor`) or in the cell, or as a price in thousandths (`threeDigits`).
 */
export function settled(
  text: string,
  factor: number,
  numbers: Numbers,
  threeDigits: ThreeDigits = 'thousand',
): string | typeof unclear {
  if (!/[.,]/.test(text)) return text;
  const readable = readableText(text);
  const isScaled = factor !== 1 || findFigures(readable).some(({ scale }) => scale > 1);
  return settleMarks(readable, markOf(numbers), isScaled ? 'as-written' : threeDigits);
}
