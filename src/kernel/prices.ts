/** Prices as sellers type them. Amounts are whole units of the local currency. */
import { withMillionsOfCentimes } from './centimes.ts';
import { currenciesIn, currencyMarks } from './currencies.ts';
import { findFigures, readableText, tidy } from './figures.ts';
import type { PossiblePrices } from './market.ts';
import { hasThousandths, highestPrice } from './money.ts';
import { once } from './once.ts';

export type PriceProblem =
  | 'price-empty'
  | 'price-negative'
  | 'price-too-low'
  | 'price-too-high'
  | 'price-too-long'
  | 'price-unclear';

/** `text` is the seller's own words; `amount` is what they mean, null for words without a figure. */
export interface Price {
  text: string;
  amount: number | null;
}

/** A whole number below the first, or a decimal below the second, lacks its "lakh" or "thousand". */
const lowestPrice = { whole: 100, broken: 1_000 };
const longestPriceText = 60;

const closingMarks = /\/ ?[-=]+/g;
const mobileNumber = /(?<!\d)(?:\+?88)?01[3-9](?:[ -]?\d){8}(?!\d)/g;

/** Words that may accompany a figure without changing it. With any other word the text is not a price. */
const priceWords = [
  ...[
    'price',
    'asking',
    'ask',
    'rate',
    'cash',
    'only',
    'fixed',
    'fix',
    'final',
    'last',
    'firm',
    'net',
    'total',
  ],
  ...[
    'non[ -]negotiable',
    'not negotiable',
    'negotiable',
    'negotiation',
    'nego',
    'neg',
    'slightly',
    'obo',
    'ono',
    'ovno',
    'oiro',
    'nett',
  ],
  ...['about', 'around', 'approx', 'approximately', 'nearly', 'call', 'phone', 'mobile'],
  ...[
    'harga',
    'hrg',
    'tipis',
    'halus',
    'preis',
    'fp',
    'vb',
    'vhb',
    'festpreis',
    'negociable',
    'négociable',
    'negociável',
  ],
  ...['dam', 'matro', 'ekdam', 'nogod', 'alochona', 'sapekkhe', 'praye', 'takay', 'hobe'],
  ...['no bargaining', 'damadami', 'kora jabe', 'kichu', 'komano jabe', 'kom hobe na', 'kom korbo na'],
  ...['প্রাইস', 'এক রেট', 'রেট', 'টাকায়', 'হবে', 'দামাদামি', 'করা যাবে', 'কিছু', 'কিছুটা', 'কমানো যাবে', 'কম হবে না'],
  ...[
    'দাম',
    'মূল্য',
    'মাত্র',
    'একদাম',
    'এক দাম',
    'ফিক্সড',
    'ফিক্স',
    'ফাইনাল',
    'নগদ',
    'প্রায়',
    'আলোচনা',
    'সাপেক্ষে',
    'কল',
    'ফোন',
  ],
  // The dinar of Algeria and the birr, which are no marks everywhere.
  ...['da', 'br'],
  ...['कीमत', 'केवल', 'मात्र', 'लगभग', 'नकद'],
].map((word) => word.normalize('NFKC'));
const priceWord = once(
  () => new RegExp(String.raw`(?<![\p{L}\p{M}\p{N}])(?:${priceWords.join('|')})(?![\p{L}\p{M}\p{N}])`, 'gu'),
);
const rangeMark = /^\s*(?:-|~|to|থেকে|\/)\s*$/;
const programWord = /^[+-]?(?:nan|inf|infinity|null|undefined|true|false|\[object object\])$/;
/** Characters that may stand around a figure. */
const punctuation = /[\s.,:;!?~*+='"’()[\]/|-]+/g;

/**
 * Reads a price as a seller types it or a list has it; what only lists say is in docs/importing.md.
 *
 * - A figure alone or with price words has an amount: "125000", "1,25,000", "1.25 lakh", "৳ ১,২৫,০০০", "Tk
 *   85000/- (fixed)". A range counts as its lower end ("80-90k" is 80,000: what the seller would take).
 * - Words are kept as they are, with amount null: "Call", "Negotiable", "Call 01712-345678".
 * - Any other text with digits is refused as `price-unclear`: one with another word ("2018 model 85000"),
 *   with several figures ("125000 or 130000"), with a slip in its figure ("1,25,00"), or with a zero price
 *   ("0"). To sort a motorcycle by a wrong guess is as bad as to hide its price from sorting. The same holds
 *   for a program's "NaN", for a lone letter ("x"), and for a text without letters.
 * - A figure without its scale ("1.25", "85") is refused as `price-too-low`. In currencies with three decimals "450.500" has none.
 * - Where millions are those of centimes, "30 millions" is 300,000.
 * - Fractions of a unit are cut off: "85,000.50" is 85,000. The price shown is never higher than the price
 *   typed.
 * - More than the market's highest price is refused as `price-too-high`. What begins with a zero may be a telephone number of any
 *   country, so that the lowest of these limits counts.
 */
export function readPrice(
  input: string,
  market: PossiblePrices = { highestPrice, hasThousandths: false },
): Price | { problem: PriceProblem } {
  const text = input.replace(/[\s\p{Cc}]+/gu, ' ').trim();
  if (text === '') return { problem: 'price-empty' };
  if (text.length > longestPriceText) return { problem: 'price-too-long' };
  const told = market.millionsOf ? withMillionsOfCentimes(text, market.millionsOf) : text;
  const readable = readableText(told)
    .replace(mobileNumber, ' ')
    .replace(currencyMarks(), ' ')
    .replace(closingMarks, ' ')
    .trim();
  const words: ReturnType<typeof readPrice> = isWords(readable)
    ? { text, amount: null }
    : { problem: 'price-unclear' };
  const [first, second] = findFigures(readable);
  if (!first) return words;
  // A third figure is among what is around the others.
  const around = readable.slice(0, first.start) + readable.slice((second ?? first).end);
  if (around.replace(priceWord(), ' ').replace(punctuation, '') !== '') return words;
  if (first.negative) return { problem: 'price-negative' };
  let value = first.value;
  if (second) {
    // "80-90k" gives the scale once for both ends.
    if (first.scale === 1 && value < second.scale) value *= second.scale;
    const isRange = rangeMark.test(readable.slice(first.end, second.start)) && value <= second.value;
    if (!isRange) return words;
  }
  if (value === 0) return { problem: 'price-unclear' };
  const highest = readable[first.start] === '0' ? highestPrice : market.highestPrice;
  if (value > highest) return { problem: 'price-too-high' };
  const amount = wholeUnits(value);
  const isWhole = Number.isInteger(tidy(value)) || mayBeBroken(text, market);
  const lowest = isWhole ? lowestPrice.whole : lowestPrice.broken;
  return value < lowest ? { problem: 'price-too-low' } : { text, amount };
}

/** Whether a price is in a currency with three decimals, by its own mark or else as all in its market. */
function mayBeBroken(text: string, market: PossiblePrices): boolean {
  const said = currenciesIn(text);
  if (said === null) return market.hasThousandths;
  return market.hasThousandths ? said.some(hasThousandths) : said.length > 0 && said.every(hasThousandths);
}

/**
 * Whether a text without an amount is words that people say: no digits, not a program's "NaN", and more than
 * a lone letter ("x"), which is no word in any script that writes prices.
 */
function isWords(readable: string): boolean {
  return /\p{L}\P{L}*\p{L}/u.test(readable) && !/\p{N}/u.test(readable) && !programWord.test(readable);
}

/** A price in whole units. Fractions are cut off, so that nobody is shown more than was asked for. */
export function wholeUnits(value: number): number {
  return Math.floor(tidy(value));
}
