/** Card art of the categories: each a composition of its own, 640 by 400. */
import { bandedSun, block, kerb, pendant, ridge, rollDoor, skyline, sun, windows } from './backdrops.ts';
import { scooter } from './bikes/scooter.ts';
import { arc, dot, fill, group, line, sheet } from './ink.ts';
import { bike, parked } from './motorcycles.ts';
import { paintTones } from './palette.ts';

type Card = { title: string; draw: () => string };

/** A charging post with its cable to the scooter. */
const charger = (): string =>
  fill('M70 356V128a20 20 0 0 1 20-20h52a20 20 0 0 1 20 20v228z', '#f7f4ef') +
  fill('M134 108h8a20 20 0 0 1 20 20v228h-28z', '#d5d9d2') +
  fill('M84 128h50v44H84z', '#1c2a28') +
  fill('M112 132l-16 22h11l-4 15 16-22h-11z', '#8ff0c4') +
  dot(109, 204, 13, '#1c2a28') +
  dot(109, 204, 6, '#f0561d') +
  line('M109 204C124 300 190 352 236 330S250 282 262 258', '#1c2a28', 7, 'stroke-linecap="round"') +
  line('M109 204C124 300 190 352 236 330S250 282 262 258', '#f0561d', 2.2, 'stroke-linecap="round"');

const cards: Record<string, Card> = {
  bmw: {
    title: 'Touring enduro before a blue morning',
    draw: () =>
      block(0, 0, 640, 400, '#2f55b0') +
      fill('M0 400L330 0H640V400z', '#3f69c8') +
      sun(452, 150, 132, '#f3ead9') +
      fill('M0 400L210 150l84 96 60-52 150 206z', '#20408f', 'opacity=".75"') +
      group('translate(-196 -62)scale(1.34)', bike('adventure', 'ivory')),
  },
  'harley-davidson': {
    title: 'V-twin, close up',
    draw: () =>
      block(0, 0, 640, 400, '#f0561d') +
      dot(320, 200, 214, '#ff8447') +
      fill('M0 318H640V400H0z', '#1b1d21') +
      line('M0 318H640', '#f7f4ef', 4) +
      group('translate(-262 -174)scale(1.74)', bike('cruiser', 'graphite')),
  },
  'dirt-bikes': {
    title: 'Dirt bike lifting its front wheel over a crest',
    draw: () =>
      block(0, 0, 640, 400, '#f3d9a4') +
      sun(468, 138, 96, '#f7f0dd', '#f6e4bd') +
      ridge('0,250 130,196 260,244 400,170 520,224 640,186', 400, '#d39a5f') +
      ridge('0,330 160,300 330,334 500,282 640,318', 400, '#a7693c') +
      fill('M0 370a26 24 0 0 1 20-46a34 32 0 0 1 60-6a26 26 0 0 1 42 20a20 20 0 0 1 20 34z', '#dcae7f') +
      fill('M0 376a22 20 0 0 1 30-28a26 24 0 0 1 48 4a18 18 0 0 1 26 26z', '#ecc79d') +
      fill('M0 400V356C80 344 170 348 260 372S520 388 640 380V400H0z', '#6d4027') +
      fill('M120 290l9-8 7 9-6 8zM152 312l8 2-3 9-8-3zM86 268l6-6 7 6-6 7z', '#6d4027') +
      `<ellipse cx="186" cy="352" rx="74" ry="7" fill="#0c0e10" opacity=".35"/>` +
      group('translate(54 46)rotate(-17 140 360)scale(.86)', bike('dirt', 'signal', false)),
  },
  sports: {
    title: 'Sport bike at speed',
    draw: () =>
      block(0, 0, 640, 400, '#b3232f') +
      fill('M0 0H640L250 400H0z', '#9a1a29') +
      fill('M0 96H300l-22 16H0zM0 150H210l-16 10H0zM0 214H150l-26 20H0zM0 286H110l-14 8H0z', '#d8474a') +
      kerb(330, 18, 640, '#f7f4ef', '#f0561d') +
      block(0, 348, 640, 52, '#26292e') +
      group('translate(-124 -84)scale(1.25)', bike('sport', 'ivory')),
  },
  commuters: {
    title: 'Commuter in the city',
    draw: () =>
      block(0, 0, 640, 400, '#cfe0dc') +
      sun(150, 130, 72, '#f0561d', '#ecd2bd') +
      skyline(
        0,
        330,
        '70:120 50:176 16:150 64:96 40:140 70:210 24:170 50:110 60:150 18:230 64:120 40:180 80:140',
        '#9dbcb8',
      ) +
      skyline(0, 332, '40:70 70:110 50:60 60:90 90:130 30:80 60:66 80:112 60:60 40:96 60:74', '#6f9a97') +
      windows(52, 238, 3, 5, '#cfe0dc') +
      windows(322, 220, 4, 6, '#cfe0dc') +
      block(0, 326, 640, 74, '#34383e') +
      line('M-20 388H660', '#f3e6cf', 4, 'stroke-dasharray="52 38" opacity=".7"') +
      parked('commuter', 'crimson', 40, 364, 0.88),
  },
  cruisers: {
    title: 'Cruiser on a desert road',
    draw: () =>
      block(0, 0, 640, 400, '#2b2340') +
      bandedSun(320, 208, 150, '#f0561d', '#2b2340') +
      fill('M0 320V262l60-6 14-50h80l12 50 60 10 40 24 150 8 90-14 24-70h52l20 70 38 6v30z', '#57304a') +
      block(0, 312, 640, 88, '#1d1a28') +
      block(0, 312, 640, 4, '#f0561d', 'opacity=".7"') +
      parked('cruiser', 'crimson', 34, 362, 0.9),
  },
  scooters: {
    title: 'Scooter before a sunny wall',
    draw: () =>
      block(0, 0, 640, 400, '#9fd0cf') +
      block(0, 0, 640, 70, '#f7f4ef') +
      fill(Array.from({ length: 8 }, (_, i) => `M${i * 80} 0h40v74a20 20 0 0 1-40 0z`).join(''), '#f0561d') +
      fill(
        Array.from({ length: 8 }, (_, i) => `M${i * 80 + 40} 0h40v74a20 20 0 0 1-40 0z`).join(''),
        '#f7f4ef',
      ) +
      fill('M40 134h190v140H40zM470 134h130v206H470z', '#f7f4ef') +
      fill('M52 146h78v116H52zM140 146h78v116h-78zM482 146h106v194H482z', '#2f6d73') +
      fill('M52 146h50l-50 80zM482 146h60l-60 100z', '#4a8a8f') +
      block(0, 334, 640, 66, '#f3e2c8') +
      block(0, 334, 640, 5, '#c9a678') +
      parked('scooter', 'crimson', 46, 372, 0.87),
  },
  touring: {
    title: 'Touring bike on a mountain road',
    draw: () =>
      block(0, 0, 640, 400, '#f6d3ad') +
      sun(196, 150, 84, '#f0561d', '#f5bd92') +
      fill('M0 300L110 176l56 60L330 72l120 150 60-60 130 138v100H0z', '#8d7f95') +
      fill('M330 72l70 88-26-4-20 22-26-26-24 20-20-16z', '#f7ece0') +
      ridge('0,296 140,262 300,292 460,250 640,286', 400, '#5f6079') +
      fill(
        'M0 400V344C140 300 250 330 360 300S520 246 560 252 470 300 420 322 560 340 640 336V400z',
        '#3a3e55',
      ) +
      line('M560 254C520 262 440 296 430 318', '#f6d3ad', 3, 'stroke-dasharray="16 12" opacity=".7"') +
      block(0, 344, 640, 56, '#2a2d3f') +
      parked('adventure', 'royal', 44, 376, 0.86),
  },
  electric: {
    title: 'Electric scooter charging',
    draw: () =>
      block(0, 0, 640, 400, '#123b36') +
      dot(398, 186, 178, '#195148') +
      dot(398, 186, 128, '#21685a') +
      fill('M432 20L296 214h86l-34 150 150-206h-92z', '#8ff0c4') +
      block(0, 346, 640, 54, '#0c2a27') +
      charger() +
      group('translate(128 72)scale(.82)', scooter(sheet('e'), paintTones.ivory, { electric: true })),
  },
  classics: {
    title: 'Classic in the garage',
    draw: () =>
      block(0, 0, 640, 400, '#d9b98a') +
      rollDoor(120, 40, 400, 326, '#c7a06c', '#a9814f', '#dcbb8a', 24) +
      fill('M104 24h432v304h-16V40H120v288h-16z', '#8a6239') +
      fill('M20 96h64v8H20zM556 96h64v8h-64z', '#8a6239') +
      fill('M28 68h16v28H28zM50 76h24v20H50zM566 62h12v34h-12zM584 72h30v24h-30z', '#a4402a') +
      pendant({ x: 320, y: 62, size: 34, shade: '#3b2b1c', light: '#fff1cc', reach: 290, glow: 0.6 }) +
      block(0, 322, 640, 78, '#5c452f') +
      block(0, 322, 640, 5, '#7d6142') +
      parked('cafe-racer', 'racing-green', 34, 366, 0.9),
  },
};

