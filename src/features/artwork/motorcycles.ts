/** The eight drawings by kind. */
import { adventure } from './bikes/adventure.ts';
import { cafeRacer } from './bikes/cafe-racer.ts';
import { commuter } from './bikes/commuter.ts';
import { cruiser } from './bikes/cruiser.ts';
import { dirt } from './bikes/dirt.ts';
import { naked } from './bikes/naked.ts';
import { scooter } from './bikes/scooter.ts';
import { sport } from './bikes/sport.ts';
import type { ArtworkKind, Paint } from './domain.ts';
import { group, num, type Sheet, sheet } from './ink.ts';
import { type Livery, paintTones } from './palette.ts';

const drawings: Record<ArtworkKind, (s: Sheet, paint: Livery) => string> = {
  naked,
  sport,
  cruiser,
  dirt,
  adventure,
  scooter,
  'cafe-racer': cafeRacer,
  commuter,
};

// One letter per kind keeps ids apart when several drawings are put into one page.
const prefixes: Record<ArtworkKind, string> = {
  naked: 'n',
  sport: 's',
  cruiser: 'c',
  dirt: 'd',
  adventure: 'a',
  scooter: 'o',
  'cafe-racer': 'k',
  commuter: 'm',
};

/** Height of the ground in a bike's own drawing. */
const ground = 360;

/** A bike's marks at their own size, 640 by 400. */
export function bike(kind: ArtworkKind, paint: Paint, shadow = true): string {
  return drawings[kind](sheet(prefixes[kind], shadow), paintTones[paint]);
}

/** A bike standing on a floor at y with its drawing's left edge at x. */
export function parked(kind: ArtworkKind, paint: Paint, x: number, y: number, scale: number): string {
  return group(`translate(${num(x)} ${num(y - ground * scale)})scale(${scale})`, bike(kind, paint));
}

/** Wraps marks into a picture. Strokes rely on the root having no fill. */
export function picture(width: number, height: number, title: string, ...marks: string[]): string {
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img" fill="none" stroke-linejoin="round">` +
    `<title>${title}</title>${marks.join('')}</svg>`
  );
}
