/** Words that exclude something: "not red", "-red", "non-abs", "red na", "লাল ছাড়া". */

/** A part of a text. */
export interface Stretch {
  start: number;
  end: number;
}

/** Replaces a part of a text with spaces, so that positions of the rest stay the same. */
export function blank(text: string, start: number, end: number): string {
  return text.slice(0, start) + ' '.repeat(end - start) + text.slice(end);
}

const wordEnd = '(?![\\p{L}\\p{M}\\p{N}])';
const pattern = (source: string, flags = 'u') => new RegExp(source.normalize('NFKC'), flags);
const begin = '(?:^|(?<=[\\s,(]))';
const all = '(?:any(?:thing)?|everything|all) ';
const words =
  'but not|and not|other than|not|no|without|(?:(?:everything|all) )?except(?: for)?|excluding|minus|outside(?: of)?|apart from';
const article = '(?:(?:in|from|at|near|around|with) )?(?:(?:an?|any|the) )?';
// "All but Honda", and even "but Honda"; "but 2018" beside something else is wanted.
const beforeName = pattern(`${begin}(?:(?:${all})?but|${words}) ?${article}$`);
const beforeFact = pattern(`${begin}(?:${all}but|${words}) ?${article}$`);
const dash = /(?:^|(?<=[\s,(]))-$/u;
// After a name, including what belongs to its ending: "dhaka r baire".
const after =
  'ছাড়া(?:ও| সব)?|ছারা|ব্যতীত|বাদে|বাদ(?: দিয়ে| দিয়া)?|নয়|নহে|না|bad(?: diy[ae]| die|ey?)|chh?arao?|noy|noi|na(?! ?-?\\d)';
const outside = 'বাইরে(?:র)?|বাহিরে(?:র)?|ba(?:hi|i)re?r?';
const behind = pattern(`^(?: ?(?:${after})| ?(?:'?(?:er|r|ar|এর|র) )?(?:${outside}))${wordEnd}`);

/** Whether a minus stands here that is not a hyphen. */
export const isMinus = (text: string, start: number) => dash.test(text.slice(0, start));
/** Whether the next typed word will be excluded: "honda not …", "honda -…". */
export const opensLeftOut = (typed: string) => beforeName.test(`${typed} `) || isMinus(typed, typed.length);

const alone = pattern(`^(?:${after})$`);
/** Whether a word excludes the word before it. */
export const isRefusing = (word: string) => alone.test(word);

/**
 * Extends a part of a text by the words around it that exclude it; null where there are none. Words after it
 * must end before `next`, where something else begins: "honda na 125" may name a model.
 */
export function unwantedAround(
  text: string,
  { start, end }: Stretch,
  { next = text.length, isName = false } = {},
): Stretch | null {
  const head = text.slice(0, start);
  const opening = (isMinus(text, start) ? dash : isName ? beforeName : beforeFact).exec(head)?.[0];
  if (opening) return { start: start - opening.length, end };
  const closing = behind.exec(text.slice(end, next))?.[0];
  return closing ? { start, end: end + closing.length } : null;
}

const word = "[\\p{L}\\p{M}\\p{N}][\\p{L}\\p{M}\\p{N}.'’/+-]*";
const either = `${word}(?: (?:or|nor|ba|বা) ${word})*`;
const unit =
  '(?: (?:cc|kms?|tk|taka|colou?r(?:ed)?|rong(?:er)?|সিসি|কিমি|টাকা|রঙ(?:ের)?|রং(?:য়ের)?)(?![\\p{L}\\p{M}\\p{N}]))?';
/** Anything excluded that is neither a name nor a fact: a word or a figure, or several joined by "or". */
const plain = pattern(
  `${begin}(?:(?:${all}but|${words}) ${article}|non[ -]|-(?=[\\p{L}\\p{N}]))${either}${unit}|${begin}${word}${unit} (?:${after})${wordEnd}`,
  'gu',
);

/**
 * The text without plain words that it excludes, and those parts with their excluding words. `whole` is the
 * text before other parts were understood: "honda-red" contains no minus.
 */
export function withoutUnwanted(text: string, whole = text): { text: string; unwanted: string[] } {
  const unwanted: string[] = [];
  const rest = text.replace(plain, (found, index: number) => {
    if (found.startsWith('-') && !isMinus(whole, index + 1)) return found;
    unwanted.push(found);
    return ' '.repeat(found.length);
  });
  return { text: rest, unwanted };
}
