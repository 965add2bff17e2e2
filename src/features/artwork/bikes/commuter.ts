/** Commuter: small single, long seat, grab rail, leg guard. */
import { smallSingle } from '../engines.ts';
import { curve, dot, fill, line, type Point, rod, type Sheet, shape } from '../ink.ts';
import { chrome, glass, iron, type Livery, saddle as leather, ruby, steel } from '../palette.ts';
import * as part from '../parts.ts';
import { axle, disc, type Wheel, wheel } from '../wheels.ts';

/** Draws a commuter on the sheet, in the colours of `paint`. */
export function commuter(s: Sheet, paint: Livery): string {
  const rear: Wheel = { x: 148, y: 277, r: 83, rim: 64, tread: 'rib', spokes: 'six' };
  const front: Wheel = { x: 502, y: 278, r: 82, rim: 65, tread: 'rib', spokes: 'six' };
  const hub: Point = [502, 278];
  const top = part.forkTop(...hub, 26, 192);

  const tank = shape(
    '290,158! 298,134 324,114 364,104 404,106 426,120! 430,142 414,158! 396,172 366,180 310,182!',
  );
  const side = shape('190,176! 296,182! 300,196 290,226 270,240! 244,236 214,214!');
  const tail = shape('214,168! 150,160 100,140 84,126! 96,118! 140,132! 210,156!');
  const saddle = shape(
    '300,156! 300,174! 262,182 214,176 180,160! 140,150 112,138! 108,128 122,120 170,126 206,140! 240,152 276,154!',
  );
  const cowl = shape('418,100! 430,74 448,70! 474,86 494,112! 492,136 474,146! 448,146 432,134!');

  return [
    part.groundShadow(s, 44, 602, 361, [148, 502]),
    wheel(s, rear),
    wheel(s, front),
    disc(502, 278, 40),
    // rear drum
    dot(148, 277, 24, iron.dark),
    dot(147.4, 276, 21.5, iron.base),
    line('M131 268A19 19 0 0 1 156 259', iron.hi, 2.4, 'stroke-linecap="round"'),
    dot(148, 277, 12, iron.dark),
    line('M150 296L272 306', steel.dark, 3),
    rod([148, 278], [152, 300], 5, steel),
    s.panel(shape('146,268! 220,264 286,256! 290,276! 220,280 150,288 138,284 136,274'), iron, {
      light: 3,
      shade: 7,
    }),
    axle(148, 277, 6),
    line(curve('112,136 92,166 72,214'), iron.dark, 8),
    fill(shape('62,196! 80,194! 72,240! 54,240!'), iron.base),
    line(curve('208,240 226,222 240,196'), iron.dark, 10),
    // frame
    rod([426, 146], [404, 250], 9, iron),
    rod([422, 142], [300, 186], 9, iron),
    rod([300, 182], [282, 316], 9, iron),
    rod([310, 180], [130, 146], 8, iron),
    rod([284, 262], [196, 164], 6, iron),
    smallSingle(s),
    part.shock(
      [192, 170],
      [160, 268],
      { ...ruby, light: '#ff8447', dark: '#bf3c10', deep: '#842708' },
      16,
      8,
    ),
    // silencer with its heat shield
    part.pipe(s, '392,196 416,210 418,246 400,290 366,314 320,318 280,314', 10, chrome),
    s.panel(shape('286,306! 290,314 286,322! 110,330! 88,324! 86,304! 110,294!'), iron, {
      light: 4,
      shade: 9,
    }),
    s.panel(shape('128,298! 260,308! 262,316! 132,314!'), chrome, { light: 3, shade: 4 }),
    line('M146 306H246', chrome.deep, 3.4, 'stroke-dasharray="10 7" stroke-linecap="round"'),
    fill(shape('88,324! 86,304! 94,302! 95,325!'), chrome.base),
    part.peg(288, 302),
    rod([206, 296], [232, 268], 5, iron),
    part.peg(230, 268),
    // leg guard
    part.pipe(s, '420,190 446,206 448,236 436,254 404,262', 6.5, chrome),
    // front end
    part.fork({
      axle: hub,
      top,
      style: 'classic',
      outer: iron,
      slim: 9.5,
      thick: 14,
      seam: 0.44,
      clamps: [0.72, 0.95],
    }),
    part.caliper(502, 278, 36, 190, iron, 1),
    s.panel(
      shape(
        '418,250! 422,224 446,198 484,187 524,190 560,210! 572,228! 536,208 504,205 480,212! 470,232 444,226 430,258!',
      ),
      paint,
      { light: 3, shade: 6 },
    ),
    rod([474, 208], [498, 272], 3.6, iron),
    axle(...hub, 6),
    // tail, grab rail, seat
    fill(shape('78,124! 94,116! 104,128! 96,138!'), ruby.base),
    line('M82 124L94 118', ruby.hi, 1.6),
    part.indicator(96, 154, true),
    s.panel(tail, paint, { light: 3, shade: 5 }),
    line(curve('196,160 140,138 96,114 84,106! 108,104 150,116'), iron.deep, 6.5, 'stroke-linecap="round"'),
    line(curve('196,159 140,137 96,113 84,105! 108,103 150,115'), iron.hi, 2, 'stroke-linecap="round"'),
    s.panel(side, paint, {
      light: 3,
      shade: 9,
      inside:
        fill(shape('190,176! 296,200! 290,214! 214,200!'), paint.trim) +
        fill(shape('190,184! 296,208! 290,214! 214,200!'), paint.trimDark) +
        fill(shape('250,240! 284,196! 300,196! 280,240!'), iron.base),
    }),
    part.seat(s, saddle, curve('299,166 262,173 218,167 184,151 116,130'), leather),
    s.panel(tank, paint, {
      light: 4,
      shade: 11,
      inside:
        fill(shape('300,168! 340,150 384,134 428,128! 426,138! 386,146 348,164 326,182!'), paint.trim) +
        fill(shape('326,182! 348,164 386,146 426,138! 430,150 400,172 360,184!'), paint.dark) +
        fill(shape('316,128! 344,112 380,108 410,113! 380,114 346,121!'), paint.hi, 'opacity=".65"'),
    }),
    s.panel(shape('352,107! 356,100! 376,99! 382,105!'), chrome, { light: 2, shade: 2 }),
    // cowl and lamp
    fill(shape('428,92! 440,64 456,58! 476,78! 460,84!'), '#7c8f9b', 'opacity=".6"'),
    s.panel(cowl, paint, {
      light: 3.5,
      shade: 9,
      inside:
        fill(shape('420,104! 460,112 496,124! 496,132! 460,124 428,118!'), paint.trim) +
        fill(shape('438,80! 452,76 470,90! 456,88!'), paint.hi, 'opacity=".6"'),
    }),
    fill(shape('480,104! 496,112! 496,134! 482,142! 474,128 474,112'), iron.deep),
    fill(shape('484,108! 496,114! 496,132! 484,138! 478,126 478,116'), glass.base),
    line('M485 111L493 115', glass.hi, 2.4, 'stroke-linecap="round"'),
    part.indicator(474, 154),
    rod(part.between(hub, top, 0.99), [408, 76], 8, iron),
    part.pipe(s, '410,80 404,70 392,70', 8, chrome),
    part.grip([394, 70], [356, 78], true),
    part.mirror([400, 68], [398, 46], [386, 34], true),
    dot(424, 90, 7, iron.dark),
  ].join('');
}
