/** Words that exclude something: "not red", "-red", "non-abs", "red na", "লাল ছাড়া". */
import { sameColour } from '../../../../kernel/colours.ts';
import { pattern, wordEnd } from './patterns.ts';

/** A part of a text. */
export interface Stretch {
  start: number;
  end: number;
}

/** Replaces a part of a text with spaces, so that positions of the rest stay the same. */
export function blank(text: string, start: number, end: number): string {
  return text.slice(0, start) + ' '.repeat(end - start) + text.slice(end);
}

const begin = '(?:^|(?<=[\\s,(]))';
const things =
  '(?:(?:other )?(?:things?|bikes?|motor ?bikes?|motor ?cycles?|scooters?|makes?|brands?|compan(?:y|ies)|models?|colou?rs?|years?|districts?|cit(?:y|ies)|places?) )?(?:else )?';
/** Begins "anything but", "all bikes but"; behind "no" or "not" it is the opposite (only.ts). */
export const all = `(?:(?:anything|everything) (?:else )?|(?:any|all|every) ${things})`;
const words =
  'but not|and not|other than|not|no|without|(?:(?:everything|all) )?except(?: for)?|excluding|minus|outside(?: of)?|apart from';
const article = '(?:(?:in|from|at|near|around|with) )?(?:(?:an?|any|the) )?(?:single )?';
// "All but Honda", and even "but Honda"; "nothing but Honda" wants it, and "but 2018" beside something else does, too.
const beforeName = pattern(`${begin}(?:(?:${all})?(?<!nothing )but|${words}) ?${article}$`, 'iu');
const beforeFact = pattern(`${begin}(?:${all}but|${words}) ?${article}$`, 'iu');
const dash = /(?:^|(?<=[\s,(]))-$/u;
const chara = 'ছাড়া(?:ও| সব)?|ছারা|ব্যতীত|বাদে|বাদ(?: দিয়ে| দিয়া)?';
const charaInLatin = 'bad(?: diy[ae]| die|ey?)|chh?arao?';
const na = 'নয়|নহে|না';
// Also words of other languages: "na raty", "na sprzedaż", "Ha Noi".
const naInLatin = '(?:noy|(?<!(?<![\\p{L}\\p{M}])ha )noi|na)';
// "There is none", of anything but names. "Nei" is also Italian.
const nai = 'নাই|নেই';
const naiInLatin =
  '(?:nai|nehi|(?<=(?:kagoj|kagojpotro|papers?|tokens?|plates?|cards?|insurance|fitness|documents?|registration) )nei)';
const outside = 'বাইরে(?:র)?|বাহিরে(?:র)?|ba(?:hi|i)re?r?';
// Two spaces are where something else was understood.
const nothingGoesOn = '(?= *(?:$|[,;.!?)])|  )';
// After a name, including what belongs to its ending: "dhaka r baire".
const behind = pattern(
  `^(?: ?(?:${chara}|${na})| (?:${charaInLatin})| ${naInLatin}${wordEnd}${nothingGoesOn}| ?(?:'?(?:er|r|ar|এর|র) )?(?:${outside}))${wordEnd}`,
  'iu',
);
const beforeAnother = pattern(`^( ${naInLatin}) ([\\p{L}\\p{M}]+)`, 'iu');

/** Whether a minus stands before this position that is not a hyphen. Before a figure it is one: "r15 -2018". */
export const isMinus = (text: string, start: number) =>
  dash.test(text.slice(0, start)) && !/\d/.test(text.charAt(start));
/** Whether the next typed word will be excluded: "honda not …", "honda -…". */
export const opensLeftOut = (typed: string) => beforeName.test(`${typed} `) || isMinus(typed, typed.length);

const alone = pattern(`^(?:${chara}|${charaInLatin}|${na}|${naInLatin})$`, 'iu');
/** Whether a word excludes the word before it. */
export const isRefusing = (word: string) => alone.test(word);

/**
 * Extends a part of a text by the words around it that exclude it; null where there are none. Words after it
 * must end before `next`, where something else begins: "honda na 125" may name a model. `isKnown` says whether a word
 * is a name.
 */
export function unwantedAround(
  text: string,
  { start, end }: Stretch,
  {
    next = text.length,
    isName = false,
    isKnown = () => false,
  }: { next?: number; isName?: boolean; isKnown?: (word: string) => boolean } = {},
): Stretch | null {
  const head = text.slice(0, start);
  const opening = (isMinus(text, start) ? dash : isName ? beforeName : beforeFact).exec(head)?.[0];
  if (opening) return { start: start - opening.length, end };
  const tail = text.slice(end, next);
  const [, refusing, other = ''] = beforeAnother.exec(tail) ?? [];
  const closing = behind.exec(tail)?.[0] ?? (isKnown(other) ? refusing : undefined);
  return closing ? { start, end: end + closing.length } : null;
}

const word = "[\\p{L}\\p{M}\\p{N}][\\p{L}\\p{M}\\p{N}.'’/+-]*";
const join = 'or|nor|ba|বা|and|ও|আর|ar';
const between = `(?: (?:${join}) | ?& ?)`;
const joined = `${word}(?:${between}${word})*`;
const unit =
  '(?: (?:cc|kms?|tk|taka|colou?r(?:ed)?|rong(?:er)?|সিসি|কিমি|টাকা|রঙ(?:ের)?|রং(?:য়ের)?)(?![\\p{L}\\p{M}\\p{N}]))?';
/** Words up to a comma, a part that is already understood, or another wish. */
const phrase = `${word}(?:(?:${between}| )(?!(?:${join}|but|with|only|not|no|non|without|except|excluding|minus|kintu|কিন্তু)${wordEnd})${word})*`;
/** Anything excluded that is neither a name nor a fact. */
const plain = pattern(
  [
    `${begin}(?:${all}but|${words}) ${article}${phrase}`,
    `${begin}(?:non[ -]|-(?=\\p{L}))${joined}${unit}`,
    `${begin}${phrase} (?:${chara}|${charaInLatin})${wordEnd}`,
    `${begin}${phrase} (?:${nai}(?: এমন)?|${naiInLatin}(?: emon)?(?:(?= (?:bikes?|gari)${wordEnd})|${nothingGoesOn}))${wordEnd}`,
    `${begin}${joined}${unit} (?:${na}|(?:(?<=[\\p{L}\\p{M}] )${naInLatin}(?! ?-?\\d)|${naInLatin}${nothingGoesOn}))${wordEnd}`,
  ].join('|'),
  'giu',
);
/** What excludes nothing: "no. 1 condition", "not 4 sale". */
const praise = pattern(`${begin}(?:no\\.? ?1${wordEnd}|not 4 sale${wordEnd})`, 'giu');
/** A comma between two colours joins them: "not red, black". */
const listed = pattern(`(${word}),(?= ?(${word}))`, 'giu');
const isColour = (text: string) => sameColour(text).length > 1;

/**
 * The text without plain words that it excludes, and those parts with their excluding words. `whole` is the
 * text before other parts were understood: "honda-red" contains no minus.
 */
export function withoutUnwanted(text: string, whole = text): { text: string; unwanted: string[] } {
  const unwanted: string[] = [];
  let rest = text.replace(praise, (found) => ' '.repeat(found.length));
  const lists = rest.replace(listed, (found, one: string, other: string) =>
    isColour(one) && isColour(other) ? `${one}&` : found,
  );
  for (const { 0: found, index } of lists.matchAll(plain)) {
    if (found.startsWith('-') && !isMinus(whole, index + 1)) continue;
    unwanted.push(rest.slice(index, index + found.length));
    rest = blank(rest, index, index + found.length);
  }
  return { text: rest, unwanted };
}
