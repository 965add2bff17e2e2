/** Number words as digits: "one lakh fifty thousand", "ek lakh ponchash hajar", "দেড় লাখ", "আড়াইশ". */
import { additions } from '../../../../kernel/figures.ts';

const list = (words: string) => words.normalize('NFKC').split(' ');

/** Each item is one number, counted from 1; spellings of the same number are separated by "|". */
const counted = (words: string): [word: string, value: number][] =>
  list(words).flatMap((spellings, place) =>
    spellings.split('|').map((word) => [word, place + 1] as [string, number]),
  );

const english = counted(
  'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen',
);
const tens = list('twenty thirty forty|fourty fifty sixty seventy eighty ninety').flatMap(
  (spellings, place) => spellings.split('|').map((word) => [word, (place + 2) * 10] as const),
);
const latin = counted(
  'ek|akta dui|doi|du tin|teen char pach|panch|paanch choy|choi|chhoy sat|saat at|aat noy|noi dosh|das|dos ' +
    'egaro baro|baaro tero choddo|chouddo ponero|ponoro sholo|solo shotero|sotero atharo|athero unish|unis bish|bis|kuri ' +
    'ekush|ekus baish|bais teish|teis chobbish|chobbis pochish|pochis|pocish chabbish sataish athaish untrish trish|tirish|tris ' +
    'ektrish botrish tetrish choutrish poytrish|poytris|pointrish chotrish saitrish attrish unchollish chollish|chollis|challish ' +
    'ekchollish biallish tetallish chuallish poytallish|poytallis|pointallish chechollish satchollish atchollish unoponchash ponchash|panchash|ponchas|poncas ' +
    'ekanno bahanno teppanno chuanno ponchanno|pochanno chappanno satanno atanno unshat shat|shaat|sait ' +
    'ekshotti bashotti teshotti choushotti poyshotti|poisotti cheshotti satshotti atshotti unoshottor shottor|sottor|sattor ' +
    'ekattor bahattor tiattor chuattor pochattor|pochottor|pachattor chiattor satattor atattor unoashi ashi|asi|aashi ' +
    'ekashi birashi tirashi churashi pochashi|pachashi chiyashi satashi atashi unonobboi nobboi|nobbui|nobboy ' +
    'ekanobboi biranobboi tiranobboi churanobboi pochanobboi chiyanobboi satanobboi atanobboi niranobboi',
);
const bangla = counted(
  'এক দুই|দু তিন চার পাঁচ|পাচ ছয়|ছ সাত আট নয় দশ এগারো|এগার বারো|বার তেরো|তের চৌদ্দ|চোদ্দ পনেরো|পনের ষোলো|ষোল সতেরো|সতের আঠারো|আঠার উনিশ বিশ|কুড়ি ' +
    'একুশ বাইশ তেইশ চব্বিশ পঁচিশ|পচিশ ছাব্বিশ সাতাশ আটাশ|আঠাশ ঊনত্রিশ|উনত্রিশ ত্রিশ|তিরিশ একত্রিশ বত্রিশ তেত্রিশ চৌত্রিশ পঁয়ত্রিশ|পয়ত্রিশ ছত্রিশ সাঁইত্রিশ আটত্রিশ ঊনচল্লিশ|উনচল্লিশ চল্লিশ ' +
    'একচল্লিশ বিয়াল্লিশ তেতাল্লিশ চুয়াল্লিশ পঁয়তাল্লিশ|পয়তাল্লিশ ছেচল্লিশ সাতচল্লিশ আটচল্লিশ ঊনপঞ্চাশ|উনপঞ্চাশ পঞ্চাশ একান্ন বায়ান্ন তিপ্পান্ন চুয়ান্ন পঞ্চান্ন ছাপ্পান্ন সাতান্ন আটান্ন ঊনষাট|উনষাট ষাট ' +
    'একষট্টি বাষট্টি তেষট্টি চৌষট্টি পঁয়ষট্টি|পয়ষট্টি ছেষট্টি সাতষট্টি আটষট্টি ঊনসত্তর|উনসত্তর সত্তর একাত্তর বাহাত্তর তিয়াত্তর চুয়াত্তর পঁচাত্তর|পচাত্তর ছিয়াত্তর সাতাত্তর আটাত্তর ঊনআশি|উনআশি আশি ' +
    'একাশি বিরাশি তিরাশি চুরাশি পঁচাশি|পচাশি ছিয়াশি সাতাশি অষ্টাশি ঊননব্বই|উননব্বই নব্বই একানব্বই বিরানব্বই তিরানব্বই চুরানব্বই পঁচানব্বই|পচানব্বই ছিয়ানব্বই সাতানব্বই আটানব্বই নিরানব্বই',
);
/** Hindi in Latin letters, where it is not as in Bangla. */
const hindi: readonly (readonly [string, number])[] = [
  ...[
    ['do', 2] as const,
    ['chhe', 6] as const,
    ['saat', 7] as const,
    ['aath', 8] as const,
    ['nau', 9] as const,
  ],
  ...list(
    'bees tees chalis|chaalis|chalees pachas|pachaas|pachaass saath sattar assi|asee nabbe|navve',
  ).flatMap((spellings, place) => spellings.split('|').map((word) => [word, (place + 2) * 10] as const)),
];
const parts: readonly (readonly [string, number])[] = [
  ...list('half adha আধা').map((word) => [word, 0.5] as const),
  ...list('der dher derh dere deer dedh ded দেড় ডেড়').map((word) => [word, 1.5] as const),
  ...list('arai aray adhai adai arhai dhai dhaai আড়াই').map((word) => [word, 2.5] as const),
];
const said: ReadonlyMap<string, number> = new Map([
  ...english,
  ...tens,
  ...latin,
  ...bangla,
  ...hindi,
  ...parts,
]);
const either = (words: Iterable<string>) => [...words].sort((a, b) => b.length - a.length).join('|');
const inWords = `(?:${either(tens.map(([word]) => word))})[ -](?:${either(english.slice(0, 9).map(([word]) => word))})|${either(said.keys())}`;
const number = String.raw`\d+(?:\.\d+)?|${inWords}`;
const scale = either(
  list(
    'thousand thousands hajar hazar lakh lakhs lac lacs lak laks lack lacks crore crores koti হাজার লাখ লক্ষ কোটি',
  ),
);
const thousand = 'thousands?|hajar|hazar|হাজার';
const hundred = either(list('hundred hundreds shoto shata sho শত শো শ'));
// Nobody counts more than 99 hundreds: "350 sho".
const count = String.raw`\d{1,2}(?:\.\d+)?|${inWords}`;
/** Behind a figure that stands by itself: in "two hundred two lakh" and "one hundred two owners" nothing is added to a hundred. */
const ofItsOwn = String.raw`(?! ?(?:(?!thousands?)(?:${scale})|${hundred}|kms?|tk|taka|owners?|hand|years?|কিমি|টাকা|মালিক|হাত|বছর)(?![\p{L}\p{M}]))`;
// In digits what stands behind a hundred is another figure: "two hundred 2018".
const below = `(?: (?:and )?(${inWords})(?![\\p{L}\\p{M}])${ofItsOwn})?`;
const begin = String.raw`(?<![\p{L}\p{M}\d.,])`;
const end = String.raw`(?![\p{L}\p{M}])`;
const pattern = (source: string) => new RegExp(source.normalize('NFKC'), 'gu');

