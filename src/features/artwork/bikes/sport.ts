/** Sport bike: full fairing, clip-ons, high tail. */
import { cover } from '../engines.ts';
import { curve, dot, fill, line, type Point, rod, type Sheet, shape } from '../ink.ts';
import { glass, gold, iron, type Livery, ruby, steel } from '../palette.ts';
import * as part from '../parts.ts';
import { axle, disc, type Wheel, wheel } from '../wheels.ts';

/** Draws a sport bike on the sheet, in the colours of `paint`. */
export function sport(s: Sheet, paint: Livery): string {
  const rear: Wheel = { x: 146, y: 276, r: 84, rim: 58, tread: 'road', spokes: 'ten' };
  const front: Wheel = { x: 512, y: 278, r: 82, rim: 59, tread: 'road', spokes: 'ten' };
  const hub: Point = [512, 278];
  const top = part.forkTop(...hub, 23.5, 176);

  const cowl = shape(
    '404,142! 420,122 448,106! 496,100 536,112 570,138! 568,150 548,168 500,184! 478,200 456,232 440,272 430,306 404,332 364,342 312,342! 268,334! 316,314 348,300! 326,272 330,236 344,212! 376,186 396,164!',
  );
  const tank = shape('298,158! 304,130 328,108 368,97 406,102 426,120! 420,146 396,168 350,186 314,186!');
  const tail = shape(
    '312,168! 286,186 240,180 196,158 140,132 86,108! 90,100! 150,104 206,112! 236,130 264,148 306,154!',
  );
  const hump = shape('200,134! 212,112 198,100 158,92 104,92! 86,102! 140,112 180,124!');
  const saddle = shape(
    '302,150! 310,166! 284,174 250,166 214,148 198,134! 206,124! 232,130 252,142 272,148!',
  );
  return [
    part.groundShadow(s, 44, 612, 361, [146, 512]),
    part.chain([146, 276], [296, 258], 28, 11),
    line(curve('156,136 122,164 92,190!'), iron.dark, 5),
    fill(shape('80,184! 98,180! 90,220! 72,224!'), iron.base),
    part.indicator(108, 178, true),
    wheel(s, rear),
    disc(146, 276, 31, true),
    part.caliper(146, 276, 27, 208, iron, 0.8),
    wheel(s, front),
    disc(512, 278, 45, true),
    // swingarm with its brace
    s.panel(shape('144,262! 200,258 252,226 300,236! 306,270! 240,270 156,292 136,286 132,272'), iron, {
      light: 3,
      shade: 10,
      inside: fill(shape('208,262! 250,240 288,244! 286,258! 240,262!'), iron.deep),
    }),
    axle(146, 277, 6.5),
    part.shock([276, 186], [300, 250], paint.base === '#f0561d' ? gold : ruby, 16, 6),
    rod([312, 196], [206, 164], 7, iron),
    // crankcase behind the fairing
    s.panel(shape('286,206! 350,200! 380,340! 306,326! 282,290!'), iron, { light: 3, shade: 10 }),
    cover(330, 276, 27, iron),
    s.panel(
      shape('398,146! 420,160! 352,214 322,226 322,262 308,284 290,286! 280,262 290,214 330,186'),
      steel,
      { light: 4, shade: 10 },
    ),
    dot(301, 258, 9, iron.deep),
    dot(301, 258, 5.6, steel.light),
    // silencer
    part.pipe(s, '352,336 318,330 296,312 272,290', 14, steel),
    s.panel(shape('290,318! 276,312 214,240! 226,226! 236,224! 302,290 304,306!'), steel, {
      light: 4,
      shade: 14,
      inside: fill(shape('236,252! 250,240! 290,284! 280,296!'), steel.light, 'opacity=".7"'),
    }),
    fill(shape('206,234! 228,216! 242,228! 220,250!'), iron.dark),
    line('M212 235L229 221', iron.hi, 2),
    part.peg(268, 262),
    part.fork({ axle: hub, top, style: 'usd', outer: gold, slim: 10, thick: 16, seam: 0.46, clamps: [0.97] }),
    part.caliper(512, 278, 40, 196, paint.base === '#f0561d' ? gold : ruby, 1.1),
    s.panel(
      shape(
        '440,232! 448,212 474,193 512,188 548,196 572,212! 538,206 508,207 490,220 484,238! 470,228 454,226!',
      ),
      { ...paint, light: paint.base, base: paint.dark, dark: paint.deep },
      { light: 2.5, shade: 6 },
    ),
    axle(...hub, 6),
    s.panel(tail, paint, {
      light: 3,
      shade: 7,
      inside: fill(shape('130,112! 206,142 262,172 312,162! 286,190 230,184 180,152!'), iron.base),
    }),
    s.panel(hump, paint, { light: 2.5, shade: 4 }),
    fill(shape('82,108! 92,97! 104,96! 106,110!'), ruby.base),
    part.seat(s, saddle, curve('306,160 284,167 252,159 216,142')),
    s.panel(tank, paint, {
      light: 4,
      shade: 12,
      inside:
        fill(shape('322,126! 350,110 384,107 404,114! 378,113 346,122!'), paint.hi, 'opacity=".6"') +
        fill(shape('312,170! 330,150 372,146 400,160! 360,186! 318,186!'), paint.dark),
    }),
    // clip-on and screen
    rod(part.between(hub, top, 0.96), [424, 130], 8, iron),
    part.grip([424, 130], [390, 136], true),
    fill(shape('420,124! 434,86 452,66! 478,78 506,104! 476,106 446,110!'), '#8fa3b0', 'opacity=".55"'),
    line(curve('436,88 453,67 478,79 504,103'), '#ffffff', 2, 'opacity=".75" stroke-linecap="round"'),
    line('M444 104L460 80', '#ffffff', 3, 'opacity=".35"'),
    s.panel(cowl, paint, {
      light: 4,
      shade: 16,
      inside:
        fill(
          shape('344,212! 378,190! 400,192! 380,230 378,268 392,296! 348,300! 320,270 326,236'),
          iron.deep,
        ) +
        line('M350 222L384 206M346 240L377 228M346 258L374 250M352 276L378 272', iron.base, 3.4) +
        fill(shape('268,334! 330,312 392,296 438,268! 434,286 400,312 350,324 290,336!'), paint.trim) +
        fill(shape('280,336! 350,326 404,314 434,288! 430,306 404,346 300,350!'), paint.dark) +
        fill(
          shape('548,160! 500,158 452,172 416,200 398,240! 400,270! 418,234 448,200 490,178!'),
          paint.trim,
        ) +
        fill(shape('400,270! 418,234 448,200 490,180! 478,204 446,256! 430,276 404,296!'), paint.dark) +
        line(curve('404,142 436,152 480,152 524,150'), paint.deep, 1.3) +
        fill(shape('446,112! 490,107 524,118! 486,114!'), paint.hi, 'opacity=".75"'),
    }),
    // lamp
    fill(shape('500,132! 530,120 570,138! 552,146 522,148!'), iron.deep),
    fill(shape('513,133! 532,125 564,139! 548,143 528,144!'), glass.base),
    line('M519 134L550 139', glass.hi, 2.2, 'stroke-linecap="round"'),
    part.mirror([486, 106], [478, 86], [464, 78]),
  ].join('');
}
