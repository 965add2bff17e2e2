/** What a search for a word finds as well: the same colour or area in Bangla or in Latin letters. */
import { sameArea } from './areas.ts';
import { sameColour } from './colours.ts';

/** A word with those that mean the same. */
export function sameWords(word: string): readonly string[] {
  const areas = sameArea(word);
  return areas.length > 1 ? areas : sameColour(word);
}
