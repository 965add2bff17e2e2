/** Reads prices, with the words beside them. */

import { withMillionsOfCentimes } from '../../../kernel/centimes.ts';
import { readableText, readFigure } from '../../../kernel/figures.ts';
import { hasThousandths } from '../../../kernel/money.ts';
import { normalForm } from '../../../kernel/normal-form.ts';
import { once } from '../../../kernel/once.ts';
import { readPrice, wholeUnits } from '../../../kernel/prices.ts';
import { withScalesBehind } from '../../../kernel/scales-in-front.ts';
import { type ThreeDigits, unclear } from '../../../kernel/separators.ts';
import { wordsBesidePrices } from './price-words.ts';
import { type Numbers, type Reading, settled, unreadable } from './reading.ts';
import { likelier } from './thousandths.ts';
import { rial, rialsPerToman, toman, withoutToman } from './toman.ts';

/** What is behind a scale, unless it has a scale of its own: "15 triệu 500", but not "15 triệu 500 nghìn". */
const beyondMillions =
  /(?<![\d.,])(\d{1,3}) ?(tr|triệu|tỷ|tỉ) ?(\d|\d{3})(?![\d.,]| ?(?:k|nghìn|ngàn|tr|triệu)(?![\p{L}\p{M}]))/iu;

/** Currencies whose people mark millions with an apostrophe and thousands with dots: "3'050.000". */
const markingMillions: ReadonlySet<string> = new Set(['COP', 'CLP', 'PYG']);
const apostropheOfMillions = /(?<!\d)(\d{1,3})['’´](?=\d{3}\.\d{3}(?!\d))/u;

/**
 * "9tr5" is 9.5 million, "15 triệu 500" 15.5, "2 หมื่น 5" 25,000, and so on for "1.2M" and "1.2m";
 * "185 т.р." are thousands of roubles, "35,000 บ." is baht, "35 000 р." roubles, "Fr. 3500" francs.
 * Outside of prices these letters do not belong to a number. A small raised figure is the mark of a footnote: "4.990 €¹".
 */
function spelledOut(price: string): string {
  return withScalesBehind(normalForm(price, 'NFC'))
    .replace(/[⁰¹²³⁴-⁹]+/gu, '')
    .replace(groupsOfPersia, (figure) => figure.replace(/[،٫]/g, ''))
    .replace(
      beyondMillions,
      (_, whole: string, scale: string, more: string) =>
        `${whole}${more.padEnd(3, '0')}${/^tr/i.test(scale) ? '000' : '000000'}`,
    )
    .replace(/(?<![.,]\d{0,9})(\d) ?(หมื่น|แสน|ล้าน) ?(\d)(?![\d.,]| ?(?:ร้อย|พัน|หมื่น|แสน))/u, '$1.$3 $2')
    .replace(/(?<=\d) ?(?:т\.? ?р|тыс\.? ?р)\.?(?![\p{L}\p{M}])/iu, ' тыс руб')
    .replace(/(?<=\d ?)(т[ыи]с|tis|tys|tsd)\./iu, '$1 ')
    .replace(/(?:ලක්ෂ|இலட்சம்) ?(?=\d)(\d+(?:\.\d+)?)/u, '$1 lakh')
    .replace(/(?<=\d) ?m(?![\p{L}\p{M}])/iu, ' million')
    .replace(/(?<=\d) ?củ(?![\p{L}\p{M}])/iu, ' triệu')
    .replace(/(?<=\d) ?บ\.?(?![\p{L}\p{M}])/u, ' บาท')
    .replace(/(?<=\d) ?р\.?(?![\p{L}\p{M}])/u, ' руб')
    .replace(/^s?fr\.? ?(?=\d)/i, 'CHF ');
}

/** "۱۹۱،۰۰۰،۰۰۰", "۴۲٫۰۰۰٫۰۰۰": the second mark is a decimal one where it stands once. */
const groupsOfPersia = /\p{Nd}{1,3}(?:(?:،\p{Nd}{3})+|(?:٫\p{Nd}{3}){2,})(?!\p{Nd})/gu;

/** The euro in one letter, as people of Finland write it; in a list of Hungary the same are thousands. */
const euroBehind = /(?<=\d) ?e\.?$/u;

/** Scripts without spaces between words: "支払総額55万円". */
const unspaced = /^[\p{Script=Han}\p{Script=Katakana}\p{Script=Thai}]/u;

/**
 * Matches the words beside a price in a text that `readableText` has prepared: the longest first, as some are
 * parts of others.
 */
const wordsBeside = once(() => {
  const words = wordsBesidePrices
    .flatMap((line) => line.split(', '))
    .map(readableText)
    .sort((a, b) => b.length - a.length);
  const spaced = words
    .filter((word) => !unspaced.test(word))
    .map((word) => word.replace('.', String.raw`\.`));
  const others = words.filter((word) => unspaced.test(word));
  return new RegExp(
    String.raw`(?<![\p{L}\p{M}\p{N}])(?:${spaced.join('|')})(?![\p{L}\p{M}\p{N}])|${others.join('|')}`,
    'gu',
  );
});

/** With the code that `withCode` adds to it: beside a mark, "45" of millions is too low for a price. */
const tomanWithCode = new RegExp(`${toman.source}(?: IRR)?`, toman.flags);

/** How the price of a row is written. */
interface Written extends Numbers {
  /** ISO code; without one the figures are read as in most currencies. */
  currency?: string | undefined;
  /** Decides between two ways of reading a price in a currency with three decimals. */
  isPlausible?: (amount: number) => boolean;
}

/**
 * A price in whole units: a number alone, or beside words that leave it as it is. With any other words
 * ("Call", "Advance 60,000") it is unreadable here: an imported listing has nobody to ask. In the pesos of Colombia "4'200.000" is
 * 4.2 million; elsewhere the dot behind an apostrophe begins decimals. Toman become rials, by the factor or by the word beside the
 * figure; beside the word for rials a factor of toman counts without that part.
 */
export function readAmount(
  text: string,
  factor: number,
  { currency = '', isPlausible, ...numbers }: Written,
): Reading<number> | typeof unclear {
  const marked = currency === 'EUR' ? text.replace(euroBehind, '') : text;
  const dotted = markingMillions.has(currency) ? marked.replace(apostropheOfMillions, '$1.') : marked;
  if (toman.test(text)) {
    const amount = readAmount(text.replace(tomanWithCode, ' '), withoutToman(factor), {
      currency,
      ...numbers,
    });
    return typeof amount === 'number' ? amount * rialsPerToman : amount;
  }
  if (currency === 'IRR' && rial.test(text))
    return readAmount(text.replace(rial, ' '), withoutToman(factor), { currency, ...numbers });
  const written = spelledOut(withMillionsOfCentimes(dotted, currency));
  const read = (threeDigits: ThreeDigits) => {
    const plain = settled(written, factor, numbers, threeDigits);
    return plain === unclear ? unclear : plainAmount(plain, factor, currency);
  };
  const thousand = read('thousand');
  if (!isPlausible || !hasThousandths(currency)) return thousand;
  return likelier(written, { thousand, decimals: read('decimals') }, numbers, isPlausible);
}

/** A price with a decimal point only. What is too much for a motorcycle is checked later. */
function plainAmount(plain: string, factor: number, currency: string): Reading<number> {
  const figure = readFigure(plain);
  if (figure !== null) return wholeUnits(figure * factor);
  // Each is replaced by a mark, so that two numbers beside it stay separate.
  const price = readPrice(readableText(plain).replace(wordsBeside(), ' ! '), {
    highestPrice: Number.POSITIVE_INFINITY,
    hasThousandths: hasThousandths(currency),
  });
  if ('problem' in price) return price.problem === 'price-negative' ? -1 : unreadable;
  return price.amount === null ? unreadable : wholeUnits(price.amount * factor);
}
