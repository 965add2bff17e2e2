/** The parts of a list in a text, and what joins them: "honda, bajaj or 2018". */
import { sameColour } from '../../../../kernel/colours.ts';
import type { FoundName } from './left-out.ts';
import { pattern, wordEnd } from './patterns.ts';
import { begins } from './refusing-words.ts';

/** A part of a list. */
export interface Item {
  kind: 'name' | 'year' | 'figure' | 'colour' | 'word';
  end: number;
  /** For names: those of one motorcycle, or a single one. */
  bike: readonly FoundName[];
}

const word = /^[\p{L}\p{M}\p{N}][\p{L}\p{M}\p{N}.'’/+-]*/u;
const figure = pattern(
  `^\\d[\\d,.]*(?: (?:cc|kms?|tk|taka|k|lakhs?|lacs?|hajar|thousand|সিসি|কিমি|টাকা|লাখ|হাজার))*${wordEnd}`,
  'u',
);
const year = /^(?:19|20)\d\d(?![\p{L}\p{M}\p{N}])/u;

/** The part that begins at a position; null where something else begins. */
export function itemAt(text: string, start: number, bikes: readonly (readonly FoundName[])[]): Item | null {
  const bike = bikes.find(([first]) => first?.start === start);
  if (bike) return { kind: 'name', end: bike.at(-1)?.end ?? start, bike };
  const rest = text.slice(start);
  if (begins.test(rest)) return null;
  const item = (kind: Item['kind'], found: string): Item => ({ kind, end: start + found.length, bike: [] });
  const [asYear] = year.exec(rest) ?? [];
  if (asYear) return item('year', asYear);
  const [asFigure] = figure.exec(rest) ?? [];
  if (asFigure) return item('figure', asFigure.replace(/[,.]$/, ''));
  const [asWord] = word.exec(rest) ?? [];
  return asWord ? item(sameColour(asWord).length > 1 ? 'colour' : 'word', asWord) : null;
}

const wordBefore = /[\p{L}\p{M}\p{N}]+$/u;

/** The part that ends at a position, with its beginning; its item is null where something else begins. */
export function itemBefore(
  text: string,
  end: number,
  bikes: readonly (readonly FoundName[])[],
): { start: number; item: Item | null } | null {
  const bike = bikes.find((names) => names.at(-1)?.end === end);
  const word = wordBefore.exec(text.slice(0, end))?.[0];
  const start = bike?.[0]?.start ?? end - (word?.length ?? 0);
  return start < end ? { start, item: itemAt(text, start, bikes) } : null;
}

/** What the names of a part mean; of a make with its model the model. */
export const meaningOf = ({ bike }: Item) =>
  (bike.find(({ meaning }) => meaning.field === 'model') ?? bike[0])?.meaning;

const comma = ', ?';
const or = ' (?:or|nor|ba|বা|ও)';
const and = ',? (?:and|ar|আর|এবং) ';
/** What joins a part to the next. */
export const joiner = pattern(
  `^(?:(?<or>,?${or} )|(?<and>${and})|(?<comma>${comma})|(?<sign> ?[&/] ?))`,
  'u',
);
/** The same before a part, in a list that is refused behind. */
export const joinerBefore = pattern(`(?:(?<or>,?${or} )|(?<comma>${comma}))$`, 'u');
