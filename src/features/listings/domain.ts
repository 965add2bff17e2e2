import * as commonWords from '#messages/common.ts';
import * as words from '#messages/listings.ts';
import * as phoneWords from '#messages/phone.ts';
import { soundNow } from '../../kernel/dates.ts';
import { readFigure } from '../../kernel/figures.ts';
import { isHome, type Market } from '../../kernel/market.ts';
import { readMeasure } from '../../kernel/measures.ts';
import { readModelYear } from '../../kernel/model-years.ts';
import { parseUrl } from '../../kernel/parse-url.ts';
import { readMobile } from '../../kernel/phone.ts';
import { type PriceProblem, readPrice } from '../../kernel/prices.ts';
import { ofVisibleText, optionalText, type Problem, type Rule, requiredText } from '../../kernel/rules.ts';
import { isArtwork } from '../artwork/domain.ts';
import { taxUntilRule } from './domain/papers.ts';

/** Conditions of section 5 of the specification, the best first. */
export const conditions = ['excellent', 'good', 'fair'] as const;
export type Condition = (typeof conditions)[number];

/** A category of the garage. Categories are data; these fields are section 3 of the specification. */
export interface Category {
  _id: string;
  name: string;
  image: string;
}

/** Days for which a deleted listing can be restored. */
export const undoDays = 30;

/** Until when a listing that was deleted at this time can be restored. */
export function restorableUntil(deletedAt: Date): Date {
  return new Date(deletedAt.getTime() + undoDays * 24 * 60 * 60 * 1000);
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

function tooLong(longest: number): Problem {
  return { code: 'too-long', detail: words.tooLong(longest) };
}

function text(longest: number, code: string, empty: string): Rule {
  return seen(requiredText(longest, { code, detail: empty }, tooLong(longest)));
}

const textBroken: Problem = { code: 'text-broken', detail: commonWords.textBroken };

function seen(rule: Rule, options?: { lines: boolean }): Rule {
  return ofVisibleText(rule, textBroken, options);
}

const priceWords: Record<Exclude<PriceProblem, 'price-empty' | 'price-too-low'>, string> = {
  'price-negative': words.priceNegative,
  'price-too-high': words.priceTooHigh,
  'price-too-long': words.tooLong(listingLimits.price),
  'price-unclear': words.priceUnclear,
};

function priceRule(empty: string): Rule {
  return seen((input) => {
    const price = readPrice(input);
    if (!('problem' in price)) return null;
    const { problem: code } = price;
    if (code === 'price-empty') return { code, detail: empty };
    return { code, detail: code === 'price-too-low' ? words.priceTooLow(input.trim()) : priceWords[code] };
  });
}

/**
 * A picture is one of our own illustrations or any http(s) address, but no other scheme, such as a script.
 */
function imageRule(input: string): Problem | null {
  if (input.trim() === '') return { code: 'image-empty', detail: words.imageEmpty };
  if (input.length > listingLimits.image) return tooLong(listingLimits.image);
  if (isArtwork(input)) return null;
  if (input.startsWith('/')) return { code: 'image-unknown', detail: words.imageUnknown };
  const web = ['http:', 'https:'].includes(parseUrl(input)?.protocol ?? '');
  return web ? null : { code: 'image-invalid', detail: words.imageInvalid };
}

/** A mobile number as people write it in the garage's country. */
export function mobileExample({ numbers }: Market): string {
  return numbers?.example ?? phoneWords.foreignExample;
}

/** The rule for a mobile number, in listings and bookings of a garage. */
export function mobileRule(market: Market): Rule {
  const example = mobileExample(market);
  const { numbers } = market;
  return seen((input) => {
    const mobile = readMobile(input, numbers);
    if (!('problem' in mobile)) return null;
    const { problem: code } = mobile;
    if (code === 'mobile-empty') return { code, detail: phoneWords.mobileEmpty(example) };
    if (isHome(market)) return { code, detail: phoneWords.mobileInvalid };
    return { code, detail: numbers ? phoneWords.mobileInvalidLike(example) : phoneWords.mobileNeedsCode };
  });
}

const aboutYear = text(listingLimits.yearOfUse, 'year-of-use-empty', words.yearOfUseEmpty);

/** Four digits must be a possible model year; other words are free. */
function yearRule(input: string): Problem | null {
  const problem = aboutYear(input);
  if (problem || !/\p{Nd}{4}/u.test(input)) return problem;
  return readModelYear(input, soundNow()) === null
    ? { code: 'year-of-use-unclear', detail: words.yearOfUseUnclear }
    : null;
}

/** The limits of the optional numbers of a listing. */
export const figureBounds = {
  mileage: { least: 0, most: 300_000 },
  owners: { least: 1, most: 20 },
} as const;
export type FigureField = keyof typeof figureBounds;

/**
 * A whole number as people write it: "18,500", "১৮,৫০০", for kilometres "18,500 km", too. Null where it is
 * none.
 */
export function wholeFigure(typed: string, field: FigureField): number | null {
  const figure = field === 'mileage' ? readMeasure(typed, 'km') : readFigure(typed);
  return Number.isSafeInteger(figure) ? figure : null;
}

/** The rule for an optional whole number. */
function wholeRule(field: FigureField, code: string, detail: string): Rule {
  const { least, most } = figureBounds[field];
  return (typed) => {
    const figure = wholeFigure(typed, field);
    const fits = typed.trim() === '' || (figure !== null && figure >= least && figure <= most);
    return fits ? null : { code, detail };
  };
}

/** The rules for both prices. */
export const priceRules = {
  price: priceRule(words.priceEmpty),
  originalPrice: priceRule(words.originalPriceEmpty),
} as const;

/** The rule for the address of a picture. */
export const pictureRule = seen(imageRule);

/**
 * Rules of the Add product form (section 5) of a garage, in the form's order, so that the first problem is the topmost
 * one: every text field is required except the description. The numbers and the papers are our own addition,
 * and optional.
 */
export function listingRules(market: Market) {
  return {
    name: text(listingLimits.name, 'name-empty', words.nameEmpty),
    yearOfUse: seen(yearRule),
    location: text(listingLimits.location, 'location-empty', words.locationEmpty),
    description: seen(optionalText(listingLimits.description, tooLong(listingLimits.description)), {
      lines: true,
    }),
    mileage: wholeRule('mileage', 'mileage-unclear', words.mileageUnclear),
    owners: wholeRule('owners', 'owners-unclear', words.ownersUnclear),
    taxUntil: seen(taxUntilRule),
    ...priceRules,
    image: pictureRule,
    sellerName: text(listingLimits.sellerName, 'seller-name-empty', words.sellerNameEmpty),
    number: mobileRule(market),
  } as const;
}
export type ListingField = keyof ReturnType<typeof listingRules>;

/**
 * The place of a motorcycle as people read it: with the country, but not twice (section 1 of the
 * specification).
 */
export function placeOf(listing: { location: string; country: string }): string {
  const place = listing.location.replace(/[\s,]+$/, '');
  const ends = place.toLowerCase().endsWith(listing.country.toLowerCase());
  return ends || place === '' ? place || listing.country : `${place}, ${listing.country}`;
}
