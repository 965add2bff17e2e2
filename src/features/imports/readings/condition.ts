/** Reads conditions in sellers' words. */
import type { Condition } from '../../listings/domain.ts';

const negation = "\\b(?:not|never|no|without|isn't)(?: (?:an?|any|been|in|so|that|too|very|really|major))* ";
const notPraised = new RegExp(`${negation}(?:good|great|nice|clean|fine|ok|okay|running|working)\\b`);
const negated = new RegExp(`${negation}\\w+`, 'g');

// Faults come first, because praise in the same cell is often for a part. "New" counts unless it is about a
// part.
const conditionWords: readonly (readonly [RegExp, Condition])[] = [
  [
    /\b(?:fair(?! price)|poor|bad|rough|(?<!above )average|damaged?|broken|needs?(?! nothing)|project|non runner|spares|salvage|cat(?:egory)? [abcdns])\b/,
    'fair',
  ],
  [/(?<!(?:years?|yrs?|months?|weeks?|days?) )\bold\b/, 'fair'],
  [/\b(?:excellent|mint|very good|fresh|showroom|super|unused)\b/, 'excellent'],
  [
    /(?:^|\b(?:like|as|almost|nearly|near|brand) )new\b(?! (?:tyre|tire|batter|chain|engine|seat|paint|part|brake|clutch|plug|light|mirror))/,
    'excellent',
  ],
  [/\b(?:good|nice|clean|fine|ok|okay|running)\b/, 'good'],
];

/** Conditions in other languages, for cells that contain nothing else. */
const conditionsElsewhere: readonly (readonly [Condition, string])[] = [
  [
    'excellent',
    'como nueva, come nuovo, come nuova, ottimo, ottima, ottime condizioni, muy buena, impecable, impecável, impecavel',
  ],
  [
    'excellent',
    'jak nowy, bardzo dobry, idealny, mới, ดีเยี่ยม, sıfır gibi, çok iyi, tertemiz, như mới, rất tốt, ดีมาก, เหมือนใหม่, धेरै राम्रो, नयाँ जस्तै',
  ],
  [
    'excellent',
    'как новый, как новое, новый, новое, отличное, идеальное, 极品, 極上, 最好, 全新, 새것같음, ممتاز, ممتازة, كالجديد, كالجديدة, جيد جدا, جيدة جدا',
  ],
  [
    'good',
    'buono, buona, buone condizioni, buena, dobry, iyi, temiz, tốt, ดี, สภาพดี, राम्रो, хорошее, не требует ремонта, 良好, 良い, 좋음, جيد, جيدة',
  ],
  [
    'fair',
    'discreto, discreta, sufficiente, da sistemare, średni, dostateczny, uszkodzony, orta, hasarlı, trung bình, พอใช้, ठिकै, битый, среднее, требует ремонта, на запчасти, 要整備, 중간, مقبول',
  ],
  ['excellent', 'neuwertig, wie neu, sehr gut, sehr guter zustand, ausgezeichnet, top'],
  ['excellent', 'excelente, como nuevo, muy bueno, muy buen estado, excellent état, très bon, très bon état'],
  [
    'excellent',
    'neu, neufahrzeug, vorführfahrzeug, jahresfahrzeug, neuf, nuevo, novo, baru, bekas mulus, bekas seperti baru',
  ],
  [
    'excellent',
    'comme neuf, ótimo, otimo, seminovo, seminova, como novo, sangat baik, seperti baru, istimewa, mulus, mulus terawat',
  ],
  ['excellent', 'बहुत अच्छा, बहुत अच्छी, उत्तम, নতুনের মতো, খুব ভালো, চমৎকার'],
  ['good', 'gut, guter zustand, bueno, buen estado, bon, bon état'],
  ['good', 'unfallfrei, gepflegt, bekas baik, bekas bagus, bagus'],
  ['good', 'bom, bom estado, boa, baik, terawat, अच्छा, अच्छी, ভালো, ভাল'],
  ['fair', 'unfallfahrzeug, unfall, beschädigt, bastlerfahrzeug, reparaturbedürftig, nicht fahrbereit'],
  ['fair', 'mittel, befriedigend, defekt, schlecht, regular, malo, averiado, moyen, mauvais, à réparer'],
  ['fair', 'ruim, com defeito, cukup, kurang, rusak, ठीक, खराब, মোটামুটি, খারাপ'],
];
const conditionElsewhere = new Map(
  conditionsElsewhere.flatMap(([condition, words]) =>
    words.split(', ').map((word) => [word, condition] as const),
  ),
);

/** Words for second-hand, as everything here is, and for undamaged, which is less than a condition. */
const usedWords =
  /(?<!\p{L})(?:used|reconditioned|second[ -]?hand|usad[oa]|usagée?|usato|gebraucht(?:fahrzeug|e[rs]?)?|occasion|bekas|używan[ya]|nieuszkodzon[ya]|ikinci el|đã sử dụng|đã qua sử dụng|cũ|seken|segunda m(?:ano|ão)|มือสอง|imetumika|iliyotumika|中古|б\/у)(?!\p{L})/iu;

/**
 * Whether a cell of conditions says only that the motorcycle is used, which is understood but is no
 * condition.
 */
export function saysUsed(text: string): boolean {
  // No other case of the Turkish İ is an i.
  return usedWords.test(text.normalize('NFC').replaceAll('İ', 'i'));
}

/** Reads a condition in sellers' words; null where there is none: "used" says nothing about it. */
export function readCondition(text: string): Condition | null {
  const folded = text
    .toLowerCase()
    .replaceAll('\u2019', "'")
    .replace(/[\s-]+/g, ' ')
    .trim();
  const elsewhere = conditionElsewhere.get(folded.normalize('NFC'));
  if (elsewhere !== undefined) return elsewhere;
  if (notPraised.test(folded)) return 'fair';
  const rest = folded.replace(negated, ' ').trim();
  return conditionWords.find(([pattern]) => pattern.test(rest))?.[1] ?? null;
}
