/** Adventure bike: tall screen, beak, crash bars, aluminium cases. */
import { roadTwin } from '../engines.ts';
import { curve, dot, fill, line, type Point, rod, type Sheet, shape } from '../ink.ts';
import { glass, gold, iron, type Livery, saddle as leather, ruby, steel } from '../palette.ts';
import * as part from '../parts.ts';
import { axle, disc, type Wheel, wheel } from '../wheels.ts';

function pannier(s: Sheet): string {
  return [
    s.panel(shape('70,152! 188,146! 194,152! 196,222! 176,244! 84,248! 74,240! 66,160!'), steel, {
      light: 3,
      shade: 16,
    }),
    s.panel(shape('66,150! 72,142! 184,136! 192,142! 192,156! 66,162!'), steel, { light: 4, shade: 4 }),
    line('M84 174L180 169M86 186L181 181', steel.dark, 1.6, 'opacity=".7"'),
    line('M84 175.4L180 170.4M86 187.4L181 182.4', steel.hi, 1.2, 'opacity=".8"'),
    fill('M66 222L80 220 84 248 74 241zM196 214L182 216 178 244 196 222z', iron.base),
    fill('M98 154h12v16h-12zM152 151h12v16h-12z', iron.dark),
    fill('M100 156h8v5h-8zM154 153h8v5h-8z', iron.light),
  ].join('');
}

