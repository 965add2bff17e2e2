/** Figures followed by a unit: "12,000 km", "150cc", "১২,০০০ কিমি". */
import { readableText, readFigure } from './figures.ts';

const units = {
  km: /(?<=\d ?|[\p{L}\p{M}] )(?:kms?|kilomet(?:er|re)s?|কি\.? ?মি|কিলোমিটার)\.?$/u,
  cc: /(?<=\d ?)(?:cc|সি ?সি)\.?$/u,
} as const;

/** An engine of one cubic inch has so many cubic centimetres. */
export const perCubicInch = 16.387;
const cubicInches = /(?<=\d ?)(?:cid?|cu(?:bic|\.)? ?in(?:ch(?:es)?)?)\.?$/;

/** Reads a text that is a single figure with or without its unit. Null for any other text. */
export function readMeasure(text: string, unit: keyof typeof units): number | null {
  const readable = readableText(text);
  if (unit === 'cc' && cubicInches.test(readable)) {
    const figure = readFigure(readable.replace(cubicInches, '').trim());
    return figure === null ? null : Math.round(figure * perCubicInch);
  }
  return readFigure(readable.replace(units[unit], '').trim());
}
