/** What kind of motorcycle it is where the catalogue does not know the model: by words, else by its engine. */
import type { ArtworkKind } from '../artwork/domain.ts';
import type { CategoryId } from './tables.ts';

// Words of sellers and of the columns of exports, in the languages of both. The narrower kinds come first.
const kindWords: readonly (readonly [ArtworkKind, RegExp])[] = [
  [
    'scooter',
    /\b(?:scooters?|scooty|scooti|moped|maxi|roller|motorroller|ciclomotor|cyclomoteur|tay ga|xe ga|skuter|scoter|matic|motoneta)\b|スクーター|скутер|踏板|স্কুটার|স্কুটি|स्कूटर|स्कूटी/,
  ],
  ['adventure', /\b(?:reiseenduro|maxitrail|adventure|tourers?|touring|adv|turismo|routiere|rally)\b/],
  ['dirt', /\b(?:dirt|motocross|enduro|trail|motard|supermoto|off road|offroad|mx|gelande|campo)\b/],
  ['cruiser', /\b(?:cruisers?|choppers?|bobber|custom)\b|ক্রুজার/],
  ['cafe-racer', /\b(?:cafe|racer|scrambler|vintage|oldtimer)\b/],
  [
    'sport',
    /\b(?:sports?|sportbike|superbike|supersport|sportler|sportmotorrad|deportiva|sportive|racing)\b|স্পোর্টস/,
  ],
  ['naked', /\b(?:naked|roadster|streetfighter)\b/],
  ['commuter', /\b(?:commuters?|standard|utilitaire)\b|কমিউটার/],
];
const electricWords =
  /\b(?:electric|electrica|electrique|elektro|elektrisch|ebike|e bike|e scooter|battery|ev)\b|ইলেকট্রিক|বৈদ্যুতিক|इलेक्ट्रिक/;

/** Words that say a kind in a column of kinds, and are part of many a name. */
const onlyInColumns: ReadonlySet<ArtworkKind> = new Set(['sport', 'naked', 'commuter']);

/** Single spaced small letters without accents, as the patterns expect them. */
function plain(text: string): string {
  // Nearly all are.
  if (/^[ -~]*$/.test(text)) return text.toLowerCase().replace(/[\s_-]+/g, ' ');
  const bare = text
    .normalize('NFD')
    .replace(/(?<=\p{Script=Latin}\p{M}*)\p{M}/gu, '')
    .normalize('NFC');
  return bare.toLowerCase().replace(/[\s_-]+/g, ' ');
}

/** Whether a text says that the motorcycle is electric. */
export function isElectricText(text: string): boolean {
  return electricWords.test(plain(text));
}

/** The kind that the words of a name tell; null where they tell none. */
export function kindInName(name: string): ArtworkKind | null {
  const text = plain(name);
  return kindWords.find(([kind, words]) => !onlyInColumns.has(kind) && words.test(text))?.[0] ?? null;
}

/** The kind that the cell of a column of kinds tells ("Naked Bike", "Roller", "স্কুটার"); null where it tells none. */
export function readKind(text: string): ArtworkKind | null {
  const cell = plain(text);
  return kindWords.find(([, words]) => words.test(cell))?.[0] ?? null;
}

/** Below this an engine of no known model is a commuter's. */
const drawnNakedFrom = 140;
/** Below this a motorcycle of no known kind is somebody's way to work; from here on it is bought for the ride. */
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

/** The silhouette for an engine of which nothing else is known. */
export function kindByEngine(engineCc: number | null): ArtworkKind {
  return engineCc !== null && engineCc >= drawnNakedFrom ? 'naked' : 'commuter';
}

/**
 * The category of a kind. A naked motorcycle is filed by its engine; `isKnown` says that it is known to be one, and not
 * only drawn as one. Without an engine, and unknown, it is a commuter: so are most that are sold.
 */
export function categoryOf(kind: ArtworkKind, engineCc: number | null, isKnown: boolean): CategoryId {
  if (kind !== 'naked') return categoryOfKind[kind];
  const isSports = engineCc === null ? isKnown : engineCc >= sportsFrom[isKnown ? 'known' : 'unknown'];
  return isSports ? 'sports' : 'commuters';
}
