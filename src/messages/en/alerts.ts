// Saved searches and what turns up for them.
export const menuEntry = 'MY SEARCHES';
/** For those who do not see that the figure beside the entry counts what is new. */
export function newCount(count: string): string {
  return `${count} new`;
}

// Saving, at /dashboard/searches/new.
export const saveTitle = 'Save this search';
export const saveLead =
  'We look at every motorcycle that comes in or gets cheaper and tell you about those that fit.';
export const savedAs = 'You are looking for';
export const foundNow = (count: string) => `Right now this finds ${count}.`;
export const foundNothing = 'Right now this finds nothing: you will hear about the first one that comes in.';
export const nameLabel = 'Name';
export const nameHint = 'You see this name on your list and in the mail.';
export const frequencyLabel = 'Mail';
export const frequencyHint = (minutes: number) =>
  `At once: a few seconds after it comes in, but never more than one mail in ${minutes} minutes.`;
export const frequencyNames = {
  now: 'At once',
  daily: 'Once a day, in the morning',
  never: 'No mail: I look here',
} as const;
export const save = 'Save search';
export const saved = 'Your search is saved.';
/** Above the form, where the same search is on the list by this name. */
export function savedAlready(name: string): string {
  return `You have already saved this search as “${name}”. Save again to change its name or how often we send mail.`;
}
/** After it was saved once more; the page without script cannot say the name of before. */
export const savedAgain =
  'This search was already saved. Its name, and how often you get mail, are now as you chose.';
export function renamed(before: string, now: string): string {
  return `This search was already saved as “${before}”. Its name is now “${now}”.`;
}
export const nothingToSave = 'Choose something to look for first';
export const nothingToSaveHint =
  'A search without any filter finds every motorcycle. Name a make, a place or a price, then save it.';
export const toSearch = 'Search motorcycles';
export const searchFailed = 'Your search could not be loaded.';
export const nameEmpty = 'Give the search a name.';
export function nameTooLong(longest: number): string {
  return `This name is too long. Use at most ${longest} characters.`;
}
export const frequencyUnknown = 'Choose how often you want mail: at once, daily or never.';
export const searchEmpty =
  'This search has no filter that we know. Name a make, a place or a price, then save it.';
export function tooManySearches(most: number): string {
  return `You have ${most} saved searches, which is the most you can have. Delete one that you no longer need.`;
}
export const searchNotFound = 'You have no such saved search. It may have been deleted.';
export const formRefused = 'This search is not saved yet.';

// The list, at /dashboard/searches.
export const title = 'My searches';
export const lead =
  'What you are looking for, and what is new or has become cheap enough since you last looked.';
export const none = 'No search saved yet';
export const noneHint =
  'Search for the motorcycle that you want and press “Save this search”: we tell you when one comes in.';
export const loading = 'Loading your searches…';
export const failed = 'Your searches could not be loaded.';
export const more = 'More searches';
export const open = 'Open';
export function openOf(name: string): string {
  return `Open: ${name}`;
}
export const nothingNew = 'Nothing new';
/** Motorcycles that came in, and as many of them as were there before and cost little enough now. */
interface MatchCounts {
  count: number;
  lowered: number;
}
const ofThem = ({ count, lowered }: MatchCounts) =>
  lowered === 0 || lowered === count ? '' : `, ${lowered} of them cheaper now`;
export function newFound(found: MatchCounts, grouped: string): string {
  const { count, lowered } = found;
  if (count === lowered)
    return count === 1 ? '1 motorcycle is cheaper now' : `${grouped} motorcycles are cheaper now`;
  return count === 1 ? '1 new motorcycle' : `${grouped} new motorcycles${ofThem(found)}`;
}
/** Two prices of a motorcycle. */
export function nowAndBefore(now: string, before: string): string {
  return `now ${now}, was ${before}`;
}
export const chips = 'This search';
export const changeMail = 'Change';
export function changeMailOf(name: string): string {
  return `Change the mail for: ${name}`;
}
export const mailChanged = 'Changed.';
export const remove = 'Delete';
export function removeOf(name: string): string {
  return `Delete search: ${name}`;
}
export const confirmRemove = 'Delete this search?';
export const removeExplained =
  'You get no more news from it, and what it found is deleted. The motorcycles stay.';
