/** How patterns of words are made. */

/** Behind a word: no further letter, mark or figure. */
export const wordEnd = '(?![\\p{L}\\p{M}\\p{N}])';
/** Before a word: neither letter, mark or figure, nor the hyphen of a longer word. */
export const wordBegin = '(?<![\\p{L}\\p{M}\\p{N}-])';

/** A pattern in the form of the texts that it is looked for in. */
export const pattern = (source: string, flags: string) => new RegExp(source.normalize('NFKC'), flags);
