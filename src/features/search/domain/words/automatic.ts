/** "Automatic", which is what scooters are: "automatic scooter", "vespa automatic", "otomatik". */
import { makeIndex, modelIndexes } from '../../../catalogue/lookup.ts';
import { keyOf } from '../../../catalogue/words.ts';
import type { Search } from '../search.ts';
import { findNamesIn } from './found-names.ts';
import type { Meaning } from './meanings.ts';
import { noise } from './ordinary-words.ts';
import { pattern, wordBegin, wordEnd } from './patterns.ts';
import type { Vocabulary } from './vocabulary.ts';

const automatic =
  'automatics?|autom[aá]tic[ao]s?|automatiques?|automati[ck]|automatisch(?:e[nrs]?)?|automat(?:a|ick[ýáéy])?|automat[aă]|otomatik|otomatis|automatyczn[yae]|автомат(?:ическ(?:ий|ая|ие))?|αυτ[οό]ματ[οηα]|[أا]و?توماتي?ك(?:ي|يه|ية)?|অটোমেটিক|অটোম্যাটিক|অটো ?গিয়ার|ऑटोमैटिक|ออโต้|オートマ|자동';
const refused =
  '(?<!(?<![\\p{L}\\p{M}])(?:semi|half|demi|halb|yar[ıi]|пол[уо]|not|no|non|nie|nicht|kein|keine|without|except|or|sans|sin|sem|senza|ohne|bez|fără|χωρίς|نصف|غير|بدون|শেমি|সেমি)[ -])(?<!/ ?)';
const said = pattern(
  `${wordBegin}${refused}(?:fully[ -])?(?:${automatic})(?: (?:transmission|gear ?box|gears?|getriebe))?${wordEnd}(?! ?/)`,
  'gu',
);
/** What may stand behind it; before any other word it belongs to that one: "automatic clutch", "automatic chara". */
const goesOn =
  /^(?:under|below|over|above|max|min|up|between|budget|cheap|new|low|good|unter|bis|sotto|hasta|menos|moins|sub|do|до|till|until|before|after)$/u;

/** Beside these it is a gearbox, or something else that is no scooter: "cambio automatico", "honda dct automatic". */
const ofGears = pattern(
  `${wordBegin}(?:dct|quads?|atvs?|cambio|bo[iî]te|caixa|skrzynia|self[ -]?start)${wordEnd}`,
  'u',
);
/** Says in another way which gearbox is meant. */
const notManual = pattern(`${wordBegin}(?:not?|non|without|except)[ -](?:an? )?manual${wordEnd}`, 'u');

/** Categories of which nearly all are automatic. */
const alwaysAutomatic: ReadonlySet<string> = new Set(['scooters', 'electric']);

/** Whether what is named is always a scooter. */
function isScooter({ field, value, name, make = '' }: Meaning, { termOf }: Vocabulary): boolean {
  if (field === 'category') return alwaysAutomatic.has(value);
  if (field === 'make') return makeIndex.byKey.get(keyOf(name))?.kind === 'scooter';
  const ofMake = field === 'model' ? termOf('make', make)?.name : undefined;
  if (ofMake === undefined) return false;
  const row = modelIndexes.get(ofMake)?.byKey.get(keyOf(name));
  return (row?.[1] ?? makeIndex.byKey.get(keyOf(ofMake))?.kind) === 'scooter';
}

/** Whether a text or the search that it is added to names scooters. */
export const namesScooter = (text: string, search: Search, vocabulary: Vocabulary): boolean =>
  search.category.includes('scooters') ||
  findNamesIn(text, search, vocabulary).names.some(({ meaning }) => isScooter(meaning, vocabulary));

/**
 * A text split by `apart` in which this word says what it means: scooters, or nothing more beside a scooter. Beside any other
 * model it stays, as a few large motorcycles have such a gearbox, too.
 */
export function withoutAutomatic(text: string, search: Search, vocabulary: Vocabulary): string {
  if (text.search(said) < 0 || !vocabulary.categories.some(({ id }) => id === 'scooters')) return text;
  // Without the word: "automatic bike" is a name of scooters as well.
  const { names, leftOut } = findNamesIn(text.replace(said, ' '), search, vocabulary);
  // Whoever refuses scooters wants something else that is automatic: "automatic no scooter".
  if (leftOut.length > 0 || search.notCategory.includes('scooters') || notManual.test(text)) return text;
  const meanings = names.map(({ meaning }) => meaning);
  const isSaid =
    search.category.some((slug) => alwaysAutomatic.has(slug)) ||
    meanings.some((meaning) => isScooter(meaning, vocabulary));
  const isOther =
    search.model.length + search.category.length > 0 ||
    meanings.some(({ field }) => field === 'model' || field === 'category');
  if (!isSaid && (isOther || ofGears.test(text))) return text;
  const isNamed = (word: string) => vocabulary.byKey.has(keyOf(word));
  return text.replace(said, (found, at: number) => {
    const next = /^\s*([\p{L}\p{M}]+)/u.exec(text.slice(at + found.length))?.[1];
    const ends =
      next === undefined || goesOn.test(next) || (next !== 'or' && noise.has(next)) || isNamed(next);
    if (!ends) return found;
    return isSaid ? ' ' : 'scooter';
  });
}
