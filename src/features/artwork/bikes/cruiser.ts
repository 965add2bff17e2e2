/** Cruiser: long and low, V-twin, two straight pipes. */
import { vTwin } from '../engines.ts';
import { arc, curve, fill, line, num, type Point, polar, rod, type Sheet, shape } from '../ink.ts';
import { chrome, iron, type Livery, saddle as leather, ruby, steel } from '../palette.ts';
import * as part from '../parts.ts';
import { axle, disc, type Wheel, wheel } from '../wheels.ts';
import { guard } from './guard.ts';

/** Draws a cruiser on the sheet, in the colours of `paint`. */
export function cruiser(s: Sheet, paint: Livery): string {
  const rear: Wheel = {
    x: 122,
    y: 280,
    r: 80,
    rim: 50,
    tread: 'rib',
    spokes: 'slot',
    rimTone: chrome,
    spokeTone: iron,
  };
  const front: Wheel = {
    x: 546,
    y: 276,
    r: 84,
    rim: 62,
    tread: 'rib',
    spokes: 'wire',
    rimTone: chrome,
    hub: 13,
  };
  const hub: Point = [546, 276];
  const top = part.forkTop(...hub, 31.5, 226);
  const bar = part.between(hub, top, 1);

  const tank = shape('286,178! 304,150 344,124 388,112 418,118 430,136 424,152 396,168 350,180 312,184!');
  const saddle = shape(
    '306,168! 304,182! 270,200 226,202 188,190! 166,168! 118,170 92,176! 96,164 118,154 150,152 172,158! 190,178 226,184 262,178!',
  );

  return [
    part.groundShadow(s, 20, 634, 361, [122, 546]),
    part.chain([122, 280], [258, 276], 32, 16),
    wheel(s, rear),
    wheel(s, front),
    disc(546, 276, 40, false, steel),
    // frame
    s.panel(shape('404,116! 452,128! 466,150! 452,164! 404,164!'), iron, { light: 3, shade: 8 }),
    rod([440, 146], [404, 310], 10, iron),
    part.pipe(s, '404,306 396,326 376,332 240,332 216,318', 10, iron),
    rod([428, 150], [250, 196], 10, iron),
    rod([250, 190], [222, 316], 10, iron),
    s.panel(shape('120,270! 190,268 240,270! 244,288! 190,290 124,292 110,286 110,276'), iron, {
      light: 3,
      shade: 7,
    }),
    s.panel(shape('226,200! 286,192! 284,230 270,258 246,262! 228,244!'), paint, {
      light: 3,
      shade: 8,
      inside: line('M240 212L274 206', paint.trim, 3),
    }),
    vTwin(s),
    // rear guard, damper, lamp
    s.panel(guard(122, 280, 60, 94, 186, 320), paint, {
      light: 4,
      shade: 12,
      inside:
        line(arc(122, 280, 86, 192, 316), paint.trim, 2) +
        line(arc(122, 280, 90, 236, 276), paint.hi, 3, 'opacity=".7" stroke-linecap="round"'),
    }),
    part.shock([206, 196], [138, 270], chrome, 17, 7),
    s.panel(shape('98,184! 200,180 222,196! 216,206! 190,194 104,196!'), chrome, { light: 2, shade: 4 }),
    fill(shape('32,236! 42,212! 56,218! 46,242!'), chrome.dark),
    fill(shape('26,230! 35,210! 44,214! 35,236!'), ruby.base),
    line('M30 228L36 214', ruby.hi, 1.6),
    axle(122, 280, 7),
    // pipes: one per cylinder, the lower one longer
    part.pipe(s, '258,206 238,214 234,238 250,266 276,282', 11, chrome),
    s.panel(shape('272,270! 284,278 284,292! 112,296! 84,292! 112,278!'), chrome, { light: 4, shade: 6 }),
    part.pipe(s, '384,204 402,214 404,246 384,282 340,306 300,312', 11, chrome),
    s.panel(shape('312,300! 318,310 314,322! 96,326! 62,322! 94,306!'), chrome, { light: 4, shade: 7 }),
    line('M124 287H262M120 317H292', chrome.deep, 1, 'opacity=".5"'),
    fill(shape('84,292! 112,279! 112,285 92,293!'), iron.deep, 'opacity=".55"'),
    fill(shape('62,322! 94,307! 94,313 72,323!'), iron.deep, 'opacity=".55"'),
    // forward controls
    rod([396, 318], [436, 304], 6, iron),
    part.peg(438, 300),
    line('M440 300L452 284', steel.dark, 4, 'stroke-linecap="round"'),
    // front end
    part.fork({
      axle: hub,
      top,
      style: 'classic',
      outer: chrome,
      slim: 10,
      thick: 15,
      seam: 0.42,
      clamps: [0.7, 0.9],
    }),
    part.caliper(546, 276, 35, 188, chrome, 1),
    s.panel(guard(546, 276, 78, 93, 206, 308), paint, {
      light: 3,
      shade: 6,
      inside: line(arc(546, 276, 87.5, 208, 306), paint.trim, 1.6),
    }),
    rod(part.beside(hub, top, 0.2, 0), polar(546, 276, 84, 236), 4, chrome),
    axle(...hub, 7),
    part.seat(s, saddle, curve('302,176 268,192 228,194 192,184'), leather),
    s.panel(shape('350,126! 353,114 374,110 380,118!'), chrome, { light: 2.5, shade: 3 }),
    s.panel(tank, paint, {
      light: 4,
      shade: 13,
      inside:
        fill(shape('312,164! 330,148 366,134 402,136 410,146! 380,158 336,170!'), paint.trim) +
        fill(shape('322,162! 338,150 368,140 398,141 402,146! 376,154 340,164!'), paint.base) +
        fill(shape('326,138! 356,122 390,116 410,122! 384,122 352,130!'), paint.hi, 'opacity=".65"'),
    }),
    // lamp and bars
    part.roundLamp(s, 470, 122, 24, chrome),
    part.pipe(s, `${bar.map(num)} 426,62 408,54 384,68`, 8, chrome),
    part.grip([388, 66], [350, 86], true),
    part.mirror([398, 58], [404, 40], [392, 30], true),
  ].join('');
}
