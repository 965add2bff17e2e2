/** Synonyms for search: the same colour or area in Bangla or in Latin letters. */
import { sameArea } from './areas.ts';
import { sameColour } from './colours.ts';

/** A word and its synonyms. */
export function sameWords(word: string): readonly string[] {
  const areas = sameArea(word);
  return areas.length > 1 ? areas : sameColour(word);
}
