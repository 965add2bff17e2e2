/** Headers as people write them, and their possible meanings. */
import { plainArabic } from '../../../kernel/arabic-letters.ts';
import { currencyMarks, isCurrency } from '../../../kernel/currencies.ts';
import { readableText } from '../../../kernel/figures.ts';
import { headerKey } from '../columns.ts';
import { targets } from '../contract.ts';
import { wordsOfAsiaAndAfrica } from '../header-words/of-asia-and-africa.ts';
import { wordsOfEurope } from '../header-words/of-europe.ts';
import { branchWords, headerWords, linkWords, runningNumberWords, variantWords } from '../header-words.ts';

const moreHeaderWords = { ...wordsOfAsiaAndAfrica, ...wordsOfEurope };

/** Without accents, which exports often lose ("Kilométrage" is "kilometrage"), and variants of Arabic letters. */
export function folded(text: string): string {
  const bare = text.normalize('NFD').replace(/(\p{Script=Latin})\p{M}+/gu, '$1');
  return plainArabic(bare.normalize('NFKC').toLowerCase());
}

function vocabularyOf(languages: readonly string[]): string[] {
  return languages.flatMap((words) => words.split(', ')).map(folded);
}

/** The words of each field, the most certain first. */
export const vocabulary = new Map(
  targets.map((target) => {
    const elsewhere = Object.values(moreHeaderWords).flatMap((words) => words[target] ?? []);
    const last = target === 'id' ? linkWords : [];
    const languages = [...(headerWords[target] ?? []), ...elsewhere, ...last];
    return [target, [...new Set(vocabularyOf(languages))]] as const;
  }),
);
export const runningNumbers = vocabularyOf(runningNumberWords);
export const branches = vocabularyOf(branchWords);
export const variants = vocabularyOf(variantWords);

// Without its unit the "Số km" of Vietnam is only a number.
const unit =
  /(?<=\S)(?<!^so)\s+(?:in\s+)?(?:bdt|inr|lkr|npr|pkr|usd|eur|gbp|chf|brl|mxn|idr|taka|tk|rs|rp|rupees|rupiah|reais|pesos|euros?|dollars?|lakhs?|lacs?|crores?|juta|ribu|kms?|cc|ccm|cm3|mi|miles|টাকা|টাকায়|लाख|रुपये|লাখ)$/u;

/**
 * A header without its parts in brackets. An unclosed bracket is left alone: nothing is searched for after
 * the last closing one.
 */
function withoutBrackets(header: string): string {
  const end = Math.max(...[...')]}'].map((bracket) => header.lastIndexOf(bracket))) + 1;
  return header.slice(0, end).replace(/[([{].*?[)\]}]/g, ' ') + header.slice(end);
}

/** A header without its unit: "Mileage (km)" is "mileage", "price_bdt" and "Preis in €" are "price" and "preis". */
export function bareHeader(header: string): string {
  const words = withoutBrackets(folded(headerKey(header)))
    .replaceAll('#', ' no ')
    .replace(/[^\p{L}\p{M}\p{Nd}\s]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  const bare = words.replace(/\s+in$/, '').replace(unit, '');
  const [last = ''] = /(?<=\s)[a-z]{3}$/.exec(bare) ?? [];
  return isCurrency(last.toUpperCase()) ? bare.slice(0, -last.length).trim() : bare;
}

export const targetOf = new Map(
  Array.from(vocabulary, ([target, words]) => words.map((word) => [word, target] as const)).flat(),
);

const regions = new Set(
  vocabularyOf([
    'district, county, region, state, province, division, জেলা, বিভাগ, जिला, जिल्ला, राज्य, प्रदेश, bundesland, kanton, landkreis',
    'provincia, departamento, estado, uf, departement, dept, regione, prov, provincie, provinsi, kabupaten, negeri, il, województwo',
    'область, регион, край, län, fylke, kraj, județ, megye, νομός, المحافظة, استان, mkoa, kaunti, จังหวัด, tỉnh, tỉnh thành, 都道府県, 省份',
  ]),
);

/** Whether a header names regions, which hold many towns; an address does not count. */
export function isRegion(header: string): boolean {
  return regions.has(bareHeader(header));
}

/** Whether a header is only the mark of a currency: "$", "৳", "BDT". */
export function isCurrencyMark(header: string): boolean {
  const rest = readableText(header).replace(currencyMarks(), ' ');
  return /[\p{L}\p{Sc}]/u.test(header) && !/[\p{L}\p{N}\p{Sc}]/u.test(rest);
}

/** The header of a column with make and model. */
export const bothWord = 'make model';
const joint = /[/&+]|(?<= )(?:and|und|dan|et|e|y|en|och|og|i|ve|và|и|і|এবং|ও|और|व)(?= )/iu;

/** Whether a header names make and model together: "Merk & Model", "Marca y modelo". */
function namesBoth(header: string): boolean {
  const sides = header.split(joint).map((side) => targetOf.get(bareHeader(side)));
  return sides.length === 2 && sides.includes('make') && sides.includes('model');
}

/**
 * The possible meanings of a header: as a whole, otherwise of the parts around its slash if they do not
 * contradict each other ("Price / Rate", "Cidade/UF"). A word of two letters is a unit: "km/l" is no
 * distance.
 */
export function readHeader(header: string): string[] {
  const whole = bareHeader(header);
  if (namesBoth(header)) return [whole, bothWord];
  if (targetOf.has(whole) || !header.includes('/')) return [whole];
  const sides = header
    .split('/')
    .map(bareHeader)
    .filter((side) => side.length > 2 && targetOf.has(side));
  const isClear = new Set(sides.map((side) => targetOf.get(side))).size === 1;
  return isClear ? [whole, ...sides] : [whole];
}

const wordsOfLanguage = new Map(
  Object.entries(moreHeaderWords).map(([language, words]) => [
    language,
    new Set(vocabularyOf(Object.values(words).flat())),
  ]),
);

/** The language of most headers, if there are at least three and no other language has as many. */
export function languageOf(header: readonly string[]): string | undefined {
  const bare = header.map(bareHeader);
  const [first, second] = Array.from(wordsOfLanguage, ([language, words]) => ({
    language,
    count: bare.filter((name) => words.has(name)).length,
  })).sort((a, b) => b.count - a.count);
  return first && first.count >= 3 && first.count > (second?.count ?? 0) ? first.language : undefined;
}
