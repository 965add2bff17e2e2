/** Words beside names in other languages, which mean something only there: "non honda", "honda o yamaha", "в москве". */
import { plainLetters } from '../../../../../kernel/plain-letters.ts';
import { keyOf } from '../../../../catalogue/words.ts';
import { pattern, wordBegin, wordEnd } from '../patterns.ts';
import type { IsNamed } from '../short-figures.ts';
import { placeNames } from './place-names.ts';

const refusing = pattern(
  `${wordBegin}(?:non|niente|niet|geen|не|inte|ej|utan|ikke|uten|uden|kromě|mimo|nie|bez|sin|sem|não|nao|крім|без|nem|f[aă]r[aă]|tanpa|לא|בלי|όχι|οχι|χωρίς|بدون|غير|مو) (\\p{L}[\\p{L}\\p{M}-]*)(?: (\\p{L}[\\p{L}\\p{M}-]*))?`,
  'gu',
);
const either = pattern(
  `${wordBegin}(\\p{L}[\\p{L}\\p{M}-]*) [oó] (?=(\\p{L}[\\p{L}\\p{M}-]*)${wordEnd})`,
  'gu',
);
const inTown = pattern(
  `${wordBegin}(?:в|во|из|у) (\\p{Script=Cyrillic}[\\p{Script=Cyrillic}-]{2,})${wordEnd}`,
  'gu',
);
/** Endings of towns behind such a word, and of their names: "в москве", "в казани", "в краснодаре". */
const endings: readonly (readonly [RegExp, string])[] = [
  [/е$/u, 'а'],
  [/е$/u, ''],
  [/и$/u, 'ь'],
  [/ы$/u, 'а'],
  [/а$/u, ''],
  [/єві$/u, 'їв'],
  [/ові$/u, 'ів'],
  [/і$/u, 'а'],
  [/і$/u, 'о'],
];

const others = new Map(
  placeNames.flatMap((names) =>
    // People leave out their marks.
    names.flatMap((name) =>
      [name.normalize('NFKC'), plainLetters(name)].map((text) => [text, names] as const),
    ),
  ),
);
const oneOf = [...others.keys()]
  .sort((a, b) => b.length - a.length)
  .map((name) => name.replaceAll('.', String.raw`\.`))
  .join('|');
/** Thai and Sinhala are written without spaces; a name may stand beside any word. */
const called = pattern(`(?<![\\p{Script=Latin}\\p{Script=Cyrillic}\\p{N}-])(?:${oneOf})${wordEnd}`, 'gu');

/** A text in `readableText` form with these words in English, and with names of places that the garage knows. */
export function withNamesInEnglish(
  text: string,
  { isNamed, isPlace }: Record<'isNamed' | 'isPlace', IsNamed>,
): string {
  return text
    .replace(inTown, (found, town: string) => {
      const names = [town, ...endings.map(([ending, own]) => town.replace(ending, own))];
      return names.find((name) => isPlace(name) || others.has(name)) ?? found;
    })
    .replace(called, (name) => {
      // A list may have one of them in one row, and another in the next.
      const named = new Map(
        [name, ...(others.get(name) ?? [])].filter(isPlace).map((one) => [keyOf(one), one]),
      );
      return named.size === 0 ? name : [...named.values()].join(' or ');
    })
    .replace(refusing, (found, one: string, next?: string) =>
      isNamed(one) || (next !== undefined && isNamed(`${one} ${next}`))
        ? `not ${found.slice(found.indexOf(' ') + 1)}`
        : found,
    )
    .replace(either, (found, one: string, other: string) =>
      isNamed(one) && isNamed(other) ? `${one} or ` : found,
    );
}
