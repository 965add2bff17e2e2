/**
 * Limits, years and units of Burmese, Amharic, Georgian, Mongolian and the languages of the Baltic in the words that `findRanges`
 * reads: "သိန်း ၃၀ အောက်" is "30 သိန်း or below", and "iki 3000 €" is "under 3000 €".
 */
import { wordBegin, wordEnd } from './patterns.ts';
import { before, beforeYears, type Replacements, whole, words, year } from './replacements.ts';

/** Behind a figure with its scale and what it counts, which these scripts join to one another. */
const behind =
  '(?<=\\d ?(?:(?:သိန်း|ሺ|ሚሊዮን|сая|мянга|ათასი?|k|thousand|million) ?)?(?:(?:ကျပ်|ks|mmk|ብር|etb|₮|төгрөг|төг|ლარ|დოლარ|gel|usd|₾|\\$|¤|km) ?)?)';

/** A figure with its scale, and what it counts behind it. */
const sum = (scale: string, money: string) =>
  `(\\d[\\d.,]{0,12}(?: ?(?:${scale}|thousand|million|k))?) ?(${money}|¤)?`;
/** The ending of "from" in Mongolian, whose vowels follow those before it. */
const from = '(?:н?аас|ас|нээс|ээс|эс|оос|өөс)';

const burmese: Replacements = [
  [
    words('(\\d[\\d.]{0,5}) ?(?:သိန်း)? ?(?:နဲ့|နှင့်|မှ|ကနေ|-) ?(\\d[\\d.]{0,5}) ?(?:သိန်း)? ?(?:ကြား|အထိ)'),
    ' between $1 သိန်း and $2 သိန်း ',
  ],
  [words(`${behind}(?:ထက် ?နည်း(?:သော)?|အောက်|အတွင်း|ဝန်းကျင်အောက်)`), ' or below '],
  [words(`${behind}(?:ထက် ?များ(?:သော)?|အထက်|နဲ့ ?အထက်)`), ' or above '],
  [words('(?<=\\d ?)(?:ကီလို(?:မီတာ)?)'), ' km '],
  [words('(?<=\\d ?)(?:စီစီ)'), ' cc '],
  [words(`(${year}) ?(?:ခုနှစ်|မော်ဒယ်)`), ' $1 '],
  [words('(?:ဈေး|စျေး) ?(?:ပေါ|ချို|သက်သာ)(?:သော|တဲ့|တာ)?'), ' cheap '],
  [words('စကူတာ'), ' scooter '],
  [words('(?:မော်တော်)?ဆိုင်ကယ်(?:များ)?|ရောင်းမည်|ရောင်းရန်|ဝယ်ချင်|ဝယ်မည်'), ' '],
];
const amharic: Replacements = [
  [words(`${sum('ሺ|ሚሊዮን', 'ብር')} ?(?:በታች|ያነሰ)${wordEnd}`), ' under $1 $2 '],
  [words(`${sum('ሺ|ሚሊዮን', 'ብር')} ?(?:በላይ|የበለጠ)${wordEnd}`), ' over $1 $2 '],
  [words(`${wordBegin}(?:ከ|እስከ) *(?=\\d|under |over )`), ' '],
  [words('(?<=\\d ?)(?:ኪ\\.? ?ሜ|ኪሎ ?ሜትር)'), ' km '],
  [words('(?<=\\d ?)ሲሲ'), ' cc '],
  whole('ርካሽ|በርካሽ', 'cheap'),
  whole('ስኩተር', 'scooter'),
  whole('ሞተር ?ሳይክል|ሞተር|ሽያጭ|የሚሸጥ|ያገለገለ', ' '),
];
const georgian: Replacements = [
  [words(`(\\d[\\d.,]{0,12}(?: ?(?:ათას|k))?) ?(ლარ|დოლარ)ამდე${wordEnd}`), ' under $1 $2ი '],
  [words(`${sum('ათასი?', '[$₾¤]')}-?მდე${wordEnd}`), ' under $1 $2 '],
  [words(`(${year})(?:-| წლ)ი?დან${wordEnd}`), ' $1 or newer '],
  [words('(?<=\\d ?)კმ(?!\\p{L})'), ' km '],
  [words('(?<=\\d ?)კუბ(?:იანი|ური)?(?!\\p{L})'), ' cc '],
  whole('იაფ(?:ი|ად)', 'cheap'),
  whole('სკუტერ(?:ი|ები)|მოპედ(?:ი|ები)', 'scooter'),
  whole('მოტოციკლ(?:ი|ები|ის)|მოტო|იყიდება|ვყიდი|ვიყიდი|მეორადი', ' '),
];
const mongolian: Replacements = [
  [words(`${sum('сая|мянга', '₮|төгрөг|төг')}${from} (?:доош|бага|хямд)${wordEnd}`), ' under $1 $2 '],
  [words(`${sum('сая|мянга', '₮|төгрөг|төг')}${from} (?:дээш|их|илүү)${wordEnd}`), ' over $1 $2 '],
  [words(`${sum('сая|мянга', '₮|төгрөг|төг')} ?хүртэл${wordEnd}`), ' under $1 $2 '],
  [words(`(${year}) (?:оны?|онд)${wordEnd}`), ' $1 '],
  whole('хямд', 'cheap'),
  whole('зарна|зарах|авна|худалдаж авна', ' '),
];
/** Of Lithuanian, Latvian and Estonian; "no" and "virs" of Latvian are too short or other words. */
const baltic: Replacements = [
  before('iki|pigiau (?:nei|kaip)|ne daugiau kaip|līdz|lidz|lētāk par|kuni|alla|odavam kui', 'under'),
  before('daugiau nei|brangiau nei|vairāk nekā|rohkem kui|üle', 'over'),
  beforeYears('nuo|alates', 'from'),
  beforeYears('po|naujesnis nei|pēc|pärast|uuem kui', 'after'),
  beforeYears('prieš|senesnis nei|pirms|enne|vanem kui', 'before'),
  [words(`(?<=${year} ?)(?:metų|metu|m\\.|gada|aasta)(?!\\p{L})`), ' '],
  [words('(?<=\\d ?)(?:tūkst|tukst)\\.?(?!\\p{L})'), ' thousand '],
  whole('pigus|pigiai|pigūs|lēts|lēti|odav|odavad', 'cheap'),
  whole(
    'motoroleris|motoroleriai|motorolerį|motorolleris|motorolleri|motorollerid?|mopedai?|rollerid?',
    'scooter',
  ),
  whole(
    'motociklas|motociklai|motocikls|motocikli|mootorratas|mootorrattad|parduodu|parduodamas|pārdod|müüa',
    ' ',
  ),
];

