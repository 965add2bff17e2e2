/** How a search is worded: its chips, its title and the title of its feed. */
import { productName } from '#messages/common.ts';
import * as listingWords from '#messages/listings.ts';
import * as words from '#messages/search.ts';
import { type DistanceUnit, distanceRange } from '../../../kernel/distances.ts';
import {
  formatAmount,
  groupAmount,
  homeCurrency,
  type MoneyShown,
  signBeside,
} from '../../../kernel/money.ts';
import { aboutWhich } from './about.ts';
import { atAnyPrice, isPriced, toggle, without, withRange } from './changes.ts';
import type { ChosenName } from './chosen-names.ts';
import {
  anySearch,
  isNotField,
  type ListField,
  leftOutOf,
  listFields,
  type Range,
  type RangeField,
  rangeFields,
  type Search,
  switchFields,
} from './search.ts';

/** What a garage shows prices and distances in. */
export interface Shown extends MoneyShown {
  distance: DistanceUnit;
}

/** How a garage with these settings shows a search; `several`: whether there are prices in several currencies. */
export function shownIn(
  settings: { currency: string | null; market: { distance: DistanceUnit } },
  several: boolean,
): Shown {
  return { garage: settings.currency, several, distance: settings.market.distance };
}

/** Names of selected values, as in a search's facets. */
type Called = Readonly<Record<ListField, readonly ChosenName[]>>;

/** A filter that can be removed. */
interface Chip {
  key: string;
  label: string;
  /** The label of its remove button. */
  off: string;
  /** The search without this filter. */
  without: Search;
}

/** The garage's own word for a value, where it has one. */
export function optionName(
  field: ListField | 'currency',
  { value, name }: Pick<ChosenName, 'value' | 'name'>,
): string {
  if (field === 'condition')
    return listingWords.conditionNames[value as keyof typeof listingWords.conditionNames];
  if (field === 'seller') return words.sellerNames[value as keyof typeof words.sellerNames];
  return isNotField(field) ? words.notChip(name) : name;
}

/** A price range for people: its currency is shown once, if at all. */
export function priceRangeText({ from, to }: Range, currency: string | null, money: MoneyShown): string {
  const of = currency ?? money.garage ?? homeCurrency;
  const text = (figure: number | null) => (figure === null ? null : groupAmount(figure, of));
  return words.priceRangeText(signBeside(of, money), text(from), text(to));
}

/** A range for people: years as they are, distances in what the garage counts in, all other figures grouped. */
export function rangeText(
  field: Exclude<RangeField, 'price'>,
  { from, to }: Range,
  unit: DistanceUnit,
): string {
  if (field === 'km') {
    const range = distanceRange({ from, to }, unit);
    const grouped = (figure: number | null) => (figure === null ? null : formatAmount(figure));
    return words.rangeText(grouped(range.from), grouped(range.to));
  }
  const text = (figure: number | null) =>
    figure === null ? null : field === 'year' ? String(figure) : formatAmount(figure);
  return words.rangeText(text(from), text(to));
}

/** A range's text, with the figure that it is all about where there is one. */
function aboutText(search: Search, field: RangeField, range: string, shown: Shown): string {
  const figure = field === 'price' || field === 'cc' ? aboutWhich(field, search[field]) : null;
  if (figure === null) return range;
  const one = { from: figure, to: figure };
  return words.aboutText(
    field === 'price' ? priceRangeText(one, search.currency, shown) : rangeText('cc', one, shown.distance),
    range,
  );
}

/** The selected values of a field, by name. */
function chosenOptions(search: Search, facets: Called, field: ListField): ChosenName[] {
  return search[field].map(
    (value) => facets[field].find((option) => option.value === value) ?? { value, name: value },
  );
}

function districtsIn(search: Search, facets: Called, division: string): ChosenName[] {
  return chosenOptions(search, facets, 'district').filter(({ parent }) => parent === division);
}

/** The named areas of a district. */
function areasIn(search: Search, facets: Called, district: string): ChosenName[] {
  return chosenOptions(search, facets, 'area').filter(({ parent }) => parent === district);
}

/**
 * The search without a selected name and what belongs to it: a division is removed with the last of its
 * districts, and areas with their district.
 */
export function takingOff(search: Search, facets: Called, field: ListField, value: string): Search {
  if (field === 'district') {
    const areas = areasIn(search, facets, value).map((area) => area.value);
    const rest = { ...search, area: search.area.filter((area) => !areas.includes(area)) };
    const { parent } = facets.district.find((district) => district.value === value) ?? {};
    return parent !== undefined && districtsIn(search, facets, parent).length === 1
      ? toggle(rest, 'division', parent, facets.district)
      : toggle(rest, 'district', value);
  }
  const children = field === 'make' ? facets.model : field === 'division' ? facets.district : [];
  return toggle(search, field, value, children);
}

