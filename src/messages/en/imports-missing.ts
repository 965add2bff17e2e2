// What the import says of motorcycles that the list had before and does not name any more.

const them = (motorcycles: number) => (motorcycles === 1 ? 'it' : 'them');

const asFarAsToldBy = (unnamed: number) => (unnamed === 0 ? '' : ', as far as its rows tell');

/** What becomes of them, or has. */
type Fate = 'stay' | 'would-end' | 'ended';

/** In the summary. `unnamed` rows do not tell which motorcycle they are of. */
export function notInFile(figure: string, unnamed: number, fate: Fate, ended: string): string {
  const then = {
    stay: 'still for sale',
    'would-end': 'would be taken off sale',
    ended: ended === figure ? 'taken off sale' : `${ended} of them taken off sale`,
  };
  return `${figure} not in the file any more${asFarAsToldBy(unnamed)}: ${then[fate]}`;
}
/** Above the first of them. */
export function missing(motorcycles: number, unnamed: number, fate: Fate): string {
  const said = `this list does not name ${them(motorcycles)} any more${asFarAsToldBy(unnamed)}:`;
  return fate === 'ended' ? `Taken off sale, as ${said}` : `For sale, though ${said}`;
}
export function andMore(figure: string): string {
  return `  and ${figure} more`;
}
/** Refused rows that may be of what is missing; `line` is the first one's. */
export function unnamed(rows: number, figure: string, line: number): string {
  return rows === 1
    ? `The refused row in line ${line} does not say which motorcycle it is: it may be one of these.`
    : `${figure} refused rows, the first in line ${line}, do not say which motorcycles they are: any of these may be among them.`;
}
const mendFirst = (rows: number) =>
  rows === 1
    ? 'correct that row in the list itself, or take it out if it is not a motorcycle'
    : 'correct those rows in the list itself, or take out those that are not motorcycles';
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
export function ended(motorcycles: number): string {
  return motorcycles === 1
    ? 'Its page says that it is no longer for sale, and it comes back with the next file that names it.'
    : 'Their pages say that they are no longer for sale, and they come back with the next file that names them.';
}
/** Refuses to end so many; `of` were for sale before. */
export function tooMany(of: string): string {
  return (
    `Nothing was taken off sale, as that would be more than half of all that was for sale before (${of}).\n` +
    'Is the file complete, and is it the same list? Another list with the same header needs a "source" of its own in a mapping.\n' +
    'If all is right, run the import again with --end-missing --more-than-half.'
  );
}
export const halfOfNothing = '--more-than-half works only together with --end-missing.';
