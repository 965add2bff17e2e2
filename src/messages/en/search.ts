// Finding motorcycles: what search says.
/** A search text is longer than is read. */
export function wordsTooLong(longest: number): string {
  return `This search text is too long: only its first ${longest} characters were read.`;
}
export const nameUnknown = 'There is nothing of this name here, so it was left out.';
/** More values of one filter than are taken. */
export function tooManyValues(most: number): string {
  return `Choose at most ${most} of a kind; the others were left out.`;
}
export const figureUnreadable =
  'This figure could not be read, so it was left out. Enter it like 125000 or 1.25 lakh.';
export const choiceUnknown = 'There is no such choice, so it was left out.';
