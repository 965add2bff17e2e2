// Finding motorcycles: what search says.
import { type Distances, distanceInText, distanceLabels } from './distances.ts';

/** A search text is longer than is read. */
export function wordsTooLong(longest: number): string {
  return `This search text is too long: only its first ${longest} characters are read.`;
}
/** More values of one filter than are taken. */
export function tooManyValues(most: number, more: number): string {
  return `Choose at most ${most} of a kind; ${more} more ${more === 1 ? 'was' : 'were'} left out.`;
}
const figureExamples = {
  price: 'Enter a price like 1,25,000 or 1.25 lakh.',
  year: 'Enter a year like 2019.',
  km: 'Enter kilometres like 12,000 or 12,000 km.',
  mi: 'Enter miles like 12,000 or 12,000 miles.',
  cc: 'Enter the engine like 150 or 150 cc.',
  owners: 'Enter a number of owners like 2.',
} as const;
export function figureUnreadable(typed: string, field: keyof typeof figureExamples): string {
  return `${wordsChip(typed)} could not be read, so it was left out. ${figureExamples[field]}`;
}
export function choiceUnknown(typed: string): string {
  return `There is no option ${wordsChip(typed)}, so it was left out.`;
}
/** Of one or more names; the first few are said. */
export function nameUnknown(names: readonly string[]): string {
  const said = names.slice(0, 3).map(wordsChip);
  const more = names.length - said.length;
  const called =
    more === 0 ? said.join(or) : `${said.join(', ')} or ${more} more ${more === 1 ? 'name' : 'names'}`;
  return `There is nothing called ${called} here, so ${names.length === 1 ? 'it was' : 'they were'} left out.`;
}
/** What is not wanted and cannot be left out, as "not red" and "not 2015". */
export function noExclusion(parts: readonly string[]): string {
  return `Not understood, and not searched for: ${parts.map(wordsChip).join(', ')}. Only makes, models, categories and districts can be left out, as in “not Bajaj” and “not Dhaka”.`;
}
/** Of distances and ZIP codes. */
export function noDistance(parts: readonly string[]): string {
  return `Motorcycles are found by the names of places, so this shows the place itself, without ${parts.map(wordsChip).join(', ')}.`;
}
/** Of what a motorcycle uses, as "50 kmpl" and "good mileage". */
export function noFuel(parts: readonly string[]): string {
  return `Listings do not say how much fuel a motorcycle uses, so this was not searched for: ${parts.map(wordsChip).join(', ')}.`;
}

