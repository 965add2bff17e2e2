/** Finds the names that somebody may be typing: by their beginnings, also with slips, by ear, and in other scripts. */
import { firstNotBelow } from '../../../../kernel/first-not-below.ts';
import { keyOf, meantBySlips, meantFrom, wordsOf, writtenWords } from '../../../catalogue/words.ts';
import { beginsItself } from './corrector.ts';
import type { Meaning } from './meanings.ts';
import { noise } from './ordinary-words.ts';
import type { Vocabulary } from './vocabulary.ts';

/** The largest number of names considered for one prefix. */
const mostCandidates = 400;

interface Key {
  key: string;
  meaning: Meaning;
}

// A vocabulary is replaced whenever a name is added; its sorted keys are dropped with it.
const sortedKeys = new WeakMap<Vocabulary, readonly Key[]>();

function keysOf(vocabulary: Vocabulary): readonly Key[] {
  let keys = sortedKeys.get(vocabulary);
  if (!keys) {
    const all: Key[] = [];
    for (const [key, meanings] of vocabulary.byKey) {
      for (const meaning of meanings) {
        all.push({ key, meaning });
        const make = meaning.make && vocabulary.termOf('make', meaning.make);
        if (make) all.push({ key: keyOf(make.name) + key, meaning });
      }
    }
    keys = all.sort((a, b) => (a.key < b.key ? -1 : a.key > b.key ? 1 : 0));
    sortedKeys.set(vocabulary, keys);
  }
  return keys;
}

/** The names whose key begins so, and fits. */
function beginningWith(keys: readonly Key[], beginning: string, fits?: (key: string) => boolean): Meaning[] {
  if (beginning === '') return [];
  const first = firstNotBelow(keys.length, (place) => (keys[place]?.key ?? '') < beginning);
  const found: Meaning[] = [];
  for (let place = first; place < keys.length && found.length < mostCandidates; place += 1) {
    const entry = keys[place];
    if (!entry?.key.startsWith(beginning)) break;
    if (!fits || fits(entry.key)) found.push(entry.meaning);
  }
  return found;
}

const digits = Array.from({ length: 10 }, (_, digit) => String(digit));

/**
 * Names that begin with the text, or whose last word is being typed in another script than they are stored
 * in: "পাল" for the Pulsar. A word that stands for a letter counts only before a figure: "আর" completes to
 * R15, but not to every name with R.
 */
function beginningSo(keys: readonly Key[], written: string): Meaning[] {
  const raw = writtenWords(written);
  const words = wordsOf(written);
  const [last = '', meaning = ''] = [raw.at(-1), words.at(-1)];
  const before = words.slice(0, -1).join('');
  const isLetter = meaning.length === 1 && last !== meaning;
  const own = isLetter ? [] : beginningWith(keys, before + meaning);
  const others = (last === '' ? [] : meantFrom(last)).flatMap((word) =>
    (word.length === 1 ? digits.map((digit) => word + digit) : [word]).flatMap((beginning) =>
      beginningWith(keys, before + beginning),
    ),
  );
  return [...own, ...others];
}

/** Fewer letters begin too many other words. */
const fewestOfSlip = 3;
const fewestOfNear = 4;

/** What a word in Latin letters that begins a known slip goes on to: "pals" to pulsar. */
const slippingTo = (word: string) =>
  word.length < fewestOfSlip || !/^[a-z]+$/.test(word) ? [] : meantBySlips(word);

/**
 * Whether a name begins with these letters but for one slip before the last of them: a letter missing, added, wrong, or swapped
 * with its neighbour. The first letter must be right, as in whole words.
 */
export function beginsNearly(key: string, letters: string): boolean {
  let at = 0;
  while (at < letters.length && letters[at] === key[at]) at += 1;
  if (at === letters.length) return true;
  const goesOn = (from: number, to: number) =>
    from < letters.length && key.startsWith(letters.slice(from), to);
  return (
    at > 0 &&
    (goesOn(at + 1, at + 1) ||
      goesOn(at, at + 1) ||
      goesOn(at + 1, at) ||
      (letters[at] === key[at + 1] &&
        letters[at + 1] === key[at] &&
        key.startsWith(letters.slice(at + 2), at + 2)))
  );
}

/** Names that begin with `before`, and go on with this word but for one slip. */
function beginningNearly(keys: readonly Key[], before: string, word: string): Meaning[] {
  if (word.length < fewestOfNear || !/^[a-z]+$/.test(word)) return [];
  if (beginsItself(word) || noise.has(word)) return [];
  return beginningWith(keys, before + word.charAt(0), (key) => beginsNearly(key.slice(before.length), word));
}

/** Whether each of these words begins one of the name, in their order. */
function isBegunBy(name: readonly string[], words: readonly string[]): boolean {
  let at = 0;
  for (const part of name) if (part.startsWith(words[at] ?? '\n')) at += 1;
  return at === words.length;
}

/** Names whose words are begun before a figure: "puls 150", "pals 15". */
function begunBeforeFigure(keys: readonly Key[], written: string): Meaning[] {
  const raw = writtenWords(written);
  const [word = '', ...others] = wordsOf(written);
  if (others.length === 0 || !/^\d/.test(others.at(-1) ?? '') || /^\d/.test(word)) return [];
  const isOf =
    (others: readonly string[]) =>
    ({ name }: Meaning) =>
      isBegunBy(wordsOf(name).slice(1), others);
  const first = raw[0] ?? '';
  const known = [word, ...(first === word ? slippingTo(word) : []), ...meantFrom(first)];
  // A letter begins too many.
  const begun = known
    .filter((one) => one.length > 1)
    .flatMap((one) => beginningWith(keys, one))
    .filter(isOf(others));
  return begun.length > 0 ? begun : beginningNearly(keys, '', word).filter(isOf(others));
}

/** The names that a text may be the beginning of, in the ways that are tried in turn: the surest first. */
export function waysToName(written: string, vocabulary: Vocabulary): readonly (() => Meaning[])[] {
  const keys = keysOf(vocabulary);
  const spelt = wordsOf(written);
  const last = spelt.at(-1) ?? '';
  const before = spelt.slice(0, -1).join('');
  return [
    () => beginningSo(keys, written),
    () => slippingTo(last).flatMap((word) => beginningWith(keys, before + word)),
    () => begunBeforeFigure(keys, written),
    () => beginningWith(keys, spelt.map(vocabulary.correct).join('')),
    () => vocabulary.heard.beginningWith(spelt).flatMap((key) => vocabulary.byKey.get(key) ?? []),
    () => beginningNearly(keys, before, last),
  ];
}
