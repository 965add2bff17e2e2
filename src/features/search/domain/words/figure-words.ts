/** Words beside figures: limits before and behind them, units, and what stands between the ends of a range. */
import type { RangeField } from '../search.ts';

const english = {
  most: 'under|below|beneath|less than|lower than|cheaper than|(?:not|no) (?:over|above|more than|after|newer than|later than)|at most|max(?:imum)?|budget(?: of| is|:)?|up ?to|upto|within|before|until|till|older than|<=?|≤',
  least:
    'over|above|more than|(?:not|no) (?:under|below|beneath|less than|lower than|cheaper than|before|older than)|at least|min(?:imum)?|from|since|after|newer than|starting|>=?|≥',
};
// Words before a figure in other languages, with and without diacritics.
const elsewhere = {
  most: "(?:como |no |al )?m[aá]ximo(?: de)?|maksimal|maksimum|en fazla|maksymalnie|massimo|unter|weniger als|bis(?: zu)?|maximal|höchstens|hasta|menos de|por menos de|abaixo de|até|ate|moins de|jusqu[’' ]?[aà]|sotto|fino a|meno di|di ?bawah|maks|kurang dari|dưới|duoi|không quá|tối đa|poniżej|ponizej|do|onder|до|ниже|ไม่เกิน|ต่ำกว่า|chini ya|isiyozidi|hadi|baje?te?|বাজেট|s[ho]?h?orbocc?h?o|সর্বোচ্চ|সর্বাধিক",
  least:
    'über|ueber|ab|mindestens|mehr als|más de|mas de|desde|a partir de|acima de|mais de|plus de|à partir de|oltre|di ?atas|lebih dari|mulai|trên|tren|từ|powyżej|powyzej|od|vanaf|boven|от|выше|มากกว่า|zaidi ya|s[ho]?h?orbonimno|সর্বনিম্ন|ন্যূনতম|kompokk?he|কমপক্ষে',
};
export const most = new RegExp(`(?:^|[\\s(])(?:${english.most}|${elsewhere.most})\\s*$`.normalize('NFKC'));
export const least = new RegExp(`(?:^|[\\s(])(?:${english.least}|${elsewhere.least})\\s*$`.normalize('NFKC'));
const than = '(?:থেকে|চেয়ে|theke|cheye)';
/** What may stand between a figure and its limit: "2 lakh er theke kom". */
const joint = String.raw`(?:(?:এর|er)\s+(?=${than}))?(?:টাকার|এর|চেয়ে|থেকে|কিমির|er|r|theke|cheye|ke|se|के|से)?`;
const older = 'পুর[োা]?ন[োা]?|pur[ao]no?';
const rather = '(?:(?:একটু|অনেক|আরও?|ektu|onek|aro) )?';
/** The limit as the greater of two: "1 lakh theke ektu kom", "2018 theke purano". */
const less = String.raw`(?<=${than}\s+)${rather}(?:(?:কমে?|kome?)(?! (?:না|নয়|na|noy))(?: (?:চলা|চালানো|দামে?র?|chola|chalano|dame?r?))?|সস্তা|sh?osta|ছোট|choto|${older})`;
/** Where it does not compare, "theke" begins a range. */
const notCompared = `(?! ${rather}(?:কম|দাম|সস্তা|পুর[াোন]|ছোট|আগে|kom|dam|s[ho]?h?osta|pur[ao]n|choto|age|cheap|below|under|older|less|বেশি (?:না|নয়)|besh?i (?:na|noy)))`;
const behind = (words: string) => new RegExp(String.raw`^\s*${joint}\s*(?:${words})(?![\p{L}\p{M}])`, 'u');
// "2 lakh er moddhe" is Bangla in Latin letters, spelt by ear.
export const mostAfter = behind(
  `${less}|নিচে|নিচের|নীচে|মধ্যে|মধ্যের|ভিতরে?|ভেতরে?|কমে?(?! (?:না|নয়|চলা|চালানো))|বেশি (?:না|নয়)|পর্যন্ত|আগে|আগের|mod{1,2}h?[ey]e?|bh?itor(?:e|er)?|v[ei]tor(?:e|er)?|niche?r?|nice|kome?(?! (?:na|noy|chola|chalano))|besh?i (?:na|noy)|porjonto|age[yr]?|andar|tak|kam|niche|अंदर|तक|कम|नीचे|or less|or under|or below|(?:or|and) (?:older|earlier)|max(?:imum)?|以下|以内|まで|이하|altı|altında`,
);
export const leastAfter = behind(
  String.raw`উপরে|ওপরে|বেশি(?! (?:না|নয়))|কমে? (?:না|নয়)|পরে?(?: থেকে)?|পরের|থেকে(?: শুরু)?${notCompared}|upo?re|opore|besh?i(?! (?:na|noy))|kome? (?:na|noy)|por(?:e|er)?|thekey?(?: (?:shuru|suru))?${notCompared}|upar|zyada|jyada|ऊपर|ज्यादा|up(?! ?to)|\+|or more|or above|(?:or|and) (?:newer|later)|et plus(?! (?:cheap|grande?s?|potente?s?|puissante?s?))(?: r[eé]cente?s?)?|ou plus r[eé]cente?s?|y m[aá]s(?! (?:cheap|grande?s?|potente?s?|puissante?s?))(?: nuev[oa]s?)?|o m[aá]s nuev[oa]s?|[oy] posterior(?:es)?|[oe] successiv[ie]|ou mais nov[oa]s?|e mais(?! (?:cheap|grande?s?|potente?s?|puissante?s?))(?: nov[oa]s?)?|και (?:μετά|μετα|πάνω|πανω|άνω|νεότερ[αη]ς?)|lub nowsz[yae]|ve sonras[ıi]|and above|and up|upwards?|onwards?|以上|이상|üstü|üzeri`,
);
/** Only after a price, and if no other figure is the budget. */
export const budgetAfter =
  /^\s*(?:টাকার|এর|er|r)?\s*(?:budget(?:e|er)?|বাজেট(?:ে|ের)?)(?![\p{L}\p{M}])(?!:? ?(?:of |is )?[\d৳])/u;
