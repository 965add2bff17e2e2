/** Currencies: what a sign or word beside a price means. */
import { readableText } from './figures.ts';
import { once } from './once.ts';

interface Mark {
  /** In the form that `readableText` returns. */
  words: readonly string[];
  /** What it can mean; the file, the place or the garage decides between several. */
  codes: readonly string[];
  /** What it means when nothing decides; without a usual meaning it stays undecided. */
  usual?: string;
}

const rupees = ['INR', 'LKR', 'NPR', 'PKR', 'MUR'] as const;
const pesos = ['MXN', 'COP', 'ARS', 'CLP', 'PHP', 'UYU', 'DOP'] as const;
/** The dollar sign is also that of pesos. */
const dollars = ['USD', 'AUD', 'CAD', 'SGD', 'NZD', 'HKD', 'TWD', ...pesos] as const;

/**
 * Codes that are also written beside prices. Not all of ISO 4217: "all", "try", "pen" and "ils" are words, "lak" is a lakh, "kgs"
 * are kilograms, and a Harley is called "Fat Bob".
 */
const writtenCodes =
  'BDT INR LKR NPR PKR MUR USD AUD CAD SGD NZD HKD EUR GBP CHF JPY CNY BTN MVR MMK IDR THB VND PHP MYR AED SAR KES NGN BRL MXN ZAR ' +
  'PLN CZK HUF RON SEK NOK DKK ISK UAH RUB KZT KRW TWD KHR ARS CLP COP UYU MAD TND DZD EGP JOD QAR KWD OMR BHD GHS UGX TZS RWF ETB ZMW XOF XAF ' +
  'PYG GTQ CRC HNL NIO DOP IQD AZN AMD BYN MDL BGN HRK IRR RSD MKD UZS MZN AOA LBP';

