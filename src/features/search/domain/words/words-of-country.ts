/** Words that mean something else in the country of a garage than elsewhere, or beside the names of its places. */
import { withMillionsOfCentimes } from '../../../../kernel/centimes.ts';
import { homeCurrency } from '../../../../kernel/money.ts';
import { least, most } from './figure-words.ts';
import { withOwnMoney } from './own-money.ts';
import { pattern, wordBegin, wordEnd } from './patterns.ts';

const words = (source: string) => pattern(source, 'gu');

const notKilometres = '(?![\\d,. k]{1,9}km)';
/** As large as a price in naira, where an N begins no model: "N160" is one. */
const amountOfNaira =
  '(?:\\d{1,3}(?:,\\d{3})+|\\d{5,9}|\\d{1,4}(?:\\.\\d{1,2})? ?(?:k|m|thousand|million))(?![\\p{L}\\p{M}\\p{N}])';
/** How people type a naira whose keyboards lack its sign: "N700k", "#700,000". */
const signOfNaira = '(?<![\\p{L}\\p{M}\\p{N}])[n#] ?';
const naira = words(`${signOfNaira}(?=${amountOfNaira})`);
const twoNaira = words(`${signOfNaira}(${amountOfNaira}) ?(-|to|and) ?${signOfNaira}(?=${amountOfNaira})`);

/** A text with the sign of the naira where N or # stands for it: in a range and behind a limit, as elsewhere they may be anything. */
const withNaira = (text: string) =>
  text.replace(twoNaira, '₦$1 $2 ₦').replace(naira, (found, at: number, whole: string) => {
    const before = whole.slice(0, at);
    return most.test(before) || least.test(before) ? '₦' : found;
  });

/**
 * Signs of money that are letters, each where prices are in its currency only: elsewhere an R ends the name of a model, RM begins
 * one, and "r" is Banglish for "and". No sign stands behind a figure ("cb 150 r 85000") or before kilometres.
 */
const signs: Readonly<Record<string, readonly [RegExp, string]>> = {
  MYR: [words('(?<![\\p{L}\\p{M}])rm ?(?=\\d{4}|\\d{1,3},\\d{3}|\\d{1,3}(?:\\.\\d)?k(?!\\p{L}))'), 'myr '],
  ZAR: [
    words(
      `(?<![\\p{L}\\p{M}\\d]|\\d )r ?(?=\\d{5}|\\d{1,3}(?: 000|,\\d{3})(?!\\d)|\\d{2,3}k(?!\\p{L}))${notKilometres}`,
    ),
    'zar ',
  ],
  NGN: [words(`(?<!\\d )${signOfNaira}(?=${amountOfNaira})${notKilometres}`), '₦'],
  PEN: [words('(?<![\\p{L}\\p{M}])s/\\.? ?(?=\\d)'), 'pen '],
};
/** Towns and regions that Portuguese has "in the" before: "no Porto" is in it, where "no dhaka" is not. */
const inThe = words(
  `${wordBegin}no (?=(?:porto|algarve|minho|alentejo|ribatejo|funchal|barreiro|seixal|montijo|rio|recife|paraná|parana|ceará|ceara|pará|para|amazonas|maranhão|rj|df)${wordEnd})`,
);
/** Not before what a figure counts: "20 mil km" are thousands also where somebody from elsewhere types them. */
const mil = words(
  `(?<![\\d.,])(\\d{1,3}(?: ?\\d{3})?) ?mil${wordEnd}(?!\\s*(?:\\p{Sc}|km|[kq]u?il|cc|kr|sek|nok|eur|usd|taka|tk|bdt|reais|pesos?|d[oó]lar|z[lł]))`,
);
/** Currencies of countries where a mil is ten kilometres. */
const inMil: ReadonlySet<string> = new Set(['SEK', 'NOK']);

/** A text with words that mean something else in the country of the garage with this currency, or of the places named. */
export function withWordsOfCountry(text: string, currency = homeCurrency): string {
  const money = withOwnMoney(withMillionsOfCentimes(text, currency), currency);
  const told = money.includes('no ') ? money.replace(inThe, '') : money;
  const read = /[n#] ?\d/.test(told) ? withNaira(told) : told;
  const sign = signs[currency];
  if (sign !== undefined) return read.replace(...sign);
  if (!inMil.has(currency) || !read.includes('mil')) return read;
  return read.replace(mil, (_, count: string) => `${Number(count.replace(/\D/g, '')) * 10} km`);
}
