/**
 * The kind of a motorcycle whose model the catalogue does not know: from words, otherwise from its engine.
 */
import { normalForm } from '../../kernel/normal-form.ts';
import type { ArtworkKind } from '../artwork/domain.ts';
import type { CategoryId } from './tables.ts';

// Words of sellers and of export columns, in their languages. Narrower kinds come first.
const kindWords: readonly (readonly [ArtworkKind, RegExp])[] = [
  [
    'scooter',
    /\b(?:scooters?|scooty|scooti|moped|maxi|roller|motorroller|ciclomotor|cyclomoteur|tay ga|xe ga|skuter|scoter|matic|motoneta)\b|スクーター|скутер|踏板|سكوتر|স্কুটার|স্কুটি|स्कूटर|स्कूटी/,
  ],
  ['adventure', /\b(?:reiseenduro|maxitrail|adventure|tourers?|touring|adv|turismo|routiere|rally)\b/],
  [
    'dirt',
    /\b(?:dirt|motocross|enduro|trail|dual sport|dual purpose|motard|supermoto|off road|offroad|mx|gelande|campo)\b/,
  ],
  ['cruiser', /\b(?:cruisers?|choppers?|bobber|custom)\b|كروزر|ক্রুজার/],
  ['cafe-racer', /\b(?:cafe|racer|scrambler|vintage|oldtimer)\b/],
  [
    'sport',
    /\b(?:sports?|sportbike|superbike|supersport|sportler|sportmotorrad|deportiva|sportive|racing)\b|سبورت|رياضي|স্পোর্টস/,
  ],
  ['naked', /\b(?:naked|roadster|streetfighter)\b/],
  ['commuter', /\b(?:commuters?|standard|utilitaire)\b|কমিউটার/],
];
const electricWords =
  /\b(?:electric|electric[oa]|electrique|eletric[oa]|elettric[oa]|elektro|elektrisch|elektrik|elektrikli|elektryczn[ya]|listrik|umeme|ebike|e bike|e scooter|battery|ev)\b|(?<!\p{L})đien(?!\p{L})|электр|ไฟฟ้า|电动|電動|전기|كهربائي|ইলেকট্রিক|বৈদ্যুতিক|इलेक्ट्रिक/u;

/** Words that mean a kind in a column of kinds, but are part of many names. */
const onlyInColumns: ReadonlySet<ArtworkKind> = new Set(['sport', 'naked', 'commuter']);

/** Lower case, single spaces, no diacritics, as the patterns expect. */
function plain(text: string): string {
  // Nearly all texts are ASCII.
  if (/^[ -~]*$/.test(text)) return text.toLowerCase().replace(/[\s_-]+/g, ' ');
  const bare = normalForm(text, 'NFD')
    .replace(/(?<=\p{Script=Latin}\p{M}*)\p{M}/gu, '')
    .normalize('NFC');
  return bare.toLowerCase().replace(/[\s_-]+/g, ' ');
}

/** Whether a text says that the motorcycle is electric. */
export function isElectricText(text: string): boolean {
  return electricWords.test(plain(text));
}

/** The kind in the words of a name, or null. */
export function kindInName(name: string): ArtworkKind | null {
  const text = plain(name);
  return kindWords.find(([kind, words]) => !onlyInColumns.has(kind) && words.test(text))?.[0] ?? null;
}

/** The kind in a cell of a column of kinds ("Naked Bike", "Roller", "স্কুটার"), or null. */
export function readKind(text: string): ArtworkKind | null {
  const cell = plain(text);
  return kindWords.find(([, words]) => words.test(cell))?.[0] ?? null;
}

/** A smaller engine of an unknown model is a commuter's. */
const drawnNakedFrom = 140;
/**
 * A smaller motorcycle of an unknown kind is for getting to work; from this size on it is bought for the
 * ride.
 */
const sportsFrom = { known: 140, unknown: 250 };

const categoryOfKind: Record<Exclude<ArtworkKind, 'naked'>, CategoryId> = {
  sport: 'sports',
  cruiser: 'cruisers',
  dirt: 'dirt-bikes',
  adventure: 'touring',
  scooter: 'scooters',
  'cafe-racer': 'classics',
  commuter: 'commuters',
};

/** The silhouette where only the engine is known. */
export function kindByEngine(engineCc: number | null): ArtworkKind {
  return engineCc !== null && engineCc >= drawnNakedFrom ? 'naked' : 'commuter';
}

/**
 * The category of a kind. A naked motorcycle is filed by its engine; `isKnown` says that its kind is known
 * and not only drawn as naked. Without an engine, an unknown one is a commuter, as most that are sold.
 */
export function categoryOf(kind: ArtworkKind, engineCc: number | null, isKnown: boolean): CategoryId {
  if (kind !== 'naked') return categoryOfKind[kind];
  const isSports = engineCc === null ? isKnown : engineCc >= sportsFrom[isKnown ? 'known' : 'unknown'];
  return isSports ? 'sports' : 'commuters';
}