const marks: readonly Mark[] = [
  ...writtenCodes.split(' ').map((code) => ({ words: [code.toLowerCase()], codes: [code] })),
  { words: ['৳', 'tk', 'taka', 'takas', 'টাকা'], codes: ['BDT'] },
  { words: ['₹'], codes: ['INR'] },
  // `readableText` turns the old sign ₨ into "rs".
  { words: ['rs', 'rupee', 'rupees', 'रु', 'रू', 'रुपये', 'রুপি', 'روپے', 'روپیہ'], codes: rupees },
  { words: ['slr', 'රු'], codes: ['LKR'] },
  { words: ['us$', 'us $', 'u$s', 'u$', 'us dollar', 'us dollars'], codes: ['USD'] },
  {
    words: ['ដុល្លារ', 'ដុល្លា', 'دولار', 'دولار أمريكي', 'دولار امريكي', 'დოლარი', 'долларов', 'ам доллар'],
    codes: ['USD'],
  },
  { words: ['a$', 'au$', 'australian dollar', 'australian dollars'], codes: ['AUD'] },
  { words: ['c$', 'ca$', 'canadian dollar', 'canadian dollars'], codes: ['CAD'] },
  { words: ['s$', 'singapore dollar', 'singapore dollars'], codes: ['SGD'] },
  { words: ['nz$', 'new zealand dollar', 'new zealand dollars'], codes: ['NZD'] },
  { words: ['hk$', 'hong kong dollar', 'hong kong dollars'], codes: ['HKD'] },
  { words: ['r$', 'reais'], codes: ['BRL'] },
  { words: ['mx$'], codes: ['MXN'] },
  { words: ['rd$'], codes: ['DOP'] },
  { words: ['rp', 'rupiah'], codes: ['IDR'] },
  { words: ['$', 'dollar', 'dollars', 'ডলার'], codes: dollars, usual: 'USD' },
  // In lists of countries whose own sign is "$", too.
  { words: ['dólar', 'dólares', 'dolares'], codes: ['USD'] },
  // "Conventional units" are dollars wherever people say so.
  { words: ['у.е', 'уе'], codes: ['USD'] },
  { words: ['€', 'euro', 'euros', 'ευρώ', 'ευρω'], codes: ['EUR'] },
  { words: ['£', 'pound', 'pounds'], codes: ['GBP'] },
  { words: ['ksh', 'kshs'], codes: ['KES'] },
  { words: ['ush', 'ushs'], codes: ['UGX'] },
  { words: ['tsh', 'tshs'], codes: ['TZS'] },
  { words: ['₦', 'naira'], codes: ['NGN'] },
  { words: ['gh₵', '₵', 'gh¢', 'ghc', 'cedi', 'cedis'], codes: ['GHS'] },
  { words: ['shs', 'shilling', 'shillings'], codes: ['KES', 'UGX', 'TZS'] },
  { words: ['rand'], codes: ['ZAR'] },
  // Not "franken" alone, which is a region of Germany.
  { words: ['schweizer franken'], codes: ['CHF'] },
  { words: ['frw'], codes: ['RWF'] },
  { words: ['meticais'], codes: ['MZN'] },
  { words: ['birr', 'ብር'], codes: ['ETB'] },
  { words: ['fcfa', 'cfa', 'f cfa'], codes: ['XOF', 'XAF'] },
  { words: ['dh', 'dhs', 'درهم'], codes: ['AED', 'MAD'] },
  { words: ['درهم إماراتي', 'درهم اماراتي', 'د.إ', 'د.ا'], codes: ['AED'] },
  { words: ['درهم مغربي', 'د.م'], codes: ['MAD'] },
  { words: ['جنيه', 'جنية', 'جنيه مصري', 'ج.م', 'ج م'], codes: ['EGP'] },
  { words: ['ريال', 'ر.س'], codes: ['SAR', 'QAR', 'OMR'] },
  { words: ['ريال سعودي'], codes: ['SAR'] },
  { words: ['ريال قطري', 'ر.ق'], codes: ['QAR'] },
  { words: ['ريال عماني', 'ر.ع'], codes: ['OMR'] },
  // With the Persian form of its second letter.
  { words: ['ریال', 'ریال ایران'], codes: ['IRR'] },
  { words: ['دينار'], codes: ['KWD', 'JOD', 'IQD', 'BHD', 'TND', 'DZD'] },
  { words: ['دينار كويتي', 'د.ك'], codes: ['KWD'] },
  { words: ['دينار أردني', 'دينار اردني'], codes: ['JOD'] },
  { words: ['دينار عراقي', 'د.ع'], codes: ['IQD'] },
  { words: ['دينار بحريني', 'د.ب'], codes: ['BHD'] },
  { words: ['دينار تونسي', 'د.ت'], codes: ['TND'] },
  { words: ['دينار جزائري', 'دج', 'د.ج'], codes: ['DZD'] },
  { words: ['ل.ل', 'ليرة لبنانية', 'ليره لبنانيه'], codes: ['LBP'] },
  { words: ['₪', 'ש"ח', 'ש״ח', 'שח', 'שקל', 'שקלים'], codes: ['ILS'] },
  { words: ['¥', 'yen'], codes: ['JPY', 'CNY'] },
  { words: ['円'], codes: ['JPY'] },
  { words: ['元', '人民币'], codes: ['CNY', 'TWD'] },
  { words: ['nt$'], codes: ['TWD'] },
  { words: ['₩', '원'], codes: ['KRW'] },
  { words: ['฿', 'บาท', 'baht'], codes: ['THB'] },
  { words: ['₫', 'đ', 'vnđ', 'đồng'], codes: ['VND'] },
  { words: ['₱'], codes: ['PHP'] },
  { words: ['peso', 'pesos'], codes: pesos },
  { words: ['pesos mexicanos'], codes: ['MXN'] },
  { words: ['pesos colombianos'], codes: ['COP'] },
  { words: ['pesos argentinos'], codes: ['ARS'] },
  { words: ['pesos chilenos'], codes: ['CLP'] },
  { words: ['nuevos soles', 'soles'], codes: ['PEN'] },
  { words: ['bolivianos'], codes: ['BOB'] },
  { words: ['₲', 'guaraníes', 'guaranies'], codes: ['PYG'] },
  { words: ['quetzales'], codes: ['GTQ'] },
  { words: ['₡', 'colones'], codes: ['CRC'] },
  { words: ['lempiras', 'lps'], codes: ['HNL'] },
  { words: ['rm', 'ringgit'], codes: ['MYR'] },
  { words: ['kyat', 'kyats', 'ကျပ်'], codes: ['MMK'] },
  { words: ['៛', 'riel', 'រៀល'], codes: ['KHR'] },
  { words: ['₭', 'ກີບ'], codes: ['LAK'] },
  { words: ['₮', 'төгрөг', 'төг'], codes: ['MNT'] },
  { words: ['zł', 'zl', 'złotych'], codes: ['PLN'] },
  { words: ['kč'], codes: ['CZK'] },
  { words: ['ft', 'forint'], codes: ['HUF'] },
  { words: ['lei'], codes: ['RON'] },
  { words: ['лв', 'лева'], codes: ['BGN'] },
  { words: ['kr'], codes: ['SEK', 'NOK', 'DKK', 'ISK'] },
  { words: ['₺', 'tl', 'lira', 'liraya', 'türk lirası'], codes: ['TRY'] },
  // RUR is the code of before 1998, which sites kept.
  { words: ['₽', 'rur'], codes: ['RUB'] },
  { words: ['руб', 'рубль', 'рубля', 'рублей'], codes: ['RUB', 'BYN'], usual: 'RUB' },
  { words: ['₴', 'грн'], codes: ['UAH'] },
  { words: ['₸', 'тенге', 'тг'], codes: ['KZT'] },
  { words: ['₼'], codes: ['AZN'] },
  { words: ['₾', 'ლარი', 'лари'], codes: ['GEL'] },
  { words: ['֏', 'դրամ', 'драм', 'драмов'], codes: ['AMD'] },
  { words: ['дин', 'динара', 'dinara'], codes: ['RSD'] },
  { words: ["so'm", 'сум'], codes: ['UZS'] },
  { words: ['сом'], codes: ['KGS'] },
];

