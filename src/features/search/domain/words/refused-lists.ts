/**
 * Spells out lists of what is not wanted, so that each part says so itself: "without red or 2018" becomes
 * "without red not 2018", and "not honda, bajaj" becomes "not honda or bajaj". Also "but" after a refusal
 * begins a wish: "not honda but bajaj".
 */
import { type FoundName, together } from './left-out.ts';
import { type Item, itemAt, itemBefore, joiner, joinerBefore, meaningOf } from './list-parts.ts';
import { onlyIn } from './only.ts';
import {
  contrast,
  ending,
  neither,
  notNeeded,
  notWanted,
  opening,
  refusal,
  wished,
} from './refusing-words.ts';

/** Whether a comma joins two names: those of one kind, and a model to its make, which is refused already. */
function isListed(refused: readonly Item[], next: Item): boolean {
  const meaning = meaningOf(next);
  return refused.some((item) => {
    const other = meaningOf(item);
    return other !== undefined && (other.field === meaning?.field || other.value === meaning?.make);
  });
}

/** What stands between two parts instead, or null where the list has ended; undefined where nothing changes. */
function between(
  found: Record<string, string | undefined>,
  items: readonly Item[],
  next: Item,
): string | null | undefined {
  const kinds = [items.at(-1)?.kind, next.kind];
  const [isNames, isOneKind] = [
    kinds.every((kind) => kind === 'name'),
    new Set(kinds.map((kind) => (kind === 'colour' ? 'word' : kind === 'figure' ? 'year' : kind))).size === 1,
  ];
  const hasComma = [found.or, found.and].some((joined) => joined?.startsWith(','));
  const isNext = isNames ? isListed(items, next) : next.kind !== 'word';
  if (found.and !== undefined && hasComma && !isNext) return null;
  // With its comma, the word between two parts would join nothing.
  if (hasComma && isOneKind) return ' or ';
  if (found.or !== undefined) return isOneKind ? undefined : ' not ';
  if (found.sign !== undefined && isNames) return ' or ';
  if (found.and !== undefined || found.sign !== undefined) return isOneKind ? undefined : null;
  if (isNames) return isListed(items, next) ? ' or ' : null;
  // "Not honda, red" may be a wish for red; a third part goes on.
  if (next.kind === 'colour' && items.length > 1) return ' not ';
  return kinds[0] === next.kind && next.kind !== 'word' ? undefined : null;
}

/** A part of the text, and what is to stand there. */
interface Edit {
  start: number;
  end: number;
  text: string;
}

/** Lists after a word that refuses them: "not honda, bajaj". */
function listsAfterOpenings(text: string, bikes: readonly (readonly FoundName[])[]): Edit[] {
  const edits: Edit[] = [];
  let end = 0;
  for (const { 0: opened, index } of text.matchAll(opening)) {
    if (index < end) continue;
    const items: Item[] = [];
    let item = itemAt(text, index + opened.length, bikes);
    while (item !== null) {
      items.push(item);
      end = item.end;
      const { groups, 0: joined = '' } = joiner.exec(text.slice(end)) ?? {};
      const next: Item | null = groups ? itemAt(text, end + joined.length, bikes) : null;
      if (groups === undefined || next === null || wished.test(text.slice(next.end))) break;
      const instead = between(groups, items, next);
      if (instead === null) break;
      if (instead !== undefined) edits.push({ start: end, end: end + joined.length, text: instead });
      item = next;
    }
  }
  return edits;
}

/** Lists before such a word, which only Bangla has: "honda, bajaj chara", "লাল বা হোন্ডা ছাড়া". */
function listsBeforeEndings(text: string, bikes: readonly (readonly FoundName[])[]): Edit[] {
  return [...text.matchAll(ending)].flatMap(({ 0: refusing, index }) => {
    const edits: Edit[] = [];
    let last = itemBefore(text, index, bikes);
    while (last?.item) {
      const { 0: joined = '', groups } = joinerBefore.exec(text.slice(0, last.start)) ?? {};
      const start: number = last.start - joined.length;
      const before = joined === '' ? null : itemBefore(text, start, bikes);
      if (!before?.item) break;
      const areNames = before.item.kind === 'name' && last.item.kind === 'name';
      const isOneField = meaningOf(before.item)?.field === meaningOf(last.item)?.field;
      if (groups?.comma !== undefined && !(areNames && isOneField)) break;
      if (joined.startsWith(',') && areNames) edits.push({ start, end: last.start, text: ' ar ' });
      else if (before.item.kind !== last.item.kind || before.item.kind === 'year')
        edits.push({ start, end: last.start, text: `${refusing} ` });
      last = before;
    }
    return edits;
  });
}

/** The text with its lists of refused parts spelt out. `namesOf` finds the names in a text. */
export function spellOutRefusals(text: string, namesOf: (text: string) => readonly FoundName[]): string {
  const plain = onlyIn(text).replace(notWanted, 'not').replace(notNeeded, 'chara');
  if (!refusal.test(plain)) return plain;
  const said = plain
    .replace(contrast, (found, at: number) => (refusal.test(plain.slice(0, at)) ? ';' : found))
    .replace(neither, (_, first: string) => `not ${first.replace(/,? nor /gu, ' or not ')}`);
  const bikes = together(said, namesOf(said));
  const edits = [...listsAfterOpenings(said, bikes), ...listsBeforeEndings(said, bikes)];
  let spelt = '';
  let done = 0;
  for (const { start, end, text: instead } of edits.sort((one, other) => one.start - other.start)) {
    if (start < done) continue;
    spelt += said.slice(done, start) + instead;
    done = end;
  }
  return spelt + said.slice(done);
}