export const keep = 'Keep it';
export const removed = 'The search is deleted.';
export const notHere =
  'That search is not on this page any more: it was deleted, or is further down the list.';
export const close = 'Close';
export const savedOn = 'Saved';
export const unproven =
  'You get no mail yet: first confirm your e-mail with the link that we sent you. Until then, new motorcycles are shown here.';

// The page to which a mail's link leads.
export const stopTitle = 'No more mail';
export const stopQuestion = (name: string) => `Stop mail about “${name}”?`;
export const stopExplained = 'The search stays on your list, where you see what is new.';
export const stopButton = 'Stop the mail';
export const stopped = (name: string) => `No more mail about “${name}”.`;
export const takeBack = 'Turn it on again';
export const resumed = {
  now: (name: string) => `You get mail about “${name}” again, at once.`,
  daily: (name: string) => `You get mail about “${name}” again, once a day.`,
} as const;
export const alreadyNone = (name: string) => `You get no mail about “${name}”.`;
export const linkInvalid =
  'This link does not lead to a saved search. Either it is incomplete, or the search was deleted and you get no more mail about it.';
export const toSearches = 'My searches';
export const stopFailed = 'This could not be loaded just now.';

// Mail about lower prices of saved motorcycles.
export const dropsTitle = 'Lower prices';
export const dropsLabel = 'Mail when a motorcycle that you saved gets cheaper';
export const dropsHint = (minutes: number) =>
  `It comes ${minutes} minutes after the price is lowered, because sellers often change it again; about small steps at most once a day. No mail for sold ones or higher prices.`;
export const dropsNames = { now: 'Yes', never: 'No: I check my saved ones' } as const;
export const dropsChange = 'Change the mail about lower prices';
export const dropsFailed = 'Your choice about mail on lower prices could not be loaded.';
/** What the page behind a mail's link calls it. */
export const dropsName = 'lower prices of motorcycles that you saved';
export const dropsStopExplained = 'They stay on your list, where you see what they cost now.';
export function dropSubject(first: string, count: number): string {
  return count === 1 ? `Cheaper now: ${first}` : `${count} of your saved motorcycles are cheaper now`;
}
export function dropIntro(count: number): string {
  return count === 1
    ? 'This motorcycle that you saved is cheaper now:'
    : 'These motorcycles that you saved are cheaper now:';
}
/** The price at which it was saved. */
export function dropBefore(price: string): string {
  return `was ${price} when you saved it`;
}
export const dropAll = 'See all your saved motorcycles';
export const dropBecause =
  'You get this mail because you saved this motorcycle at Moto Garage with this address.';
export const dropStop = 'No more mail about lower prices';

// Mail about bookings, of which the link leads to the same page.
export const bookingsName = 'bookings of what you sell';
export const bookingsStopExplained =
  'Buyers can still book. Under My products you see who is waiting for your answer.';
export const toAccount = 'My account';
// The same for mail to admins.
export const inboxName = 'the inbox of the garage';
export const inboxStopExplained =
  'Everything still comes into the inbox. Your dashboard shows how much is waiting there.';

// The mail.
export function mailSubject(name: string, first: string, found: MatchCounts): string {
  const { count, lowered } = found;
  if (count === 1) return `${lowered === 1 ? 'Cheaper now' : 'New'}: ${first} (${name})`;
  return count === lowered
    ? `${count} motorcycles are cheaper now (${name})`
    : `${count} new motorcycles${ofThem(found)} (${name})`;
}
export function mailIntro(name: string, { count, lowered }: MatchCounts): string {
  const these = count === 1 ? 'This motorcycle' : 'These motorcycles';
  const [have, fit, are] = count === 1 ? ['has', 'fits', 'is'] : ['have', 'fit', 'are'];
  if (lowered === count) return `${these} ${are} cheaper now and ${fit} your search “${name}”:`;
  const orLowered = lowered === 0 ? '' : ', or fit it now that they are cheaper';
  return `${these} ${have} come in for your search “${name}”${orLowered}:`;
}
export const mailAll = 'See everything it finds';
export const mailStop = 'No more mail about this search';
export const mailManage = 'All my searches';
export const mailBecause =
  'You get this mail because you saved this search at Moto Garage with this address.';
