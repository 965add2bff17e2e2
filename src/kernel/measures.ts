/** Figures with the unit that people write behind them: "12,000 km", "150cc", "১২,০০০ কিমি". */
import { readableText, readFigure } from './figures.ts';

const units = {
  km: /(?<=\d ?|[\p{L}\p{M}] )(?:kms?|kilomet(?:er|re)s?|কি\.? ?মি|কিলোমিটার)\.?$/u,
  cc: /(?<=\d ?)(?:cc|সি ?সি)\.?$/u,
} as const;

/** Reads a text that is one figure, with its unit or without, and nothing else. Null when it is not one. */
export function readMeasure(text: string, unit: keyof typeof units): number | null {
  return readFigure(readableText(text).replace(units[unit], '').trim());
}
