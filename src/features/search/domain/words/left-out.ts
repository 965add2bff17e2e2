/** Which names in a text are to be excluded: "not bajaj", "-bajaj", "bajaj and hero chara", "ঢাকার বাইরে". */
import type { Meaning } from './meanings.ts';
import { isMinus, unwantedAround } from './unwanted.ts';

/** A name that was found in a text. */
export interface FoundName {
  meaning: Meaning;
  start: number;
  end: number;
}

/** A part of a text that excludes names, including the words that say so. */
export interface LeftOut {
  /**
   * Null where one of them is a part of a district: listings are found by district, and the whole district
   * was not meant.
   */
  names: readonly FoundName[] | null;
  start: number;
  end: number;
}

/** Between names that are excluded together. Not a comma, which separates wishes of every kind. */
const joined = new RegExp(
  '^ (?:or|and|nor|ও|আর|এবং|বা|ar|ba)(?![\\p{L}\\p{M}\\p{N}]) $'.normalize('NFKC'),
  'u',
);

/** Adjacent names that belong to one motorcycle: "yamaha r15". */
export function together(text: string, names: readonly FoundName[]): FoundName[][] {
  const bikes: FoundName[][] = [];
  for (const name of names) {
    const last = bikes.at(-1);
    const [previous] = last ?? [];
    const isOne =
      last?.length === 1 &&
      previous !== undefined &&
      text.slice(previous.end, name.start).trim() === '' &&
      (previous.meaning.make === name.meaning.value || name.meaning.make === previous.meaning.value);
    if (isOne) last.push(name);
    else bikes.push([name]);
  }
  return bikes;
}

/**
 * What a text excludes; of a make with its model only the model. `names` are in the order of the text; `isKnown` says
 * whether a word may be a name.
 */
export function findLeftOut(
  text: string,
  names: readonly FoundName[],
  isKnown: (word: string) => boolean,
): LeftOut[] {
  const bikes = together(text, names);
  const found: LeftOut[] = [];
  for (let first = 0; first < bikes.length; first += 1) {
    let last = first;
    const startOf = (place: number) => bikes[place]?.[0]?.start ?? text.length;
    const endOf = (place: number) => bikes[place]?.at(-1)?.end ?? text.length;
    const isDashed = isMinus(text, startOf(first));
    while (!isDashed && joined.test(text.slice(endOf(last), startOf(last + 1)))) last += 1;
    const group = bikes.slice(first, last + 1);
    const whole = { start: startOf(first), end: endOf(last) };
    const around = unwantedAround(text, whole, { next: startOf(last + 1), isName: true, isKnown });
    if (around) {
      const models = (bike: FoundName[]) => bike.filter(({ meaning }) => meaning.field === 'model');
      found.push({
        names: group.flat().some(({ meaning }) => meaning.area)
          ? null
          : group.flatMap((bike) => (models(bike).length > 0 ? models(bike) : bike)),
        ...around,
      });
    }
    first = last;
  }
  return found;
}
