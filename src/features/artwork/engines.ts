/** Engines, drawn from the right: clutch side, exhaust side. */
import { arc, dot, fill, group, line, ring, rod, type Sheet, shape } from './ink.ts';
import { chrome, iron, steel, type Tone } from './palette.ts';
import { bolts, join, pipe } from './parts.ts';

/** Round engine cover with a raised face. */
export function cover(x: number, y: number, r: number, tone: Tone, count = 7): string {
  return (
    dot(x, y, r + 2.5, tone.deep) +
    dot(x, y, r, tone.base) +
    line(arc(x, y, r - 2, -175, -35), tone.light, 3, 'stroke-linecap="round"') +
    line(arc(x, y, r - 2, 15, 140), tone.dark, 3.4, 'stroke-linecap="round"') +
    dot(x, y, r * 0.62, tone.dark) +
    dot(x - 0.8, y - 1.2, r * 0.58, tone.base) +
    line(arc(x - 0.8, y - 1.2, r * 0.5, -170, -60), tone.hi, 1.8, 'stroke-linecap="round"') +
    bolts(x, y, r - 3.6, count, -80, 1.5)
  );
}

/** A finned barrel drawn upright with its foot at 0,0; lean it with a transform. */
export function barrel(width: number, height: number, count: number, tone: Tone): string {
  const w = width / 2;
  const step = height / count;
  const gaps = Array.from(
    { length: count },
    (_, i) => `M${-w - 2} ${(-step * (i + 0.5)).toFixed(1)}h${width + 4}`,
  ).join('');
  return (
    `<rect x="${-w}" y="${-height}" width="${width}" height="${height}" rx="2" fill="${tone.base}"/>` +
    `<rect x="${-w}" y="${-height}" width="${width * 0.22}" height="${height}" fill="${tone.light}"/>` +
    `<rect x="${w - width * 0.26}" y="${-height}" width="${width * 0.26}" height="${height}" fill="${tone.dark}"/>` +
    line(gaps, tone.deep, step * 0.46) +
    line(gaps, tone.hi, step * 0.14, `transform="translate(0 ${(step * 0.32).toFixed(1)})" opacity=".8"`)
  );
}

/** Water-cooled parallel twin leaning forward, with its exhaust. */
export function roadTwin(s: Sheet): string {
  const fins = [0, 1, 2, 3]
    .map((i) => join([350 + i * 0.6, 238 - i * 10], [414 - i * 1.6, 230 - i * 10]))
    .join('');
  return [
    s.panel(shape('418,168! 436,172! 432,250! 412,244!'), iron, { light: 2, shade: 6 }),
    line('M423 178L418 240M429 179L424 242', iron.deep, 1.6, 'stroke-dasharray="2 2"'),
    s.panel(shape('340,252! 344,192! 408,184! 422,238! 416,252!'), steel, { light: 3, shade: 12 }),
    line(fins, steel.deep, 3),
    line(fins, steel.hi, 1.1, 'transform="translate(0 2.4)"'),
    s.panel(shape('338,196! 340,170 350,164! 400,158! 410,166 412,188!'), iron, { light: 3, shade: 8 }),
    pipe(s, '404,182 424,194 430,226 422,284 404,320 374,332 330,330', 11, chrome),
    pipe(s, '396,186 412,204 416,244 408,288 390,316 364,326 330,324', 11, chrome),
    s.panel(
      shape('304,236! 330,228 352,242! 422,238! 430,264 424,294 402,312 334,318! 310,302 298,270'),
      iron,
      { light: 4, shade: 14 },
    ),
    cover(350, 273, 29, steel),
    cover(400, 270, 17, iron, 5),
    line('M318 306C340 312 372 310 398 302', iron.deep, 1.6),
    s.panel(shape('316,314! 350,316 374,322! 368,338 318,343! 300,332'), steel, { light: 4, shade: 10 }),
    s.panel(shape('324,316! 306,308! 226,274 214,272! 204,300 208,308! 296,340! 324,343!'), iron, {
      light: 5,
      shade: 12,
    }),
    fill(shape('214,272! 204,300 208,308! 218,311! 213,298 224,274!'), steel.base),
    fill(shape('238,284! 300,310! 297,318! 234,292!'), iron.light, 'opacity=".8"'),
  ].join('');
}

