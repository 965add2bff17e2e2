// Motorcycles side by side.
import { type Distances, distanceInText } from './distances.ts';

export const idUnreadable =
  'Part of the address does not name a motorcycle of this garage, so it was left out.';
/** More are to be compared than a table can show. */
export function tooManyCompared(most: number): string {
  return `At most ${most} can be compared side by side; the others were left out. Remove one to add another.`;
}
export function notThere(count: number): string {
  return count === 1
    ? 'One of these motorcycles does not exist any more, so it was left out.'
    : `${count} of these motorcycles do not exist any more, so they were left out.`;
}

export const compareTitle = 'Compare motorcycles';
export function compareLead(isBestMarked: boolean): string {
  const best = isBestMarked ? ' The best figure of a row is marked.' : '';
  return `Up to four side by side.${best} What is the same for all is grey.`;
}
export function compareDescription(unit: Distances): string {
  return `Second-hand motorcycles side by side: price and how it compares with similar bikes, year, ${distanceInText[unit]}, engine, condition and place.`;
}
export const compare = 'Compare';
export function compareOf(name: string): string {
  return `Compare ${name}`;
}
export const compareMany = 'Compare up to four side by side';
/** Leads to the comparison, with how many are in it. */
export function seeComparison(count: number, most: number): string {
  return `See the comparison (${count} of ${most})`;
}
export function compareChosen(count: number): string {
  return count === 0 ? 'Compare selected' : `Compare selected (${count})`;
}
export const noneChosen = 'Tick two to four motorcycles, then compare them.';
/** On the page of saved ones, those of the comparison that its list does not show. */
export const chosenElsewhere = 'Also in your comparison';
export const chosenElsewhereHint = 'Not on the list above. Untick the ones you do not want to compare.';
/** A fifth was chosen. */
export function comparisonFull(most: number): string {
  return `You are already comparing ${most}. Remove one of them first.`;
}
/** Above a table that is wider than the screen. */
export const swipeHint = (count: number) => `All ${count} are here: swipe the table sideways.`;
export const onlyDifferences = 'Only what differs';
export const bikeColumn = 'Motorcycle';
export const opinionRow = 'Among similar bikes';
export const usualRow = 'Usual asking price';
/** The ends come as prices, what they were compared with in words. */
export function usualRange(low: string, high: string, comparedWith: string): string {
  return `${low} to ${high}, compared with ${comparedWith}`;
}
export const newPriceRow = 'Price when new';
export const stateRow = 'State';
export const notForSale = 'No longer for sale';
export const categoryRow = 'Category';
export const sellerRow = 'Seller';
export const sampleSeller = 'A sample: nobody sells it';
export const listSeller = 'From an imported list';
export const memberSeller = 'A member';
export const postedRow = 'Posted';
/** Beside the best of a row, by what its figures are. */
export const lowest = 'Lowest';
export const newest = 'Newest';
export const fewest = 'Fewest';
export const best = 'Best';
/** Behind the name of a row, for those who do not see that it is grey. */
export const sameForAll = '(the same for all)';
export const notGiven = 'Not given';
export const noOpinion = 'Not enough bikes to say';
export const removeFromComparison = 'Remove';
export function removeOf(name: string): string {
  return `Remove ${name} from the comparison`;
}
export const addHint = 'Add another: open a motorcycle and press Compare, or tick it among the saved ones.';
/** The same without script, where no list is kept. */
export const addByAddress = 'Add another by the address of its page';
export const addByAddressHint = 'Open a motorcycle, copy the address of its page, and paste it here.';
export const add = 'Add';
/** Where the address names none, but some were chosen in this browser. */
export const comparisonWaits = 'Your comparison is waiting';
export const comparisonWaitsHint = 'It is as you left it: look at it, or add others.';
export const nothingCompared = 'Nothing to compare yet';
export const nothingComparedHint =
  'Open a motorcycle and press Compare, or tick two to four of your saved ones.';
export const findOne = 'Find a bike';
export const toSaved = 'Saved motorcycles';
export const loadingComparison = 'Loading the motorcycles…';
export const comparisonFailed = 'The motorcycles could not be compared just now.';
