/** Finished pictures as SVG text. Server side; the pages only know the addresses in domain.ts. */
import { categoryMarks, categoryTitle } from './categories.ts';
import type { ArtworkKind, Paint } from './domain.ts';
import { heroMarks, socialMarks, type Theme } from './hero.ts';
import { bike, picture } from './motorcycles.ts';
import { posterMarks } from './posters.ts';

const names: Record<ArtworkKind, string> = {
  naked: 'Naked motorcycle',
  sport: 'Sport motorcycle',
  cruiser: 'Cruiser',
  dirt: 'Dirt bike',
  adventure: 'Adventure motorcycle',
  scooter: 'Scooter',
  'cafe-racer': 'Café racer',
  commuter: 'Commuter motorcycle',
};

/** One motorcycle in one paint on a transparent ground, 640 by 400. */
export function drawMotorcycle(kind: ArtworkKind, paint: Paint): string {
  return picture(640, 400, `${names[kind]}, ${paint.replace('-', ' ')}`, bike(kind, paint));
}

/** The framed poster of a kind, 640 by 480. */
export function drawPoster(kind: ArtworkKind): string {
  return picture(640, 480, `Poster: ${names[kind].toLowerCase()}`, posterMarks(kind));
}

/** Card art of a category, 640 by 400; a slug without art of its own gets the closed garage. */
export function drawCategory(slug: string): string {
  return picture(640, 400, categoryTitle(slug), categoryMarks(slug));
}

/** The wide garage scene of the home page, 1600 by 900, quiet on its left side. */
export function drawHero(theme: Theme = 'light'): string {
  return picture(1600, 900, 'A motorcycle in a clean, well-lit garage', heroMarks(theme));
}

/** Picture for link previews, 1200 by 630. */
export function drawSocialCard(): string {
  return picture(1200, 630, 'Moto Garage', socialMarks());
}
