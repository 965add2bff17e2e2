/** What the prices and places of a list say of its currency and country. */
import { countryBehind, countryNamed } from '../../../kernel/countries.ts';
import { currenciesIn, decideCurrency, readCurrency } from '../../../kernel/currencies.ts';
import { countryOf, countsMiles, marketOf } from '../../../kernel/markets.ts';
import { headerKey } from '../columns.ts';
import { withCode } from '../currency.ts';
import { languageOf, spaced } from './headers.ts';

/** The currency in a header such as "Price (BDT)", "price_inr" or "দাম (টাকা)", if there is one; `local` is that of its places. */
export function currencyOfHeader(header: string, local?: string): string | undefined {
  return decideCurrency(currenciesIn(withCode(headerKey(spaced(header)))) ?? [], [local]) ?? undefined;
}

/**
 * The currency that most prices of the first rows have a mark of, if no mark means another: "KSh 120,000", "$
 * 8.500.000" beside "$ 9.000.000 COP". It is assumed that the others just omit the mark.
 */
export function currencyOfCells(
  cells: readonly string[],
  { own, local }: { own: string; local?: string | undefined },
): string | undefined {
  const said = cells.filter((cell) => /\p{Nd}/u.test(cell)).map((cell) => currenciesIn(withCode(cell)));
  const marked = said.filter((codes) => codes !== null);
  const [first = [], ...others] = marked;
  const [shared, ...more] = first.filter((code) => others.every((codes) => codes.includes(code)));
  if (marked.length <= said.length / 2) return undefined;
  // In Mexico one price in USD does not make dollars of all that have a "$".
  const isMost = (code: string) => marked.filter((codes) => codes.includes(code)).length > marked.length / 2;
  const home = [local, own].find((code) => code !== undefined && isMost(code));
  // A "$" of nowhere is settled as in each row, so that prices without one are in the same currency.
  const decided = home ?? (more.length === 0 ? shared : decideCurrency(first, []));
  return decided === own && shared !== own ? undefined : (decided ?? undefined);
}

/** Currencies of languages that belong to one country. */
const currencyOfLanguage: Readonly<Record<string, string>> = {
  ...{ vi: 'VND', pl: 'PLN', tr: 'TRY', ja: 'JPY', th: 'THB', ko: 'KRW' },
  ...{ hu: 'HUF', cs: 'CZK', ro: 'RON', uk: 'UAH', ne: 'NPR' },
  ...{ sv: 'SEK', da: 'DKK', nb: 'NOK', ms: 'MYR', he: 'ILS', my: 'MMK', am: 'ETB', mn: 'MNT' },
};

/** Whether a header is in a language of Scandinavia. */
export function isScandinavian(header: readonly string[]): boolean {
  return ['sv', 'nb', 'da'].includes(languageOf(header) ?? '');
}

/** The currency of the country whose language the header is in, where no price has a mark of another. */
export function currencyOfWords(header: readonly string[], cells: readonly string[]): string | undefined {
  const language = languageOf(header);
  const currency = language === undefined ? undefined : currencyOfLanguage[language];
  const isOther = cells.some((cell) => !(currenciesIn(cell) ?? [currency]).includes(currency ?? ''));
  return isOther ? undefined : currency;
}

/** Whether any price has the mark of the garage's own currency, which another country does not use: so the list is not of that one. */
export function isMarkedAs(own: string, cells: readonly string[], country: string | undefined): boolean {
  const home = countryOf(own);
  if (home === undefined || home === country) return false;
  return cells.some((cell) => {
    const codes = currenciesIn(withCode(cell));
    return codes?.length === 1 && codes[0] === own;
  });
}

/**
 * The country in whose currency most prices are, if no price is in that of another country; some may be in one
 * of several countries: "USD". `marks` are the possible meanings of each price's mark: a price without one is
 * in the garage's own currency, and so is a mark that may mean it. Without a country nobody finds the
 * motorcycles by their place.
 */
export function countryOfPrices(
  marks: readonly (readonly string[] | null)[],
  own: string,
): string | undefined {
  const said = marks.map((codes) => (codes === null || codes.includes(own) ? [own] : codes));
  const named = said.flatMap((codes) => (codes.length === 1 ? (countryOf(codes[0] ?? '') ?? []) : []));
  const [country, ...others] = new Set(named);
  return others.length === 0 && named.length > said.length / 2 ? country : undefined;
}

/**
 * The same by the marks of prices and their header; a header with a mark of another currency says nothing of
 * the country.
 */
export function countryOfMarks(header: string, cells: readonly string[], own: string): string | undefined {
  const ofHeader = currenciesIn(headerKey(spaced(header)));
  if (ofHeader !== null && !ofHeader.includes(own)) return undefined;
  const priced = cells.filter((cell) => /\p{Nd}/u.test(cell)).map((cell) => currenciesIn(withCode(cell)));
  return countryOfPrices(priced.length === 0 ? [ofHeader] : priced, own);
}

/** The country behind most places of the first rows: "McHenry, Illinois, United States". */
export function countryOfPlaces(cells: readonly string[]): string | undefined {
  const said = cells.filter((cell) => cell.trim() !== '');
  const named = Map.groupBy(said, (cell) => countryBehind(cell)?.country);
  return [...named].find(([, places]) => places.length > said.length / 2)?.[0];
}

/** The possible meanings of a cell of a column of currencies; null where it has none. */
export function codesIn(cell: string): readonly string[] | null {
  return cell.trim() === '' ? null : (readCurrency(cell) ?? []);
}

/**
 * Whether odometers count miles where most motorcycles of a list are: in its country, or those of its cells. The garage with
 * the currency `own` decides for its own country, and for a list that names neither a country nor (`isForeign`) another currency.
 */
export function isInMiles(
  country: string | undefined,
  cells: readonly string[],
  { own, isForeign }: { own: string; isForeign: boolean },
): boolean {
  const market = marketOf(own);
  const isOwn = market.distance === 'mi';
  if (country !== undefined) return countsMiles(country) || (isOwn && country === market.country);
  const said = cells.filter((cell) => cell.trim() !== '');
  if (said.length === 0) return isOwn && !isForeign;
  return said.filter((cell) => countsMiles(countryNamed(cell))).length > said.length / 2;
}
