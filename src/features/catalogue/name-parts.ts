/** What of a name is its make, its figures and its model: for names that the catalogue does not know, and for what it does not say. */
import { visibleText } from '../../kernel/visible-text.ts';
import { correct, makeIndex } from './lookup.ts';
import { keyOf, wordsOf } from './words.ts';

/** The words of a text, with slips in known names corrected. */
export function correctedWords(text: string): string[] {
  return wordsOf(text).map(correct);
}

const longestModelName = 60;

/** One line without invisible characters, short enough for a card. */
export function tidyName(text: string): string | null {
  const tidy = visibleText(text).replace(/\s+/g, ' ');
  if (!/[\p{L}\p{Nd}]/u.test(tidy)) return null;
  // A surrogate pair must not be cut in half.
  return tidy
    .slice(0, longestModelName)
    .replace(/[\uD800-\uDBFF]$/, '')
    .trim();
}

/** A name without the make at its beginning, in any spelling: "Tvs Apache" of TVS is "Apache". */
export function withoutMake(name: string, make: string): string {
  const parts = name.split(/\s+/);
  for (let length = Math.min(3, parts.length); length > 0; length -= 1) {
    const key = parts.slice(0, length).flatMap(correctedWords).join('');
    if (makeIndex.byKey.get(key)?.name === make || key === keyOf(make)) return parts.slice(length).join(' ');
  }
  return name;
}

/** Words that only say that a year follows: "modelo 2023", "ស៊េរី 2008"; a part of a pattern. */
export const wordBeforeYear =
  '(?:modelo|model|modell|modello|mod[eè]le|a[nñ]o|ann[eé]e|anno|year|baujahr|bj\\.?|rocznik|rok|tahun|thn\\.?|đời|موديل|مدل|ស៊េរី|ឆ្នាំ)';

/**
 * A year of Thailand's calendar, which is 543 ahead, in a name: "ปี 2562", "ปี62", "Wave 110i 2554"; a part of a pattern. No model
 * has such a figure, but prices and distances have: alone it is at the end or before Thai words.
 */
export const thaiYear = String.raw`ปี ?(?:พ\.ศ\. ?)?(\d{4}|\d{2})(?!\d)|(?<=[\p{L}\p{N}] )(25[4-7]\d)(?=$| ?\p{Script=Thai})`;

/** Years and engines in the digits of Bangla. */
const inBangla =
  '(?<![০-৯])(?:১৯|২০)[০-৯]{2}(?![০-৯])(?: ?সালের?)?(?: ?মডেল(?:ের)?)?|(?<![০-৯.])[০-৯]{2,4} ?সিসি(?![\\p{L}\\p{M}])'.normalize(
    'NFC',
  );
/** A year may be called the model's from behind, too: "2018 model", "2018 er model". */
const yearsAndEngines = new RegExp(
  String.raw`${thaiYear}|(?:(?<![\p{L}\p{M}\p{N}])${wordBeforeYear}\s)?\b(?:19|20)\d{2}\b(?: (?:er )?model(?![\p{L}\p{N}]))?|\b\d+(?:\.\d+)? ?cc\b|${inBangla}`,
  'giu',
);
/** What is left of "(2018)". */
const emptyBrackets = /\( ?\)|\[ ?\]/g;
/** Matched only from where the marks begin: from each of thousands it would take minutes. */
const endOfMarks = /(?<![\s|,–-])[\s|,–-]+$/u;

