/** Figures in search text: prices, years, distances and engines, with the words around them. */
import { type FoundFigure, findFigures } from '../../../../kernel/figures.ts';
import { highestPrice } from '../../../../kernel/money.ts';
import { readPrice } from '../../../../kernel/prices.ts';
import { about } from '../about.ts';
import { type Range, type RangeField, rangeLimits } from '../search.ts';
import { namedBefore } from './named-before.ts';
import { otherUnitBehind } from './other-units.ts';
import { withFiguresOfElsewhere } from './said-elsewhere.ts';
import { withDigits } from './said-figures.ts';
import { withArabicFigures } from './said-in-arabic.ts';
import { type IsNamed, isOnlyPrice } from './short-figures.ts';
import { signBefore, withoutStops } from './signs.ts';

/** A part of a text that was understood as a range. */
interface FoundRange {
  field: RangeField;
  range: Range;
  start: number;
  end: number;
}

const english = {
  most: 'under|below|beneath|less than|lower than|cheaper than|(?:not|no) (?:over|above|more than|after|newer than|later than)|at most|max(?:imum)?|budget(?: of| is|:)?|up ?to|upto|within|before|until|till|older than|<=?|≤',
  least:
    'over|above|more than|(?:not|no) (?:under|below|beneath|less than|lower than|cheaper than|before|older than)|at least|min(?:imum)?|from|since|after|newer than|starting|>=?|≥',
};
// Words before a figure in other languages, with and without diacritics.
const elsewhere = {
  most: "unter|weniger als|bis(?: zu)?|maximal|höchstens|hasta|menos de|por menos de|abaixo de|até|ate|moins de|jusqu[’' ]?[aà]|sotto|fino a|meno di|di ?bawah|maks|kurang dari|dưới|duoi|không quá|tối đa|poniżej|ponizej|do|onder|до|ниже|ไม่เกิน|ต่ำกว่า|chini ya",
  least:
    'über|ueber|ab|mindestens|mehr als|más de|mas de|desde|a partir de|acima de|mais de|plus de|à partir de|oltre|di ?atas|lebih dari|mulai|trên|tren|từ|powyżej|powyzej|od|vanaf|boven|от|выше|มากกว่า|zaidi ya',
};
const most = new RegExp(`(?:^|[\\s(])(?:${english.most}|${elsewhere.most})\\s*$`.normalize('NFKC'));
const least = new RegExp(`(?:^|[\\s(])(?:${english.least}|${elsewhere.least})\\s*$`.normalize('NFKC'));
// "2 lakh er moddhe" is Bangla in Latin letters, spelt by ear.
const mostAfter =
  /^\s*(?:টাকার|এর|চেয়ে|কিমির|er|r|ke|se|के|से)?\s*(?:নিচে|নিচের|নীচে|মধ্যে|মধ্যের|ভিতরে|ভেতরে|কমে?(?! (?:না|নয়|চলা|চালানো))|বেশি (?:না|নয়)|পর্যন্ত|আগে|আগের|mod{1,2}h?[ey]e?|bh?itor(?:e|er)?|v[ei]tor(?:e|er)?|niche?r?|nice|kome?(?! (?:na|noy|chola|chalano))|besh?i (?:na|noy)|porjonto|age(?:r)?|andar|tak|kam|niche|अंदर|तक|कम|नीचे|or less|or under|or below|max(?:imum)?|以下|以内|まで|이하|altı|altında)(?![\p{L}\p{M}])/u;
const leastAfter =
  /^\s*(?:টাকার|এর|চেয়ে|কিমির|er|r|ke|se|के|से)?\s*(?:উপরে|ওপরে|বেশি|কমে? (?:না|নয়)|পরে|পরের|থেকে শুরু|upo?re|opore|besh?i|kome? (?:na|noy)|por(?:e|er)?|theke (?:shuru|suru)|upar|zyada|jyada|ऊपर|ज्यादा|up(?! ?to)|\+|or more|or above|or newer|and above|and up|onwards?|以上|이상|üstü|üzeri)(?![\p{L}\p{M}])/u;
/** Only after a price, and if no other figure is the budget. */
const budgetAfter =
  /^\s*(?:টাকার|এর|er|r)?\s*(?:budget(?:e|er)?|বাজেট(?:ে|ের)?)(?![\p{L}\p{M}])(?!:? ?(?:of |is )?[\d৳])/u;