const figureOf = (text = '0'): number => {
  const known = said.get(text);
  if (known !== undefined) return known;
  if (/^\d/.test(text)) return Number(text);
  return text.split(/[ -]/).reduce((sum, word) => sum + (said.get(word) ?? 0), 0);
};
const written = (value: number) => String(Math.round(value * 1_000) / 1_000);

const hundreds = pattern(
  `${begin}(?:(${number}) (${thousand}) (?:and )?)?(?:(${either(additions.keys())}) )?(${count}) ?(?:${hundred})${below}${end}(?! ?(?:cc|সিসি))`,
);
const engines = pattern(`${begin}(${count}) ?(?:${hundred})${below} ?(?=cc|সিসি)`);
const andHalf = pattern(`${begin}(${number}) (?:and|&) (?:a )?half (?=(?:${scale})${end})`);
const withPoint = pattern(`${begin}(${number}) (?:point|doshomik|দশমিক) (${number}) ?(?=(?:${scale})${end})`);
// "A lack of power" is no price.
const ofOne = pattern(`${begin}(?:(half) )?an? (?!lacks?${end})(?=(?:${scale})${end})`);
/** A part alone before a scale is added to one: "সোয়া লাখ". */
const partOfOne = pattern(`${begin}(${either(additions.keys())}) ?(?=(?:${scale})${end})`);
const beforeScale = pattern(`${begin}(${inWords}) ?(?=(?:${scale})${end})`);
const beforeOther = pattern(
  `${begin}(${inWords})(?= ?(?:[-/]|to|and|thekey?|hote|থেকে|হতে) ?\\d+(?:\\.\\d+)? (?:${scale})${end})`,
);

