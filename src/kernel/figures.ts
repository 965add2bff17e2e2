/**
 * Figures as sellers write them: Latin or Bangla digits, Indian or Western grouping, decimals, and scale
 * words instead of zeros ("1.25 lakh", "২ লাখ", "85k", "1 lakh 25 thousand").
 */

import { withPlainCommas } from './commas.ts';
import { normalForm } from './normal-form.ts';
import { once } from './once.ts';

/** A figure found in a text, with its position in the output of `readableText`. */
export interface FoundFigure {
  value: number;
  /** The scale of its last term: 1 when it was written out in full. */
  scale: number;
  negative: boolean;
  start: number;
  end: number;
}

const scaleWordsBy: readonly (readonly [scale: number, words: string])[] = [
  [
    1_000,
    'k thou thousand thousands hajar hazar হাজার हजार हज़ार rb ribu tsd mil mila tys tyś тыс тысяч тысячи тис тисяч тисячі tis ezer χιλ χιλιάδες אלף هزار bin nghìn ngàn พัน elfu ألف الف آلاف الاف ہزار 千 мянга ሺ tūkst ათასი',
  ],
  [10_000, '万 萬 만 หมื่น vạn'],
  [100_000, 'l lk lac lacs lakh lakhs lak laks lack lacks লাখ লক্ষ लाख لاکھ ලක්ෂ แสน laki သိန်း'],
  [
    1_000_000,
    'million millions millones millón millon milhões milhão milioni millionen milyon mn juta jt mio mln млн миллион миллиона миллионов мільйон мільйони мільйонів میلیون triệu trieu tr ล้าน مليون ملايين сая ሚሊዮን ລ້ານ',
  ],
  [10_000_000, 'cr crore crores koti কোটি करोड کروڑ'],
  [1_000_000_000, 'tỷ tỉ'],
];
const scales: ReadonlyMap<string, number> = new Map(
  scaleWordsBy.flatMap(([scale, words]) =>
    words
      .normalize('NFKC')
      .split(' ')
      .map((word) => [word, scale] as const),
  ),
);

const decimalComma = once(() => {
  const words = [...scales.keys()].sort((one, other) => other.length - one.length).join('|');
  return new RegExp(`(?<![\\d.,])(\\d{1,3}),(?=\\d{1,2} ?(?:${words})(?![\\p{L}\\p{M}]))`, 'gu');
});

/** A text from `readableText` with points in "1,2 milyon" and "1,25 lakh", where a comma can group nothing. */
export function withDecimalPoints(text: string): string {
  return text.includes(',') ? text.replace(decimalComma(), '$1.') : text;
}

/** Number words, understood only before a scale word ("দেড় লাখ" is 1.5 lakh). */
const spoken: ReadonlyMap<string, number> = new Map(
  Object.entries({
    one: 1,
    two: 2,
    three: 3,
    four: 4,
    five: 5,
    six: 6,
    seven: 7,
    eight: 8,
    nine: 9,
    ten: 10,
    ek: 1,
    der: 1.5,
    dui: 2,
    arai: 2.5,
    tin: 3,
    char: 4,
    pach: 5,
    panch: 5,
    choy: 6,
    sat: 7,
    noy: 9,
    dosh: 10,
    এক: 1,
    দেড়: 1.5,
    দুই: 2,
    আড়াই: 2.5,
    তিন: 3,
    চার: 4,
    পাঁচ: 5,
    ছয়: 6,
    সাত: 7,
    আট: 8,
    নয়: 9,
    দশ: 10,
  }).map(([word, value]) => [word.normalize('NFKC'), value]),
);

/**
 * Added to the number that follows, in fractions of its scale: "সাড়ে তিন লাখ" is 3.5 lakh. Bangla and Hindi,
 * and both in Latin letters.
 */
export const additions: ReadonlyMap<string, number> = new Map(
  (
    [
      [0.5, 'সাড়ে sare share shaare sarhe saadhe sadhe'],
      [0.25, 'সোয়া soya sowa shoa shoya sava sawa'],
      [-0.25, 'পৌনে poune pone paune'],
    ] as const
  ).flatMap(([part, words]) =>
    words
      .normalize('NFKC')
      .split(' ')
      .map((word) => [word, part] as const),
  ),
);
const addition = new RegExp(`(?<![\\p{L}\\p{M}\\d])(${[...additions.keys()].join('|')}) $`, 'u');

/** The zero of each script whose digits occur in South Asian text: Bangla, Devanagari, Arabic, Persian. */
const zeros = ['০', '०', '٠', '۰'].map((zero) => zero.charCodeAt(0));

/** Converts every digit to Latin: "৮৫০০০" becomes "85000". Other characters stay. */
export function toLatinDigits(text: string): string {
  return text.replace(/[٠-٩۰-۹०-९০-৯]/g, (digit) => {
    const code = digit.charCodeAt(0);
    const zero = zeros.find((candidate) => candidate <= code && code < candidate + 10);
    return zero === undefined ? digit : String(code - zero);
  });
}

/**
 * Normalises a text for the readers of figures: compatible forms folded, Latin digits, plain dash, single
 * spaces.
 */
export function readableText(text: string): string {
  return withPlainCommas(toLatinDigits(normalForm(text, 'NFKC')))
    .replace(/[‐-―−]/g, '-')
    .replace(/(?<=\d)[’٬](?=\d{3})/g, "'")
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim()
    .toLowerCase();
}

