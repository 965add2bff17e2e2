/** What refuses all the rest asks for what it names: "nothing other than honda", "honda chara kichu nibo na". */
import { pattern, wordBegin, wordEnd } from './patterns.ts';
import { all } from './unwanted.ts';

const refusing =
  "(?:(?:i )?(?:do not|don['’]?t) (?:want|need|like|show me|show)|(?:not|no)(?: (?:interested in|looking for|want))?)";
const nothingBut = pattern(
  `${wordBegin}(?:${refusing} ${all}|nothing (?:else )?)(?:but|except(?: for)?|other than|apart from)(?= )`,
  'gu',
);
const chara = '(?:ছাড়া|ছারা|ব্যতীত|বাদে|chh?arao?|bade)';
const others = '(?:(?:onno|অন্য|ar|আর) )?(?:(?:kichu|kisu|kono|kono bike|bike|কিছু|কোনো বাইক|বাইক) ?)?';
const wish = '(?:chai|lagbe|dorkar|nibo|nebo|kinbo|চাই|লাগবে|দরকার|নিব|নেব|কিনব)';
const nothingWithout = pattern(`(?<= )${chara} ${others}${wish} ?(?:na|nai|না|নাই|নেই)${wordEnd}`, 'gu');

/** The text with "only" in place of such words. */
export const onlyIn = (text: string) => text.replace(nothingBut, 'only').replace(nothingWithout, 'only');