/** Scripts without spaces between words: "49.8万円". */
const unspaced = /^[\p{Script=Han}\p{Script=Hangul}\p{Script=Thai}\p{Script=Khmer}]/u;

const byWord = new Map(marks.flatMap((mark) => mark.words.map((word) => [word, mark] as const)));
/**
 * Finds currency marks in a text from `readableText`, with the stop or dash after them. Words must stand
 * alone, signs may touch a letter ("৳"; "r$" ends with one). Each kind is one group of the pattern, because
 * lookaround is costly.
 */
export const currencyMarks: () => RegExp = once(() => {
  const kinds = new Map<string, string[]>();
  for (const word of [...byWord.keys()].sort((a, b) => b.length - a.length)) {
    const begins = /^\p{L}/u.test(word) && !unspaced.test(word) ? String.raw`(?<![\p{L}\p{M}])` : '';
    const ends = /[\p{L}\p{M}]$/u.test(word) && !unspaced.test(word) ? String.raw`(?![\p{L}\p{M}])` : '';
    const kind = `${begins}(?:*)${ends}`;
    kinds.set(kind, [...(kinds.get(kind) ?? []), word.replace('$', String.raw`\$`)]);
  }
  const groups = Array.from(kinds, ([kind, words]) => kind.replace('*', () => words.join('|')));
  return new RegExp(`(?:${groups.join('|')})\\.?[-:=]?`, 'gu');
});

/** What a single mark can mean, with or without the stop or dash after it; nothing where it is none. */
export function currenciesOfMark(mark: string): readonly string[] {
  return byWord.get(mark.replace(/\.?[-:=]?$/, ''))?.codes ?? [];
}

/** What decides between the currencies that one mark can mean, most reliable first. */
type Deciding = readonly (string | null | undefined)[];

/**
 * The currencies that the marks of a text can mean; null without a mark, empty where marks contradict each
 * other.
 */
export function currenciesIn(text: string): readonly string[] | null {
  let codes: readonly string[] | null = null;
  for (const [mark] of readableText(text).matchAll(currencyMarks())) {
    const means = currenciesOfMark(mark);
    codes = codes === null ? means : codes.filter((code) => means.includes(code));
  }
  return codes;
}

/** What a cell of a currency column can mean: any code of ISO 4217, or a mark. Null when it is neither. */
export function readCurrency(text: string): readonly string[] | null {
  const code = text.trim().toUpperCase();
  if (isCurrency(code)) return [code];
  const readable = readableText(text).replace(/\.$/, '');
  return byWord.get(readable)?.codes ?? null;
}

/**
 * Chooses one of several currencies: the first that `deciding` names, else the only one, else the usual one
 * ("$"); null where it stays undecided.
 */
export function decideCurrency(codes: readonly string[], deciding: Deciding): string | null {
  const decided = deciding.find((code) => code && codes.includes(code));
  if (decided) return decided;
  if (codes.length === 1) return codes[0] ?? null;
  return marks.find((mark) => mark.codes.join() === codes.join())?.usual ?? null;
}

let known: ReadonlySet<string> | null = null;

/** Whether a code belongs to ISO 4217. */
export function isCurrency(code: string): boolean {
  known ??= new Set(Intl.supportedValuesOf('currency'));
  return known.has(code);
}
