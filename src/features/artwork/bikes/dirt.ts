/** Dirt bike: tall, slim, long travel, knobbly tyres. */
import { barrel, cover } from '../engines.ts';
import { curve, dot, fill, group, line, type Point, rod, type Sheet, shape } from '../ink.ts';
import { gold, iron, type Livery, saddle as leather, rubber, steel } from '../palette.ts';
import * as part from '../parts.ts';
import { axle, disc, type Wheel, wheel } from '../wheels.ts';

/** Draws a dirt bike on the sheet, in the colours of `paint`. */
export function dirt(s: Sheet, paint: Livery): string {
  const rear: Wheel = { x: 140, y: 278, r: 82, rim: 54, tread: 'knob', spokes: 'wire', hub: 13 };
  const front: Wheel = { x: 520, y: 274, r: 86, rim: 65, tread: 'knob', spokes: 'wire', hub: 10 };
  const hub: Point = [520, 274];
  const top = part.forkTop(...hub, 27, 228);

  const shroud = shape(
    '306,138! 330,112 372,98 408,96! 432,118 456,160 470,196! 448,212 426,214! 414,186 388,166 340,160!',
  );
  const plate = shape('178,126! 296,140! 320,160! 296,196 262,210 232,206! 206,170!');
  const saddle = shape(
    '404,98! 376,106 340,122 300,128 240,122 168,114! 156,106! 170,100 240,104 300,108 344,100 384,86!',
  );
  const tail = shape('206,118! 150,118 104,106 58,84! 66,78! 116,92 170,100 214,104!');
  const beak = shape(
    '410,150! 430,132 470,128 520,140 566,166 588,186! 548,168 510,158 470,156 446,164 432,172!',
  );

  return [
    part.groundShadow(s, 40, 616, 361, [140, 520]),
    part.chain([140, 278], [286, 258], 29, 10),
    wheel(s, rear),
    disc(140, 278, 28, true),
    wheel(s, front),
    disc(520, 274, 34, true),
    s.panel(shape('134,268! 210,252 286,240! 302,270! 220,270 148,290 128,288!'), steel, {
      light: 4,
      shade: 8,
    }),
    part.caliper(140, 278, 26, 330, iron, 0.75),
    axle(140, 278, 6.5),
    rod([300, 154], [190, 126], 7, steel),
    rod([290, 244], [206, 134], 6, steel),
    part.shock(
      [296, 160],
      [268, 250],
      paint.base === '#f0561d' ? gold : { ...gold, light: '#ff8447', dark: '#bf3c10', deep: '#842708' },
      17,
      7,
    ),
    // exhaust
    s.panel(shape('140,134! 156,124! 250,160 282,184! 276,206 262,212! 172,174 138,156!'), steel, {
      light: 4,
      shade: 12,
    }),
    fill(shape('132,132! 146,122! 160,126! 152,160 138,156!'), iron.dark),
    fill(shape('196,116! 300,116! 400,104! 420,150! 330,190! 250,190!'), iron.dark),
    // engine
    s.panel(shape('416,132! 428,136! 446,226! 428,236! 414,190!'), iron, { light: 2, shade: 5 }),
    line('M425 150L438 228', iron.hi, 5, 'stroke-dasharray="1.4 2.4" opacity=".6"'),
    group('translate(358 246) rotate(14)', barrel(52, 50, 6, steel)),
    s.panel(shape('340,198! 344,172! 398,162 408,178 404,208! 372,204!'), iron, { light: 3, shade: 8 }),
    part.pipe(s, '398,182 420,194 424,222 402,240 352,240 312,222 286,206 268,196', 12, steel),
    s.panel(
      shape('296,236! 322,228 350,240 388,240! 404,256 402,288 380,312 330,320! 300,306 288,272'),
      iron,
      { light: 4, shade: 12 },
    ),
    cover(346, 276, 28, steel),
    cover(386, 272, 13, iron, 5),
    // frame
    rod([420, 128], [426, 226], 10, steel),
    part.pipe(s, '426,218 424,262 408,304 384,322 330,328 300,318 288,284', 9, steel),
    s.panel(
      shape('424,124! 432,142! 372,170 316,200 306,256 302,288! 284,284! 280,240 292,190 340,154'),
      steel,
      { light: 4, shade: 9 },
    ),
    dot(290, 256, 8, iron.deep),
    dot(290, 256, 4.6, steel.light),
    s.panel(shape('300,314! 392,314 418,296! 424,300! 404,328 384,334 312,334!'), iron, {
      light: 2.5,
      shade: 6,
    }),
    line(curve('318,272! 312,244 292,222 288,196!'), steel.dark, 6, 'stroke-linecap="round"'),
    line(curve('317,271! 311,244 291,222 287,196!'), steel.light, 2.4, 'stroke-linecap="round"'),
    rod([282, 194], [296, 190], 8, rubber),
    part.peg(296, 300, steel),
    line(curve('300,304 330,312 360,304'), steel.dark, 5, 'stroke-linecap="round"'),
    // front end
    part.fork({
      axle: hub,
      top,
      style: 'usd',
      outer: iron,
      slim: 10,
      thick: 16,
      seam: 0.42,
      clamps: [0.66, 0.9],
    }),
    part.caliper(520, 274, 30, 200, iron, 0.9),
    s.panel(shape('470,180! 486,178! 520,250! 524,270! 508,270! 496,256!'), paint, { light: 3, shade: 5 }),
    axle(...hub, 6),
    s.panel(beak, paint, { light: 3, shade: 6 }),
    s.panel(tail, paint, { light: 3, shade: 5 }),
    s.panel(
      plate,
      { ...paint, light: paint.trim, base: paint.trim, dark: paint.trimDark },
      {
        light: 1,
        shade: 7,
        inside:
          fill(shape('296,140! 320,160! 296,196 276,205! 292,172!'), paint.base) +
          fill(shape('178,126! 206,170! 232,206! 244,207! 224,160 206,130!'), iron.base),
      },
    ),
    s.panel(shroud, paint, {
      light: 4,
      shade: 11,
      inside:
        fill(shape('330,162! 360,130 404,122 436,128! 452,154! 410,148 380,156 366,166!'), paint.trim) +
        fill(shape('424,150! 448,156! 462,190! 440,204!'), paint.deep) +
        line('M430 166L452 168M434 180L457 182', paint.dark, 3),
    }),
    part.seat(s, saddle, curve('380,100 340,116 300,121 240,116 172,109'), leather),
    // cockpit
    s.panel(
      shape('430,66! 448,58! 476,104 482,128! 466,138 448,132!'),
      { ...paint, light: paint.trim, base: paint.trim, dark: paint.trimDark },
      { light: 1, shade: 6, inside: fill(shape('466,84! 476,104 482,128! 466,138!'), paint.base) },
    ),
    rod(part.between(hub, top, 0.98), [408, 50], 9, iron),
    part.pipe(s, '408,54 402,44 388,46', 8, steel),
    part.grip([392, 46], [354, 54], true),
    fill(shape('396,36! 414,36! 418,48! 400,52!'), paint.base),
    fill(shape('398,38! 413,38! 414,42! 399,43!'), paint.light),
  ].join('');
}
