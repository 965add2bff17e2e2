/** Parts that several bikes share. */
import { arc, curve, dot, fill, line, num, type Point, polar, poly, ring, rod, shape, type Sheet } from './ink.ts';
import { chrome, glass, iron, rubber, saddle, steel, type Tone } from './palette.ts';

const cap = 'stroke-linecap="round"';

/** A point on the way from a to b. */
export const between = (a: Point, b: Point, t: number): Point => [
  a[0] + (b[0] - a[0]) * t,
  a[1] + (b[1] - a[1]) * t,
];

/** Moves a point along and across the line a→b. */
export function beside(a: Point, b: Point, t: number, across: number): Point {
  const [x, y] = between(a, b, t);
  const l = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1;
  return [x - ((b[1] - a[1]) / l) * across, y + ((b[0] - a[0]) / l) * across];
}

export const join = (...points: Point[]): string => poly(points);

/** Where the fork's top ends, given its axle, rake and length. */
export function forkTop(x: number, y: number, rake: number, span: number): Point {
  const a = (rake * Math.PI) / 180;
  return [x - Math.sin(a) * span, y - Math.cos(a) * span];
}

export type Fork = {
  axle: Point;
  top: Point;
  /** 'usd' has the thick tube on top, 'classic' the thick slider below. */
  style: 'usd' | 'classic' | 'gaiter';
  outer?: Tone;
  slim?: number;
  thick?: number;
  /** Where thick meets slim, from axle to top. */
  seam?: number;
  clamps?: readonly [number, number];
};

/** Front fork with its two clamps. */
export function fork({ axle, top, style, outer = iron, slim = 9, thick = 14, seam = 0.44, clamps = [0.66, 0.93] }: Fork): string {
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
  for (const t of clamps) marks.push(rod(at(t - 0.028), at(t + 0.028), Math.max(slim, style === 'usd' ? thick : slim) + 5, iron));
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
  for (const t of [0.13, 0.85]) marks.push(rod(between(a, b, t - 0.02), between(a, b, t + 0.03), width + 3, iron));
  for (const [x, y] of [a, b]) marks.push(dot(x, y, width * 0.38, iron.dark), dot(x, y, width * 0.2, steel.light));
  return marks.join('');
}

/** Rubber grip with the lever in front of it and the bar end behind. */
export function grip(from: Point, to: Point, lever: boolean): string {
  const marks: string[] = [];
  if (lever) {
    const a = beside(from, to, -0.06, -4);
    const b = beside(from, to, 0.5, -10);
    const c = beside(from, to, 1.0, -14);
    const points = [a, b, c].map((q) => q.map(num).join(',')).join(' ');
    marks.push(line(curve(points), steel.dark, 4, cap), line(curve(points), steel.light, 1.8, cap));
  }
  marks.push(rod(between(from, to, -0.12), between(from, to, 0.12), 12, iron));
  marks.push(rod(from, to, 9.5, rubber));
  const ribs = [0.3, 0.42, 0.54, 0.66, 0.78]
    .map((t) => join(beside(from, to, t, -4), beside(from, to, t, 4)))
    .join('');
  marks.push(line(ribs, rubber.deep, 1.3));
  marks.push(rod(between(from, to, 0.95), between(from, to, 1.1), 11, steel));
  return marks.join('');
}

/** Mirror on its stalk; the glass looks backwards. */
export function mirror(root: Point, elbow: Point, head: Point, round = false): string {
  const path = curve(`${root.map(num)} ${elbow.map(num)} ${head.map(num)}`);
  const [x, y] = head;
  const body = round
    ? shape(`${num(x - 5)},${num(y - 13)} ${num(x + 4)},${num(y - 9)} ${num(x + 6)},${num(y)} ${num(x + 2)},${num(y + 10)} ${num(x - 6)},${num(y + 12)} ${num(x - 8)},${num(y)}`)
    : shape(`${num(x - 9)},${num(y - 9)}! ${num(x + 6)},${num(y - 11)} ${num(x + 15)},${num(y - 5)} ${num(x + 7)},${num(y + 4)} ${num(x - 10)},${num(y + 6)}!`);
  const facet = round
    ? curve(`${num(x + 1)},${num(y - 9)} ${num(x + 3.4)},${num(y)} ${num(x)},${num(y + 8)}`)
    : curve(`${num(x - 6)},${num(y - 6.6)} ${num(x + 5)},${num(y - 8)} ${num(x + 11)},${num(y - 4.6)}`);
  const pane = round
    ? join([x - 6, y - 11], [x - 8.4, y], [x - 6.6, y + 10.5])
    : join([x - 10, y - 8], [x - 11, y + 5]);
  return (
    line(path, iron.deep, 4, cap) +
    line(path, iron.light, 1.5, cap) +
    fill(body, iron.dark) +
    line(facet, iron.hi, 2, cap) +
    line(pane, '#c8d6de', 2.2, cap)
  );
}

