/** Compiles a search into a query on the columns. */
import { conditions } from '../../listings/domain.ts';
import { wholeParents } from './chosen-names.ts';
import { type Columns, yearZero } from './engine/columns.ts';
import type { Part, Test } from './engine/marks.ts';
import type { KeyOf } from './engine/order.ts';
import { mostOfPrices } from './engine/prices.ts';
import { noValue } from './engine/usual-price.ts';
import { familyOf, type Names } from './names.ts';
import {
  type Range,
  type RangeField,
  rangeFields,
  type Search,
  type Sort,
  sellers,
  switchFields,
} from './search.ts';

/** The garage's own currency has code 0; others follow in order of their first occurrence. */
export type Currencies = readonly string[];

/** The sort key of listings without a figure: after all that have one. */
const last = Number.MAX_SAFE_INTEGER;

// In the order of value: unvalued listings come after every share, and samples after everything that is
// really for sale.
const unvalued = 2_000_000;
const behindAll = 4_000_000;
const sample = sellers.indexOf('sample');

/**
 * The code of the currency in which a search counts and compares prices; -1 for a currency that nothing is
 * offered in.
 */
export function currencyOf(search: Search, currencies: Currencies): number {
  return search.currency === null ? 0 : currencies.indexOf(search.currency);
}

function tableOf(values: readonly number[], length: number): Uint8Array {
  const table = new Uint8Array(length);
  for (const value of values) if (value >= 0 && value < length) table[value] = 1;
  return table;
}

function inRange({ from, to }: Range, lowest: number, highest: number, shift = 0): number[] {
  const values: number[] = [];
  for (let value = Math.max(lowest, from ?? lowest); value <= Math.min(highest, to ?? highest); value += 1)
    values.push(value - shift);
  return values;
}

const isOpen = ({ from, to }: Range) => from === null && to === null;

function partOfRange(column: RangeField, range: Range): Part {
  if (column !== 'year')
    return { kind: 'range', column, from: range.from ?? 0, to: range.to ?? mostOfPrices };
  const years = inRange(range, yearZero + 1, yearZero + 255, yearZero);
  return { kind: 'small', column, passes: tableOf(years, 256) };
}

/**
 * The filters of a search. `words` are the listings that contain its words; `names` is one more than the
 * largest id of a name.
 */