// The page of search.
export const title = 'Second-hand motorcycles';
export function description(unit: Distances): string {
  return `Second-hand motorcycles for sale, by make, model, price, year, ${distanceInText[unit]} and place, from private sellers and imported lists.`;
}
/** What a search is about: "Yamaha FZ-S V3 in Dhaka". */
export function inPlace(what: string, place: string): string {
  return `${what} in ${place}`;
}
export const or = ' or ';
/** What a search is about, with what it leaves out: "Second-hand motorcycles in Dhaka, not Honda or scooters". */
export function titleLeavingOut(what: string, names: readonly string[], places: readonly string[]): string {
  const not = names.length > 0 ? `, not ${names.join(or)}` : '';
  return `${what}${not}${places.length > 0 ? `, outside ${places.join(or)}` : ''}`;
}
/** For search engines; the count comes grouped. */
export function foundDescription(what: string, count: string, unit: Distances): string {
  return `${what}: ${count} second-hand motorcycles for sale, with price, year, ${distanceInText[unit]} and place.`;
}
export const searchLabel = 'Make, model, place, price';
/** Short, so that it fits on the narrowest phone. */
export const searchPlaceholder = 'yamaha under 3 lakh';
/** The same where amounts are grouped in thousands. */
export const searchPlaceholderInThousands = 'yamaha under 50,000';
/** In place of the example where there are filters, which what is typed adds to. */
export const searchMore = 'Add to your search';
export const searchButton = 'Search';
/** How many fit; the count comes grouped. */
export function totalFound(count: number, grouped: string): string {
  return count === 1 ? '1 motorcycle' : `${grouped} motorcycles`;
}
/** Leads from the filters to what they leave. */
export function showFound(count: number, grouped: string): string {
  return `Show ${totalFound(count, grouped)}`;
}
export function aboutFound(grouped: string): string {
  return `About ${grouped} motorcycles`;
}
export const filters = 'Filters';
export const skipToResults = 'Skip to results';
export const showFilters = 'Show filters';
export const hideFilters = 'Hide filters';
export const chosen = 'Your choice';
/** Takes a filter off. */
export function takeOff(label: string, isLeftOut = false): string {
  return isLeftOut ? `No longer “${label}”` : `Without ${label}`;
}
/** A district of which only parts were named: motorcycles are found by district. */
export function areaChip(areas: readonly string[], district: string): string {
  return `${areas.join(', ')}: all of ${district}`;
}
/** Takes the areas off; the district stays. */
export function takeOffArea(areas: readonly string[], district: string): string {
  return `Without ${areas.join(', ')}, still all of ${district}`;
}
/** Under it. */
export const byDistrict = 'Motorcycles are found by district, not by area.';
/** Leads to those of the district that say the area in so many words. */
export function onlySaying(area: string): string {
  return `Only those that say ${wordsChip(area)}`;
}
/** What is left out. */
export function notChip(name: string): string {
  return `not ${name}`;
}
/** Above what is found: something is asked for and left out at once. */
export function contradiction(asked: string, leftOut: readonly string[]): string {
  return `${wordsChip(asked)} is asked for and left out by ${leftOut.map(wordsChip).join(', ')}, so none of them is found. Remove one or the other:`;
}
export const saveThis = 'Save this search';
export const tellMe = 'Tell me about new ones';
export const clearAll = 'Clear all';
export const more = 'More';
/** For those who only hear a figure behind a name. */
export const facetNames = {
  category: 'Category',
  make: 'Make',
  model: 'Model',
  condition: 'Condition',
  division: 'Division or country',
  district: 'District or town',
  seller: 'Offered by',
  currency: 'Currency',
  owners: 'Owners',
  photo: 'Photo',
  ownName: 'Papers',
  price: 'Price',
  year: 'Year',
  km: distanceLabels.km,
  cc: 'Engine (cc)',
} as const;
/** The name of a filter, of distances by what the garage counts them in. */
export function facetName(field: keyof typeof facetNames, unit: Distances): string {
  return field === 'km' ? distanceLabels[unit] : facetNames[field];
}
export const sellerNames = { member: 'Members', list: 'Imported lists', sample: 'Samples' } as const;
/** Filters that are on or off: as a choice, and as what was chosen. */
export const switchNames = {
  photo: { choice: 'With a photo of the bike itself', chip: 'With photo' },
  ownName: { choice: 'Registered in the seller’s name', chip: 'In the seller’s name' },
} as const;
/** At most so many owners. */
export function ownersChip(most: number): string {
  return most === 1 ? 'First owner' : `At most ${most} owners`;
}
export const from = 'From';
export const to = 'To';
/** Beside "From" and "To": what the figures are of. */
export function inCurrency(sign: string): string {
  return `(${sign})`;
}
export const apply = 'Apply';
/** A range for people; the figures come ready to be read. */
export function rangeText(low: string | null, high: string | null): string {
  if (low === null) return `up to ${high}`;
  if (high === null) return `from ${low}`;
  return low === high ? low : `${low} to ${high}`;
}
/** A range of prices; the currency's sign stands once, if there is one to say, on the line of its figure. */
export function priceRangeText(sign: string | null, low: string | null, high: string | null): string {
  if (sign === null) return rangeText(low, high);
  if (low === null) return rangeText(null, `${sign}\u00a0${high}`);
  return rangeText(`${sign}\u00a0${low}`, low === high ? `${sign}\u00a0${high}` : high);
}
/** A range that stands for one figure: "about 1,50,000: 1,28,000 to 1,73,000". */
export function aboutText(figure: string, range: string): string {
  return `about ${figure}: ${range}`;
}
export function wordsChip(text: string): string {
  return `“${text}”`;
}
export const sortLabel = 'Sort by';
/** Told to screen readers when the order has changed. */
export function sortedBy(order: string): string {
  return `Sorted by ${order}`;
}
const sortNames = {
  newest: 'Newest first',
  'price-low': 'Price, lowest first',
  'price-high': 'Price, highest first',
  'year-new': 'Year, newest first',
  'km-low': 'Kilometres, lowest first',
  'best-value': 'Best value first',
} as const;
/** The name of an order, of distances by what the garage counts them in. */
export function sortName(sort: SortName, unit: Distances): string {
  return sort === 'km-low' && unit === 'mi' ? 'Mileage, lowest first' : sortNames[sort];
}
/** What a range of prices leaves out because it is offered in other currencies; the count comes grouped. */
export function elsewhere(count: number, grouped: string, sign: string): string {
  return count === 1
    ? `1 motorcycle in another currency is left out: these prices are in ${sign}.`
    : `${grouped} motorcycles in other currencies are left out: these prices are in ${sign}.`;
}
/** Leads to the same figures in another currency. */
export function lookElsewhere(range: string): string {
  return `Show prices ${range} instead`;
}
/** In a list of several currencies. */
export const eachCurrency = 'Prices are in several currencies: each currency is sorted separately.';
type SortName = keyof typeof sortNames;
/** Where words wish for several orders. */
export function oneOrder(sort: SortName, others: readonly SortName[], unit: Distances): string {
  const unused = others.map((other) => wordsChip(sortName(other, unit))).join(', ');
  return `This list is in the order ${wordsChip(sortName(sort, unit))}. You also asked for ${unused}: change the order with “Sort by”.`;
}
export const failed = 'The search results could not be loaded.';
/** Leads from the filters to that. */
export const showFailed = 'This search failed: see why';
/** In place of the number of what was found, where the answer takes long. */
export const searching = 'Searching…';
export const newBikes = 'New second-hand motorcycles';
/** A feed among those of other sites: what it is of, and whose. */
export function feedTitle(what: string, garage: string): string {
  return `${what}: ${garage}`;
}
export const moreBikes = 'More motorcycles';
/** Once more of a list was asked for; the count comes grouped. */
export function shownByNow(count: string): string {
  return `${count} motorcycles are on the page now.`;
}
export const nothing = 'No motorcycle fits all of this';
export const nothingAtAll = 'The garage is empty just now';
export const nothingAtAllHint = 'Nobody sells a motorcycle here yet. Be the first.';
export const sell = 'Sell your bike';
export const relaxLead = 'Without one of these, there are:';
export const nearest = 'Closest matches';
/** Says why the bikes below are shown although no listing has these words. */
export function nearestBesides(unknown: string): string {
  return `They match other parts of your search. No listing contains ${unknown}.`;
}
/** Words that nobody wrote. */
export function unknownWords(unknown: string): string {
  return `No listing contains ${unknown}. Is it spelled as sellers write it?`;
}
export const leftOut = 'Not everything could be used:';
export const wishToSell = 'Do you want to sell? This is the place to look for motorcycles.';
export const toSelling = 'Add yours for sale';
export const nothingHere = 'Nothing on this page any more';
export const toBeginning = 'Back to the start of the list';
