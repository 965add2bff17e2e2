import type { VocabularyName } from '../contract.ts';

type Spelling = VocabularyName['spellings'][number];

/** An area of a district with its spellings. */
interface NamedArea {
  area: string;
  spellings: Spelling[];
}

/** The areas of a name that is a district, in the order of the alphabet. */
export function areasOf({ spellings }: VocabularyName): NamedArea[] {
  const named = Map.groupBy(spellings, ({ area }) => area);
  return [...named]
    .flatMap(([area, ofArea]) => (area === null ? [] : [{ area, spellings: ofArea }]))
    .sort((a, b) => (a.area < b.area ? -1 : 1));
}
