/** The traits of a motorcycle for the price model: groups it belongs to, and numbers to compare. */
import { wordsOf } from '../catalogue/words.ts';
import type { BikeFacts } from './domain.ts';

export interface Traits {
  make: string | null;
  /** Silhouette and engine band: what kind of machine it is, whoever made it. */
  build: string | null;
  /** Make, silhouette and engine band. */
  segment: string | null;
  model: string | null;
  /** The model with the rest of the words: "abs", "dual disc", "chrome". */
  version: string | null;
  place: string | null;
  condition: string | null;
  age: number | null;
  kilometres: number | null;
  owners: number | null;
  engineCc: number | null;
}

/** Older bikes count as this old. */
export const oldestAge = 25;
const mostOwners = 4;

/**
 * Bands of half doublings: 80 and 100 cc share one, and so do 110 and 150, and 160 and 200, roughly as in the
 * trade.
 */
function engineBand(engineCc: number | null): string {
  return engineCc === null ? 'none' : String(Math.round(Math.log2(engineCc) * 2));
}

function isCount(figure: number | null): figure is number {
  return figure !== null && Number.isFinite(figure) && figure >= 0;
}

const notVersion = /^(?:cc|(?:19|20)\d\d)$/;

/** Reads the traits of a motorcycle. */
export function traitsOf(bike: BikeFacts): Traits {
  const make = bike.make === null ? null : bike.make.toLowerCase();
  const engineCc = bike.engineCc !== null && bike.engineCc > 0 ? bike.engineCc : null;
  const build = `${bike.kind ?? ''} ${engineBand(engineCc)}`;
  const model = make === null || bike.model === null ? null : `${make}|${wordsOf(bike.model).join('')}`;
  const rest = wordsOf(bike.name).filter((word) => !notVersion.test(word));
  const place = bike.place?.trim().toLowerCase();
  return {
    make,
    build,
    segment: make === null ? null : `${make}|${build}`,
    model,
    version: model === null ? null : `${model}|${rest.join('')}`,
    place: place || null,
    condition: bike.condition,
    age: isCount(bike.age) ? Math.min(oldestAge, bike.age) : null,
    kilometres: isCount(bike.kilometres) ? bike.kilometres : null,
    owners: isCount(bike.owners) ? Math.min(mostOwners, bike.owners) : null,
    engineCc,
  };
}

/**
 * The same key for two listings that may well be one motorcycle: same version, same kilometres, same place.
 * Price and age are left out, because a second attempt at selling changes them; where the place is unknown,
 * the age is used instead. Null when the kilometres are unknown.
 */
export function twinKey({ version, kilometres, place, age }: Traits): string | null {
  return kilometres === null ? null : `${version}|${kilometres}|${place ?? `age ${age}`}`;
}

/** A pseudo-random number from 0 to 4,294,967,295, the same for the same text (FNV-1a, then mixed). */
export function hashOf(text: string): number {
  let hash = 2_166_136_261;
  for (let i = 0; i < text.length; i += 1) hash = Math.imul(hash ^ text.charCodeAt(i), 16_777_619);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85eb_ca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2_ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}
