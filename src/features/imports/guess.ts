/** Guesses the mapping of a file without one, from the words of its header and its first rows. */
import { guessAbout, guessNoCountry, guessOwnMarket, guessScale } from '#messages/imports.ts';
import { countryOf } from '../../kernel/markets.ts';
import { headerKey } from './columns.ts';
import type { MappingFile, Target } from './contract.ts';
import type { Columns } from './guess/columns.ts';
import { type CountryAndCurrency, guessCountryAndCurrency } from './guess/country-and-currency.ts';
import { type Clues, columnsOf, type Table, tableOf } from './guess/table.ts';
import { unitsOf, unsaidScaleOf } from './guess/units.ts';

export interface Guess {
  mapping: MappingFile;
  /** Headers without a known meaning: their columns are not imported. */
  unused: string[];
}

/** What no motorcycle can be imported without. */
type Needed = 'name' | 'price';

/**
 * Whether a line looks like a header: name and price of a motorcycle can be recognised from it, and from the
 * rows below.
 */
export function canGuess(
  header: readonly string[],
  clues: Pick<Clues, 'sample' | 'now' | 'ofObjects'> = {},
): boolean {
  return isEnough(columnsOf(header, clues));
}

function missingIn({ of: found }: Columns): Needed[] {
  const isNamed = found.has('name') || found.has('make') || found.has('model');
  return [...(isNamed ? [] : (['name'] as const)), ...(found.has('price') ? [] : (['price'] as const))];
}

function isEnough(columns: Columns): boolean {
  return missingIn(columns).length === 0;
}

/** What a guess must have and cannot find in a header and the rows below. */
export function missingColumns(
  header: readonly string[],
  clues: Pick<Clues, 'sample' | 'now' | 'ofObjects'>,
): Needed[] {
  return missingIn(columnsOf(header, clues));
}

/** The columns of a mapping: by field, which one it is, and what else has to be said of it. */
function mappedColumns(table: Table, units: Partial<Record<Target, object>>): MappingFile['columns'] {
  const { labels, nameOf } = table;
  const { of: found, widerPlace, otherYear, parts } = table.columns;
  const columns = [...found].map(([target, index]) => {
    const further = target === 'place' ? widerPlace?.index : target === 'year' ? otherYear : undefined;
    const both = further === undefined ? nameOf(index) : [nameOf(index), nameOf(further)];
    const isWithin = target === 'place' && widerPlace?.isRegion === true;
    const [label, ...others] = new Set([labels[index], labels[further ?? index]].filter((said) => said));
    const extra = {
      ...(further === undefined ? units[target] : {}),
      part: parts.has(target) ? true : undefined,
      within: isWithin ? nameOf(widerPlace.index) : undefined,
      label: others.length > 0 ? [label, ...others] : label,
    };
    const said = Object.entries(extra).filter(([, value]) => value !== undefined);
    const from = isWithin ? nameOf(index) : both;
    return [target, said.length === 0 ? from : { column: from, ...Object.fromEntries(said) }];
  });
  return Object.fromEntries(columns);
}

/** What whoever looks at the mapping should know of how it was guessed. */
function aboutGuess(table: Table, money: CountryAndCurrency): string {
  const { currency, ownCurrency, country, guessed, isCoded } = money;
  const isPlaced = country !== undefined || table.columns.of.has('country');
  const unplaced = isPlaced || currency === undefined ? undefined : guessNoCountry(currency);
  const isOwnMarket = guessed !== undefined && guessed === countryOf(ownCurrency);
  const unpriced = isCoded && guessed !== undefined ? undefined : guessAbout;
  const unsaid = isOwnMarket && !isCoded ? guessOwnMarket(guessed) : unpriced;
  const scale = unsaidScaleOf(table, currency);
  const scaled = scale === undefined ? undefined : guessScale(scale);
  return [currency === undefined ? unsaid : unplaced, scaled].filter((text) => text !== undefined).join(' ');
}

/** The guess; null when name or price cannot be recognised. */
export function guessMapping(header: readonly string[], clues: Clues): Guess | null {
  const table = tableOf(header, clues);
  if (!isEnough(table.columns)) return null;
  const money = guessCountryAndCurrency(table, clues);
  const { currency, country, decimalComma } = money;
  const about = aboutGuess(table, money);
  const { of: found, widerPlace, otherYear } = table.columns;
  const used = new Set([...found.values(), widerPlace?.index, otherYear, table.units]);
  return {
    mapping: {
      ...(about === '' ? {} : { about }),
      file: { delimiter: clues.delimiter, ...(decimalComma ? { decimalComma } : {}) },
      ...(currency === undefined ? {} : { currency }),
      ...(country === undefined ? {} : { country }),
      columns: mappedColumns(table, unitsOf(table, money)),
    },
    unused: header.filter((name, index) => !used.has(index) && headerKey(name) !== ''),
  };
}
