/** Reads a search from an address, whatever it contains. */
import * as words from '#messages/search.ts';
import { byName } from '../../../kernel/by-name.ts';
import { isCurrency } from '../../../kernel/currencies.ts';
import { kilometresOf } from '../../../kernel/distances.ts';
import type { FieldProblem } from '../../../kernel/errors.ts';
import { readFigure } from '../../../kernel/figures.ts';
import { marketOf } from '../../../kernel/markets.ts';
import { readDistance, readMeasure } from '../../../kernel/measures.ts';
import { homeCurrency } from '../../../kernel/money.ts';
import { readPrice } from '../../../kernel/prices.ts';
import { wellFormed } from '../../../kernel/well-formed.ts';
import { conditions } from '../../listings/domain.ts';
import {
  isTooLong,
  type ListField,
  listFields,
  mileNames,
  type RangeField,
  rangeFields,
  rangeLimits,
  rangeNames,
  type Search,
  type Sort,
  searchLimits,
  sellers,
  sorts,
  switchFields,
} from './search.ts';

const known: Partial<Record<ListField, readonly string[]>> = { condition: conditions, seller: sellers };

/** One line without control characters or half characters. */
function tidy(text: string): string {
  return wellFormed(text)
    .replace(/[\s\p{Cc}\p{Cf}\uFFFD]+/gu, ' ')
    .trim();
}

/** Of the values of one filter so many are looked at. */
const mostRead = 100;
const longestShown = 40;
/** Typed text, shortened, but still recognisable in a message. */
const short = (typed: string) => (typed.length > longestShown ? `${typed.slice(0, longestShown)}…` : typed);

/** Distances and engine sizes may have a unit. */
function readPlain(typed: string, field: RangeField): number | null {
  return field === 'km' || field === 'cc' ? readMeasure(typed, field) : readFigure(typed);
}

/**
 * Reads a search from an address. Values that cannot be read are left out and reported; parameters that are
 * no filters are ignored. Prices are in `own`, the garage's currency, unless the address names another. Never fails.
 */
export function readSearch(
  params: URLSearchParams,
  own: string = homeCurrency,
): { search: Search; leftOut: FieldProblem[] } {
  const leftOut: FieldProblem[] = [];
  const refuse = (field: string, code: string, detail: string) => leftOut.push({ field, code, detail });
  const last = (name: string) => tidy(params.getAll(name).at(-1)?.slice(0, 300) ?? '');

  let text = tidy(params.getAll('q').join(' ').slice(0, searchLimits.typed));
  if (isTooLong(text)) {
    let read = text.slice(0, searchLimits.words);
    while (isTooLong(read)) read = read.slice(0, read.length / 2);
    // Some scripts have no spaces.
    text = tidy(read.replace(/\s\S*$/, ''));
    refuse('q', 'too-long', words.wordsTooLong(searchLimits.words));
  }

  const lists = byName(listFields, (field) => {
    const all = params.getAll(field);
    const given = all.slice(0, mostRead).map((value) => tidy(value.slice(0, 300)).toLowerCase());
    const values = [...new Set(given.filter((value) => value !== ''))].sort();
    const good = values.filter((value) => known[field]?.includes(value) ?? value.length <= 80);
    if (good.length < values.length)
      refuse(
        field,
        'unknown-name',
        words.nameUnknown(values.filter((value) => !good.includes(value)).map(short)),
      );
    const more = Math.max(0, good.length - searchLimits.values) + Math.max(0, all.length - mostRead);
    if (more > 0) refuse(field, 'too-many', words.tooManyValues(searchLimits.values, more));
    return good.slice(0, searchLimits.values);
  });

  const currency = last('currency').toUpperCase();
  const isCode = isCurrency(currency);
  if (currency !== '' && !isCode) refuse('currency', 'choice-unknown', words.choiceUnknown(short(currency)));
  const market = marketOf(isCode ? currency : own);

  const figure = (name: string, field: RangeField): number | null => {
    const typed = last(name);
    if (typed === '') return null;
    const [lowest, highest] = rangeLimits(field, market);
    const price = field === 'price' ? readPrice(typed, market) : null;
    const value = price ? ('amount' in price ? price.amount : null) : readPlain(typed, field);
    if (value !== null && Number.isFinite(value) && value >= lowest && value <= highest)
      return Math.round(value);
    refuse(name, 'figure-unreadable', words.figureUnreadable(short(typed), field));
    return null;
  };
  /** Distances that are typed in miles become kilometres, also where people count in these. */
  const miles = (name: string): number | null => {
    const typed = last(name);
    if (typed === '') return null;
    const read = readDistance(typed);
    const value = read && kilometresOf(read.figure, read.unit);
    const [lowest, highest] = rangeLimits('km', market);
    if (value !== null && value >= lowest && value <= highest) return value;
    refuse(name, 'figure-unreadable', words.figureUnreadable(short(typed), 'mi'));
    return null;
  };
  const ranges = byName(rangeFields, (field) => {
    const [min, max] = rangeNames(field);
    const [minMiles, maxMiles] = field === 'km' ? mileNames.map(miles) : [];
    const from = minMiles ?? figure(min, field);
    const to = maxMiles ?? figure(max, field);
    // Whoever swaps the two fields means the range between them.
    const isTurned = from !== null && to !== null && from > to;
    const [low, high] = isTurned ? [to, from] : [from, to];
    return { from: low === rangeLimits(field, market)[0] ? null : low, to: high };
  });

  const owners = last('owners') === '' ? null : readFigure(last('owners'));
  const ownersFit =
    owners !== null && Number.isInteger(owners) && owners >= 1 && owners <= searchLimits.owners;
  if (last('owners') !== '' && !ownersFit)
    refuse('owners', 'figure-unreadable', words.figureUnreadable(short(last('owners')), 'owners'));

  const switches = byName(switchFields, (name) => {
    const text = last(name).toLowerCase();
    if (!['', '0', '1', 'on', 'off', 'true', 'false'].includes(text))
      refuse(name, 'choice-unknown', words.choiceUnknown(short(text)));
    return ['1', 'on', 'true'].includes(text);
  });

  const sort = last('sort').toLowerCase();
  const isSort = (value: string): value is Sort => (sorts as readonly string[]).includes(value);
  if (sort !== '' && !isSort(sort)) refuse('sort', 'choice-unknown', words.choiceUnknown(short(sort)));

  return {
    search: {
      ...lists,
      ...ranges,
      words: text,
      currency: isCode ? currency : null,
      owners: ownersFit ? owners : null,
      ...switches,
      sort: isSort(sort) ? sort : 'newest',
    },
    leftOut,
  };
}
