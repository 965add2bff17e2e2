// Saved motorcycles, comparing them, and those that were looked at.
export const idUnreadable = 'A part of the address is no motorcycle of this garage, so it was left out.';
/** More are to be compared than a table can show. */
export function tooManyCompared(most: number): string {
  return `At most ${most} can be compared side by side; the others were left out. Take one off to add another.`;
}
export function notThere(count: number): string {
  return count === 1
    ? 'One of these motorcycles does not exist any more, so it was left out.'
    : `${count} of these motorcycles do not exist any more, so they were left out.`;
}
/** More ids than one call takes. */
export function tooManyIds(most: number): string {
  return `Ask for at most ${most} motorcycles at once.`;
}

// Saving.
export function saveOf(name: string): string {
  return `Save ${name}`;
}
export const save = 'Save';
/** The account keeps no more. */
export function accountFull(most: string | number): string {
  return `You have saved ${most} motorcycles, as many as an account keeps. Take some off first.`;
}
/** The browser keeps no more before login. */
export function browserFull(most: number): string {
  return `This browser keeps ${most} motorcycles. Log in to save more, or take some off.`;
}
/** They wait in the browser, as the account is full. */
export function someLeft(count: number): string {
  return `Your account is full: ${count} saved before login ${count === 1 ? 'stays' : 'stay'} in this browser. Take some off to make room.`;
}

// The page of saved motorcycles.
export const savedTitle = 'Saved motorcycles';
export const savedLead = 'What you keep an eye on, the latest first.';
export const savedLink = 'Saved motorcycles';
export const keptHere =
  'Kept in this browser only. Log in, and they are with you on every device.';
export const login = 'Login';
export const withoutScript = 'Without script motorcycles are saved in your account: log in first.';
export const nothingSaved = 'Nothing saved yet';
export const nothingSavedHint =
  'Press the heart at a motorcycle, and it waits here. When its price goes down, this page says so.';
export const findOne = 'Find a bike';
export const loadingSaved = 'Loading your saved motorcycles…';
export const savedFailed = 'Your saved motorcycles could not be loaded.';
export const moreSaved = 'More saved motorcycles';
export const savedNow = 'Saved.';
export const takeOff = 'Take off';
export function takeOffOf(name: string): string {
  return `Take ${name} off the list`;
}
export const takenOff = 'Taken off the list.';
export const undo = 'Undo';
export const savedLabel = 'Saved';
export const goneForGood = 'A motorcycle that is gone';
export const goneHint = 'It is not for sale any more.';
/** What it costs less than when it was saved; the amounts come as prices. */
export function cheaper(drop: string): string {
  return `${drop} less than when you saved it`;
}
export const priceThen = 'Then';
export const priceNow = 'now';

// Comparing.
export const compareTitle = 'Compare motorcycles';
export const compareLead = 'Up to four side by side. What differs stands out.';
export const compareDescription =
  'Second-hand motorcycles side by side: price and what such bikes are asked for, year, kilometres, engine, condition and place.';
export const compare = 'Compare';
export function compareOf(name: string): string {
  return `Compare ${name}`;
}
/** Leads to the comparison, with how many are in it. */
export function seeComparison(count: number, most: number): string {
  return `See the comparison (${count} of ${most})`;
}
export const choose = 'Choose motorcycles to compare';
export function compareChosen(count: number): string {
  return count === 0 ? 'Compare the chosen' : `Compare the chosen (${count})`;
}
/** A fifth was chosen. */
export function comparisonFull(most: number): string {
  return `${most} are compared already. Take one of them off first.`;
}
export const onlyDifferences = 'Only what differs';
export const nothingDiffers = 'Nothing differs in these rows.';
export const bikeColumn = 'Motorcycle';
export const priceRow = 'Price';
export const opinionRow = 'Among such bikes';
export const usualRow = 'Usual price';
export const rangeRow = 'Usual range';
export const newPriceRow = 'Price when new';
export const stateRow = 'State';
export const categoryRow = 'Category';
export const sellerRow = 'Seller';
export const sampleSeller = 'A sample: nobody sells it';
export const listSeller = 'From an imported list';
export const memberSeller = 'A member';
export const postedRow = 'Posted';
export const differs = 'differs';
export const notGiven = 'Not given';
export const noOpinion = 'Not enough bikes to say';
export const removeFromComparison = 'Remove';
export function removeOf(name: string): string {
  return `Remove ${name} from the comparison`;
}
export const addHint = 'Add another: open a motorcycle and press Compare, or tick it among the saved ones.';
export const nothingCompared = 'Nothing to compare yet';
export const nothingComparedHint =
  'Open a motorcycle and press Compare, or tick two to four of your saved ones.';
export const toSaved = 'Saved motorcycles';
export const loadingComparison = 'Loading the motorcycles…';
export const comparisonFailed = 'The motorcycles could not be compared just now.';

// Those that were looked at.
export const seenTitle = 'Recently seen';
export const seenHint = 'Remembered by this browser only.';
export const clearSeen = 'Clear';
export const seenCleared = 'Forgotten.';
export const loadingSeen = 'Loading what you looked at…';
export const seenFailed = 'What you looked at could not be loaded.';
