/**
 * Prices of Morocco and Algeria in millions, which are millions of centimes: "4.5 millions" is 45,000 dirhams or dinars. In
 * Algeria such a million is also an M or a unit: "45 M", "45 U".
 */
import { currenciesIn } from './currencies.ts';

const figure = String.raw`(?<![\p{L}\d.,-])(\d+)([.,]\d+)?\s*`;
const end = String.raw`(?:\s+(?:de )?(?:centimes?|سنتيم))?(?![\p{L}\p{M}\p{N}])`;
const millions = (words: string) => new RegExp(`${figure}(?:${words})${end}`, 'giu');
/** Currencies in which people count so. */
export type MillionsOf = 'MAD' | 'DZD';
const millionsOf: Readonly<Record<MillionsOf, RegExp>> = {
  MAD: millions('millions?|mlyoun|m|مليون|ملايين'),
  DZD: millions('millions?|mlyoun|mill|m|unités?|u|مليون|ملايين'),
};
/** What people call the money itself. */
const moneyBehind = /^ ?(?:da|dinars?|dzd|dhs?|dirhams?|mad|دج|دينار|درهم)(?!\p{L})/iu;

/** The scale word for ten thousand, so many dirhams or dinars as are in a million centimes. */
const tenThousand = '万';

/** From so many on, millions are centimes whatever stands beside them: nothing is sold for ten million dirhams or dinars. */
const manyMillions = 10;

/** Whether people of a currency mean millions of centimes by millions. */
export function isInMillionsOfCentimes(currency: string): currency is MillionsOf {
  return Object.hasOwn(millionsOf, currency);
}

/**
 * A price in MAD or DZD, or a text in a garage of either, with its millions of centimes as ten thousands; any other as it is. With a
 * mark of the dirham or dinar a small figure may mean what it says.
 */
export function withMillionsOfCentimes(text: string, currency: string): string {
  if (!isInMillionsOfCentimes(currency)) return text;
  const pattern = millionsOf[currency];
  const isMarked = currenciesIn(text) !== null;
  return text.replace(pattern, (found: string, whole: string, decimals = '', at: number) => {
    const mayBeMoney = isMarked || moneyBehind.test(text.slice(at + found.length));
    const isNone = Number(whole) === 0 || whole.length > 4;
    return isNone || (Number(whole) < manyMillions && mayBeMoney)
      ? found
      : `${whole}${decimals} ${tenThousand}`;
  });
}