/** Two numbers in a row, as people say what they are not sure of: "dui tin lakh". "Noy" is also a "not", and "at" a word. */
const inARow = pattern(
  `(?<!(?:${either(additions.keys())}|lakhs?|lacs?|লাখ|লক্ষ) )${begin}(?!(?:at|noy|noi) )(${inWords}) (${inWords}) ?(?=(?:${scale})${end})`,
);

/** The same in digits, only where the first is no part of a name: "80 90 hazar", "budget 1 2 lakh"; but "hunk 150 2 lakh". */
const digitsInARow = pattern(
  String.raw`(?<=^\s*(?:(?:budget|price|dam|under|বাজেট|দাম):? )?)(\d{1,3}(?:\.\d+)?) (\d{1,3}(?:\.\d+)?) ?(?=(?:${scale})${end})`,
);

type MaybeWord = string | undefined;

/** Nobody is so unsure that the second is more than twice the first. */
function asRange(found: string, first: string, second: string): string {
  const [from, to] = [figureOf(first), figureOf(second)];
  return from < to && to <= 2 * from ? `${written(from)}-${written(to)} ` : found;
}

/**
 * A text in `readableText` form, with number words before a scale replaced by digits: "1 lakh 50 thousand".
 * "One" on its own may mean anything, and stays.
 */
export function withDigits(text: string): string {
  return text
    .replace(
      engines,
      (_, count: string, rest: MaybeWord) => `${written(figureOf(count) * 100 + figureOf(rest))} `,
    )
    .replace(
      hundreds,
      (_, thousands: MaybeWord, word: MaybeWord, more: MaybeWord, count: string, rest: MaybeWord) => {
        const value = (figureOf(count) + (additions.get(more ?? '') ?? 0)) * 100 + figureOf(rest);
        // Hundreds are merged into one figure of thousands, because a bare figure after it might mean anything.
        return word === undefined
          ? written(value)
          : `${written(figureOf(thousands) + value / 1_000)} ${word}`;
      },
    )
    .replace(andHalf, (_, count: string) => `${written(figureOf(count) + 0.5)} `)
    .replace(withPoint, (_, whole: string, part: string) => `${figureOf(whole)}.${figureOf(part)} `)
    .replace(ofOne, (_, half: MaybeWord) => (half ? '0.5 ' : '1 '))
    .replace(partOfOne, (_, part: string) => `${written(1 + (additions.get(part) ?? 0))} `)
    .replace(inARow, asRange)
    .replace(digitsInARow, asRange)
    .replace(beforeScale, (_, count: string) => `${written(figureOf(count))} `)
    .replace(beforeOther, (_, count: string) => written(figureOf(count)));
}
