/** Figures followed by a unit: "12,000 km", "150cc", "১২,০০০ কিমি". */
import { readableText, readFigure } from './figures.ts';

const units = {
  km: /(?<=\d ?|[\p{L}\p{M}] )(?:kms?|kilomet(?:er|re)s?|কি\.? ?মি|কিলোমিটার)\.?$/u,
  cc: /(?<=\d ?)(?:cc|সি ?সি)\.?$/u,
} as const;

/** Reads a text that is a single figure with or without its unit. Null for any other text. */
export function readMeasure(text: string, unit: keyof typeof units): number | null {
  return readFigure(readableText(text).replace(units[unit], '').trim());
}
