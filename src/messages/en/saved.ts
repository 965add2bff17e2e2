// Saved motorcycles, and those that were looked at.
export const idUnreadable =
  'Part of the address does not name a motorcycle of this garage, so it was left out.';
/** More ids than one call takes. */
export function tooManyIds(most: number): string {
  return `Ask for at most ${most} motorcycles at once.`;
}

// Saving.
/** The account keeps no more. */
export function accountFull(most: string | number): string {
  return `You have saved ${most} motorcycles, the most that an account can keep. Remove some first.`;
}
/** The browser keeps no more before login. */
export function browserFull(most: number): string {
  return `This browser can keep at most ${most} motorcycles. Log in to save more, or remove some.`;
}
/** A press that the account has not answered to: nothing is lost, and nothing has to be pressed again. */
export const keptUntilReached =
  'Saved in this browser. It goes into your account as soon as the garage can be reached.';
/** They wait in the browser: the account cannot be reached, or is full. */
export function notYetInAccount(count: number): string {
  return `${count} saved in this browser ${count === 1 ? 'is' : 'are'} not in your account yet. ${count === 1 ? 'It follows' : 'They follow'} as soon as the account can be reached and has room.`;
}

// The page of saved motorcycles.
export const savedTitle = 'Saved motorcycles';
export const savedLead = 'What you keep an eye on, the latest first.';
export const keptHere = 'Kept in this browser only. Log in to have them on every device.';
export const login = 'Login';
export const withoutScript = 'Without JavaScript, motorcycles are saved in your account: log in first.';
/** What waits to be saved is named, where that is known. */
export function wishWaits(name?: string): string {
  return `${name ?? 'One motorcycle'} waits to be saved.`;
}
export function wishNeedsLogin(name?: string): string {
  return `Log in, and ${name ?? 'the motorcycle that you chose'} can be saved.`;
}
export const wishIsGone = 'The motorcycle that you chose is gone: it cannot be saved any more.';
export const saveIt = 'Save it';
export const nothingSaved = 'Nothing saved yet';
export const nothingSavedHint =
  'Press the heart on a motorcycle to save it here. When its price goes down, this page says so.';
export const findOne = 'Find a bike';
export const loadingSaved = 'Loading your saved motorcycles…';
export const savedFailed = 'Your saved motorcycles could not be loaded.';
export const moreSaved = 'More saved motorcycles';
export const unsave = 'Remove';
export function unsaveOf(name: string): string {
  return `Remove ${name}`;
}
export const undo = 'Undo';
export const savedLabel = 'Saved';
export const goneForGood = 'A motorcycle that is gone';
export const notForSale = 'No longer for sale';
/** What it costs less than when it was saved; the amounts come as prices. */
export function cheaper(drop: string): string {
  return `${drop} less than when you saved it`;
}
export function thenAndNow(before: string, now: string): string {
  return `${before} then, ${now} now`;
}

// Those that were looked at.
export const seenTitle = 'Recently viewed';
export const seenHint = 'Remembered by this browser only.';
export const clearSeen = 'Clear';
export const clearSeenLong = 'Clear recently viewed';
export const seenCleared = 'Cleared.';
export const loadingSeen = 'Loading what you looked at…';
export const seenFailed = 'What you looked at could not be loaded.';
