/** Makes, models, categories and places in search text, and which of them are excluded. */
import { withoutOpposite } from '../opposites.ts';
import { type ListField, leavingOut, type Search, searchLimits } from '../search.ts';
import { findNamesIn } from './found-names.ts';
import { readHome } from './home-country.ts';
import type { FoundName } from './left-out.ts';
import { excluding, noise } from './ordinary-words.ts';
import { pattern } from './patterns.ts';
import { withoutStatesOfTowns } from './town-states.ts';
import { blank } from './unwanted.ts';
import type { Vocabulary } from './vocabulary.ts';

const wordBefore = pattern(`([\\p{L}\\p{M}]{3,}) or $`, 'u');
const wordBehind = pattern(`^ or ([\\p{L}\\p{M}]{3,})`, 'u');

/** Whether a place is one of two of which the other is no name: "dallas or houston" are then both looked for in texts. */
function isBesideWord(
  text: string,
  { meaning, start, end }: FoundName,
  names: readonly FoundName[],
): boolean {
  if (meaning.field !== 'district' && meaning.field !== 'division') return false;
  const before = wordBefore.exec(text.slice(0, start));
  const behind = wordBehind.exec(text.slice(end));
  const isWord = (word: string | undefined, from: number) =>
    word !== undefined &&
    !noise.has(word) &&
    !excluding.has(word) &&
    !names.some((name) => name.start < from + word.length && from < name.end);
  return isWord(before?.[1], before?.index ?? 0) || isWord(behind?.[1], end + 4);
}

/**
 * Adds the names in a text to a search. `unwanted` is what should be excluded but cannot be; `literal` are models of a make
 * that the same text excludes: they may only be searched for as text.
 */
export function readNames(
  text: string,
  search: Search,
  vocabulary: Vocabulary,
): { search: Search; text: string; unwanted: string[]; literal: string[] } {
  const { names, leftOut, refused } = findNamesIn(text, search, vocabulary);
  const unwanted: string[] = [];
  const literal: string[] = [];
  let rest = withoutStatesOfTowns(text, names, vocabulary);
  let read = search;
  const choose = (field: ListField, value: string): boolean => {
    const values = read[field];
    if (values.length >= searchLimits.values && !values.includes(value)) return false;
    read = { ...withoutOpposite(read, field, value, vocabulary), [field]: [...new Set([...values, value])] };
    return true;
  };
  for (const { names: left, start, end } of leftOut) {
    // Whoever excludes a place must not be shown only that place.
    if (left === null) {
      unwanted.push(text.slice(start, end).trim());
      rest = blank(rest, start, end);
      continue;
    }
    const isRead = left.every(({ meaning: { field, value, alike = [], isHome } }) =>
      [value, ...alike].every((slug) => choose(isHome ? field : leavingOut[field], slug)),
    );
    if (isRead) rest = blank(rest, start, end);
  }
  const asked = names.filter(
    ({ start, end }) => !leftOut.some((part) => part.start <= start && end <= part.end),
  );
  const home = readHome(asked, search);
  for (const { start, end } of home.said) rest = blank(rest, start, end);
  for (const country of home.others) choose('notDivision', country);
  for (const name of asked) {
    const { meaning, start, end } = name;
    if (home.said.includes(name)) continue;
    if (isBesideWord(text, name, names)) continue;
    if (refused.has(meaning.make ?? '')) {
      literal.push(`"${text.slice(start, end)}"`);
      rest = blank(rest, start, end);
      continue;
    }
    if (choose(meaning.field, meaning.value)) rest = blank(rest, start, end);
    if (meaning.area) choose('area', meaning.area.slug);
    for (const value of meaning.alike ?? []) choose(meaning.field, value);
  }
  return { search: read, text: rest, unwanted, literal };
}