const scripts: readonly (readonly [RegExp, Replacements])[] = [
  [/\p{Script=Myanmar}/u, burmese],
  [/\p{Script=Ethiopic}/u, amharic],
  [/\p{Script=Georgian}/u, georgian],
  [/доош|дээш|хүртэл|хямд|зарна|зарах|сая|мянга| он/u, mongolian],
  [
    /iki \d|pigi|pigus|pigūs|nei |l[īi]dz |kuni |odava?|tūkst|tukst|metų|motoroler|motoroller|motocikl|mootorrat|parduod|pārdod|müüa|lēt|alates|nuo \d|roller/u,
    baltic,
  ],
];
/** The zeros of Burmese, Khmer and Lao, whose digits the readers of figures do not know. */
const digits = /[၀-၉០-៩໐-໙]/g;
const zeros = ['၀', '០', '໐'].map((zero) => zero.charCodeAt(0));

function withLatinDigits(text: string): string {
  return text.replace(digits, (digit) => {
    const code = digit.charCodeAt(0);
    return String(code - (zeros.find((zero) => zero <= code && code < zero + 10) ?? code));
  });
}

/** A text in `readableText` form with the figures of these languages in the words that are known. */
export function withFiguresOfMore(text: string): string {
  let read = withLatinDigits(text);
  for (const [script, replacements] of scripts)
    if (script.test(read)) for (const [said, english] of replacements) read = read.replace(said, english);
  return read === text ? text : read.replace(/ {2,}/g, ' ').trim();
}
