/** Figures followed by a unit: "12,000 km", "150cc", "১২,০০০ কিমি". */
import type { DistanceUnit } from './distances.ts';
import { readableText, readFigure } from './figures.ts';

const units = {
  km: /(?<=\d ?|[\p{L}\p{M}] )(?:kms?|kilomet(?:er|re)s?|কি\.? ?মি|কিলোমিটার)\.?$/u,
  cc: /(?<=\d ?)(?:cc|সি ?সি)\.?$/u,
} as const;

/** An engine of one cubic inch has so many cubic centimetres. */
export const perCubicInch = 16.387;
const cubicInches = /(?<=\d ?)(?:cid?|cu(?:bic|\.)? ?in(?:ch(?:es)?)?)\.?$/;

const miles = /(?<=\d ?|[\p{L}\p{M}] )(?:mi|miles?)\.?$/u;

/**
 * Reads a distance as people write it who count in miles: "20,000", "20k miles", "32,000 km". Null for any other text.
 */
export function readDistance(text: string): { figure: number; unit: DistanceUnit } | null {
  const readable = readableText(text);
  const unit = units.km.test(readable) ? 'km' : 'mi';
  const figure = readFigure(readable.replace(unit === 'km' ? units.km : miles, '').trim());
  return figure === null ? null : { figure, unit };
}

/** Reads a text that is a single figure with or without its unit. Null for any other text. */
export function readMeasure(text: string, unit: keyof typeof units): number | null {
  const readable = readableText(text);
  if (unit === 'cc' && cubicInches.test(readable)) {
    const figure = readFigure(readable.replace(cubicInches, '').trim());
    return figure === null ? null : Math.round(figure * perCubicInch);
  }
  return readFigure(readable.replace(units[unit], '').trim());
}
