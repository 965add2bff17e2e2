/** Scooter: step-through, steel-bodied, on small wheels. */
import { curve, dot, fill, line, type Point, rod, type Sheet, shape } from '../ink.ts';
import { chrome, iron, type Livery, ruby, steel, tan } from '../palette.ts';
import * as part from '../parts.ts';
import { axle, disc, type Wheel, wheel } from '../wheels.ts';

function silencer(s: Sheet): string {
  return [
    part.pipe(s, '300,300 284,322 250,326 224,320', 9, iron),
    s.panel(shape('112,300! 128,292 222,300! 240,310 238,328 220,336! 122,340 106,330 102,314'), iron, {
      light: 3,
      shade: 9,
    }),
    s.panel(shape('132,300! 214,306! 210,320! 136,318!'), chrome, { light: 2, shade: 5 }),
    line(
      'M150 306L150 314M164 307L164 315M178 308L178 316M192 309L192 317',
      chrome.deep,
      3,
      'stroke-linecap="round"',
    ),
    rod([110, 318], [94, 320], 9, chrome),
  ].join('');
}

/** Differences between scooters. */
type ScooterOptions = { /** A hub motor: no exhaust. */ electric?: boolean };

/** Draws a scooter on the sheet, in the colours of `paint`. */
export function scooter(s: Sheet, paint: Livery, { electric = false }: ScooterOptions = {}): string {
  const rear: Wheel = {
    x: 150,
    y: 294,
    r: 66,
    rim: 40,
    tread: 'rib',
    spokes: 'star',
    rimTone: steel,
    spokeTone: steel,
  };
  const front: Wheel = {
    x: 512,
    y: 294,
    r: 66,
    rim: 40,
    tread: 'rib',
    spokes: 'star',
    rimTone: steel,
    spokeTone: steel,
  };
  const hub: Point = [512, 294];

  const body = shape(
    '322,306! 318,262 302,216 284,184! 200,176 112,168! 72,182 48,214 50,240 78,252! 104,222 150,210 196,226 216,262 214,306!',
  );
  const cheek = shape(
    '288,206! 230,188 160,184 104,196 76,220 82,238! 110,222 150,216 190,230 214,264 222,284! 262,276 288,248',
  );
  const shield = shape(
    '430,88! 446,80! 462,88 486,140 500,190 496,214! 470,218 446,236 434,270 408,306! 322,306! 322,292! 386,290 404,268 414,220 418,150!',
  );
  const mud = shape(
    '438,262! 446,226 474,206 510,202 546,214 568,240 574,262! 548,240 512,234 480,244 462,268!',
  );
  const saddle = shape(
    '284,186! 200,178 104,170! 96,160 106,146 150,142 210,148! 246,152 290,150 306,160 304,180!',
  );

  return [
    part.groundShadow(s, 50, 606, 361, [150, 512]),
    wheel(s, rear),
    wheel(s, front),
    disc(512, 294, 27),
    // engine and swing unit on the far side
    s.panel(shape('150,276! 236,268 312,276! 312,306! 250,314 160,312 140,300!'), iron, {
      light: 3,
      shade: 9,
    }),
    part.shock([92, 232], [138, 292], chrome, 15, 6),
    axle(150, 294, 6),
    line(curve('300,308 292,334 270,350'), iron.dark, 6, 'stroke-linecap="round"'),
    electric ? '' : silencer(s),
    // front suspension
    rod([484, 206], [512, 294], 13, iron),
    part.caliper(512, 294, 25, 200, iron, 0.8),
    s.panel(shape('492,250! 508,246! 522,286! 520,302! 506,304! 498,290!'), steel, { light: 2, shade: 6 }),
    axle(...hub, 6.5),
    s.panel(mud, paint, {
      light: 3.5,
      shade: 9,
      inside: line(
        curve('444,252 462,222 508,208 552,226'),
        paint.hi,
        2.4,
        'opacity=".6" stroke-linecap="round"',
      ),
    }),
    line(curve('574,262! 584,268 582,276'), chrome.base, 3.4, 'stroke-linecap="round"'),
    // floor and frame
    s.panel(shape('306,296! 420,294! 410,312 396,320! 322,322!'), iron, { light: 2, shade: 6 }),
    // rear rack
    line(curve('118,162! 84,158 60,160 46,166!'), chrome.dark, 6, 'stroke-linecap="round"'),
    line(curve('118,161! 84,157 60,159 46,165!'), chrome.hi, 2.4, 'stroke-linecap="round"'),
    rod([66, 160], [86, 190], 5, chrome),
    line(curve('60,246 46,272 40,286!'), iron.dark, 6),
    fill(shape('28,268! 46,266! 42,306! 24,308!'), iron.base),
    s.panel(body, paint, {
      light: 4,
      shade: 14,
      inside: line(curve('322,306! 318,262 302,216 284,184!'), paint.hi, 3, 'opacity=".5"'),
    }),
    s.panel(cheek, paint, {
      light: 3.5,
      shade: 16,
      inside:
        fill(shape('112,204! 160,192 220,196 264,208! 220,206 160,202!'), paint.hi, 'opacity=".6"') +
        line('M238 232L262 228M240 242L263 238M242 252L262 249', paint.deep, 3, 'stroke-linecap="round"'),
    }),
    line(curve('288,206! 230,188 160,184 104,196 76,220'), paint.deep, 1.3),
    line(curve('84,234! 110,220 150,213 192,228 217,266'), chrome.light, 2.4),
    s.panel(shape('50,200! 62,190! 72,198! 66,222! 52,222!'), ruby, { light: 3, shade: 6 }),
    line(curve('48,200 66,188 78,198 70,224'), chrome.base, 2.6),
    part.indicator(60, 234, true),
    part.seat(
      s,
      saddle,
      curve('300,168 250,164 180,158 100,158'),
      tan,
      line(curve('210,148! 216,160 214,182!'), tan.deep, 1.6),
    ),
    line(curve('304,181! 284,187 200,179 106,171'), chrome.light, 2.2),
    // leg shield
    s.panel(shield, paint, {
      light: 4,
      shade: 14,
      inside:
        fill(
          shape('430,88! 418,150 414,220 404,268 386,290! 396,292 420,262 428,200 432,140 442,88!'),
          paint.dark,
        ) +
        fill(shape('452,96! 470,120 488,170 490,200! 476,172 462,130!'), paint.hi, 'opacity=".55"') +
        line('M462 178L484 172M464 188L487 182M466 198L488 192', paint.deep, 3, 'stroke-linecap="round"'),
    }),
    line(curve('446,80! 464,88 488,140 502,190 498,215!'), chrome.light, 3),
    line(curve('498,215! 470,220 448,238 436,272 410,307! 322,307!'), chrome.base, 2.6),
    line('M340 298H388', iron.deep, 4, 'stroke-dasharray="16 5" stroke-linecap="round"'),
    dot(424, 176, 5, chrome.base),
    part.indicator(488, 150),
    // headset
    rod([440, 92], [432, 66], 16, iron),
    s.panel(shape('418,62! 424,46 446,38 470,44 482,60! 478,84 462,96! 440,92 422,80!'), paint, {
      light: 3,
      shade: 9,
      inside: fill(shape('428,52! 446,44 462,48! 446,50!'), paint.hi, 'opacity=".7"'),
    }),
    part.roundLamp(s, 468, 68, 21, chrome),
    part.grip([424, 58], [386, 64], true),
    part.mirror([430, 50], [426, 26], [414, 18], true),
  ].join('');
}