/** Every filter of a search. */
export function chipsOf(search: Search, facets: Called, shown: Shown): Chip[] {
  const chips: (Omit<Chip, 'off'> & Partial<Pick<Chip, 'off'>>)[] = [];
  if (search.words !== '')
    chips.push({ key: 'words', label: words.wordsChip(search.words), without: without(search, 'words') });
  for (const field of listFields) {
    // An area is shown with its district.
    if (field === 'area') continue;
    for (const option of chosenOptions(search, facets, field)) {
      // "Dhaka, Dhaka" would say nothing more: a division is shown by its districts, and removed with the
      // last of them.
      if (field === 'division' && districtsIn(search, facets, option.value).length > 0) continue;
      const areas = field === 'district' ? areasIn(search, facets, option.value) : [];
      const named = areas.map(({ name }) => name);
      const label = optionName(field, option);
      const key = `${field} ${option.value}`;
      if (named.length > 0) {
        // The district was not typed, but its listings are shown: it stays, and can be removed next.
        const slugs = areas.map(({ value }) => value);
        const rest = { ...search, area: search.area.filter((area) => !slugs.includes(area)) };
        chips.push({
          key,
          label: words.areaChip(named, label),
          off: words.takeOffArea(named, label),
          without: rest,
        });
        continue;
      }
      chips.push({ key, label, without: takingOff(search, facets, field, option.value) });
    }
  }
  for (const field of rangeFields) {
    const { from, to } = search[field];
    if (from === null && to === null) continue;
    const range =
      field === 'price'
        ? priceRangeText(search.price, search.currency, shown)
        : rangeText(field, search[field], shown.distance);
    const label = `${words.facetName(field, shown.distance)} ${aboutText(search, field, range, shown)}`;
    const rest = field === 'price' ? atAnyPrice(search) : withRange(search, field, anySearch[field]);
    chips.push({ key: field, label, without: rest });
  }
  if (search.owners !== null)
    chips.push({ key: 'owners', label: words.ownersChip(search.owners), without: without(search, 'owners') });
  for (const field of switchFields)
    if (search[field])
      chips.push({ key: field, label: words.switchNames[field].chip, without: without(search, field) });
  if (search.currency !== null && !isPriced(search))
    chips.push({ key: 'currency', label: search.currency, without: without(search, 'currency') });
  return chips.map((chip) => ({
    ...chip,
    off: chip.off ?? words.takeOff(chip.label, isNotField(chip.key.split(' ')[0] ?? '')),
  }));
}

/** The sort order, where it is not the default: words may have asked for it. It is no filter. */
export function orderChips(search: Search, unit: DistanceUnit): Chip[] {
  const { sort } = search;
  if (sort === anySearch.sort) return [];
  const label = words.sortName(sort, unit);
  return [{ key: 'sort', label, off: words.takeOff(label), without: { ...search, sort: anySearch.sort } }];
}

/** A search filter by filter, for the title of its feed: "Bajaj, Dhaka, Price up to 1,00,000". */
export function feedTitle(search: Search, called: Called, shown: Shown): string {
  const parts = chipsOf(search, called, shown).map(({ label }) => label);
  return words.feedTitle(parts.length === 0 ? words.newBikes : parts.join(', '), productName);
}

const isShort = (names: readonly unknown[]) => names.length > 0 && names.length <= 3;

/** Category names are lower case, except at the beginning of a title. */
const asBeginning = (name: string, place: number) =>
  place === 0 ? name.charAt(0).toUpperCase() + name.slice(1) : name;

/** What a search is about, for its title: "Yamaha FZ-S V3 in Dhaka". */
export function titleOf(search: Search, facets: Called): string {
  const names = (field: ListField, values = search[field]) =>
    chosenOptions({ ...search, [field]: values }, facets, field).map((option) => optionName(field, option));
  const models = chosenOptions(search, facets, 'model');
  const makes = chosenOptions(search, facets, 'make').map((make) => {
    const own = models.filter(({ parent }) => parent === make.value).map(({ name }) => name);
    return own.length === 0 ? make.name : `${make.name} ${own.join(words.or)}`;
  });
  const bikes = [makes, names('category').map(asBeginning)].find(isShort);
  // A division is shown by its districts; one without selected districts is listed beside them.
  const whole = search.division.filter((slug) => districtsIn(search, facets, slug).length === 0);
  const chosen = [...names('district'), ...names('division', whole)];
  const places = [chosen, names('division')].find(isShort);
  const what = bikes ? bikes.join(words.or) : words.title;
  const title = places ? words.inPlace(what, places.join(words.or)) : what;
  const leftOut = leftOutOf(search).flatMap((field) =>
    chosenOptions(search, facets, field).map(({ name }) => ({
      name,
      isPlace: field === 'notDistrict' || field === 'notDivision',
    })),
  );
  const named = (isPlace: boolean) =>
    leftOut.filter((one) => one.isPlace === isPlace).map(({ name }) => name);
  return isShort(leftOut) ? words.titleLeavingOut(title, named(false), named(true)) : title;
}