/** Round headlamp seen from the side: bowl, rim and a sliver of glass. */
export function roundLamp(s: Sheet, x: number, y: number, r: number, bowl: Tone): string {
  const shell = shape(
    `${num(x + r * 0.55)},${num(y - r)}! ${num(x - r * 0.25)},${num(y - r * 0.86)} ${num(x - r * 0.86)},${num(y - r * 0.3)} ${num(x - r * 0.8)},${num(y + r * 0.4)} ${num(x - r * 0.2)},${num(y + r * 0.88)} ${num(x + r * 0.55)},${num(y + r)}!`,
  );
  const pane = shape(
    `${num(x + r * 0.62)},${num(y - r * 0.92)}! ${num(x + r * 0.9)},${num(y - r * 0.5)} ${num(x + r)},${num(y)} ${num(x + r * 0.9)},${num(y + r * 0.5)} ${num(x + r * 0.62)},${num(y + r * 0.92)}!`,
  );
  return (
    s.panel(shell, bowl, { light: r * 0.16, shade: r * 0.5 }) +
    fill(pane, glass.base) +
    line(curve(`${num(x + r * 0.72)},${num(y - r * 0.66)} ${num(x + r * 0.82)},${num(y - r * 0.3)} ${num(x + r * 0.84)},${num(y)}`), glass.hi, 2, cap) +
    line(join([x + r * 0.56, y - r * 1.04], [x + r * 0.56, y + r * 1.04]), chrome.dark, r * 0.24, cap) +
    line(join([x + r * 0.52, y - r * 0.98], [x + r * 0.52, y + r * 0.3]), chrome.light, r * 0.1, cap)
  );
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

/** Footpeg or pedal end, pointing at the viewer. */
export function peg(x: number, y: number, tone: Tone = iron): string {
  return (
    `<rect x="${num(x - 8)}" y="${num(y - 3.5)}" width="16" height="7" rx="2.5" fill="${tone.deep}"/>` +
    line(join([x - 6, y - 1.6], [x + 6, y - 1.6]), tone.light, 1.6, cap)
  );
}

export const bolt = (x: number, y: number, r = 2): string =>
  dot(x, y, r, steel.deep) + dot(x - r * 0.2, y - r * 0.25, r * 0.6, steel.light);

/** A circle of bolts round a cover. */
export function bolts(x: number, y: number, r: number, count: number, turn = 0, size = 1.5): string {
  const beads = (dx: number, dy: number, width: number, colour: string): string =>
    ring(x + dx, y + dy, r, colour, width, `pathLength="${count * 10}" stroke-dasharray="0 10" ${cap} transform="rotate(${turn} ${num(x)} ${num(y)})"`);
  return beads(0, 0, size * 2, steel.deep) + beads(0, 0, size * 1.1, steel.light);
}

/** Indicator on a short stalk. */
export function indicator(x: number, y: number, back = false): string {
  const k = back ? -1 : 1;
  return (
    fill(shape(`${num(x - 6 * k)},${num(y - 3)} ${num(x + 3 * k)},${num(y - 5)}! ${num(x + 6 * k)},${num(y)} ${num(x + 3 * k)},${num(y + 5)}! ${num(x - 6 * k)},${num(y + 3)}`), iron.dark) +
    fill(shape(`${num(x + 3 * k)},${num(y - 5)}! ${num(x + 7 * k)},${num(y - 3)} ${num(x + 8 * k)},${num(y)} ${num(x + 7 * k)},${num(y + 3)} ${num(x + 3 * k)},${num(y + 5)}!`), '#ffab2e')
  );
}

/** Upholstered seat with a lit crown and a welt. */
export function seat(s: Sheet, outline: string, welt: string, tone: Tone = saddle, inside = ''): string {
  return (
    s.panel(outline, tone, { light: 3.2, shade: 7, inside: inside + line(welt, tone.deep, 1.3) + line(welt, tone.light, 0.9, 'transform="translate(0 1.3)" opacity=".7"') })
  );
}

/** Pipe that follows a curve. */
export const pipe = (s: Sheet, text: string, width: number, tone: Tone): string => s.tube(curve(text), width, tone);

/** Soft patch of shade that sets the bike on the floor. */
export function groundShadow(s: Sheet, from: number, to: number, y: number, wheels: readonly number[]): string {
  if (!s.shadow) return '';
  const id = s.id();
  const cx = (from + to) / 2;
  const contact = wheels.map((x) => `<ellipse cx="${num(x + 3)}" cy="${num(y)}" rx="36" ry="4.2" fill="#0c0e10" opacity=".42"/>`);
  return (
    `<radialGradient id="${id}"><stop offset="0" stop-color="#0c0e10" stop-opacity=".42"/><stop offset=".55" stop-color="#0c0e10" stop-opacity=".26"/><stop offset="1" stop-color="#0c0e10" stop-opacity="0"/></radialGradient>` +
    `<ellipse cx="${num(cx)}" cy="${num(y + 2)}" rx="${num((to - from) / 2)}" ry="13" fill="url(#${id})"/>` +
    contact.join('')
  );
}