const inGroups = (mark: string, group: string) =>
  new RegExp(
    String.raw`(^|[^\d.,])(\d{1,3})(?:${mark}(${group}))?(?:${mark}(${group}))?${mark}(\d{3})(?!\d|${mark}\d)`,
    'g',
  );
const commas = inGroups(',', String.raw`\d{2,3}`);
const dots = inGroups(String.raw`\.`, String.raw`\d{3}`);

/**
 * A text from `readableText` without grouping marks: "80,000", "1,50,000" and "80.000" become 80000 and
 * 150000. The database indexes words the same way (`search_figures()`), so that a figure is one word.
 */
export function withoutGrouping(text: string): string {
  return text.replace(commas, '$1$2$3$4$5').replace(dots, '$1$2$3$4$5');
}

// Three ways to write a plain number. Groups have 2 or 3 digits and the last has 3, so that "1,25,000" and
// "125,000" are read and "12,5" is not guessed at. A repeated dot can only be grouping ("1.250.000").
const grouped = String.raw`\d{1,3}(?:(?:,\d{2,3})*,\d{3}|(?:'\d{2,3})*'\d{3}|(?: \d{2,3})* \d{3})(?!\d)(?:\.\d+)?`;
const dotted = String.raw`\d{1,3}(?:\.\d{2,3})+\.\d{3}(?!\d)`;
const plain = String.raw`\d+(?:\.\d+)?|\.\d+`;
/** The words for thousands, millions and the like, as a part of a regular expression. */
export const scaleWords = [...scales.keys()].sort((a, b) => b.length - a.length).join('|');
const spokenWords = [...spoken.keys()].join('|');
// A letter on either side means a name, not a figure: "R15", "150cc". Combining marks belong to their letter.
const term = once(
  () =>
    new RegExp(
      String.raw`(?<![\p{L}\p{M}\d.,'])(?:(${grouped}|${dotted}|${plain})(?: ?(${scaleWords}))?|(${spokenWords}) (${scaleWords}))(?![\p{L}\p{M}\d]|[.,']\d)`,
      'gu',
    ),
);

function plainNumber(digits: string): number {
  const isDotted = digits.indexOf('.') !== digits.lastIndexOf('.');
  return Number(digits.replace(isDotted ? /\./g : /[, ']/g, ''));
}

function isNegativeAt(text: string, start: number): boolean {
  const before = text.slice(Math.max(0, start - 2), start);
  // In "Price-85000" and "80-90" the dash separates; "-5000", "৳ -5000" and a text that begins with "- 5000"
  // are negative.
  return /(?:^|[^\p{L}\p{M}\d)\]])-$/u.test(before) || (start === 2 && before === '- ');
}

/**
 * Every figure in a text from `readableText`. Adjacent terms of falling scale are one figure ("1 lakh 25
 * thousand"). Figures attached to letters ("R15", "150cc") are names and are skipped. With `years`, a year
 * behind a price is a figure of its own: "under 2 lakh 2018".
 */
export function findFigures(text: string, { years = false } = {}): FoundFigure[] {
  const found: FoundFigure[] = [];
  for (const match of text.matchAll(term())) {
    const [whole, digits, digitScale, word, wordScale] = match;
    const scale = scales.get(digitScale ?? wordScale ?? '') ?? 1;
    const more = scale > 1 ? addition.exec(text.slice(0, match.index)) : null;
    const said = digits === undefined ? (spoken.get(word ?? '') ?? 0) : plainNumber(digits);
    const value = (said + (additions.get(more?.[1] ?? '') ?? 0)) * scale;
    const start = more?.index ?? match.index;
    const end = match.index + whole.length;
    const previous = found.at(-1);
    const between = previous && text.slice(previous.end, start);
    const continues = between !== undefined && /^(?: |, | and | & )$/.test(between);
    // "1 lakh 25" is not joined: some mean 1,25,000 by it and some 1,00,025.
    const isYear =
      years && digits !== undefined && /^(?:19|20)\d\d$/.test(digits) && digitScale === undefined;
    const adds = previous && !isYear && previous.scale > scale && value < previous.scale && value >= 1_000;
    if (previous && continues && adds) {
      previous.value += value;
      previous.scale = scale;
      previous.end = end;
    } else {
      found.push({ value, scale, negative: isNegativeAt(text, start), start, end });
    }
  }
  return found;
}

/**
 * Reads a text that is a single figure. Null when it is not one, or when it is ambiguous. Decimals must
 * follow a point: `settleMarks` in separators.ts converts other forms.
 */
export function readFigure(text: string): number | null {
  // Most cells of an export are plain numbers, which need no parsing of words.
  const trimmed = text.trim();
  if (/^-?\d+(?:\.\d+)?$/.test(trimmed)) {
    const value = Number(trimmed);
    return Number.isFinite(value) ? value : null;
  }
  const readable = readableText(text);
  const unsigned = readable.replace(/^[+-] ?/, '');
  const [figure, ...more] = findFigures(unsigned);
  if (!figure || more.length > 0 || figure.start !== 0 || figure.end !== unsigned.length) return null;
  if (!Number.isFinite(figure.value)) return null;
  const value = tidy(figure.value);
  return readable.startsWith('-') ? -value : value;
}

/** 1.15 × 100,000 is 114,999.99… in binary, and no figure needs more than six decimals. */
export function tidy(value: number): number {
  return Math.abs(value) < 1e9 ? Math.round(value * 1e6) / 1e6 : Math.round(value);
}
