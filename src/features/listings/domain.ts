import { type DistanceUnit, kilometresOf } from '../../kernel/distances.ts';
import { readableText, readFigure } from '../../kernel/figures.ts';
import { readDistance, readMeasure } from '../../kernel/measures.ts';

/** Conditions of section 5 of the specification, the best first. */
export const conditions = ['excellent', 'good', 'fair'] as const;
export type Condition = (typeof conditions)[number];

/** A category of the garage. Categories are data; these fields are section 3 of the specification. */
export interface Category {
  _id: string;
  name: string;
  image: string;
}

export const pageSize = { usual: 24, most: 100 } as const;

/** Longest texts of a listing, in characters. */
export const listingLimits = {
  name: 120,
  image: 2_000,
  price: 60,
  location: 120,
  yearOfUse: 40,
  sellerName: 80,
  number: 40,
  description: 4_000,
} as const;

/** The limits of the optional numbers of a listing. */
export const figureBounds = {
  mileage: { least: 0, most: 300_000 },
  owners: { least: 1, most: 20 },
} as const;
export type FigureField = keyof typeof figureBounds;

/**
 * A whole number as people write it: "18,500", "১৮,৫০০", for kilometres "18,500 km", for owners "2nd" and "২য়", too.
 * Null where it is none. A distance that is typed in `unit` becomes kilometres.
 */
export function wholeFigure(typed: string, field: FigureField, unit: DistanceUnit = 'km'): number | null {
  if (field === 'mileage' && unit === 'mi') {
    const read = readDistance(typed);
    return read && Number.isSafeInteger(read.figure) ? kilometresOf(read.figure, read.unit) : null;
  }
  const figure = field === 'mileage' ? readMeasure(typed, 'km') : readFigure(withoutOrdinal(typed));
  return Number.isSafeInteger(figure) ? figure : null;
}

const ordinalWords = ['first', 'second', 'third', 'fourth'];
const ordinalEnds = 'st|nd|rd|th|ম|য়|র্থ|ষ্ঠ|তম'.normalize('NFKC');
const ordinal = new RegExp(
  `^(?:(\\d+) ?(?:${ordinalEnds})?|(${ordinalWords.join('|')}))(?: (?:owners?|মালিক))?$`,
  'u',
);

/** "2" of "2nd owner", "second" and "২য়", which sellers answer to how many have owned it; other texts as they are. */
function withoutOrdinal(typed: string): string {
  const [, figure, word] = ordinal.exec(readableText(typed)) ?? [];
  return figure ?? (word ? String(ordinalWords.indexOf(word) + 1) : typed);
}

/**
 * The place of a motorcycle as people read it: with the country, but not twice (section 1 of the
 * specification).
 */
export function placeOf(listing: { location: string; country: string }): string {
  const { location, country } = listing;
  const place = location.replace(/[\s,]+$/, '');
  if (place === '' || country === '') return place || country;
  // People end what they type with a full stop, and put a country between brackets.
  const ended = place.replace(/[\s.]+$/, '');
  const ends = ended
    .replace(/\s*\)$/, '')
    .toLowerCase()
    .endsWith(country.toLowerCase());
  return ends ? ended : `${place}, ${country}`;
}
