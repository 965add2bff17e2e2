/** The rules for the fields of a product, which form and API share. Only pages with such a form contain them. */
import * as commonWords from '#messages/common.ts';
import * as elsewhere from '#messages/elsewhere-forms.ts';
import * as words from '#messages/listings.ts';
import * as phoneWords from '#messages/phone.ts';
import { containsPhone } from '../../../kernel/contact-data.ts';
import { soundNow } from '../../../kernel/dates.ts';
import type { DistanceUnit } from '../../../kernel/distances.ts';
import type { Market } from '../../../kernel/market.ts';
import { readModelYear } from '../../../kernel/model-years.ts';
import { parseUrl } from '../../../kernel/parse-url.ts';
import { containsWholeMobile, readMobile } from '../../../kernel/phone.ts';
import { type PriceProblem, readPrice } from '../../../kernel/prices.ts';
import { ofVisibleText, optionalText, type Problem, type Rule, requiredText } from '../../../kernel/rules.ts';
import { isOwnAddress } from '../../photos/domain.ts';
import { type FigureField, figureBounds, listingLimits, wholeFigure } from '../domain.ts';
import { taxUntilRule } from './papers.ts';

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

const priceWords: Record<Exclude<PriceProblem, 'price-empty' | 'price-too-low' | 'price-unclear'>, string> = {
  'price-negative': words.priceNegative,
  'price-too-high': words.priceTooHigh,
  'price-too-long': words.tooLong(listingLimits.price),
};

// One by one: a module's words as one value would all be part of the first page's script.
const inLakhs = {
  priceHint: words.priceHint,
  priceEmpty: words.priceEmpty,
  originalPriceEmpty: words.originalPriceEmpty,
  priceTooLow: words.priceTooLow,
  priceUnclear: words.priceUnclear,
  mileageUnclear: words.mileageUnclear,
};
type AmountWords = {
  [Name in keyof typeof inLakhs]: (typeof elsewhere.inThousands)[Name] | (typeof inLakhs)[Name];
};

/** The words that give an amount as an example. */
function amountWords(market: Market): AmountWords {
  return market.inLakhs ? inLakhs : elsewhere.inThousands;
}

/** The hint of the field of the distance. */
export function mileageHint({ distance }: Market): string {
  return distance === 'mi' ? elsewhere.milesHint : words.mileageHint;
}

/** The hint of a price's field. */
export function priceHint(market: Market): string {
  return amountWords(market).priceHint;
}

function priceRule(empty: string, { priceTooLow, priceUnclear }: AmountWords, market: Market): Rule {
  return seen((input) => {
    const price = readPrice(input, market);
    if (!('problem' in price)) return null;
    const { problem: code } = price;
    if (code === 'price-empty') return { code, detail: empty };
    if (code === 'price-too-low') return { code, detail: priceTooLow(input.trim()) };
    return { code, detail: code === 'price-unclear' ? priceUnclear : priceWords[code] };
  });
}

/**
 * A picture is an illustration or photo of this site, or any http(s) address, but no other scheme, such as a
 * script.
 */
function imageRule(input: string): Problem | null {
  if (input.trim() === '') return { code: 'image-empty', detail: words.imageEmpty };
  if (input.length > listingLimits.image) return tooLong(listingLimits.image);
  if (isOwnAddress(input)) return null;
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
    if (market.isHome) return { code, detail: phoneWords.mobileInvalid };
    return { code, detail: numbers ? phoneWords.mobileInvalidLike(example) : phoneWords.mobileNeedsCode };
  });
}

/** A place with a number would become one of the places that everybody can choose from. */
function locationRule(market: Market): Rule {
  const empty = market.isHome ? words.locationEmpty : elsewhere.locationEmpty;
  const place = text(listingLimits.location, 'location-empty', empty);
  const number: Problem = { code: 'location-with-number', detail: words.locationWithNumber };
  return (input) => {
    const isSaid = market.isHome ? containsPhone(input) : containsWholeMobile(input, market.numbers);
    return place(input) ?? (isSaid ? number : null);
  };
}

const aboutYear = text(listingLimits.yearOfUse, 'year-of-use-empty', words.yearOfUseEmpty);

/** Four digits must be a possible model year, and nothing was used for less than no time; other words are free. */
function yearRule(input: string): Problem | null {
  const problem = aboutYear(input);
  if (problem || !/\p{Nd}{4}|^\s*[-−–]\s*\p{Nd}/u.test(input)) return problem;
  return readModelYear(input, soundNow()) === null
    ? { code: 'year-of-use-unclear', detail: words.yearOfUseUnclear }
    : null;
}

/** The rule for an optional whole number; a distance is typed in `unit`. */
function wholeRule(field: FigureField, code: string, detail: string, unit: DistanceUnit = 'km'): Rule {
  const { least, most } = figureBounds[field];
  return (typed) => {
    const figure = wholeFigure(typed, field, unit);
    const fits = typed.trim() === '' || (figure !== null && figure >= least && figure <= most);
    return fits ? null : { code, detail };
  };
}

/** The rules for both prices. */
export function priceRules(market: Market) {
  const examples = amountWords(market);
  return {
    price: priceRule(examples.priceEmpty, examples, market),
    originalPrice: priceRule(examples.originalPriceEmpty, examples, market),
  } as const;
}

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
    location: locationRule(market),
    description: seen(optionalText(listingLimits.description, tooLong(listingLimits.description)), {
      lines: true,
    }),
    mileage: wholeRule('mileage', 'mileage-unclear', amountWords(market).mileageUnclear),
    owners: wholeRule('owners', 'owners-unclear', words.ownersUnclear),
    taxUntil: seen(taxUntilRule),
    ...priceRules(market),
    image: pictureRule,
    sellerName: text(listingLimits.sellerName, 'seller-name-empty', words.sellerNameEmpty),
    number: mobileRule(market),
  } as const;
}
/** The same rules for the form, into which people type what their country counts in; the API takes kilometres everywhere. */
export function formRules(market: Market) {
  const rules = listingRules(market);
  if (market.distance === 'km') return rules;
  return { ...rules, mileage: wholeRule('mileage', 'mileage-unclear', elsewhere.milesUnclear, 'mi') };
}
export type ListingField = keyof ReturnType<typeof listingRules>;
