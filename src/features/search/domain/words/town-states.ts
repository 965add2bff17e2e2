/** The abbreviation of a state behind one of its country's towns, which says no more than the town: "austin tx". */
import { countryNamed } from '../../../../kernel/countries.ts';
import { lettersOfModels, ordinaryCodes, states } from '../../../../kernel/states.ts';
import { parentOf } from '../names.ts';
import type { FoundName } from './left-out.ts';
import { blank } from './unwanted.ts';
import type { Vocabulary } from './vocabulary.ts';

const codesOf: Readonly<Record<string, ReadonlySet<string>>> = {
  'United States': new Set(states.map(({ code }) => code)),
  Canada: new Set('ab bc mb nb nl ns nt nu on pe qc sk yt'.split(' ')),
  Australia: new Set('act nsw nt qld sa tas vic wa'.split(' ')),
};
/** Those of the United States that hardly mean anything else. */
const plainCodes: ReadonlySet<string> = new Set(
  states
    .map(({ code }) => code)
    .filter((code) => !ordinaryCodes.has(code) && !lettersOfModels.has(code) && code !== 'sd'),
);

// Behind letters of a model is its figure.
const codeBehind = /^(?:, ?| )([a-z]{2,3})(?![\p{L}\p{M}\p{N}'’-])(?! ?\d{1,4}(?!\d))/u;
const isEnd = /^(?: ?(?:$|,)| {2}| \d{5}(?!\d))/;

/** The text without such abbreviations. Others than plain ones count only at its end, before a comma or before a name. */
export function withoutStatesOfTowns(
  text: string,
  names: readonly FoundName[],
  vocabulary: Vocabulary,
): string {
  let rest = text;
  for (const { meaning, end } of names) {
    if (meaning.field !== 'district') continue;
    const [found, code = ''] = codeBehind.exec(text.slice(end)) ?? [];
    if (found === undefined) continue;
    const last = end + found.length;
    const parent = parentOf('district', meaning.value, vocabulary);
    const division = parent === undefined ? undefined : vocabulary.termOf('division', parent)?.name;
    const country = division === undefined ? undefined : countryNamed(division);
    if (country === undefined || !codesOf[country]?.has(code)) continue;
    if (names.some((name) => name.start < last && end < name.end)) continue;
    const isMeant =
      (country === 'United States' && plainCodes.has(code)) ||
      isEnd.test(text.slice(last)) ||
      names.some(({ start }) => start === last + 1);
    if (isMeant) rest = blank(rest, last - code.length, last);
  }
  return rest;
}
