/** The words that are looked for in listings, once the rest of a search is understood. */
import { readableText, withoutGrouping } from '../../../../kernel/figures.ts';
import { plainLetters } from '../../../../kernel/plain-letters.ts';

/** Between words of which one is enough. */
export const either = 'or';

/** Behind this sign another word is enough. */
export const orElse = '|';

/**
 * The words that a listing must contain, in the form in which listings are indexed: figures ungrouped and
 * apart from letters, Latin letters without diacritics. Where one of several is enough, they are one: "dallas|san antonio".
 */
export function searchedWords(words: string): string[] {
  const parts = readableText(words)
    // In quotation marks "or" is a word.
    .split(/("[^"]*")|,(?!\d)/)
    .flatMap((part = '') => {
      const ways = part.startsWith('"') ? [part] : part.split(` ${either} `);
      const lists = ways.map(plainWords).filter((list) => list.length > 0);
      return lists.length > 1 ? lists.map((list) => list.join(' ')).join(orElse) : (lists[0] ?? []);
    });
  return [...new Set(parts)].slice(0, 20);
}

/** The words of a text in the form in which listings are indexed. */
function plainWords(text: string): string[] {
  const plain = plainLetters(withoutGrouping(text)).replace(/[\u00ad\u200b-\u200d'`\u2019]/g, '');
  return (
    plain.match(
      /\d+|[^\d\s!-/:-@[-`{-~\u00a1-\u00a9\u00ab-\u00b4\u00b6-\u00b9\u00bb\u00bf\u00d7\u060c\u061b\u061f\u06d4\u0964\u0965\u2010-\u2060\u20a0-\u20cf\u3001\u3002\ufeff\u09f3]+/g,
    ) ?? []
  );
}
