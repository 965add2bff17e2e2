/**
 * Spells out lists of what is not wanted, so that each part says so itself: "without red or 2018" becomes "without red not
 * 2018", and "not honda, bajaj" becomes "not honda or bajaj". Also "but" after a refusal begins a wish: "not honda but bajaj".
 */
import { sameColour } from '../../../../kernel/colours.ts';
import { type FoundName, together } from './left-out.ts';
import { onlyIn } from './only.ts';
import { all as allBut } from './unwanted.ts';

const pattern = (source: string, flags: string) => new RegExp(source.normalize('NFKC'), flags);
const wordEnd = '(?![\\p{L}\\p{M}\\p{N}])';
const wordBegin = '(?<![\\p{L}\\p{M}\\p{N}-])';
const all = `(?:${allBut}|nothing )`;
const openers =
  'neither|not|no|without|except(?: for)?|excluding|other than|apart from|outside(?: of)?|(?<=' +
  all +
  ')but';
const article = '(?:(?:in|from|at|near|around|with) )?(?:(?:an?|any|the) )?';
const opening = pattern(`${wordBegin}(?:${openers}) ${article}`, 'gu');
const chara = 'ছাড়া|ছারা|ব্যতীত|বাদে|chh?arao?|bade';
const refusal = pattern(
  `${wordBegin}(?:${openers}|${chara}|না|নয়|na|noy)${wordEnd}|(?:^|[\\s,(])-\\p{L}`,
  'u',
);
const contrast = pattern(`(?<!${all})${wordBegin}(?:but|kintu|কিন্তু)(?= (?!not|no|without))`, 'gu');

const word = /^[\p{L}\p{M}\p{N}][\p{L}\p{M}\p{N}.'’/+-]*/u;
const figure = pattern(
  `^\\d[\\d,.]*(?: (?:cc|kms?|tk|taka|k|lakhs?|lacs?|hajar|thousand|সিসি|কিমি|টাকা|লাখ|হাজার))*${wordEnd}`,
  'u',
);
const year = /^(?:19|20)\d\d(?![\p{L}\p{M}\p{N}])/u;
/** Words with which something else begins: a limit, a wish, another refusal. */
const begins = pattern(
  `^(?:under|below|over|above|more|less|at|up|upto|before|after|until|till|from|max|min|budget|1|want|need|only|just|give|show|prefer|looking|with|but|${openers})${wordEnd}`,
  'u',
);
const wished = pattern(
  `^ (?:only|wanted|preferred|please|chai|lagbe|dorkar|hole|cholbe|চাই|লাগবে|হলে|চলবে)${wordEnd}`,
  'u',
);
const comma = ', ?';
const or = ' (?:or|nor|ba|বা|ও)';
const and = ',? (?:and|ar|আর|এবং) ';
const joiner = pattern(`^(?:(?<or>,?${or} )|(?<and>${and})|(?<comma>${comma})|(?<sign> ?[&/] ?))`, 'u');
/** Longer ways to refuse: "i don't want a honda", "honda lagbe na". */
const notWanted = pattern(
  `${wordBegin}(?:(?:i )?(?:do not|don['’]?t) (?:want|need|like|show me|show)|not (?:interested in|looking for))(?: an?| any)?(?= )`,
  'gu',
);
const notNeeded = pattern(
  `(?<= )(?:(?:er|r|ar|এর|র) )?(?:chai|lagbe|dorkar|nibo|kinbo|চাই|লাগবে|দরকার) ?(?:na|nai|না|নাই|নেই)${wordEnd}`,
  'gu',
);
/** "Neither" and what is refused with it: each "nor" refuses another part. */
const neither = pattern(`${wordBegin}neither (.*)`, 'gu');

const ending = pattern(` (?:${chara})${wordEnd}`, 'gu');
const joinerBefore = pattern(`(?:(?<or>,?${or} )|(?<comma>${comma}))$`, 'u');
const wordBefore = /[\p{L}\p{M}\p{N}]+$/u;

type Kind = 'name' | 'year' | 'figure' | 'colour' | 'word';

/** A part of a list. */
interface Item {
  kind: Kind;
  end: number;
  /** For names: those of one motorcycle, or a single one. */
  bike: readonly FoundName[];
}

function itemAt(text: string, start: number, bikes: readonly (readonly FoundName[])[]): Item | null {
  const bike = bikes.find(([first]) => first?.start === start);
  if (bike) return { kind: 'name', end: bike.at(-1)?.end ?? start, bike };
  const rest = text.slice(start);
  if (begins.test(rest)) return null;
  const item = (kind: Kind, found: string) => ({ kind, end: start + found.length, bike: [] });
  const [asYear] = year.exec(rest) ?? [];
  if (asYear) return item('year', asYear);
  const [asFigure] = figure.exec(rest) ?? [];
  if (asFigure) return item('figure', asFigure.replace(/[,.]$/, ''));
  const [asWord] = word.exec(rest) ?? [];
  return asWord ? item(sameColour(asWord).length > 1 ? 'colour' : 'word', asWord) : null;
}

const meaningOf = ({ bike }: Item) =>
  (bike.find(({ meaning }) => meaning.field === 'model') ?? bike[0])?.meaning;

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
  const itemBefore = (end: number) => {
    const bike = bikes.find((names) => names.at(-1)?.end === end);
    const word = wordBefore.exec(text.slice(0, end))?.[0];
    const start = bike?.[0]?.start ?? end - (word?.length ?? 0);
    return start < end ? { start, item: itemAt(text, start, bikes) } : null;
  };
  return [...text.matchAll(ending)].flatMap(({ 0: refusing, index }) => {
    const edits: Edit[] = [];
    let last = itemBefore(index);
    while (last?.item) {
      const { 0: joined = '', groups } = joinerBefore.exec(text.slice(0, last.start)) ?? {};
      const start: number = last.start - joined.length;
      const before = joined === '' ? null : itemBefore(start);
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
