/** Parts for the rider: seat, grips, mirrors, lamps. */
import { beside, between, join } from './geometry.ts';
import { curve, fill, line, num, type Point, rod, type Sheet, shape } from './ink.ts';
import { chrome, glass, iron, rubber, saddle, steel, type Tone } from './palette.ts';

const cap = 'stroke-linecap="round"';

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
    ? shape(
        `${num(x - 5)},${num(y - 13)} ${num(x + 4)},${num(y - 9)} ${num(x + 6)},${num(y)} ${num(x + 2)},${num(y + 10)} ${num(x - 6)},${num(y + 12)} ${num(x - 8)},${num(y)}`,
      )
    : shape(
        `${num(x - 9)},${num(y - 9)}! ${num(x + 6)},${num(y - 11)} ${num(x + 15)},${num(y - 5)} ${num(x + 7)},${num(y + 4)} ${num(x - 10)},${num(y + 6)}!`,
      );
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
    line(
      curve(
        `${num(x + r * 0.72)},${num(y - r * 0.66)} ${num(x + r * 0.82)},${num(y - r * 0.3)} ${num(x + r * 0.84)},${num(y)}`,
      ),
      glass.hi,
      2,
      cap,
    ) +
    line(join([x + r * 0.56, y - r * 1.04], [x + r * 0.56, y + r * 1.04]), chrome.dark, r * 0.24, cap) +
    line(join([x + r * 0.52, y - r * 0.98], [x + r * 0.52, y + r * 0.3]), chrome.light, r * 0.1, cap)
  );
}

/** Footpeg or pedal end, pointing at the viewer. */
export function peg(x: number, y: number, tone: Tone = iron): string {
  return (
    `<rect x="${num(x - 8)}" y="${num(y - 3.5)}" width="16" height="7" rx="2.5" fill="${tone.deep}"/>` +
    line(join([x - 6, y - 1.6], [x + 6, y - 1.6]), tone.light, 1.6, cap)
  );
}

/** Indicator on a short stalk. */
export function indicator(x: number, y: number, back = false): string {
  const k = back ? -1 : 1;
  return (
    fill(
      shape(
        `${num(x - 6 * k)},${num(y - 3)} ${num(x + 3 * k)},${num(y - 5)}! ${num(x + 6 * k)},${num(y)} ${num(x + 3 * k)},${num(y + 5)}! ${num(x - 6 * k)},${num(y + 3)}`,
      ),
      iron.dark,
    ) +
    fill(
      shape(
        `${num(x + 3 * k)},${num(y - 5)}! ${num(x + 7 * k)},${num(y - 3)} ${num(x + 8 * k)},${num(y)} ${num(x + 7 * k)},${num(y + 3)} ${num(x + 3 * k)},${num(y + 5)}!`,
      ),
      '#ffab2e',
    )
  );
}

/** Upholstered seat with a lit crown and a welt. */
export function seat(s: Sheet, outline: string, welt: string, tone: Tone = saddle, inside = ''): string {
  return s.panel(outline, tone, {
    light: 3.2,
    shade: 7,
    inside:
      inside +
      line(welt, tone.deep, 1.3) +
      line(welt, tone.light, 0.9, 'transform="translate(0 1.3)" opacity=".7"'),
  });
}
