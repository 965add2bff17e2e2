/** Determines the currency of a row's price. Prices of two currencies are never mixed silently. */

import { currenciesIn, decideCurrency, readCurrency } from '../../kernel/currencies.ts';
import { currencyOf } from '../../kernel/markets.ts';
import { withoutFormerMoney } from './readings/former-money.ts';
import { toman } from './readings/toman.ts';

/** Letters that stand for a currency only directly before a number, or some of them behind one: "R 25 000", "2,470,000 Ks". */
const letters: Readonly<Record<string, string>> = {
  ...{ R: 'ZAR', N: 'NGN', P: 'PHP', K: 'ZMW', Q: 'GTQ', L: 'HNL' },
  ...{ 'S/': 'soles', Bs: 'bolivianos', Gs: 'PYG', Sh: 'shs', Ks: 'kyats' },
};
const letterBefore = /^(S\/|Bs|Gs|Sh|Ks|[RNPKQL])\.? ?(?=\d)/;
/** The naira of keyboards without its sign. A smaller number is a running one: "#12". */
const nairaBefore = /^# ?(?=(?:\d{1,3}(?:,\d{3})+|\d{5,9}|\d{1,4}(?:\.\d{1,2})? ?[km])(?![\p{L}\d]))/iu;
const letterBehind = /(?<=\d) ?(Bs|Gs|Ks)\.?$/;
/** In short for "thương lượng" behind a Vietnamese figure, and no Turkish lira: the price is negotiable. */
const negotiable = /(?<=\d ?(?:triệu|tr|tỷ|nghìn|ngàn|củ)[\d ]*)[ (]*TL\)?$/iu;
/** The dinar of Serbia; elsewhere the word is a day. */
const dinarBehind = /(?<=\d) ?din\.?$/iu;
/** The dinar of Algeria in two letters; small and before more words they are Italian: "3000 da trattare". */
const algerianBehind = /(?<=\d(?:\s?(?:millions?|mille))?)\s?(?:DA(?![\p{L}\p{M}])|da\.?$)/u;
/** The birr of Ethiopia, on either side. */
const birrBeside = /(?<![\p{L}\p{M}])Br\.? ?(?=\d)|(?<=\d ?)Br\.?(?![\p{L}\p{M}])/u;
/** The kuna of Croatia, until 2023. */
const kunaBehind = /(?<=\d) ?kn\.?(?![\p{L}\p{M}])/iu;
/** The dollar of Canada: "C $4,995", "4 995 $ CA". */
const canadian = /(?<![\p{L}\p{M}])CA? ?\$(?= ?\d)|(?<=\d ?)\$ ?(?:CA|CAD|CDN)(?![\p{L}\p{M}])/u;
/** The pound of Egypt in one letter: "48,500 ج". */
const poundBehind = /(?<=\d(?: ?(?:ألف|الف))?) ?ج\.?$/u;

/** "1,275 M Ft", "1 275 M Ft": nothing is sold for a thousand millions of forint, so that the mark begins decimals. */
const brokenMillions =
  /(?<![\d.,]|\d )(\d{1,2})(?:[.,](?=\d{1,3}(?!\d))| (?=\d{3}(?!\d)))(\d+) ?(?:m\.? ?(ft)|millió\.?(?: ?(ft))?)(?![\p{L}\p{M}])/iu;
/** "3.825 eFt": nor for three thousand, so that here it is between thousands. */
const groupedThousands = /(?<![\d.,]|\d )(\d{1,2})[.,](\d{3}) ?(?:e|ezer)\.? ?ft(?![\p{L}\p{M}])/iu;
/** "1350 eFt" are thousands, as in "ezer". */
const thousandForint = /(?<=\d) ?e\.? ?ft(?![\p{L}\p{M}])/iu;
const millionForint = /(?<=\d) ?millió(?![\p{L}\p{M}])/iu;

function withForint(price: string): string {
  return price
    .replace(brokenMillions, (_, whole: string, decimals: string, ...forint: unknown[]) =>
      [`${whole}${decimals.padEnd(6, '0')}`, forint[0] ?? forint[1] ?? ''].join(' ').trim(),
    )
    .replace(groupedThousands, '$1$2000 Ft')
    .replace(thousandForint, ' ezer Ft')
    .replace(millionForint, ' million');
}

/** Codes that are also words, so they are read as codes only in capitals, with another mark of the same currency. */
const codesThatAreWords: Readonly<Record<string, string>> = {
  ...{ TRY: '₺', PEN: 'soles', ILS: '₪', NIS: '₪', BOB: 'bolivianos' },
  ...{ LAK: '₭', MNT: '₮', GEL: '₾', KGS: 'сом' },
};
const codeThatIsWord = new RegExp(
  String.raw`(?<![\p{L}\p{M}])(?:${Object.keys(codesThatAreWords).join('|')})(?![\p{L}\p{M}])`,
  'u',
);

/** The sign of yen or won in encodings that have it in place of the backslash, which does not tell them apart. */
const ownSign = /^\\ ?(?=\d)/;

/** Replaces such a letter in a price by its code; other prices stay as they are. */
export function withCode(price: string): string {
  return withForint(withoutFormerMoney(price))
    .replace(toman, '$& IRR')
    .replace(ownSign, '')
    .replace(negotiable, '')
    .replace(dinarBehind, ' RSD')
    .replace(poundBehind, ' ج.م')
    .replace(algerianBehind, ' DZD')
    .replace(birrBeside, ' ETB ')
    .replace(kunaBehind, ' HRK')
    .replace(canadian, ' CAD ')
    .replace(codeThatIsWord, (code) => codesThatAreWords[code] ?? code)
    .replace(nairaBefore, 'NGN ')
    .replace(letterBefore, (_, letter: string) => `${letters[letter] ?? letter} `)
    .replace(letterBehind, (_, letter: string) => ` ${letters[letter] ?? letter}`);
}

/** What a row and its file say about the currency. */
interface CurrencyHints {
  /** The cell of the currency column. */
  cell: string | null;
  /** The cell of the price, which may contain a mark: "$4,500", "Rs 85,000". */
  price: string;
  /**
   * The possible meanings of the marks in the price's header ("Price (BDT)"), where the import was not told
   * more.
   */
  header: readonly string[] | null;
  /** The currency of the whole file, from its mapping or the import's options. */
  file: string | undefined;
  country: string | null;
  /** The garage's own currency. */
  own: string;
}

/**
 * The ISO code of a row's currency. A currency column and a mark beside the price have priority and must
 * agree; the file, the country and the garage decide what "Rs" means, and the currency of a bare number.
 * `unreadable`: the column holds no currency. `unclear`: column and price contradict each other, or nothing
 * says whose rupees they are.
 */
export function currencyOfPrice(
  hints: CurrencyHints,
): { code: string } | { problem: 'unreadable' | 'unclear' } {
  const { cell, price, header, file, country, own } = hints;
  const stated = cell === null ? null : readCurrency(cell);
  if (cell !== null && stated === null) return { problem: 'unreadable' };
  // A number alone has no mark.
  const marked = /^[\d.,]*$/.test(price) ? null : currenciesIn(price);
  const said = stated && marked ? stated.filter((code) => marked.includes(code)) : (stated ?? marked);
  const codes = said ?? (file === undefined ? header : null);
  if (codes === null) return { code: file ?? currencyOf(country) ?? own };
  const code = decideCurrency(codes, [file, currencyOf(country), own]);
  return code === null ? { problem: 'unclear' } : { code };
}
