// What the import says of motorcycles that the list had before and does not name any more.

const them = (motorcycles: number) => (motorcycles === 1 ? 'it' : 'them');

const asFarAsToldBy = (unnamed: number) => (unnamed === 0 ? '' : ', as far as its rows tell');

/** In the summary. `unnamed` rows do not tell which motorcycle they are of. */
export function notInFile(figure: string, unnamed: number): string {
  return `${figure} of this list for sale, but not in the file${asFarAsToldBy(unnamed)}`;
}
export function missing(motorcycles: number, unnamed: number): string {
  return `For sale, though this list does not name ${them(motorcycles)} any more${asFarAsToldBy(unnamed)}:`;
}
export function andMore(figure: string): string {
  return `  and ${figure} more`;
}
/** Refused rows that may be of what is missing; `line` is the first one's. */
export function unnamed(rows: number, figure: string, line: number): string {
  return rows === 1
    ? `The refused row in line ${line} does not tell which motorcycle it is of: it may be one of these.`
    : `${figure} refused rows, the first in line ${line}, do not tell which motorcycles they are of: any of these may be among them.`;
}
const mendFirst = (rows: number) =>
  rows === 1
    ? 'put that row right in the list itself, or take it out where it is of no motorcycle'
    : 'put those rows right in the list itself, or take them out where they are of no motorcycles';
export function stay(motorcycles: number, unnamed: number): string {
  const stays = motorcycles === 1 ? 'It stays' : 'They stay';
  const first = unnamed === 0 ? '' : `${mendFirst(unnamed)}, and `;
  return `${stays} for sale. To take ${them(motorcycles)} off sale, ${first}run the import again with --end-missing.`;
}
/** Refuses to end what may be in the file. */
export function unclear(unnamed: number): string {
  return `So nothing was taken off sale: ${mendFirst(unnamed)}, and run the import again with --end-missing.`;
}
export function wouldEnd(motorcycles: number): string {
  return `${motorcycles === 1 ? 'It' : 'They'} would be taken off sale.`;
}
export function ended(motorcycles: number, figure: string): string {
  const then =
    motorcycles === 1
      ? 'its page says that it is no longer for sale, and it comes back with the next list that names it'
      : 'their pages say that they are no longer for sale, and they come back with the next list that names them';
  return `${figure} taken off sale: ${then}.`;
}
/** Refuses to end so many; `of` were for sale before. */
export function tooMany(of: string): string {
  return (
    `Nothing was taken off sale, as that would be more than half of all that was for sale before (${of}).\n` +
    'Is the file whole, and is it the same list? Another list of the same header needs a "source" of its own in a mapping.\n' +
    'If all is right, run the import again with --end-missing --more-than-half.'
  );
}
export const halfOfNothing = '--more-than-half is said together with --end-missing.';