export const between =
  /^\s*(?:-|~|to|and|thekey?|hote|se|থেকে|হতে|hasta|até|ate|jusqu[’' ]?[àa]|bis|fino a|sampai|hingga|đến|до|ถึง)\s*$/;
/** Stands between the ends of a range only where both are amounts, years or engines: "80/90 hazar", "2018/2019". */
export const stroke = /^\s*\/\s*$/;
/** Short words, which stand between the ends of a range only where both look like one. */
export const perhapsBetween = /^\s*(?:y|e|et|a|à|ao?s?|al|und|i|и|và|dan)\s*$/;
export const opening =
  /(?:^|\s)(?:between|from|entre|desde|de|zwischen|von|tra|da|między|od|antara|dari|từ|между|от)\s*$/;

export const units: readonly (readonly [RangeField, RegExp])[] = [
  ['cc', /^\s*(?:cc|সি ?সি)(?![\p{L}\p{M}\d])/u],
  [
    'km',
    /^\s*(?:(?:kms?|kilomet(?:er|re)s?|কিমি|কিলোমিটার)(?![\p{L}\p{M}\d])\.?(?:\s*(?:driven|run|chola|chol(?:e|i)?(?:se|che|chhe)|চলছে|চলেছে|চলসে)(?![\p{L}\p{M}]))?|chol(?:e|i)?(?:se|che|chhe)(?![\p{L}\p{M}]))/u,
  ],
  [
    'price',
    /^\s*(?:tk|taka(?:r|y)?|bdt|টাকা(?:য়|র)?|rs|rupees?|euros?|eur|pounds?|gbp|dollars?|bucks|usd|rupiah|idr|reais|inr|npr|lkr|pkr|kes|zł|zl|pln|đồng|đ|vnd|php|pesos?|บาท|baht|thb|円|yen|jpy|tl|руб|rub|грн|гривень|гривні|гривен|₴|тенге|тг|₸|төгрөг|төг|₮|ლარი|лари|დოლარი|₾|gel|ብር|birr|etb|ကျပ်|mmk|soles|₪|naira|ngn|원|krw|元|cny|kr|sek|nok|dkk|kč|czk|ft|huf|lei|ron|myr|zar|aed|sar|egp|mxn|جنيه(?:ا|ات)?|ج\.م|ريال(?:ات)?|درهم|دراهم|دينار|دولار|৳|₹|€|£|₫|₱|฿|₺|₽|₦|₩|¥|¤|\$|\/-)(?![\p{L}\p{M}\d])\.?/u,
  ],
  ['year', /^\s*(?:models?|মডেল(?:ের)?|সাল(?:ের?)?|sh?al(?:er?)?)(?![\p{L}\p{M}\d])/u],
];

/** The unit at the beginning of a text. */
export const unitOf = (text: string) => units.find(([, pattern]) => pattern.test(text));

/** Words after or before a figure that is a day or a year: "before 12.5" is no price. */
export const ofTime =
  /(?<!\p{L})(?:before|after|since|from|until|till|older|newer|later|age[yr]?|por(?:er?)?|আগের?|পরের?)(?![\p{L}\p{M}])/u;

/** Words of time that do not mean the year itself: "before 2020" is 2019 at the latest, but "not after 2018" that year, too. */
export const besideYear = new RegExp(
  String.raw`(?:^|[\s(])(?<!(?:not|no) )(?:before|after|older than|newer than)\s*$|^\s*${joint}\s*(?:আগের?|পরের?|পর(?: থেকে)?|age[yr]?|por(?:er?)?|${older})$`,
  'u',
);
