/** Café racer: one straight line from tank to hump, clip-ons, wire wheels. */
import { parallelTwin } from '../engines.ts';
import { curve, dot, fill, line, type Point, rod, type Sheet, shape } from '../ink.ts';
import { chrome, iron, type Livery, ruby, steel, tan } from '../palette.ts';
import * as part from '../parts.ts';
import { axle, disc, type Wheel, wheel } from '../wheels.ts';
import { guard } from './guard.ts';

/** Draws a café racer on the sheet, in the colours of `paint`. */
export function cafeRacer(s: Sheet, paint: Livery): string {
  const rear: Wheel = {
    x: 138,
    y: 276,
    r: 84,
    rim: 61,
    tread: 'rib',
    spokes: 'wire',
    rimTone: steel,
    hub: 17,
  };
  const front: Wheel = {
    x: 514,
    y: 276,
    r: 84,
    rim: 63,
    tread: 'rib',
    spokes: 'wire',
    rimTone: steel,
    hub: 12,
  };
  const hub: Point = [514, 276];
  const top = part.forkTop(...hub, 26, 186);

  const tank = shape('286,168! 290,144 310,122 350,110 398,108 430,118 442,138 438,160! 420,172! 300,174!');
  const knee = shape('298,162! 308,142 336,136 362,144 372,160!');
  const saddle = shape('292,152! 290,172! 220,174 150,170! 140,150! 168,148 200,158 250,160!');
  const hump = shape('178,174! 120,170 92,160 82,146! 92,126 120,118 148,124! 170,140 184,156!');

  return [
    part.groundShadow(s, 36, 612, 361, [138, 514]),
    part.chain([138, 276], [284, 262], 30, 11),
    wheel(s, rear),
    wheel(s, front),
    disc(514, 276, 41, false, steel),
    // rear drum and its lever
    dot(138, 276, 24, steel.dark),
    dot(137.4, 275, 21.5, steel.base),
    line('M122 266A18 18 0 0 1 146 259', steel.hi, 2.6, 'stroke-linecap="round"'),
    dot(138, 276, 13, steel.dark),
    s.panel(shape('134,267! 220,262 288,252! 290,274! 220,278 140,286 126,284 124,272'), iron, {
      light: 3,
      shade: 7,
    }),
    axle(138, 276, 6),
    rod([86, 204], [132, 268], 3.4, chrome),
    s.panel(guard(138, 276, 88, 95, 222, 300), chrome, { light: 2, shade: 3 }),
    rod([150, 184], [156, 172], 6, iron),
    // cradle frame
    rod([440, 150], [410, 306], 10, iron),
    part.pipe(s, '410,302 402,322 384,330 280,328 262,312', 10, iron),
    rod([438, 154], [300, 182], 9, iron),
    rod([304, 180], [270, 318], 10, iron),
    rod([310, 178], [112, 170], 9, iron),
    rod([272, 262], [188, 176], 7, iron),
    // side cover and pods
    s.panel(shape('206,182! 282,182! 274,222 262,236! 238,226!'), paint, {
      light: 3,
      shade: 8,
      inside: line('M222 192L276 190', paint.trim, 3),
    }),
    parallelTwin(s),
    part.shock([176, 180], [150, 268], chrome, 16, 8),
    // reverse-cone silencer
    part.pipe(s, '394,196 418,206 422,240 408,288 380,312 330,316 280,312', 11.5, chrome),
    s.panel(shape('288,305! 292,311 288,318! 120,330! 84,318! 84,305! 118,287!'), chrome, {
      light: 4,
      shade: 9,
      inside: fill('M84 308L290 311 290 313.5 84 314z', chrome.dark),
    }),
    line('M120 296L276 307', chrome.hi, 2, 'opacity=".8" stroke-linecap="round"'),
    fill(shape('84,305! 92,301! 92,321! 84,318!'), iron.deep),
    rod([186, 300], [214, 270], 5, iron),
    part.peg(252, 286),
    // front end
    part.fork({
      axle: hub,
      top,
      style: 'gaiter',
      outer: steel,
      slim: 9.5,
      thick: 14,
      seam: 0.4,
      clamps: [0.74, 0.96],
    }),
    part.caliper(514, 276, 37, 190, iron, 1),
    s.panel(guard(514, 276, 87, 94, 216, 296), chrome, { light: 2, shade: 3 }),
    rod([486, 196], [510, 270], 3.4, chrome),
    axle(...hub, 6),
    fill(shape('74,136! 88,130! 92,152! 80,150!'), ruby.base),
    line('M77 138L88 133', ruby.hi, 1.6),
    s.panel(hump, paint, {
      light: 4,
      shade: 10,
      inside:
        fill(shape('82,150! 130,158 184,160! 184,167! 130,166 88,158!'), paint.trim) +
        fill(shape('98,132! 120,124 142,130! 122,131!'), paint.hi, 'opacity=".6"'),
    }),
    part.seat(
      s,
      saddle,
      curve('291,164 230,168 150,163'),
      tan,
      [200, 218, 236, 254, 272]
        .map(
          (x) =>
            line(`M${x} 154L${x - 5} 174`, tan.deep, 1.6) +
            line(`M${x + 1.6} 155L${x - 3.4} 174`, tan.light, 1),
        )
        .join(''),
    ),
    s.panel(tank, paint, {
      light: 4,
      shade: 10,
      inside:
        fill(shape('286,152! 360,150 442,140! 442,148! 360,158 286,161!'), paint.trim) +
        fill(knee, paint.dark) +
        line(curve('298,162! 308,142 336,136 362,144 372,160!'), paint.deep, 1.4) +
        fill(shape('310,132! 342,116 390,112 420,120! 390,119 344,126!'), paint.hi, 'opacity=".65"'),
    }),
    s.panel(shape('350,112! 354,104! 378,102! 384,109!'), chrome, { light: 2, shade: 2 }),
    // clip-on, lamp, clocks
    dot(448, 104, 10, iron.dark),
    line('M440 98A10 10 0 0 1 456 100', chrome.light, 3, 'stroke-linecap="round"'),
    part.roundLamp(s, 478, 134, 24, paint),
    rod([452, 140], [478, 134], 7, iron),
    dot(478, 134, 4, chrome.light),
    rod(part.between(hub, top, 0.86), [428, 126], 8, iron),
    part.grip([430, 124], [392, 130], true),
    rod([392, 130], [376, 132], 4, iron),
    part.mirror([376, 131], [366, 124], [362, 108], true),
  ].join('');
}
