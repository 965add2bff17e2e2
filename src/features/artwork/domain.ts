/** Which artwork exists and where it is. Pure, so browser pages can use it too. */

import { normalForm } from '../../kernel/normal-form.ts';

export const artworkKinds = [
  'naked',
  'sport',
  'cruiser',
  'dirt',
  'adventure',
  'scooter',
  'cafe-racer',
  'commuter',
] as const;

export type ArtworkKind = (typeof artworkKinds)[number];

export const paints = [
  'signal',
  'graphite',
  'ivory',
  'racing-green',
  'royal',
  'crimson',
  'sand',
  'sky',
] as const;

export type Paint = (typeof paints)[number];

/** Address of one illustrated motorcycle. */
export function artworkUrl(kind: ArtworkKind, paint: Paint): string {
  return `/art/${kind}-${paint}.svg`;
}

/** Address of the framed poster of a kind. */
export function posterUrl(kind: ArtworkKind): string {
  return `/art/poster-${kind}.svg`;
}

const fixed: ReadonlySet<string> = new Set([
  ...artworkKinds.flatMap((kind) => [posterUrl(kind), ...paints.map((paint) => artworkUrl(kind, paint))]),
  ...['hero-light', 'hero-dark', 'social'].map((name) => `/art/${name}.svg`),
]);
/** Every category has a picture, its own or the neutral one; the length is that of `slugOf`. */
const ofCategory = /^\/art\/category-(?=[a-z0-9-]{1,60}\.svg$)[a-z0-9]+(?:-[a-z0-9]+)*\.svg$/;

/** Whether there is a picture at this address of ours. */
export function isArtwork(address: string): boolean {
  return fixed.has(address) || ofCategory.test(address);
}

/**
 * Whether a listing's picture is one of our drawings and no photo (the same as is_drawing in the database).
 */
export function isDrawing(address: string): boolean {
  return /^\/art\/[a-z0-9-]+\.svg$/.test(address);
}

/** "Harley Davidson" → "harley-davidson". */
export function slugOf(name: string): string {
  return normalForm(name, 'NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 60);
}

/** The same seed always gets the same paint, so a listing keeps its colour. */
export function pickPaint(seed: string): Paint {
  return paints[hashOf(seed) % paints.length] ?? 'signal';
}

/** A hash of a text (FNV-1a), for choosing and telling apart; not secret. */
export function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) {
    hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  }
  return (hash ^ (hash >>> 15)) >>> 0;
}
