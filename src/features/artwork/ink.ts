/** Drawing primitives: everything on the sheet is made of these few marks. */
import type { Tone } from './palette.ts';

export type Point = readonly [number, number];

/** One decimal is finer than any screen shows at these sizes, and keeps the files small. */
export const num = (value: number): string => String(Math.round(value * 10) / 10).replace(/^(-?)0\./, '$1.');

/** The point at this angle (degrees, clockwise from the right) and distance from a centre. */
export const polar = (cx: number, cy: number, r: number, degrees: number): Point => {
  const a = (degrees * Math.PI) / 180;
  return [cx + r * Math.cos(a), cy + r * Math.sin(a)];
};

const at = ([x, y]: Point): string => `${num(x)} ${num(y)}`;

/** Numbers as short as path data allows. */
function pack(values: readonly number[]): string {
  let text = '';
  for (const value of values) {
    const figure = num(value);
    text += text && !figure.startsWith('-') ? ` ${figure}` : figure;
  }
  return text;
}

const tenth = (value: number): number => Math.round(value * 10) / 10;

/** Straight lines through the points, in relative steps from the rounded pen position. */
export function poly(points: readonly Point[], closed = false): string {
  const [first = [0, 0], ...rest] = points;
  let [x, y] = [tenth(first[0]), tenth(first[1])];
  const steps: number[] = [];
  for (const p of rest) {
    const dx = tenth(p[0] - x);
    const dy = tenth(p[1] - y);
    steps.push(dx, dy);
    x = tenth(x + dx);
    y = tenth(y + dy);
  }
  return `M${pack([first[0], first[1]])}l${pack(steps)}${closed ? 'z' : ''}`;
}

type Knot = { p: Point; corner: boolean };

/** Reads "x,y x,y! …"; an exclamation mark makes a corner. */
function knots(text: string): Knot[] {
  return text
    .trim()
    .split(/\s+/)
    .map((word) => {
      const corner = word.endsWith('!');
      const [x = 0, y = 0] = word.replace('!', '').split(',').map(Number);
      return { p: [x, y] as const, corner };
    });
}

const minus = (a: Point, b: Point): Point => [a[0] - b[0], a[1] - b[1]];
const length = (a: Point): number => Math.hypot(a[0], a[1]) || 1;

/** The direction of the line through a knot; the nearer neighbour pulls more, which avoids overshoot. */
function tangent(before: Point, here: Point, after: Point): Point {
  const into = minus(here, before);
  const out = minus(after, here);
  const a = length(into);
  const b = length(out);
  const t: Point = [(into[0] / a) * b + (out[0] / b) * a, (into[1] / a) * b + (out[1] / b) * a];
  const l = length(t);
  return [t[0] / l, t[1] / l];
}

function trace(text: string, closed: boolean): string {
  const list = knots(text);
  const count = list.length;
  const get = (i: number): Knot => list[(i + count) % count] as Knot;
  const handle = (i: number): Point | null => {
    if (get(i).corner || (!closed && (i === 0 || i === count - 1))) return null;
    return tangent(get(i - 1).p, get(i).p, get(i + 1).p);
  };
  let d = `M${at(get(0).p)}`;
  let x = tenth(get(0).p[0]);
  let y = tenth(get(0).p[1]);
  let last = '';
  // Relative steps from the rounded pen position: shorter, and rounding never adds up.
  const step = (letter: string, ...points: Point[]): void => {
    const steps = points.flatMap((p) => [tenth(p[0] - x), tenth(p[1] - y)]);
    const figures = pack(steps);
    // A repeated command may drop its letter.
    d += letter !== last ? letter + figures : figures.startsWith('-') ? figures : ` ${figures}`;
    last = letter;
    x = tenth(x + (steps.at(-2) ?? 0));
    y = tenth(y + (steps.at(-1) ?? 0));
  };
  const segments = closed ? count : count - 1;
  for (let i = 0; i < segments; i++) {
    const from = get(i).p;
    const to = get(i + 1).p;
    const start = handle(i);
    const end = handle((i + 1) % count);
    if (!start && !end) {
      step('l', to);
      continue;
    }
    const reach = length(minus(to, from)) * 0.37;
    const c1: Point = start ? [from[0] + start[0] * reach, from[1] + start[1] * reach] : from;
    const c2: Point = end ? [to[0] - end[0] * reach, to[1] - end[1] * reach] : to;
    step('c', c1, c2, to);
  }
  return closed ? `${d}z` : d;
}

/** A closed outline through the given knots. */
export const shape = (text: string): string => trace(text, true);

/** An open line through the given knots. */
export const curve = (text: string): string => trace(text, false);

