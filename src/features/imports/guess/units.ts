/** In which units and scales a list has its figures. */
import type { Target } from '../contract.ts';
import { dayOrderOf } from '../readings/posted.ts';
import { rialsPerToman, toman } from '../readings/toman.ts';
import type { CountryAndCurrency } from './country-and-currency.ts';
import { isInMiles, isScandinavian } from './market.ts';
import { isRegionFirst } from './place-order.ts';
import { scaleOfPrices } from './price-scale.ts';
import type { Table } from './table.ts';

// The scale that a header gives for its numbers.
const scales = [
  [/\b(?:lakhs?|lacs?)\b|লাখ|লক্ষ|लाख/, 100_000],
  [/\b(?:millions?|juta|jt|trieu|mio|mln)\b|млн|م[یي]ل[یي]ون/, 1_000_000],
  [/[万萬만]/, 10_000],
  [/\b(?:thousands?|tsd|ribu|000|k|tys|nghin|bin)\b|হাজার|हज़ार|हजार|тыс|千|هزار/, 1_000],
] as const;
const inMiles = /\b(?:mi|miles?|meilen|millas|milles|miglia)\b/;
/** Under a header in a language of Scandinavia: elsewhere "20 mil" are thousands. */
const saysMil = /\d ?mil\.?$/i;
const inKilometres =
  /\bkms?\b|(?:k|ch|qu)ilom|odo.*km|(?<!\p{L})км(?!\p{L})|к[иі]лом|χλμ|χιλιομ|কিমি|কিলোমিটার|किमी|किलोमीटर|كم(?!\p{L})|كيلو|กม|กิโล|公里|キロ/u;
const inLitres = /(?:[\s,(]|^)(?:l|л|ltr|lit(?:er|re)s?|litros|литр(?:ах|ы|ов)?)\)?$/u;
/** "0.125", "1,3": as cc they would be too small for any engine. */
const figureInLitres = /^(?:0[.,]\d{1,4}|[1-2](?:[.,]\d{1,3})?)$/;
const inMonths = /\b(?:months?|monate|meses|mois|bulan)\b|মাস/;

/** The factor that a header gives for the figures below it. */
function factorOf(says: string): number | undefined {
  const scale = scales.find(([word]) => word.test(says))?.[1];
  return toman.test(says) ? (scale ?? 1) * rialsPerToman : scale;
}

/** The factor of prices of which only their size shows that they leave out thousands or the like. */
export function unsaidScaleOf(table: Table, currency: string | undefined): number | undefined {
  return factorOf(table.says('price')) === undefined
    ? scaleOfPrices(table.cellsOf('price'), currency)
    : undefined;
}

function distanceUnitOf({ header, says, cellsOf }: Table, money: CountryAndCurrency) {
  const said = says('kilometres');
  const cells = cellsOf('kilometres').filter((cell) => /\d/.test(cell));
  const areInMil = cells.filter((cell) => saysMil.test(cell)).length > cells.length / 2;
  if (/\bmiltal\b/.test(said) || (isScandinavian(header) && (areInMil || /\bmil\b/.test(said)))) return 'mil';
  if (inMiles.test(said)) return 'miles';
  const { currency, ownCurrency, country } = money;
  const isForeign = currency !== undefined && currency !== ownCurrency;
  const areMiles =
    !inKilometres.test(said) && isInMiles(country, cellsOf('country'), { own: ownCurrency, isForeign });
  return areMiles ? 'miles' : undefined;
}

function areLitres({ says, cellsOf }: Table): boolean {
  const engines = cellsOf('engine').filter((cell) => /\d/.test(cell));
  return (
    inLitres.test(says('engine')) ||
    // Whole ones may be cylinders.
    (engines.some((cell) => /[.,]/.test(cell)) && engines.every((cell) => figureInLitres.test(cell.trim())))
  );
}

/** By field, what a mapping has to say of its column besides which one it is; undefined values say nothing. */
export function unitsOf(table: Table, money: CountryAndCurrency): Partial<Record<Target, object>> {
  const { header, columns, linkedPlace, units, nameOf, says, cellsOf, places } = table;
  const { currency } = money;
  return {
    id: columns.running ? { running: columns.running } : {},
    price: { factor: factorOf(says('price')) ?? unsaidScaleOf(table, currency) },
    originalPrice: {
      factor: factorOf(says('originalPrice')) ?? scaleOfPrices(cellsOf('originalPrice'), currency),
    },
    kilometres: {
      unit: distanceUnitOf(table, money),
      unitFrom: units === undefined ? undefined : nameOf(units),
      factor: factorOf(says('kilometres')),
    },
    engine: areLitres(table) ? { unit: 'litres' } : {},
    age: inMonths.test(says('age')) ? { unit: 'months' } : {},
    place: {
      linked: linkedPlace === undefined ? undefined : true,
      order: isRegionFirst([...places], header[columns.of.get('place') ?? -1]) ? 'region-first' : undefined,
    },
    posted: dayOrderOf(cellsOf('posted')) === 'month-first' ? { order: 'month-first' } : {},
  };
}
