/** Which of the names in a text are to be left out: "not bajaj", "-bajaj", "bajaj and hero chara", "ঢাকার বাইরে". */
import type { Meaning } from './vocabulary.ts';

/** A name that was found in a text. */
export interface FoundName {
  meaning: Meaning;
  start: number;
  end: number;
}

/** A stretch of a text that leaves names out, with its words for that. */
export interface LeftOut {
  /** Null where one of them is a part of a district: motorcycles are found by district, and all of it was not meant. */
  names: readonly FoundName[] | null;
  start: number;
  end: number;
}

const wordEnd = '(?![\\p{L}\\p{M}\\p{N}])';
const pattern = (source: string) => new RegExp(source.normalize('NFKC'), 'u');
const before = pattern(
  '(?:^|(?<=[\\s,(]))(?:(?:(?:any(?:thing)?|everything|all) )?but(?: not)?|and not|other than|not|no|without|except(?: for)?|excluding|minus|outside(?: of)?) ?(?:(?:in|from|at|near|around) )?(?:(?:an?|any|the) )?$',
);
const dash = /(?:^|(?<=[\s,(]))-$/u;
/** Whether what begins here has a minus before it that is no hyphen. */
export const isMinus = (text: string, start: number) => dash.test(text.slice(0, start));
/** Whether what is typed next is to be left out: "honda not …", "honda -…". */
export const opensLeftOut = (typed: string) => before.test(`${typed} `) || isMinus(typed, typed.length);
const behind = pattern(
  `^ ?(?:ছাড়া(?: সব)?|বাদে|বাদ(?: দিয়ে)?|নয়|না|বাইরে(?:র)?|bade|bad diye|chh?ara|chara|noy|(?:er )?ba(?:hi|i)re)${wordEnd}`,
);
/** Between names that are left out together. A comma also stands between wishes of every kind. */
const joined = pattern(`^ (?:or|and|nor|ও|আর|এবং|বা|ar|ba)${wordEnd} $`);

/** Names side by side that are one motorcycle's: "yamaha r15". */
function together(text: string, names: readonly FoundName[]): FoundName[][] {
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
 * What a text leaves out; of a make with its model only the model. `names` are in the order of the text.
 */
export function findLeftOut(text: string, names: readonly FoundName[]): LeftOut[] {
  const bikes = together(text, names);
  const found: LeftOut[] = [];
  for (let first = 0; first < bikes.length; first += 1) {
    let last = first;
    const startOf = (place: number) => bikes[place]?.[0]?.start ?? text.length;
    const endOf = (place: number) => bikes[place]?.at(-1)?.end ?? text.length;
    const head = text.slice(0, startOf(first));
    const isDashed = isMinus(text, startOf(first));
    while (!isDashed && joined.test(text.slice(endOf(last), startOf(last + 1)))) last += 1;
    const group = bikes.slice(first, last + 1);
    const opening = (isDashed ? dash : before).exec(head)?.[0] ?? '';
    const closing = opening === '' ? (behind.exec(text.slice(endOf(last)))?.[0] ?? '') : '';
    if (opening !== '' || closing !== '') {
      const models = (bike: FoundName[]) => bike.filter(({ meaning }) => meaning.field === 'model');
      found.push({
        names: group.flat().some(({ meaning }) => meaning.area)
          ? null
          : group.flatMap((bike) => (models(bike).length > 0 ? models(bike) : bike)),
        start: startOf(first) - opening.length,
        end: endOf(last) + closing.length,
      });
    }
    first = last;
  }
  return found;
}