/** Of Bangladesh, in English, in Bangla and in Bangla in Latin letters: each is a whole phrase, as most of their words are also parts of names. */
const soldInBangladesh =
  '(?:(?:urgent|argent|arjent) )?(?:sell?|sale)(?: (?:hobe|post))?|(?:ekdom |full |very |super )?fresh(?: (?:condition|kondition))?(?: bikes?)?|(?:like|almost|nearly|as) new(?: condition)?(?: bikes?)?|(?:good|best|running|excellent|new) condition(?: bikes?)?|low (?:mileage|milage|km|price)|kom dame?|dam kom|(?:jhok|chok)(?:jhok|chok)[ea]y?|single (?:hand|owner)(?: used?)?|on test|papers? (?:update|ok)|bikri(?: hobe| korbo)?|(?:জরুরি |জরুরী )?(?:বিক্রয়|বিক্রি)(?: হবে| করব| করবো)?|(?:একদম |পুরাই )?ফ্রেশ(?: কন্ডিশন)?(?: বাইক)?|(?:একদম )?নতুনের মতো?|দাম কম|কম দামে?|কাগজ আপডেট|অন টেস্ট|(?:ঝকঝকে|চকচকে)(?: বাইক)?';
/** What sellers write behind a model of its papers, of themselves and of haste, and that it is for sale. */
const behindModel = new RegExp(
  String.raw`(?<![\s,|–-])(?:[\s,|–-]+(?:${soldInBangladesh}|emplacad[oa]|facturad[oa]|patentad[oa]|d[eé]douan[eé]e?|hitno|zamena|kao nov[ao]?|prvi vlasnik|urgent[eo]?|срочно|яаралтай|acil|for sale|à vendre|se vende|te koop|zu verkaufen|na prodaju|eladó|satılık|dijual|продам|прода[её]тся|зарна|للبيع|იყიდება|müüa))+$`.normalize(
    'NFC',
  ),
  'iu',
);
/** The same in front of a model: "Bán Vision", "Verkaufe BMW", "Мотоцикл Урал". */
const beforeModel =
  /^(?:(?:(?:cần )?bán|xe(?: máy)?(?=[\s:,–-]+\p{L})|vendo|se vende|vende-se|vends|à vendre|verkaufe|for sale|te koop|dijual|jual|prod[aá]m|sprzedam|eladó|satılık|продам|продаю|прода[её]тся|мотоцикл|мопед|скутер|ขาย)[\s:,–-]+)+(?=[\p{L}\p{N}])/iu;
/** Until when its papers are valid: "COE 2030", "reg do 5/2027", "TÜV 05/27". */
const papersBehind =
  /(?<![\s,–-])[\s,–-]+(?:reg(?:istriran[ao]?)?\.? do|coe|rego|reg|mot|itv|tüv|tuv|hu|stk|tax)(?:\.|:)?(?: (?:till|until|to|do|bis|exp|expiry|hasta))?:? ?(?:\d{1,2}[./-](?:\d{1,2}[./-])?(?:20)?\d{2}|20\d{2})\.?$/iu;

/**
 * Whether a model name has more words than the catalogue's, besides engine and year: "Bonneville T120 Black".
 */
export function saysMoreThan(text: string, model: string): boolean {
  return wordsOf(text.replace(yearsAndEngines, ' ')).length > wordsOf(model).length;
}

/** Of longer names only the beginning is looked at. */
const mostWords = 12;

/**
 * The rest of a name unknown to the catalogue: without make, engine size and year, and without what stands before the make:
 * "Scooter Kymco Agility" is an Agility.
 */
export function remainingName(text: string, make: string | null): string | null {
  const plain = text
    .normalize('NFC')
    .replace(papersBehind, '')
    .replace(yearsAndEngines, ' ')
    .replace(emptyBrackets, ' ')
    .trim();
  const rest = plain.replace(behindModel, '').replace(beforeModel, '').replace(endOfMarks, '');
  if (make === null) return tidyName(rest);
  const words = rest.split(/\s+/).slice(0, mostWords);
  for (const at of words.keys()) {
    const from = words.slice(at).join(' ');
    const behind = withoutMake(from, make);
    if (behind !== from)
      return tidyName(
        at === 0 || behind !== '' ? withoutMake(rest.split(/\s+/).slice(at).join(' '), make) : rest,
      );
  }
  return tidyName(rest);
}
