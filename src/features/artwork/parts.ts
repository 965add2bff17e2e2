/** Parts that several bikes share. */
import { curve, num, ring, type Sheet } from './ink.ts';
import { steel, type Tone } from './palette.ts';

export * from './chassis.ts';
export * from './controls.ts';
export * from './geometry.ts';

const cap = 'stroke-linecap="round"';

/** A circle of bolts round a cover. */
export function bolts(x: number, y: number, r: number, count: number, turn = 0, size = 1.5): string {
  const beads = (dx: number, dy: number, width: number, colour: string): string =>
    ring(
      x + dx,
      y + dy,
      r,
      colour,
      width,
      `pathLength="${count * 10}" stroke-dasharray="0 10" ${cap} transform="rotate(${turn} ${num(x)} ${num(y)})"`,
    );
  return beads(0, 0, size * 2, steel.deep) + beads(0, 0, size * 1.1, steel.light);
}

/** Pipe that follows a curve. */
export const pipe = (s: Sheet, text: string, width: number, tone: Tone): string =>
  s.tube(curve(text), width, tone);

/** Soft patch of shade that sets the bike on the floor. */
export function groundShadow(
  s: Sheet,
  from: number,
  to: number,
  y: number,
  wheels: readonly number[],
): string {
  if (!s.shadow) return '';
  const id = s.id();
  const cx = (from + to) / 2;
  const contact = wheels.map(
    (x) => `<ellipse cx="${num(x + 3)}" cy="${num(y)}" rx="36" ry="4.2" fill="#0c0e10" opacity=".42"/>`,
  );
  return (
    `<radialGradient id="${id}"><stop offset="0" stop-color="#0c0e10" stop-opacity=".42"/><stop offset=".55" stop-color="#0c0e10" stop-opacity=".26"/><stop offset="1" stop-color="#0c0e10" stop-opacity="0"/></radialGradient>` +
    `<ellipse cx="${num(cx)}" cy="${num(y + 2)}" rx="${num((to - from) / 2)}" ry="13" fill="url(#${id})"/>` +
    contact.join('')
  );
}
