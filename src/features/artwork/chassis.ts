/** Fork, brake, damper and chain. */
import { beside, between, join } from './geometry.ts';
import { arc, dot, line, type Point, polar, ring, rod } from './ink.ts';
import { chrome, iron, rubber, steel, type Tone } from './palette.ts';

const cap = 'stroke-linecap="round"';

/** Where the fork's top ends, given its axle, rake and length. */
export function forkTop(x: number, y: number, rake: number, span: number): Point {
  const a = (rake * Math.PI) / 180;
  return [x - Math.sin(a) * span, y - Math.cos(a) * span];
}

type Fork = {
  axle: Point;
  top: Point;
  /** 'usd' has the thick tube on top, 'classic' the thick slider below. */
  style: 'usd' | 'classic' | 'gaiter';
  outer?: Tone;
  slim?: number;
  thick?: number;
  /** Where thick meets slim, from axle to top. */
  seam?: number;
  clamps?: readonly number[];
};

/** Front fork with its two clamps. */
export function fork({
  axle,
  top,
  style,
  outer = iron,
  slim = 9,
  thick = 14,
  seam = 0.44,
  clamps = [0.66, 0.93],
}: Fork): string {
  const at = (t: number): Point => between(axle, top, t);
  const marks: string[] = [];
  if (style === 'usd') {
    marks.push(
      rod(at(0.08), at(seam + 0.04), slim, chrome),
      rod(at(-0.06), at(0.16), slim + 3.5, iron),
      rod(at(seam), at(1), thick, outer),
      rod(at(seam - 0.012), at(seam + 0.03), thick + 1.6, iron),
    );
  } else {
    marks.push(rod(at(seam - 0.02), at(1), slim, chrome), rod(at(-0.05), at(seam), thick, outer));
    marks.push(rod(at(seam - 0.02), at(seam + 0.015), thick + 2, iron));
    if (style === 'gaiter') {
      const ribs = 7;
      const high = 0.62;
      marks.push(rod(at(seam), at(high), thick - 1, rubber));
      for (let i = 0; i < ribs; i++) {
        const t = seam + ((high - seam) * (i + 0.3)) / ribs;
        marks.push(rod(at(t), at(t + ((high - seam) / ribs) * 0.55), thick + 2.4 - i * 0.4, rubber));
      }
    }
  }
  for (const t of clamps)
    marks.push(rod(at(t - 0.028), at(t + 0.028), Math.max(slim, style === 'usd' ? thick : slim) + 5, iron));
  return marks.join('');
}

/** Brake caliper hugging a disc at the given angle. */
export function caliper(x: number, y: number, r: number, degrees: number, body: Tone, size = 1): string {
  const half = (11 * size * 57.3) / r;
  const wide = (k: number): string => arc(x, y, r, degrees - half * k, degrees + half * k);
  const pin = (k: number): string => dot(...polar(x, y, r, degrees + half * k), 1.7 * size, body.deep);
  return (
    line(wide(1), body.deep, 14 * size) +
    line(wide(0.92), body.base, 11.4 * size) +
    line(arc(x, y, r + 3.4 * size, degrees - half * 0.86, degrees + half * 0.86), body.light, 2.2 * size) +
    pin(-0.5) +
    pin(0.5)
  );
}

/** Coil-over damper between two eyes. */
export function shock(a: Point, b: Point, spring: Tone, width = 13, coils = 7): string {
  const marks = [rod(a, b, width * 0.42, steel), rod(between(a, b, 0.6), b, width * 0.62, iron)];
  const back: string[] = [];
  const face: string[] = [];
  for (let i = 0; i < coils; i++) {
    const t0 = 0.16 + (0.66 * i) / coils;
    const t1 = t0 + (0.66 / coils) * 0.62;
    face.push(join(beside(a, b, t0, -width / 2), beside(a, b, t1, width / 2)));
    back.push(join(beside(a, b, t1, width / 2), beside(a, b, t0 + 0.66 / coils, -width / 2)));
  }
  marks.push(line(back.join(''), spring.deep, 2.2, cap));
  marks.push(line(face.join(''), spring.dark, 4, cap), line(face.join(''), spring.light, 2, cap));
  for (const t of [0.13, 0.85])
    marks.push(rod(between(a, b, t - 0.02), between(a, b, t + 0.03), width + 3, iron));
  for (const [x, y] of [a, b])
    marks.push(dot(x, y, width * 0.38, iron.dark), dot(x, y, width * 0.2, steel.light));
  return marks.join('');
}

/** Chain on the far side: two runs between the sprockets. */
export function chain(rear: Point, front: Point, rearR: number, frontR: number): string {
  const runs = (k: number): string => join([rear[0], rear[1] + k * rearR], [front[0], front[1] + k * frontR]);
  return (
    ring(...rear, rearR, iron.dark, 4, 'stroke-dasharray="2.6 1.6"') +
    ring(...rear, rearR - 5, iron.dark, 6) +
    line(runs(-1) + runs(1), iron.dark, 4.4) +
    line(runs(-1) + runs(1), iron.light, 1.4, 'stroke-dasharray="2.4 2"')
  );
}
