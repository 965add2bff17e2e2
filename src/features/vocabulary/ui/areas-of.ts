import type { VocabularyName } from '../contract.ts';

type Spelling = VocabularyName['spellings'][number];

/** An area of a district with its spellings. */
interface NamedArea {
  area: string;
  spellings: Spelling[];
}

/** The areas of a name that is a district, in the order of the alphabet. */
export function areasOf({ spellings }: VocabularyName): NamedArea[] {
  const named = [...new Set(spellings.map(({ area }) => area))];
  return named
    .flatMap((name) =>
      name === null ? [] : [{ area: name, spellings: spellings.filter(({ area }) => area === name) }],
    )
    .sort((a, b) => (a.area < b.area ? -1 : 1));
}
