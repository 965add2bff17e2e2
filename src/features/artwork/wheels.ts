/** Wheels: tyre, rim, spokes and brake disc, seen from the bike's right side. */
import { arc, dot, fill, line, num, type Point, polar, poly, ring, type Sheet } from './ink.ts';
import { iron, rubber, steel, type Tone } from './palette.ts';

export type Wheel = {
  x: number;
  y: number;
  /** Outer radius of the tyre. */
  r: number;
  /** Radius where the tyre meets the rim. */
  rim: number;
  tread: 'road' | 'rib' | 'block' | 'knob';
  spokes: 'wire' | 'five' | 'ten' | 'six' | 'star' | 'slot';
  rimTone?: Tone;
  spokeTone?: Tone;
  hub?: number;
};

/** Repeats a small drawing around the wheel as one path. */
const around = (count: number, offset: number, mark: (a: number) => string): string =>
  Array.from({ length: count }, (_, i) => mark(offset + (i * 360) / count)).join('');

/** A ring broken into equal marks. */
const beads = (
  x: number,
  y: number,
  r: number,
  colour: string,
  width: number,
  count: number,
  share: number,
  extra = '',
): string =>
  ring(
    x,
    y,
    r,
    colour,
    width,
    `pathLength="${count * 10}" stroke-dasharray="${num(share * 10)} ${num(10 - share * 10)}"${extra}`,
  );

function tread({ x, y, r, rim, tread }: Wheel): string {
  const band = r - rim;
  if (tread === 'knob' || tread === 'block') {
    const knob = tread === 'knob';
    const count = knob ? 36 : 42;
    const deep = knob ? 8 : 5;
    const side = r - deep - band * (knob ? 0.16 : 0.12);
    return (
      beads(x, y, r - deep / 2, rubber.base, deep, count, knob ? 0.58 : 0.7) +
      beads(x, y, r - 1, rubber.light, 2, count, knob ? 0.5 : 0.62) +
      beads(x, y, side, rubber.deep, band * 0.26, count, 0.3, ' stroke-dashoffset="-6"')
    );
  }
  if (tread === 'rib') return beads(x, y, r - band * 0.12, rubber.dark, band * 0.24, 48, 0.22);
  return line(
    around(18, 4, (a) => poly([polar(x, y, r - 0.4, a), polar(x, y, r - band * 0.3, a + 7)])),
    rubber.dark,
    1.7,
  );
}

function tyre(w: Wheel): string {
  const { x, y, r, rim } = w;
  const inset = w.tread === 'knob' ? 6 : w.tread === 'block' ? 4 : 0;
  const outer = r - inset;
  const band = outer - rim;
  return (
    ring(x, y, rim + band / 2, rubber.base, band + 0.6) +
    tread(w) +
    ring(x, y, rim + band * 0.22, rubber.dark, band * 0.44) +
    line(arc(x, y, outer - 0.6, -172, -40), rubber.light, 1.2) +
    line(arc(x, y, rim + band * 0.5, -168, -52), rubber.light, band * 0.16, 'stroke-linecap="round"') +
    line(arc(x, y, rim + band * 0.5, -140, -86), rubber.hi, band * 0.07, 'stroke-linecap="round"') +
    line(arc(x, y, rim + band * 0.5, 18, 120), rubber.deep, band * 0.14, 'stroke-linecap="round"')
  );
}

function rimRing({ x, y, rim, rimTone = iron }: Wheel, width: number): string {
  const r = rim - width / 2;
  return (
    ring(x, y, r, rimTone.base, width) +
    ring(x, y, rim - width + 0.6, rimTone.dark, 1.6) +
    line(arc(x, y, r, 10, 150), rimTone.dark, width) +
    line(arc(x, y, r + width * 0.12, -172, -28), rimTone.light, width * 0.42) +
    line(arc(x, y, r + width * 0.16, -140, -78), rimTone.hi, width * 0.24, 'stroke-linecap="round"')
  );
}

/** One set of eighteen spokes, turned and mirrored into the four sets of a laced wheel. */
function wire(s: Sheet, { x, y, rim, hub = 11, spokeTone = steel }: Wheel): string {
  const id = s.id();
  const lace = around(18, 0, (a) => poly([polar(0, 0, hub, a + 64), polar(0, 0, rim - 5, a)]));
  const set = (turn: number, mirrored: boolean): string =>
    `<use href="#${id}" transform="rotate(${turn})${mirrored ? 'scale(1 -1)' : ''}"/>`;
  return (
    `<defs><path id="${id}" d="${lace}"/></defs><g transform="translate(${num(x)} ${num(y)})" stroke="${spokeTone.deep}">` +
    `${set(5, false)}${set(15, true)}<g stroke="${spokeTone.base}" stroke-width="1.2">${set(0, true)}</g>` +
    `<g stroke="${spokeTone.light}" stroke-width="1.2">${set(10, false)}</g></g>`
  );
}