/** Draws an adventure bike on the sheet, in the colours of `paint`. */
export function adventure(s: Sheet, paint: Livery): string {
  const rear: Wheel = {
    x: 138,
    y: 280,
    r: 81,
    rim: 54,
    tread: 'block',
    spokes: 'wire',
    rimTone: gold,
    hub: 14,
  };
  const front: Wheel = {
    x: 530,
    y: 276,
    r: 85,
    rim: 62,
    tread: 'block',
    spokes: 'wire',
    rimTone: gold,
    hub: 12,
  };
  const hub: Point = [530, 276];
  const top = part.forkTop(...hub, 26.5, 222);

  const tank = shape(
    '300,148! 312,124 338,104 380,94 424,98 446,112! 452,140 444,180 430,204! 408,196 392,180 352,186 310,186!',
  );
  const beak = shape('436,132! 462,128 496,136 540,152 584,178! 556,176 520,168 490,170 466,178 448,188!');
  const nose = shape('434,104! 452,76 468,74! 496,98 514,126! 506,142 478,146 448,150!');
  const saddle = shape(
    '308,146! 312,166! 280,178 244,172 220,156! 190,142 150,136! 158,124 196,124 224,134! 250,150 280,152!',
  );

  return [
    part.groundShadow(s, 36, 620, 361, [138, 530]),
    part.chain([138, 280], [292, 258], 30, 11),
    wheel(s, rear),
    disc(138, 280, 31),
    part.caliper(138, 280, 28, 330, iron, 0.8),
    wheel(s, front),
    disc(530, 276, 42),
    s.panel(shape('136,267! 212,254 294,244! 304,274! 222,276 146,295 128,290 124,276'), iron, {
      light: 4,
      shade: 9,
    }),
    axle(138, 280, 6.5),
    rod([310, 190], [190, 140], 8, iron),
    rod([300, 246], [206, 150], 7, iron),
    part.shock(
      [268, 184],
      [296, 250],
      paint.base === '#f0561d' ? gold : { ...ruby, light: '#ff8447', dark: '#bf3c10' },
      17,
      6,
    ),
    roadTwin(s),
    rod([438, 150], [300, 218], 9, iron),
    rod([434, 166], [326, 236], 8, iron),
    s.panel(shape('282,176! 360,184! 338,206 314,222 320,262 308,290 290,292! 276,262 286,212'), iron, {
      light: 3,
      shade: 8,
    }),
    dot(298, 257, 9, iron.deep),
    dot(298, 257, 6, steel.base),
    // bash plate
    s.panel(shape('316,318! 396,316! 424,286! 432,290! 424,318 400,338! 322,340!'), steel, {
      light: 3,
      shade: 9,
      inside: line('M340 326H392', steel.dark, 4, 'stroke-dasharray="12 6" stroke-linecap="round"'),
    }),
    part.peg(282, 296, steel),
    line(curve('214,140 178,150 150,170 144,236'), iron.dark, 6),
    // tail and rear rack
    s.panel(
      shape('310,168! 262,186 220,168 180,148 118,132! 108,128! 120,120 176,122! 220,140 300,156!'),
      paint,
      { light: 3, shade: 7 },
    ),
    fill(shape('92,124! 112,120! 118,130! 110,140! 96,136!'), ruby.base),
    line('M95 126L111 122.5', ruby.hi, 1.6),
    rod([172, 112], [80, 112], 6, iron),
    rod([156, 114], [146, 126], 5, iron),
    rod([104, 114], [114, 126], 5, iron),
    line(curve('100,206 80,240 66,258!'), iron.dark, 6),
    fill(shape('54,244! 70,240! 64,280! 48,284!'), iron.base),
    pannier(s),
    // front end
    part.fork({
      axle: hub,
      top,
      style: 'usd',
      outer: gold,
      slim: 10,
      thick: 16,
      seam: 0.45,
      clamps: [0.72, 0.96],
    }),
    part.caliper(530, 276, 37, 196, iron, 1.05),
    s.panel(shape('464,226! 474,206 500,188 534,183 566,190! 536,195 510,206 496,232! 482,224'), iron, {
      light: 2.5,
      shade: 5,
    }),
    axle(...hub, 6),
    s.panel(beak, paint, {
      light: 3,
      shade: 8,
      inside: fill(shape('470,178! 490,160 530,162 584,178! 540,176 506,170!'), iron.dark),
    }),
    part.seat(s, saddle, curve('310,158 280,170 248,164 222,148'), leather),
    s.panel(tank, paint, {
      light: 4,
      shade: 12,
      inside:
        fill(shape('300,160! 340,150 384,168 420,214! 300,214!'), iron.base) +
        fill(shape('300,160! 340,150 384,168 420,214! 412,214 380,176 340,156 300,166!'), paint.trim) +
        fill(shape('324,128! 352,108 388,102 420,108! 390,108 352,118!'), paint.hi, 'opacity=".6"') +
        fill(shape('420,140! 444,134! 442,168! 430,184! 424,160!'), paint.deep) +
        line('M426 148L443 144M428 158L442 156', paint.base, 2.4),
    }),
    // crash bar
    part.pipe(s, '440,150 458,188 456,228 440,250 400,262 352,256', 7.5, steel),
    part.pipe(s, '456,216 448,252 430,290 412,306', 7.5, steel),
    dot(447, 240, 11, iron.dark),
    dot(450, 240, 7.6, glass.base),
    dot(451, 238, 3.2, glass.hi),
    // screen, lamp, controls
    fill(shape('444,96! 446,52 440,18! 458,16 474,40 484,86! 466,96!'), '#93a7b3', 'opacity=".5"'),
    line(curve('444,20 460,20 472,42 480,82'), '#ffffff', 2.2, 'opacity=".8" stroke-linecap="round"'),
    line('M452 82L460 40', '#ffffff', 3.5, 'opacity=".35" stroke-linecap="round"'),
    s.panel(nose, paint, {
      light: 3,
      shade: 10,
      inside: line(curve('434,104! 462,112 514,126!'), paint.deep, 1.2),
    }),
    fill(shape('478,112! 504,118 515,128! 506,144! 484,138 474,126!'), iron.deep),
    fill(shape('486,117! 504,121 513,129! 506,140! 492,134!'), glass.base),
    line('M490 119L508 127', glass.hi, 2.4, 'stroke-linecap="round"'),
    rod(part.between(hub, top, 0.99), [420, 58], 9, iron),
    part.pipe(s, '420,62 414,52 402,54', 8, iron),
    part.grip([404, 54], [366, 62], false),
    // hand guard
    line(curve('364,64 384,76 408,74'), iron.dark, 5, 'stroke-linecap="round"'),
    s.panel(shape('402,34! 420,32 434,50 428,72 404,84 388,78! 396,64 398,48'), paint, {
      light: 2.5,
      shade: 9,
    }),
    part.mirror([408, 46], [404, 30], [394, 20]),
  ].join('');
}
