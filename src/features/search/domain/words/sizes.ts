/** Names that end before a size: "Pulsar NS" is any NS, though a slug has "ns160" as one word. */
import { modelIndexes } from '../../../catalogue/lookup.ts';
import { keyOf, wordsOf } from '../../../catalogue/words.ts';
import type { Names, Term } from '../names.ts';

/**
 * The beginnings of models' names, each with one of its models. Where `isNamed` says that the make has a model or family of that
 * name, only if the catalogue knows it in several sizes: "FZ" is no FZ25.
 */
export function namesOfSizes(
  { models, termById }: Pick<Names, 'models' | 'termById'>,
  isNamed: (key: string, make: string) => boolean,
): { text: string; term: Term }[] {
  return models.flatMap((term) => {
    const make = term.parent === null ? undefined : termById(term.parent);
    const index = make && modelIndexes.get(make.name);
    const parts = wordsOf(term.name);
    const slug = term.slug.split('-');
    return parts.flatMap((part, end) => {
      if (!/^\d/.test(part) || slug.includes(part)) return [];
      const text = parts.slice(0, end).join(' ');
      if (!/\p{L}/u.test(text)) return [];
      const hasSizes = Array.isArray(index?.byKey.get(keyOf(text))?.[2]);
      return hasSizes || !isNamed(keyOf(text), make?.slug ?? '') ? [{ text, term }] : [];
    });
  });
}
