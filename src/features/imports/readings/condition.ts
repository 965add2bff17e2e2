/** Reads conditions in sellers' words. */
import { normalForm } from '../../../kernel/normal-form.ts';
import { conditionsElsewhere } from '../../listings/domain/conditions-elsewhere.ts';
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

/** Words for second-hand, as everything here is, and for undamaged, which is less than a condition. */
const usedWords =
  /(?<!\p{L})(?:used|reconditioned|second[ -]?hand|usad[oa]|usagée?|usato|gebraucht(?:fahrzeug|e[rs]?)?|occasion|bekas|używan[ya]|nieuszkodzon[ya]|ikinci el|đã sử dụng|đã qua sử dụng|cũ|seken|segunda m(?:ano|ão)|มือสอง|imetumika|iliyotumika|中古|б\/у|rabljen[oai]?|polovno|korišten[oa]?|korišćeno|naudotas?|lietots|kasutatud|i përdorur|хуучин|တစ်ပတ်ရစ်|သုံးပြီးသား|ያገለገለ|მეორადი|ნახმარი|օգտագործված)(?!\p{L})/iu;

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
  const elsewhere = conditionsElsewhere.get(normalForm(folded, 'NFC'));
  if (elsewhere !== undefined) return elsewhere;
  if (notPraised.test(folded)) return 'fair';
  const rest = folded.replace(negated, ' ').trim();
  return conditionWords.find(([pattern]) => pattern.test(rest))?.[1] ?? null;
}