export function testsOf(
  search: Search,
  { vocabulary, currencies, names }: { vocabulary: Names; currencies: Currencies; names: number },
  words: Part | null,
): Test[] {
  const tests: Test[] = [];
  const add = (dimension: Test['dimension'], ...parts: Part[]) => tests.push({ dimension, parts });
  const idsOf = (kind: 'make' | 'division' | 'district', slugs: readonly string[]) =>
    slugs.map((slug) => vocabulary.termOf(kind, slug)?.id ?? -1);

  if (words !== null) add('words', words);
  if (search.category.length > 0) {
    const codes = vocabulary.categories
      .filter(({ id }) => search.category.includes(id))
      .map(({ code }) => code);
    add('category', { kind: 'small', column: 'category', passes: tableOf(codes, 256) });
  }
  if (search.make.length + search.model.length > 0) {
    const models = search.model.flatMap((slug) => familyOf(slug, vocabulary)?.ids ?? []);
    const makes = idsOf('make', wholeParents(search, 'make', vocabulary));
    const passes = [tableOf(makes, names), tableOf(models, names)] as const;
    add('bike', { kind: 'either', columns: ['make', 'model'], passes });
  }
  const except: Part[] = [];
  if (search.notCategory.length > 0) {
    const passes = new Uint8Array(256).fill(1);
    for (const { id, code } of vocabulary.categories) if (search.notCategory.includes(id)) passes[code] = 0;
    except.push({ kind: 'small', column: 'category', passes });
  }
  if (search.notMake.length + search.notModel.length > 0) {
    const models = search.notModel.flatMap((slug) => familyOf(slug, vocabulary)?.ids ?? []);
    const passes = [tableOf(idsOf('make', search.notMake), names), tableOf(models, names)] as const;
    except.push({ kind: 'either', columns: ['make', 'model'], passes, not: true });
  }
  if (search.notDivision.length + search.notDistrict.length > 0) {
    const divisions = tableOf(idsOf('division', search.notDivision), names);
    const passes = [divisions, tableOf(idsOf('district', search.notDistrict), names)] as const;
    except.push({ kind: 'either', columns: ['division', 'district'], passes, not: true });
  }
  if (except.length > 0) add('except', ...except);
  if (search.condition.length > 0) {
    const values = search.condition.map((name) => (conditions as readonly string[]).indexOf(name));
    add('condition', { kind: 'small', column: 'condition', passes: tableOf(values, 256) });
  }
  if (search.division.length + search.district.length > 0) {
    const divisions = idsOf('division', wholeParents(search, 'division', vocabulary));
    const passes = [tableOf(divisions, names), tableOf(idsOf('district', search.district), names)] as const;
    add('place', { kind: 'either', columns: ['division', 'district'], passes });
  }
  const currency = currencyOf(search, currencies);
  const inCurrency: Part = { kind: 'small', column: 'currency', passes: tableOf([currency], 256) };
  // A range of prices belongs to one currency: together they form one filter, which is dropped as a whole.
  if (isOpen(search.price) && search.currency !== null) add('currency', inCurrency);
  for (const field of rangeFields)
    if (!isOpen(search[field]))
      add(field, partOfRange(field, search[field]), ...(field === 'price' ? [inCurrency] : []));
  if (search.owners !== null)
    add('owners', {
      kind: 'small',
      column: 'owners',
      passes: tableOf(inRange({ from: 1, to: search.owners }, 1, 255), 256),
    });
  for (const column of switchFields)
    if (search[column]) add(column, { kind: 'small', column, passes: tableOf([1], 256) });
  if (search.seller.length > 0) {
    const values = search.seller.map((name) => (sellers as readonly string[]).indexOf(name));
    add('seller', { kind: 'small', column: 'seller', passes: tableOf(values, 256) });
  }
  return tests;
}

/**
 * The sort key of an order, null where only age counts. Prices are compared within one currency: each other
 * currency follows as a block of its own, and listings without a figure come last.
 */
export function keyOfSort(sort: Sort, currency: number): KeyOf | null {
  const known = (figure: number, sign: 1 | -1) => (figure < 0 ? last : sign * figure);
  const priced = (columns: Columns, slot: number, sign: 1 | -1) => {
    const price = columns.price[slot] as number;
    const code = columns.joints.asked.values.currency[columns.asked[slot] as number] as number;
    const place = code === currency ? 0 : code + 1;
    return price < 0 ? last : place * 2 * mostOfPrices + (sign === 1 ? price : mostOfPrices - price);
  };
  // Columns are accessed directly: by name, an order over very many listings takes twice as long.
  const keys: Record<Sort, KeyOf | null> = {
    newest: null,
    'price-low': (columns, slot) => priced(columns, slot, 1),
    'price-high': (columns, slot) => priced(columns, slot, -1),
    'year-new': (columns, slot) => {
      const year = columns.joints.use.values.year[columns.use[slot] as number] as number;
      return year === 0 ? last : -year;
    },
    'km-low': (columns, slot) => known(columns.km[slot] as number, 1),
    // A share of the usual price in its own currency is comparable across currencies. Samples come last,
    // however cheap, because nobody sells them.
    'best-value': (columns, slot) => {
      const below = columns.below[slot] as number;
      const seller = columns.joints.traits.values.seller[columns.traits[slot] as number];
      return (below === noValue ? unvalued : -below) + (seller === sample ? behindAll : 0);
    },
  };
  return keys[sort];
}
