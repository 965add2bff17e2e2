/** The words that refuse something in a list, and those that begin a wish instead. */
import { pattern, wordBegin, wordEnd } from './patterns.ts';
import { all as allBut } from './unwanted.ts';

const all = `(?:${allBut}|nothing )`;
const openers =
  'neither|not|no|without|except(?: for)?|excluding|other than|apart from|outside(?: of)?|(?<=' +
  all +
  ')but';
const article = '(?:(?:in|from|at|near|around|with) )?(?:(?:an?|any|the) )?';
const chara = 'ছাড়া|ছারা|ব্যতীত|বাদে|chh?arao?|bade';

/** Before what is refused: "not a". */
export const opening = pattern(`${wordBegin}(?:${openers}) ${article}`, 'gu');
/** Behind it, which only Bangla has: "chara". */
export const ending = pattern(` (?:${chara})${wordEnd}`, 'gu');
/** Any of the words that refuse. */
export const refusal = pattern(
  `${wordBegin}(?:${openers}|${chara}|না|নয়|na|noy)${wordEnd}|(?:^|[\\s,(])-\\p{L}`,
  'u',
);

/** Longer ways to refuse: "i don't want a honda", "honda lagbe na". */
export const notWanted = pattern(
  `${wordBegin}(?:(?:i )?(?:do not|don['’]?t) (?:want|need|like|show me|show)|not (?:interested in|looking for))(?: an?| any)?(?= )`,
  'gu',
);
export const notNeeded = pattern(
  `(?<= )(?:(?:er|r|ar|এর|র) )?(?:chai|lagbe|dorkar|nibo|kinbo|চাই|লাগবে|দরকার) ?(?:na|nai|না|নাই|নেই)${wordEnd}`,
  'gu',
);
/** "Neither" and what is refused with it: each "nor" refuses another part. */
export const neither = pattern(`${wordBegin}neither (.*)`, 'gu');

/** After a refusal it begins a wish: "not honda but bajaj". */
export const contrast = pattern(`(?<!${all})${wordBegin}(?:but|kintu|কিন্তু)(?= (?!not|no|without))`, 'gu');
/** Words with which something else begins: a limit, a wish, another refusal. */
export const begins = pattern(
  `^(?:under|below|over|above|more|less|at|up|upto|before|after|until|till|from|max|min|budget|1|want|need|only|just|give|show|prefer|looking|with|but|${openers})${wordEnd}`,
  'u',
);
/** Behind what is wished for. */
export const wished = pattern(
  `^ (?:only|wanted|preferred|please|chai|lagbe|dorkar|hole|cholbe|চাই|লাগবে|হলে|চলবে)${wordEnd}`,
  'u',
);