const between =
  /^\s*(?:-|~|to|and|theke|থেকে|হতে|hasta|até|ate|jusqu[’' ]?[àa]|bis|fino a|sampai|hingga|đến|до|ถึง)\s*$/;
/** Short words, which stand between the ends of a range only where both look like one. */
const perhapsBetween = /^\s*(?:y|e|et|a|à|ao?s?|al|und|i|и|và|dan)\s*$/;
const opening =
  /(?:^|\s)(?:between|from|entre|desde|de|zwischen|von|tra|da|między|od|antara|dari|từ|между|от)\s*$/;

const units: readonly (readonly [RangeField, RegExp])[] = [
  ['cc', /^\s*(?:cc|সিসি)(?![\p{L}\p{M}\d])/u],
  ['km', /^\s*(?:kms?|kilomet(?:er|re)s?|কিমি|কিলোমিটার)(?![\p{L}\p{M}\d])\.?(?:\s*(?:driven|run))?/u],
  [
    'price',
    /^\s*(?:tk|taka(?:r|y)?|bdt|টাকা(?:য়|র)?|rs|rupees?|euros?|eur|pounds?|gbp|dollars?|bucks|usd|rupiah|idr|reais|inr|npr|lkr|pkr|kes|zł|zl|pln|đồng|đ|vnd|php|pesos?|บาท|baht|thb|円|yen|jpy|tl|руб|rub|naira|ngn|원|krw|元|cny|kr|sek|nok|dkk|kč|czk|ft|huf|lei|ron|myr|zar|aed|sar|egp|mxn|جنيه(?:ا|ات)?|ج\.م|ريال(?:ات)?|درهم|دراهم|دينار|دولار|৳|₹|€|£|₫|₱|฿|₺|₽|₦|₩|¥|\$|\/-)(?![\p{L}\p{M}\d])\.?/u,
  ],
  ['year', /^\s*(?:models?|মডেল(?:ের)?|সালের?)(?![\p{L}\p{M}\d])/u],
];
/** A smaller bare figure is part of a name; from here on it is a price limit. */
const leastPrice = 10_000;
/** The same after a limit word ("under 7000") and for the end of a range: smaller figures are engines and years. */
const leastLimit = 3_000;
const mostLakhs = 20;
const firstYear = 1950;

/** "5 grand" is five thousand; a "125 Grand Dink" is a scooter. */
const grand =
  /(?<![\p{L}\p{M}\d.,])(\d{1,2}(?:\.\d)?) ?grand(?![\p{L}\p{M}]| (?:dink|filano|prix|vista|axis|tourer))/gu;
/** "1.2m" is a price of millions. A larger figure before the letter is part of a name. */
const million = /(?<![\p{L}\p{M}\d.,]|\p{L}-)(\d{1,2}(?:\.\d{1,3})?)m(?![\p{L}\p{M}\p{N}])/gu;
/** "1 lakh 60" is 1,60,000, where nothing says what there are 60 of. */
const thousandsBehind =
  /(?<![\p{L}\p{M}\d.,])(\d{1,2} ?(?:lakhs?|lacs?|লাখ|লক্ষ)) (\d0|\d5)(?![\p{L}\p{M}\d]|[.,/]\d)/gu;
/** Words after or before a figure that is a day or a year: "before 12.5" is no price. */
const ofTime =
  /(?<!\p{L})(?:before|after|since|from|until|till|older|newer|later|ager?|por(?:er?)?|আগের?|পরের?)(?![\p{L}\p{M}])/u;
/** Lakhs are also written "l"; an engine has litres. */
const litres = /^\d+(?:\.\d+)? ?l (?:engine|motor|tank|fuel|petrol|diesel|oil)(?!\p{L})/u;

/** Whether the text behind a figure allows it to be a price whose last zeros are left out. */
function canBeShort(behind: string, isNamed: IsNamed): boolean {
  const unit = units.find(([, pattern]) => pattern.test(behind))?.[0];
  if (unit !== undefined) return unit === 'price';
  if (mostAfter.test(behind)) return true;
  return isOnlyPrice(behind.replace(leastAfter, ''), isNamed);
}

/**
 * Separates figures from their units and from Bangla suffixes ("150cc", "২ লাখের", "2k20"), and writes number
 * words as digits ("দেড় লাখ"), so that they are found. `isNamed` says whether a word is a name.
 */
export function apart(text: string, isNamed: IsNamed): string {
  return withDigits(
    withArabicFigures(withFiguresOfElsewhere(withoutStops(text)))
      .replace(/(?<![\p{L}\p{M}\d])2k(\d\d)(?![\p{L}\p{M}\d])/gu, '20$1')
      .replace(/(\d)(?=(?:cc|cid?|kms?|tk|taka|সিসি|কিমি|টাকা(?:য়|র)?)(?![\p{L}\p{M}]))/gu, '$1 ')
      .replace(/(?<![\p{L}\p{M}])(লাখ|লক্ষ|হাজার|কোটি)(?:ের|র|ে)?(?=টাকা|[^\p{L}\p{M}]|$)/gu, '$1 ')
      .replace(/(?<![\p{L}\p{M}])(lakh|lac|hajar|hazar|koti)(?:er|ey|e|r)(?![\p{L}\p{M}])/gu, '$1 ')
      // Scripts without spaces: "50万円".
      .replace(/(?<=\d ?[万萬만]?)([万萬만円元원])(?=[円元원以ま이か~-])/gu, '$1 ')
      // "100.000 tl", but no "1.250 lakh".
      .replace(oneGroup, '$1$2')
      .replace(/ {2,}/g, ' ')
      .replace(cheap, 'cheap')
      .replace(strokes, (_, two?: string) => `${two ? 2 : 4} stroke`)
      .replace(grand, '$1 thousand')
      .replace(million, '$1 million'),
  ).replace(thousandsBehind, (found, lakhs: string, more: string, at: number, whole: string) =>
    canBeShort(whole.slice(at + found.length), isNamed) ? `${lakhs} ${more} thousand` : found,
  );
}

/** Thousands behind a dot, as in much of the world; with a word for thousands and the like it is a decimal point. */
const oneGroup =
  /(?<![\p{L}\p{M}\d.,])([1-9]\d{0,2})\.(\d{3})(?![\d.,]\d?|\p{L}|\s*(?:thousand|lakh|lac|lak|l |k |mil|tys|bin|juta|jt|tri|crore|cr |লাখ|লক্ষ|হাজার|लाख))/gu;

/** Cheap in Vietnamese: its second word is also short for a make. */
const cheap = /(?<![\p{L}\p{M}])(?:giá|gia) (?:rẻ|re)(?![\p{L}\p{M}])/gu;
const strokes = /(?<![\p{L}\p{M}])(?:(two|do)|four|char)[ -]?stroke(?![\p{L}\p{M}])/gu;

/** A year until which papers are valid is none of the motorcycle. */
const ofPapers =
  /(?<![\p{L}\p{M}])(?:(?:tax|token|mot|insurance|fitness|ট্যাক্স|টোকেন)(?: (?:valid|date|till|until|up ?to|to))*|(?:papers?|kagoj|কাগজ) (?:valid )?(?:till|until|up ?to)) $/u;
const until = /^ ?(?:porjonto|পর্যন্ত)(?![\p{L}\p{M}])/u;
const papersBefore = /(?<![\p{L}\p{M}])(?:papers?|kagoj|কাগজ) $/u;
const ofModel = /^ ?(?:models?|মডেল(?:ের)?)(?![\p{L}\p{M}])/u;
function isOfPapers(text: string, { start, end }: FoundFigure): boolean {
  const before = text.slice(0, start);
  if (ofModel.test(text.slice(end))) return false;
  return ofPapers.test(before) || (papersBefore.test(before) && until.test(text.slice(end)));
}

function fieldOf(
  figure: FoundFigure,
  unit: RangeField | null,
  text: string,
  thisYear: number,
  isLimit = false,
): RangeField | null {
  if (unit !== null && unit !== 'year') return unit;
  const { value, scale, start } = figure;
  // No price is that high: a mobile number, or a typing slip.
  if (value > highestPrice) return null;
  if (scale > 1 || signBefore.test(text.slice(0, start))) return 'price';
  if (Number.isInteger(value) && value >= firstYear && value <= thisYear + 1)
    return isOfPapers(text, figure) ? null : 'year';
  return value >= (isLimit ? leastLimit : leastPrice) ? 'price' : null;
}

/** What a figure without a limit word means. */
function near(field: RangeField, value: number): Range {
  if (field === 'year') return { from: value, to: value };
  return field === 'km' ? { from: null, to: value } : about(field, value);
}

/**
 * The value of the first of two figures: "1-2 lakh" names the scale once for both, and "80 to 1 lakh" leaves
 * out the thousands.
 */
function beside(first: FoundFigure, second: FoundFigure): number {
  if (first.scale > 1 || first.value >= second.scale) return first.value;
  const [same, less] = [first.value * second.scale, first.value * 1_000];
  return same > second.value && less >= leastPrice && less < second.value ? less : same;
}

/**
 * Whether the text before a figure makes it an upper or a lower limit; what stands before `from` belongs to another figure. In "not under" the match that begins
 * first wins.
 */
function limitBefore(text: string, from: number): readonly [RegExpExecArray | null, RegExpExecArray | null] {
  const ofThis = (word: RegExpExecArray | null) => (word !== null && word.index >= from ? word : null);
  const [mostWord, leastWord] = [ofThis(most.exec(text)), ofThis(least.exec(text))];
  if (mostWord === null || leastWord === null) return [mostWord, leastWord];
  return mostWord.index < leastWord.index ? [mostWord, null] : [null, leastWord];
}

const besideEachOther = /(?<![\d.,'])\d{1,3}(?: \d{2,3})* \d{3}(?!\d)/g;
/**
 * Separates figures that spaces do not group: only round ones ("85 000"), prices and distances are grouped by
 * spaces, so that "mirpur 10 150cc" contains no engine of 10,150 cc. All positions stay the same.
 */
function withOwnFigures(text: string): string {
  return text.replace(besideEachOther, (group, at: number) => {
    const behind = text.slice(at + group.length);
    const unit = units.find(([, words]) => words.test(behind))?.[0];
    const isOne =
      group.endsWith(' 000') || unit === 'price' || unit === 'km' || signBefore.test(text.slice(0, at));
    return isOne ? group : group.replaceAll(' ', ';');
  });
}

/** Whether the sign behind a figure is that of the next one: "pulsar 150 tk 80000", "2016 rs under 50000". */
function isSignOfNext(figure: FoundFigure, next: FoundFigure | undefined, text: string): boolean {
  const isPrice = ({ value, scale }: FoundFigure) => scale > 1 || value >= leastLimit;
  if (next === undefined || isPrice(figure) || !isPrice(next)) return false;
  const between = text.slice(figure.end, next.start);
  const [mostWord, leastWord] = limitBefore(between, 0);
  const sign = between.slice(0, (mostWord ?? leastWord)?.index);
  return sign.replace(signBefore, '').trim() === '';
}

/** Whether two figures that follow each other are the ends of a range. */
function isRange(first: FoundFigure, second: FoundFigure, text: string): boolean {
  const [before, space] = [text.slice(0, first.start), text.slice(first.end, second.start)];
  // "$20,000 to $40,000", "3000 € - 5000 €".
  const unit = units.find(([, pattern]) => pattern.test(space))?.[1];
  const unsigned = signBefore.test(before) ? space.replace(signBefore, '') : space;
  const words = unit === undefined ? unsigned : unsigned.replace(unit, '');
  if (between.test(words)) return true;
  if (!perhapsBetween.test(words)) return false;
  const isYear = ({ value, scale }: FoundFigure) => scale === 1 && value >= firstYear && value < 2_100;
  return (
    opening.test(before.replace(signBefore, '')) ||
    (isYear(first) && isYear(second)) ||
    (first.scale > 1 && first.scale === second.scale)
  );
}

/** Whether an address can contain the range and `readSearch` accepts it. */
function isSayable(field: RangeField, { from, to }: Range): boolean {
  const [lowest, highest] = rangeLimits[field];
  if (from !== null && from <= lowest) return false;
  return [from, to].every(
    (end) =>
      end === null ||
      (end >= lowest && end <= highest && (field !== 'price' || 'amount' in readPrice(`${end}`))),
  );
}

const isShortForLakhs = ({ value, scale }: FoundFigure) =>
  scale === 1 && value <= mostLakhs && !Number.isInteger(value);

/**
 * Every range in a text, which must be in `readableText` form and split by `apart`. `isNamed` says whether a word is a
 * name.
 */
export function findRanges(text: string, thisYear: number, isNamed: IsNamed): FoundRange[] {
  const found: FoundRange[] = [];
  const figures = findFigures(withOwnFigures(text), { years: true });
  for (let i = 0; i < figures.length; i += 1) {
    let first = figures[i] as FoundFigure;
    const second = figures[i + 1];
    const isPair = second !== undefined && isRange(first, second, text);
    let last = isPair ? second : first;
    const after = text.slice(last.end);
    const other = otherUnitBehind(after, last.value);
    const said = other ? undefined : units.find(([, pattern]) => pattern.test(after));
    const unit =
      said?.[0] === 'price' && isSignOfNext(last, figures[i + (isPair ? 2 : 1)], text) ? undefined : said;
    const end = last.end + (other?.written ?? unit?.[1].exec(after)?.[0] ?? '').length;
    const before = text.slice(0, first.start).replace(signBefore, '');
    const behind = text.slice(end);
    const [mostWord, leastWord] = limitBefore(before, found.at(-1)?.end ?? 0);
    const isMoney =
      last.scale > 1 || last.value >= leastPrice || unit?.[0] === 'price' || before.length < first.start;
    const mostEnd = mostAfter.exec(behind) ?? (isMoney ? budgetAfter.exec(behind) : null);
    const leastEnd = leastAfter.exec(behind);
    const isLimit = [mostWord, leastWord, mostEnd, leastEnd].some((word) => word !== null);
    if (litres.test(text.slice(last.start))) continue;
    const isOfTime = ofTime.test([mostWord, leastWord, mostEnd, leastEnd].map((word) => word?.[0]).join(' '));
    const isShort = isLimit && !isPair && !isOfTime && isShortForLakhs(first) && unit === undefined;
    if (isShort && canBeShort(behind, isNamed)) {
      first = { ...first, value: first.value * 100_000, scale: 100_000 };
      last = first;
    }
    const word = isPair ? null : (mostWord ?? leastWord);
    const limitAt = (word ?? (isPair ? opening.exec(before) : null))?.index;
    const from = found.at(-1)?.end ?? 0;
    const named =
      before.length < first.start
        ? null
        : namedBefore(before.slice(0, limitAt), last, limitAt !== undefined, from);
    const field = fieldOf(
      last,
      other?.field ?? named?.field ?? unit?.[0] ?? null,
      text,
      thisYear,
      isLimit || isPair,
    );
    if (field === null) continue;
    const inUnits = (value: number, slack = 0) => Math.round(value * (other?.each ?? 1) * (1 + slack));
    const { slack = 0 } = other ?? {};
    if (isPair) {
      const begins = beside(first, second);
      const isYear = field === 'year' && fieldOf(first, null, text, thisYear) !== 'year';
      // A figure without scale that is larger than the second price may be anything, such as a telephone
      // number.
      const isPrice = field !== 'price' || first.scale > 1 || begins <= second.value;
      if (isYear || !isPrice) continue;
      const start = named?.start ?? before.length - (opening.exec(before)?.[0].trimStart().length ?? 0);
      const [from = 0, to = 0] = [begins, second.value].sort((one, two) => one - two);
      found.push({ field, range: { from: inUnits(from, -slack), to: inUnits(to, slack) }, start, end });
      i += 1;
      continue;
    }
    const ending = word ? null : (mostEnd ?? leastEnd);
    const start =
      named?.start ?? (word ? word.index + (word[0].length - word[0].trimStart().length) : before.length);
    const range =
      mostWord || (!leastWord && mostEnd)
        ? { from: null, to: inUnits(first.value, slack) }
        : leastWord || leastEnd
          ? { from: inUnits(first.value, -slack), to: null }
          : near(field, inUnits(first.value));
    found.push({ field, range, start, end: end + (ending?.[0].length ?? 0) });
  }
  return found.filter(({ field, range }) => isSayable(field, range));
}
