// What the import says of motorcycles that the list had before and does not name any more.

const them = (motorcycles: number) => (motorcycles === 1 ? 'it' : 'them');

export function missing(motorcycles: number): string {
  return `For sale, though this list does not name ${them(motorcycles)} any more:`;
}
export function andMore(figure: string): string {
  return `  and ${figure} more`;
}
export function stay(motorcycles: number): string {
  const stays = motorcycles === 1 ? 'It stays' : 'They stay';
  return `${stays} for sale. To take ${them(motorcycles)} off sale, run the import again with --end-missing.`;
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