const neutral: Card = {
  title: 'Closed garage door',
  draw: () =>
    block(0, 0, 640, 400, '#e6dfd4') +
    fill('M96 340V96L320 30 544 96V340z', '#cfc5b6') +
    rollDoor(128, 118, 384, 340, '#f7f4ef', '#b9ae9d', '#ffffff', 26) +
    block(0, 336, 640, 64, '#33363c') +
    dot(320, 268, 72, '#1b1d21') +
    dot(320, 268, 46, '#f7f4ef') +
    line('M320 224v88M282 246l76 44M358 246l-76 44', '#1b1d21', 7) +
    line(arc(320, 268, 59, -160, -70), '#545a64', 7, 'stroke-linecap="round"') +
    dot(320, 268, 15, '#f0561d') +
    fill('M128 118H512V144H128z', '#f0561d'),
};

/** The slugs that have art of their own. */
export const categorySlugs: readonly string[] = Object.keys(cards);

const card = (slug: string): Card => (Object.hasOwn(cards, slug) && cards[slug]) || neutral;

/** What the card of a category shows, in words; the neutral one's for a category that has none of its own. */
export const categoryTitle = (slug: string): string => card(slug).title;
/** The drawing on the card of a category, as SVG without its frame. */
export const categoryMarks = (slug: string): string => card(slug).draw();
