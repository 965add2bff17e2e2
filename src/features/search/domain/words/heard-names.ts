/** Finds names by their sound, for words that are no known spelling of one. */
import { firstNotBelow } from '../../../../kernel/first-not-below.ts';
import { once } from '../../../../kernel/once.ts';
import type { Meaning } from './meanings.ts';
import { type Sound, soundOf, vowelsApart } from './sounds.ts';

/** The names of a vocabulary by their sound. Words are normalised: those of Bangla that have no other spelling stay. */
export interface HeardNames {
  /** The keys of the names that sound most like these words together; none where they differ too much. */
  alike(words: readonly string[]): readonly string[];
  /** The keys of names whose beginning sounds like these words. */
  beginningWith(words: readonly string[]): readonly string[];
}

/** A vocabulary without names hears none. */
export const nothingHeard: HeardNames = { alike: () => [], beginningWith: () => [] };

interface HeardName {
  /** What is heard, each with a comma behind it. */
  heard: string;
  sound: Sound;
  key: string;
  inBangla: boolean;
  /** Whether it may be meant by words in Latin letters, in Bangla, or in both. */
  meantIn: 'latin' | 'bangla' | 'both';
}

const isBangla = (word: string) => /[\u0980-\u09ff]/.test(word);
const heardIn = ({ heard }: Sound) => heard.map((one) => `${one},`).join('');

/** With fewer sounds a name sounds like too many other words. */
const fewest = 3;

/** How many vowels may differ, by the number of consonants. */
function mostApart({ heard }: Sound): number {
  const spoken = heard.filter((one) => /[a-z]/.test(one)).length;
  return spoken < 4 ? 0 : spoken < 6 ? 1 : 2;
}

/**
 * Builds the index, when it is first used. `spelt` are the words of each key. In Latin letters only places that have a
 * spelling in Bangla are heard: people write those by ear. In Bangla they have to sound like that spelling.
 */
export function buildHeardNames(
  byKey: ReadonlyMap<string, readonly Meaning[]>,
  spelt: ReadonlyMap<string, readonly string[]>,
): HeardNames {
  const index = once(() => {
    const named = ({ field, value, area }: Meaning) => `${field} ${value} ${area ? 'area' : ''}`;
    const isPlace = ({ field }: Meaning) => field === 'division' || field === 'district';
    const inBoth = new Set(
      [...byKey].flatMap(([key, meanings]) => (isBangla(key) ? meanings.filter(isPlace).map(named) : [])),
    );
    const entries: HeardName[] = [];
    for (const [key, meanings] of byKey) {
      const words = spelt.get(key) ?? [];
      const inBangla = isBangla(key);
      if (!inBangla && !/^[a-z\d.]+$/.test(key)) continue;
      const isLocal = meanings.some((meaning) => inBoth.has(named(meaning)));
      if (!isLocal && meanings.every(isPlace)) continue;
      // "MT" is no word that could be read as one.
      const isSpoken = words.every((word) => !/^[b-df-hj-np-tv-xz]+$/.test(word));
      const sounds = (isSpoken ? [true, false] : [true]).map((isSpelt) => soundOf(words, isSpelt));
      for (const heard of new Set(sounds.map(heardIn))) {
        const sound = sounds.find((one) => heardIn(one) === heard);
        if (!sound || sound.heard.length < fewest) continue;
        const meantIn = !isLocal || inBangla ? 'bangla' : sound.heard.length > fewest ? 'both' : 'latin';
        entries.push({ heard, sound, key, inBangla, meantIn });
      }
    }
    entries.sort((a, b) => (a.heard < b.heard ? -1 : a.heard > b.heard ? 1 : 0));
    return entries;
  });

  /** Names that sound like these words, or whose beginning does, and how many vowels differ. */
  function near(words: readonly string[], isSpelt: boolean, isWhole: boolean) {
    const sound = soundOf(words, isSpelt);
    const inBangla = words.some(isBangla);
    const heard = heardIn(sound);
    if (sound.heard.length < fewest || !/[a-z]/i.test(heard)) return [];
    const entries = index();
    const typed = { sound: isWhole ? sound : withoutEnd(sound), inBangla };
    const other = inBangla ? 'latin' : 'bangla';
    const found: { key: string; apart: number }[] = [];
    const first = firstNotBelow(entries.length, (place) => (entries[place]?.heard ?? '') < heard);
    for (let place = first; place < entries.length; place += 1) {
      const entry = entries[place];
      if (!entry?.heard.startsWith(heard) || (isWhole && entry.heard !== heard)) break;
      if (entry.meantIn === other) continue;
      const apart = vowelsApart(typed, entry);
      if (apart <= mostApart(sound)) found.push({ key: entry.key, apart });
    }
    return found;
  }

  return {
    alike(words) {
      for (const isSpelt of [true, false]) {
        const found = near(words, isSpelt, true);
        const least = Math.min(...found.map(({ apart }) => apart));
        if (found.length > 0) return found.filter(({ apart }) => apart === least).map(({ key }) => key);
      }
      return [];
    },
    beginningWith: (words) =>
      [true, false].flatMap((isSpelt) => near(words, isSpelt, false)).map(({ key }) => key),
  };
}

/** The vowel behind the last consonant may still be being typed. */
const withoutEnd = ({ heard, vowels }: Sound): Sound => ({ heard, vowels: vowels.slice(0, -1) });