/** Tapered cast spokes, each with its lit flank drawn lighter. */
function cast(w: Wheel, angles: number[], inner: number, outer: number, root: number): string {
  const { x, y, rim, spokeTone = iron } = w;
  const body: string[] = [];
  const lit: string[] = [];
  for (const a of angles) {
    const near = (s: number): Point => polar(x, y, root, a + s * inner);
    const far = (s: number): Point => polar(x, y, rim - 5, a + s * outer);
    body.push(poly([near(-1), far(-1), far(1), near(1)], true));
    const rad = (a * Math.PI) / 180;
    // The flank whose normal looks up and back towards the light.
    const side = Math.cos(rad) + 0.5 * Math.sin(rad) > 0 ? -1 : 1;
    lit.push(poly([near(side), far(side), far(side * 0.2), near(side * 0.2)], true));
  }
  return fill(body.join(''), spokeTone.dark) + fill(lit.join(''), spokeTone.light);
}

const spin = (count: number, offset: number): number[] =>
  Array.from({ length: count }, (_, i) => offset + (i * 360) / count);

function spokes(s: Sheet, w: Wheel): string {
  switch (w.spokes) {
    case 'wire':
      return wire(s, w);
    case 'five':
      return cast(w, [...spin(5, -100), ...spin(5, -80)], 17, 3.2, 12);
    case 'ten':
      return cast(w, spin(10, -90), 9, 2.6, 13);
    case 'six':
      return cast(w, spin(6, -90), 16, 4.6, 13);
    case 'star':
      return cast(w, spin(5, -90), 26, 6.5, 12);
    case 'slot':
      return cast(w, spin(9, -90), 17, 11, 16);
  }
}

/** A whole wheel without its brake. Light falls through between the spokes. */
export function wheel(s: Sheet, w: Wheel): string {
  const hub = w.hub ?? 11;
  const rimTone = w.rimTone ?? iron;
  const rimWidth = w.spokes === 'wire' ? 6.5 : 7.5;
  return (
    tyre(w) +
    spokes(s, w) +
    rimRing(w, rimWidth) +
    dot(w.x, w.y, hub + 2, rimTone.dark) +
    dot(w.x, w.y, hub, rimTone.base) +
    line(arc(w.x, w.y, hub - 1.5, -170, -50), rimTone.light, 2.2)
  );
}

/** Drilled brake disc with its carrier; wave discs have a petalled edge. */
export function disc(x: number, y: number, r: number, wave = false, carrier: Tone = iron): string {
  const band = Math.max(6, r * 0.24);
  const mid = r - band / 2;
  const arms = around(5, -90, (a) =>
    poly(
      [
        polar(x, y, r * 0.26, a - 34),
        polar(x, y, r - band, a - 7),
        polar(x, y, r - band, a + 7),
        polar(x, y, r * 0.26, a + 34),
      ],
      true,
    ),
  );
  const holes = (radius: number, turn: number): string =>
    beads(
      x,
      y,
      radius,
      steel.deep,
      Math.max(1.6, band * 0.2),
      16,
      0,
      ` stroke-linecap="round" transform="rotate(${turn} ${num(x)} ${num(y)})"`,
    );
  return (
    (wave ? beads(x, y, r, steel.base, 3, 12, 0.66) : '') +
    ring(x, y, mid, steel.base, band) +
    line(arc(x, y, mid, 15, 165), steel.dark, band) +
    line(arc(x, y, mid, -165, -60), steel.light, band) +
    holes(mid - band * 0.2, 0) +
    holes(mid + band * 0.22, 11) +
    fill(arms, carrier.dark) +
    ring(x, y, r - band - 0.6, carrier.base, 2.6) +
    dot(x, y, r * 0.34, carrier.base) +
    line(arc(x, y, r * 0.3, -170, -50), carrier.light, 2)
  );
}

/** Axle nut on top of everything else at the hub. */
export const axle = (x: number, y: number, r = 5): string =>
  dot(x, y, r, steel.dark) + dot(x - 0.4, y - 0.6, r * 0.72, steel.light) + dot(x, y, r * 0.34, steel.deep);
