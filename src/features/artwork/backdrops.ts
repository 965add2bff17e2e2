/** Scenery that posters, category cards and the hero share. */
import { dot, fill, line, num, poly, shape } from './ink.ts';

/** A plain rectangle. */
export const block = (
  x: number,
  y: number,
  width: number,
  height: number,
  colour: string,
  extra = '',
): string =>
  `<rect x="${num(x)}" y="${num(y)}" width="${num(width)}" height="${num(height)}" fill="${colour}"${extra && ` ${extra}`}/>`;

/** Sun disc, with an optional paler ring round it. */
export const sun = (x: number, y: number, r: number, colour: string, halo = ''): string =>
  (halo && dot(x, y, r * 1.22, halo)) + dot(x, y, r, colour);

/** Sun cut by thin bands of haze towards the horizon. */
export function bandedSun(x: number, y: number, r: number, colour: string, haze: string): string {
  const cuts = [0.18, 0.4, 0.62, 0.82]
    .map((t, i) => block(x - r, y + r * t, r * 2, 3 + i * 2.4, haze))
    .join('');
  return dot(x, y, r, colour) + cuts;
}

/** Roll-up garage door: slats between two rails, closed down to `bottom`. */
export function rollDoor(
  x: number,
  y: number,
  width: number,
  bottom: number,
  slat: string,
  seam: string,
  lit: string,
  pitch = 22,
): string {
  const rows = Math.floor((bottom - y - 10) / pitch);
  const seams = Array.from(
    { length: rows },
    (_, i) => `M${num(x)} ${num(y + (i + 1) * pitch)}h${num(width)}`,
  ).join('');
  return (
    block(x, y, width, bottom - y, slat) +
    line(seams, seam, 2.4) +
    line(seams, lit, 1.4, 'transform="translate(0 2)"') +
    block(x, bottom - 10, width, 10, seam)
  );
}

type Lamp = {
  x: number;
  y: number;
  size: number;
  shade: string;
  light: string;
  reach: number;
  glow?: number;
  id?: string;
};

/** Pendant lamp hanging from the top edge, its cone of light fading towards the floor. */
export function pendant({ x, y, size, shade, light, reach, glow = 0.3, id = 'beam' }: Lamp): string {
  const spread = size * 0.86 + reach * 0.42;
  return (
    `<linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1"><stop stop-color="${light}" stop-opacity="${glow}"/><stop offset="1" stop-color="${light}" stop-opacity="0"/></linearGradient>` +
    fill(
      poly(
        [
          [x - size * 0.86, y],
          [x - spread, y + reach],
          [x + spread, y + reach],
          [x + size * 0.86, y],
        ],
        true,
      ),
      `url(#${id})`,
    ) +
    line(`M${num(x)} 0V${num(y - size * 0.8)}`, shade, 3) +
    fill(
      `M${num(x - size)} ${num(y)}C${num(x - size * 0.9)} ${num(y - size * 0.6)} ${num(x - size * 0.3)} ${num(y - size * 0.7)} ${num(x - size * 0.22)} ${num(y - size)}h${num(size * 0.44)}C${num(x + size * 0.3)} ${num(y - size * 0.7)} ${num(x + size * 0.9)} ${num(y - size * 0.6)} ${num(x + size)} ${num(y)}z`,
      shade,
    ) +
    `<ellipse cx="${num(x)}" cy="${num(y)}" rx="${num(size * 0.7)}" ry="${num(size * 0.18)}" fill="${light}"/>`
  );
}

/** A ridge of hills or peaks, filled down to the given line. */
export const ridge = (points: string, bottom: number, colour: string): string => {
  const first = points.split(' ')[0]?.split(',')[0] ?? '0';
  const last = points.split(' ').at(-1)?.split(',')[0] ?? '0';
  return fill(
    shape(
      `${first},${bottom}! ${points.replace(/^\S+/, (p) => `${p}!`).replace(/(\S+)$/, (p) => (p.endsWith('!') ? p : `${p}!`))} ${last},${bottom}!`,
    ),
    colour,
  );
};

/** Flat roofs: pairs of "width:height" from left to right. */
export function skyline(x: number, bottom: number, blocks: string, colour: string): string {
  let left = x;
  let d = `M${x} ${bottom}`;
  for (const pair of blocks.split(' ')) {
    const [width = 0, height = 0] = pair.split(':').map(Number);
    left += width;
    d += `V${bottom - height}H${left}`;
  }
  return fill(`${d}V${bottom}z`, colour);
}

/** Windows as a dashed grid over a facade. */
export const windows = (x: number, y: number, columns: number, rows: number, colour: string): string =>
  line(
    Array.from({ length: rows }, (_, i) => `M${x} ${y + i * 16}h${columns * 14}`).join(''),
    colour,
    8,
    'stroke-dasharray="6 8"',
  );

/** Red and white kerb of a race track. */
export function kerb(y: number, height: number, width: number, a: string, b: string): string {
  const step = 46;
  const marks = Array.from(
    { length: Math.ceil(width / step / 2) + 1 },
    (_, i) => `M${i * step * 2 - 20} ${y}h${step}l-12 ${height}h${-step}z`,
  );
  return block(0, y, width, height, a) + fill(marks.join(''), b);
}
