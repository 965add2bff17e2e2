/**
 * Prices of Morocco and Algeria in millions, which are millions of centimes: "4.5 millions" is 45,000 dirhams or dinars. In
 * Algeria such a million is also an M or a unit: "45 M", "45 U".
 */
import { currenciesIn } from '../../../kernel/currencies.ts';

const end = String.raw`(?:\s+(?:de )?(?:centimes?|سنتيم))?(?![\p{L}\p{M}])`;
const millions = new RegExp(String.raw`(?<=\d)\s*(?:millions?|mlyoun|m|مليون|ملايين)${end}`, 'iu');
const units = new RegExp(
  String.raw`(?<=\d)\s*(?:millions?|mlyoun|m|mill|unités?|u|مليون|ملايين)${end}`,
  'iu',
);
const millionsOf: Readonly<Record<string, RegExp>> = { MAD: millions, DZD: units };

/** The scale word for ten thousand, so many dirhams or dinars as are in a million centimes. */
const tenThousand = '万';

/** From so many on, millions are centimes whatever stands beside them: nothing is sold for ten million dirhams or dinars. */
const manyMillions = 10;

/**
 * A price in MAD or DZD with its millions of centimes as ten thousands; any other price as it is. With a mark of the dirham or
 * dinar a small figure may mean what it says.
 */
export function withMillionsOfCentimes(price: string, currency: string): string {
  const pattern = millionsOf[currency];
  if (!pattern?.test(price)) return price;
  const figure = Number(/\d+/.exec(price)?.[0] ?? 0);
  if (figure < manyMillions && currenciesIn(price) !== null) return price;
  return price.replace(pattern, ` ${tenThousand}`);
}
