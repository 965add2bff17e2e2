/** Naked roadster: parallel twin, tubular frame, everything on show. */
import { roadTwin } from '../engines.ts';
import { curve, dot, fill, line, type Point, rod, type Sheet, shape } from '../ink.ts';
import { glass, gold, iron, type Livery, ruby, steel } from '../palette.ts';
import * as part from '../parts.ts';
import { axle, disc, type Wheel, wheel } from '../wheels.ts';

/** Draws a naked bike on the sheet, in the colours of `paint`. */
export function naked(s: Sheet, paint: Livery): string {
  const rear: Wheel = { x: 142, y: 276, r: 84, rim: 58, tread: 'road', spokes: 'five' };
  const front: Wheel = { x: 518, y: 278, r: 82, rim: 59, tread: 'road', spokes: 'five' };
  const hub: Point = [518, 278];
  const top = part.forkTop(...hub, 24.5, 192);

  const tank = shape(
    '290,162! 296,142 318,116 360,102 402,100 430,110 444,128! 440,150 414,170 372,184 318,186!',
  );
  const shroud = shape('444,128! 456,150 458,176 446,206 430,220! 420,196 392,182 352,186! 388,168 420,150!');
  const tail = shape('292,164! 262,178 212,172 166,150 112,122! 106,112! 130,110 182,126! 214,152 292,158!');
  const saddle = shape(
    '296,156! 302,170! 272,178 232,172 208,158! 182,136 150,124! 158,117 190,122 214,136 236,150 264,153!',
  );

  return [
    part.groundShadow(s, 40, 616, 361, [142, 518]),
    part.chain([142, 276], [300, 256], 30, 11),
    line(curve('162,146 126,172 98,192!'), iron.dark, 6),
    fill(shape('86,184! 104,180! 96,222! 78,226!'), iron.base),
    part.indicator(112, 180, true),
    wheel(s, rear),
    disc(142, 276, 32, true),
    part.caliper(142, 276, 28, 208, iron, 0.8),
    wheel(s, front),
    disc(518, 278, 45, true),
    s.panel(shape('140,263! 214,250 300,242! 310,272! 226,272 150,292 132,286 128,272'), iron, {
      light: 4,
      shade: 9,
    }),
    axle(142, 277, 6.5),
    // subframe and damper
    rod([312, 196], [206, 160], 7, iron),
    rod([300, 244], [232, 170], 6, iron),
    part.shock([262, 186], [300, 250], paint.base === '#f0561d' ? gold : ruby, 17, 6),
    roadTwin(s),
    rod([440, 150], [300, 218], 9, iron),
    rod([436, 166], [326, 236], 8, iron),
    rod([366, 186], [344, 222], 6, iron),
    rod([404, 168], [384, 198], 6, iron),
    s.panel(shape('282,178! 352,184! 336,206 314,222 320,262 308,290 290,292! 276,262 288,214'), iron, {
      light: 3,
      shade: 8,
    }),
    dot(298, 257, 9, iron.deep),
    dot(298, 257, 6, steel.base),
    dot(297.4, 256, 2.6, steel.hi),
    part.peg(286, 296),
    part.fork({
      axle: hub,
      top,
      style: 'usd',
      outer: gold,
      slim: 10,
      thick: 16,
      seam: 0.47,
      clamps: [0.72, 0.95],
    }),
    part.caliper(518, 278, 40, 196, iron, 1.1),
    s.panel(
      shape(
        '446,226! 456,208 486,191 522,188 560,200! 582,216! 546,205 514,205 496,218 488,238! 476,226 460,222!',
      ),
      paint,
      { light: 2.5, shade: 6 },
    ),
    axle(...hub, 6),
    s.panel(tail, paint, { light: 3, shade: 6 }),
    fill(shape('106,112! 116,111! 130,128! 116,124!'), ruby.base),
    line('M109 113.4L119 113', ruby.hi, 1.4),
    part.seat(s, saddle, curve('298,165 272,172 234,166 211,152')),
    s.panel(tank, paint, {
      light: 4,
      shade: 14,
      inside:
        fill(shape('316,130! 350,110 396,106 424,116! 392,113 352,118!'), paint.hi, 'opacity=".55"') +
        fill(shape('290,150! 330,138 372,146 424,168! 400,176 360,158 322,156 290,163!'), paint.trim) +
        line(curve('290,163! 322,156 360,158 400,176'), paint.deep, 1.2),
    }),
    s.panel(shroud, paint, {
      light: 3,
      shade: 10,
      inside: fill(shape('440,168! 448,178! 440,200! 432,204! 436,184!'), paint.deep),
    }),
    // headlamp, dash and controls
    fill(shape('442,112! 462,92! 470,96! 466,114!'), iron.dark),
    s.panel(shape('448,118! 466,106 488,112! 508,132! 506,152! 484,172 468,170! 456,152'), iron, {
      light: 3,
      shade: 9,
    }),
    s.panel(shape('460,104! 482,104 504,122! 512,138! 488,128 462,122!'), paint, { light: 2.5, shade: 4 }),
    fill(shape('490,132! 508,140! 507,154! 490,166! 484,156! 500,148!'), glass.base),
    line('M492 137L507 143', glass.hi, 2.4),
    part.indicator(462, 180),
    rod(part.between(hub, top, 0.99), [430, 84], 8, iron),
    part.grip([428, 84], [394, 91], true),
    part.mirror([426, 82], [422, 62], [412, 48]),
  ].join('');
}