/** Air-cooled V-twin with pushrod tubes and a round air cleaner. */
export function vTwin(s: Sheet): string {
  const cylinder = (lean: number): string =>
    group(
      `translate(320 262) rotate(${lean})`,
      barrel(56, 66, 8, steel),
      // head and rocker cover
      s.panel(shape('-29,-64! -30,-80 -26,-84! 26,-84! 30,-80 29,-64!'), iron, { light: 3, shade: 5 }),
      s.panel(shape('-30,-82! -24,-96 -10,-102 12,-102 24,-96 30,-82!'), chrome, { light: 3, shade: 6 }),
    );
  return [
    cylinder(-24),
    cylinder(24),
    s.panel(
      shape(
        '240,250! 282,246 300,236 340,236 358,246 376,262! 378,300 362,322 300,326 250,322! 234,300 232,268',
      ),
      iron,
      { light: 4, shade: 14 },
    ),
    rod([306, 262], [282, 178], 6, chrome),
    rod([316, 262], [296, 176], 6, chrome),
    rod([330, 262], [344, 176], 6, chrome),
    rod([340, 262], [358, 178], 6, chrome),
    cover(262, 288, 22, iron, 5),
    // cam cover
    s.panel(shape('292,256! 350,256! 364,276 352,300 324,310 298,300 284,276'), chrome, {
      light: 3,
      shade: 9,
    }),
    bolts(324, 280, 24, 6, 20, 1.5),
    dot(324, 282, 12, chrome.dark),
    dot(323.4, 281, 10.5, chrome.base),
    line(arc(323, 281, 8, -170, -60), chrome.hi, 2, 'stroke-linecap="round"'),
    // air cleaner
    dot(320, 214, 26, iron.deep),
    dot(320, 214, 24, chrome.base),
    line(arc(320, 214, 21, -175, -30), chrome.hi, 4, 'stroke-linecap="round"'),
    line(arc(320, 214, 21, 10, 150), chrome.dark, 4, 'stroke-linecap="round"'),
    dot(320, 214, 15, iron.dark),
    ring(320, 214, 12, iron.light, 1.6),
    dot(320, 214, 5, chrome.base),
  ].join('');
}

/** Air-cooled upright parallel twin with carburettors behind it. */
export function parallelTwin(s: Sheet): string {
  return [
    // filter pod and carburettor
    s.panel(shape('270,196! 292,190! 298,198 298,218! 272,218! 266,206'), iron, { light: 3, shade: 7 }),
    line('M274 196V216M280 194V216M286 193V217', iron.deep, 1.6),
    s.panel(shape('296,196! 326,194! 330,220! 300,220!'), steel, { light: 3, shade: 8 }),
    group('translate(354 246) rotate(3)', barrel(74, 48, 6, steel)),
    group('translate(356 200) rotate(3)', barrel(82, 18, 2, steel)),
    s.panel(shape('318,186! 322,172 332,168! 386,168! 398,176 400,188!'), steel, { light: 4, shade: 7 }),
    line('M336 176H384', steel.dark, 1.6),
    s.panel(shape('284,254! 300,242! 400,242! 412,256 410,286 392,314 330,320! 296,316 278,290'), steel, {
      light: 4,
      shade: 14,
    }),
    cover(316, 282, 25, chrome, 6),
    s.panel(shape('346,262! 388,256 404,268 400,292 376,304 348,300!'), chrome, { light: 3, shade: 9 }),
    line('M360 276L392 270M360 286L390 281', chrome.dark, 1.8),
    bolts(374, 280, 22, 5, 10, 1.4),
  ].join('');
}

/** Small air-cooled single leaning forward. */
export function smallSingle(s: Sheet): string {
  return [
    s.panel(shape('290,200! 318,196! 322,222! 296,226!'), iron, { light: 3, shade: 8 }),
    rod([316, 214], [346, 218], 12, iron),
    group('translate(366 256) rotate(16)', barrel(56, 50, 6, steel)),
    s.panel(shape('348,208! 352,186 362,180! 398,184 404,192 400,222!'), steel, { light: 3, shade: 8 }),
    dot(382, 200, 8, steel.dark),
    dot(381.6, 199.4, 6, steel.light),
    s.panel(
      shape('288,246! 320,240 352,252! 396,248! 410,262 402,290 376,314 316,318! 292,306 282,276'),
      iron,
      { light: 4, shade: 13 },
    ),
    cover(336, 282, 28, steel, 6),
    cover(382, 276, 14, iron, 4),
    line('M300 300L282 276 292 250', steel.dark, 5, 'stroke-linecap="round"'),
    line('M299 299L281 275.4 291 249', steel.light, 2, 'stroke-linecap="round"'),
  ].join('');
}
