/** Areas of towns as texts name them: a search for one spelling finds all, in whatever script. */
import { spellingsOf } from '../../../../kernel/arabic-letters.ts';
import { lettersOfModels, ordinaryCodes, states } from '../../../../kernel/states.ts';
import type { Spelling } from './meanings.ts';
import { sameWords } from './same-words.ts';
import { orElse, searchedWords } from './searched-words.ts';

/** The spellings of areas, as words that are searched for. */
export interface SaidAreas {
  /** For each spelling all spellings of its area; their words are separated by a space. */
  bySpelling: ReadonlyMap<string, ReadonlySet<string>>;
  /** Words in the longest spelling. */
  reach: number;
}

/** A part of a search's words: all words of one of its ways must be there, each as one of several words. */
export type Part = readonly (readonly (readonly string[])[])[];

/** A word with those that mean the same, each in its spellings: texts are indexed as they were typed. */
const waysToSay = (word: string) => [...new Set(sameWords(word).flatMap(spellingsOf))];

export const noAreas: SaidAreas = { bySpelling: new Map(), reach: 1 };

/** Builds the areas of these spellings. Towns may have areas of the same name, so a key counts in its own only. */
export function buildSaidAreas(spellings: readonly Pick<Spelling, 'text' | 'term' | 'areaOf'>[]): SaidAreas {
  const named = spellings.filter(({ areaOf }) => areaOf != null);
  const bySpelling = new Map<string, Set<string>>();
  let reach = 1;
  for (const area of Map.groupBy(named, ({ term, areaOf }) => `${term} ${areaOf}`).values()) {
    const lists = area.map(({ text }) => searchedWords(text)).filter((words) => words.length > 0);
    const texts = lists.map((words) => words.join(' '));
    for (const text of texts) bySpelling.set(text, new Set([...(bySpelling.get(text) ?? []), ...texts]));
    reach = Math.max(reach, ...lists.map((words) => words.length));
  }
  return { bySpelling, reach };
}

/** The states of the United States, which a text may name or abbreviate, but for abbreviations that usually mean something else. */
const saidStates: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  states
    .filter(({ code }) => !ordinaryCodes.has(code) && !lettersOfModels.has(code))
    .flatMap(({ code, name }) => {
      const texts = new Set([name.toLowerCase(), code]);
      return [...texts].map((text) => [text, texts] as const);
    }),
);
const longestState = 3;

/** Two discs in front and behind, and one, as sellers call them: each by a letter or in two words. */
const ofDiscs = (letters: string, numbers: string) => [
  letters,
  ...numbers
    .split(' ')
    .flatMap((number) => ['disc', 'disk', 'ডিস্ক', 'ডিক্স'].map((disc) => `${number} ${disc}`)),
];
const saidDiscs: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  [ofDiscs('dd', 'double dual twin ডাবল ডুয়াল ডুয়েল'), ofDiscs('sd', 'single সিঙ্গেল')].flatMap((list) => {
    const texts = new Set(list.map((text) => text.normalize('NFKC')));
    return [...texts].map((text) => [text, texts] as const);
  }),
);

/** More combinations of spellings are not searched for: each name that has two of them doubles their number. */
const mostWays = 32;

/** Of alternatives all ways of each; undefined for a word that has none. */
function waysOfEither(word: string, areas: SaidAreas): Part | undefined {
  if (!word.includes(orElse)) return undefined;
  return word.split(orElse).flatMap((text): Part => {
    const words = text.split(' ');
    const parts = inOtherWords(words, areas);
    const count = parts.reduce((product, part) => product * part.length, 1);
    if (count > mostWays) return [words.map(waysToSay)];
    return parts.reduce<Part>(
      (ways, part) => ways.flatMap((way) => part.map((other) => [...way, ...other])),
      [[]],
    );
  });
}

/**
 * The words of a search, each with the other words for the same, and areas of one or more words with
 * their other spellings, as have states and discs; the longest name first, as in "Mirpur 10".
 */
export function inOtherWords(words: readonly string[], { bySpelling, reach }: SaidAreas): Part[] {
  const parts: Part[] = [];
  // In a name of several words one may be an area itself: "উত্তরা sector 7".
  const oneWord = (word: string) => [
    word,
    ...[...(bySpelling.get(word) ?? [])].filter((text) => text !== word && !text.includes(' ')),
  ];
  for (let start = 0; start < words.length; start += 1) {
    let part = waysOfEither(words[start] ?? '', { bySpelling, reach });
    for (
      let length = Math.min(Math.max(reach, longestState), words.length - start);
      length > 0 && !part;
      length -= 1
    ) {
      const text = words.slice(start, start + length).join(' ');
      const spellings = bySpelling.get(text) ?? saidStates.get(text) ?? saidDiscs.get(text);
      if (!spellings) continue;
      part = [...spellings]
        .map((text) => text.split(' '))
        .map((way) => (way.length === 1 ? [way] : way.map(oneWord)));
      start += length - 1;
    }
    parts.push(part ?? [[waysToSay(words[start] ?? '')]]);
  }
  return parts;
}
