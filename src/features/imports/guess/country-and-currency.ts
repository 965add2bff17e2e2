/** In which country and currency a list is, and how it writes decimals. */
import { countryOf, currencyOf } from '../../../kernel/markets.ts';
import { hasThousandths, homeCurrency } from '../../../kernel/money.ts';
import { plainCell } from '../readings/plain-cell.ts';
import { endsInThree, writesDecimalComma } from './decimal-comma.ts';
import {
  codesIn,
  countryOfMarks,
  countryOfPlaces,
  countryOfPrices,
  currencyOfCells,
  currencyOfHeader,
  currencyOfWords,
  isMarkedAs,
} from './market.ts';
import type { Clues, Table } from './table.ts';
import { countryOfLinks, countryOfTowns } from './whereabouts.ts';

export interface CountryAndCurrency {
  /** Of all rows; undefined: a column says it, or the garage's own. */
  currency: string | undefined;
  ownCurrency: string;
  /** Of all rows, given or guessed; undefined: a column says it, or nothing does. */
  country: string | undefined;
  /** The country where it was guessed. */
  guessed: string | undefined;
  /** Whether a column says the currency of each row. */
  isCoded: boolean;
  /** How numbers are written: with a comma before decimals, or in both ways. */
  decimalComma: boolean | 'mixed';
}

/** What the places of a list, and its links, show of its country. */
function countriesOf({ columns, sample, places }: Table): {
  ofPlaces: string | undefined;
  ofTowns: string | undefined;
} {
  if (columns.of.has('country')) return { ofPlaces: undefined, ofTowns: undefined };
  const wider = sample.map((row) => plainCell(row[columns.widerPlace?.index ?? -1] ?? ''));
  // Of a town and its region the country is that of the region, as most small towns are not known.
  const within = places.map((cell, row) => [cell, wider[row] ?? ''].filter(Boolean).join(', '));
  return { ofPlaces: countryOfPlaces(places), ofTowns: countryOfTowns(within) ?? countryOfLinks(sample) };
}

/** What was given counts; then what the header of the prices, their cells, the places and all other words say. */
export function guessCountryAndCurrency(table: Table, clues: Clues): CountryAndCurrency {
  const { header, columns, cellsOf } = table;
  const cells = cellsOf('price');
  const priceHeader = header[columns.of.get('price') ?? -1] ?? '';
  const ownCurrency = clues.ownCurrency ?? homeCurrency;
  const { ofPlaces, ofTowns } = countriesOf(table);
  const shown = ofPlaces ?? (isMarkedAs(ownCurrency, cells, ofTowns) ? undefined : ofTowns);
  const local = currencyOf(clues.country ?? shown);
  const isCoded = columns.of.has('currency');
  const ofCells = () =>
    currencyOfCells(cells, { own: ownCurrency, local }) ?? local ?? currencyOfWords(header, cells);
  const currency =
    clues.currency ?? currencyOfHeader(priceHeader, local) ?? (isCoded ? undefined : ofCells());
  const codes = cellsOf('currency').map(codesIn);
  const ofPrices = isCoded
    ? countryOfPrices(codes, ownCurrency)
    : countryOfMarks(priceHeader, cells, ownCurrency);
  const isOpen = clues.country === undefined && !columns.of.has('country');
  const ofFile = ofPlaces ?? (currency === undefined ? ofPrices : countryOf(currency)) ?? shown;
  const guessed = isOpen ? ofFile : undefined;
  const inUse = isCoded ? codes.flatMap((code) => code ?? []) : [currency ?? ownCurrency];
  return {
    currency,
    ownCurrency,
    country: clues.country ?? guessed,
    guessed,
    isCoded,
    decimalComma: decimalCommaOf(table, inUse),
  };
}

function decimalCommaOf({ cellsOf }: Table, currencies: readonly string[]): boolean | 'mixed' {
  const prices = [...cellsOf('price'), ...cellsOf('originalPrice')];
  // "450.500" dinars show no comma: the point may begin three decimals.
  const telling = currencies.some(hasThousandths) ? prices.filter((cell) => !endsInThree(cell)) : prices;
  return writesDecimalComma([...telling, ...cellsOf('kilometres')]);
}