/** Circular arc, degrees clockwise from three o'clock. */
export function arc(cx: number, cy: number, r: number, from: number, to: number): string {
  const large = Math.abs(to - from) > 180 ? 1 : 0;
  const sweep = to > from ? 1 : 0;
  return `M${at(polar(cx, cy, r, from))}A${num(r)} ${num(r)} 0 ${large} ${sweep} ${at(polar(cx, cy, r, to))}`;
}

/** A filled path. */
export const fill = (d: string, colour: string, extra = ''): string =>
  `<path d="${d}" fill="${colour}"${extra && ` ${extra}`}/>`;

/** A stroked path. Drawings sit in a group without fill, so strokes need not say so. */
export const line = (d: string, colour: string, width: number, extra = ''): string =>
  `<path d="${d}" stroke="${colour}" stroke-width="${num(width)}"${extra && ` ${extra}`}/>`;

/** A disc. */
export const dot = (cx: number, cy: number, r: number, colour: string, extra = ''): string =>
  `<circle cx="${num(cx)}" cy="${num(cy)}" r="${num(r)}" fill="${colour}"${extra && ` ${extra}`}/>`;

/** A ring of the given band width, centred on r. */
export const ring = (cx: number, cy: number, r: number, colour: string, width: number, extra = ''): string =>
  `<circle cx="${num(cx)}" cy="${num(cy)}" r="${num(r)}" stroke="${colour}" stroke-width="${num(width)}"${extra && ` ${extra}`}/>`;

/** Marks that are moved or turned together. */
export const group = (transform: string, ...marks: string[]): string =>
  `<g transform="${transform}">${marks.join('')}</g>`;

/** Straight bar: shaded across its own axis, whichever way it leans. */
export function rod(a: Point, b: Point, width: number, tone: Tone): string {
  const d = minus(b, a);
  const l = length(d);
  let nx = -d[1] / l;
  let ny = d[0] / l;
  if (nx * 0.5 + ny > 0) {
    nx = -nx;
    ny = -ny;
  }
  const strip = (offset: number, share: number, colour: string): string => {
    const ox = nx * width * offset;
    const oy = ny * width * offset;
    return line(
      poly([
        [a[0] + ox, a[1] + oy],
        [b[0] + ox, b[1] + oy],
      ]),
      colour,
      width * share,
    );
  };
  return (
    strip(0, 1, tone.dark) + strip(0.14, 0.7, tone.base) + (width < 5.5 ? '' : strip(0.26, 0.2, tone.hi))
  );
}

type PanelOptions = {
  /** Height of the lit band along the upper edge. */
  light?: number;
  /** Height of the shaded band along the lower edge. */
  shade?: number;
  /** Marks clipped to the panel, such as reflections and stripes. */
  inside?: string;
  /** Marks clipped to the panel but under its shading, such as stripes. */
  under?: string;
};

export type Sheet = {
  /** A body panel: lit along its upper edge, shaded along its lower edge. */
  panel: (d: string, tone: Tone, options?: PanelOptions) => string;
  /** Round bar along a curve in three tones, lit from above and slightly behind. */
  tube: (d: string, width: number, tone: Tone) => string;
  id: () => string;
  /** False where the scene draws its own ground, or the bike is in the air. */
  shadow: boolean;
};

/** One drawing's supply of ids, so that nothing clashes when drawings share a page. */
export function sheet(prefix: string, shadow = true): Sheet {
  let count = 0;
  const id = (): string => `${prefix}${(count++).toString(36)}`;
  const panel: Sheet['panel'] = (d, tone, { light = 3, shade = 8, inside = '', under = '' } = {}) => {
    const clipId = id();
    const use = (dy: number, colour: string): string =>
      `<use href="#${clipId}p"${dy ? ` y="${num(dy)}"` : ''} fill="${colour}"/>`;
    return (
      `<clipPath id="${clipId}"><path id="${clipId}p" d="${d}"/></clipPath>` +
      `<g clip-path="url(#${clipId})">${use(0, tone.dark)}` +
      `<g transform="translate(0 ${num(-shade)})" clip-path="url(#${clipId})">` +
      `${use(shade, tone.light)}${use(shade + light, tone.base)}` +
      `${under && `<g transform="translate(0 ${num(shade)})">${under}</g>`}</g>${inside}</g>`
    );
  };
  const tube: Sheet['tube'] = (d, width, tone) => {
    const tubeId = id();
    const strip = (k: number, share: number, colour: string): string =>
      `<use href="#${tubeId}"${k ? ` x="${num(-width * k * 0.6)}" y="${num(-width * k)}"` : ''} stroke="${colour}" stroke-width="${num(width * share)}"/>`;
    return `<defs><path id="${tubeId}" d="${d}"/></defs>${strip(0, 1, tone.dark)}${strip(0.14, 0.66, tone.base)}${strip(0.25, 0.17, tone.hi)}`;
  };
  return { panel, tube, id, shadow };
}
