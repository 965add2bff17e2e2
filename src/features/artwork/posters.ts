/** Eight framed posters, one per kind: the bike in its own place and light. */

import { bandedSun, block, kerb, pendant, ridge, rollDoor, skyline, sun, windows } from './backdrops.ts';
import type { ArtworkKind, Paint } from './domain.ts';
import { fill, group, line, shape } from './ink.ts';
import { parked } from './motorcycles.ts';

type Poster = {
  paint: Paint;
  /** The mat round the picture. */
  mat: string;
  scene: () => string;
  /** Marks in front of the bike. */
  front?: string;
  x?: number;
  floor?: number;
  scale?: number;
};

const posters: Record<ArtworkKind, Poster> = {
  naked: {
    paint: 'graphite',
    mat: '#f7f4ef',
    scene: () =>
      block(0, 0, 640, 480, '#f1dfc6') +
      sun(356, 214, 168, '#f0561d', '#f4c79f') +
      skyline(
        0,
        384,
        '60:96 18:70 74:150 12:96 52:120 30:60 80:44 120:30 60:60 22:110 70:176 16:120 60:90 40:130',
        '#dcae86',
      ) +
      windows(86, 250, 4, 6, '#f1dfc6') +
      windows(506, 226, 4, 8, '#f1dfc6') +
      block(0, 384, 640, 96, '#2c2f35') +
      block(0, 384, 640, 5, '#454a52') +
      line('M-20 452H660', '#f1dfc6', 4, 'stroke-dasharray="56 40" opacity=".55"'),
  },
  sport: {
    paint: 'signal',
    mat: '#f7f4ef',
    scene: () =>
      block(0, 0, 640, 480, '#1f3440') +
      sun(300, 226, 172, '#f3e6cf', '#294655') +
      fill(
        'M-20 120H250l-18 14H-20zM-20 176H190l-18 10H-20zM-20 226H150l-22 18H-20zM-20 290H110l-14 8H-20z',
        '#3d6071',
      ) +
      ridge('0,330 120,306 260,326 400,300 540,318 640,304', 392, '#16262f') +
      kerb(384, 20, 640, '#f7f4ef', '#e2352a') +
      block(0, 404, 640, 76, '#33383f') +
      line('M-20 462H660', '#f7f4ef', 3, 'opacity=".4"'),
  },
  cruiser: {
    paint: 'racing-green',
    mat: '#f6ead6',
    scene: () =>
      block(0, 0, 640, 480, '#f4c98e') +
      block(0, 0, 640, 120, '#f7d9a8') +
      bandedSun(372, 208, 140, '#f0561d', '#f4c98e') +
      fill(
        'M0 372V286l40-8 10-46h96l14 54 40 14 18 26 92 24 110 6 120-20 16-30 14-60h60l10 30v140z',
        '#c9693b',
      ) +
      fill('M50 232h96l14 54 40 14 18 26H120l-16-40zM554 246h60l10 30v60h-60z', '#a94f2c') +
      block(0, 366, 640, 34, '#8f4527') +
      block(0, 398, 640, 82, '#3b302e') +
      line('M-20 456H660', '#f4c98e', 5, 'stroke-dasharray="70 46" opacity=".75"'),
    scale: 0.93,
    x: 22,
  },
  dirt: {
    paint: 'signal',
    mat: '#f4f1e4',
    scene: () =>
      block(0, 0, 640, 480, '#dfe9dc') +
      sun(196, 160, 96, '#fbf6e3', '#eaf0e2') +
      ridge('0,300 90,230 180,268 300,190 420,256 520,212 640,262', 420, '#a9c5ac') +
      ridge('0,350 140,300 280,330 430,276 560,316 640,296', 430, '#6f9b7d') +
      fill(
        [60, 96, 128, 470, 506, 548, 590]
          .map((x, i) => `M${x} ${372 - (i % 3) * 8}l-16 0 12-26h-8l14-34 14 34h-8l12 26z`)
          .join(''),
        '#3f6f57',
      ) +
      ridge('0,392 120,372 300,388 470,366 640,384', 480, '#a7693c') +
      ridge('0,418 160,404 330,416 500,402 640,414', 480, '#8a5330'),
    front:
      fill('M22 442a26 24 0 0 1 22-36a28 28 0 0 1 50-6a22 22 0 0 1 36 14a20 20 0 0 1 26 28z', '#c48a59') +
      fill('M22 446a18 18 0 0 1 26-22a24 22 0 0 1 42 2a16 16 0 0 1 26 20z', '#dcae7f') +
      fill('M40 372l7-8 6 7-5 8zM26 348l9 2-3 9-8-3zM72 356l5-5 6 5-5 6z', '#8a5330'),
    floor: 424,
  },
  adventure: {
    paint: 'sand',
    mat: '#f3f1ea',
    scene: () =>
      block(0, 0, 640, 480, '#cfe0e4') +
      sun(150, 146, 66, '#f7efdc', '#dbe7e6') +
      fill('M0 330L96 236l52 40L286 108l84 96 40-34 92 96 46-36 92 92v110H0z', '#7d9fb0') +
      fill('M286 108l84 96-24-6-22 26-26-30-26 28-24-24-22 8zM410 170l40 42-22 2-18 16-24-22z', '#f4f3ec') +
      ridge('0,348 110,318 230,344 360,306 500,336 640,310', 430, '#4f7586') +
      ridge('0,384 160,366 320,380 480,360 640,374', 440, '#315464') +
      block(0, 398, 640, 82, '#6b5a48') +
      block(0, 398, 640, 6, '#8a755d'),
    scale: 0.94,
    floor: 426,
  },
  scooter: {
    paint: 'sky',
    mat: '#fbf3e8',
    scene: () =>
      block(0, 0, 640, 480, '#f3c3a6') +
      fill('M196 398V214a124 124 0 0 1 248 0V398z', '#fbe7d2') +
      fill('M216 398V214a104 104 0 0 1 208 0V398z', '#f0561d') +
      fill('M216 398V250c60-34 150-30 208 0V398z', '#d9481a') +
      fill('M486 150h120v150H486zM40 150h112v150H40z', '#fbe7d2') +
      fill('M496 160h46v130h-46zM550 160h46v130h-46zM50 160h42v130H50zM100 160h42v130h-42z', '#3f6f7f') +
      line(
        'M496 190h46M550 190h46M50 190h42M100 190h42M496 222h46M550 222h46M50 222h42M100 222h42',
        '#fbe7d2',
        3,
      ) +
      block(0, 394, 640, 86, '#f7ead9') +
      line('M0 408H640M0 444H640', '#3f6f7f', 14, 'stroke-dasharray="36 36" opacity=".22"') +
      line('M36 426H640', '#3f6f7f', 22, 'stroke-dasharray="36 36" opacity=".12"') +
      block(0, 390, 640, 6, '#b9765a'),
  },
  'cafe-racer': {
    paint: 'ivory',
    mat: '#efe7da',
    scene: () =>
      block(0, 0, 640, 480, '#22352f') +
      block(84, 70, 472, 330, '#16241f') +
      rollDoor(100, 84, 440, 396, '#2c4a41', '#1c312b', '#3d6156', 24) +
      pendant({ x: 320, y: 92, size: 40, shade: '#f0561d', light: '#ffe6b0', reach: 330, glow: 0.42 }) +
      block(0, 392, 640, 88, '#4a4640') +
      block(0, 392, 640, 5, '#6b655c') +
      `<ellipse cx="320" cy="430" rx="290" ry="34" fill="#ffe6b0" opacity=".16"/>`,
  },
  commuter: {
    paint: 'royal',
    mat: '#f6f1e3',
    scene: () =>
      block(0, 0, 640, 480, '#e9e2c4') +
      sun(404, 176, 112, '#e2452f', '#efd2a6') +
      ridge('0,238 120,226 240,236 380,224 520,234 640,226', 300, '#7fa98a') +
      block(0, 246, 640, 50, '#bcd4cf') +
      line('M230 262h90M300 280h120M470 258h60M540 276h90', '#e9f1ea', 3, 'stroke-linecap="round"') +
      group(
        'translate(14 158)scale(.36)',
        fill(shape('50,250! 84,264 154,266 206,246! 196,272 144,280 88,276!'), '#3a3230'),
        fill(shape('92,265! 98,246 140,244 150,266!'), '#a8683c'),
        line('M160 268L166 150', '#3a3230', 5),
        fill(shape('168,152! 226,206 206,240 163,246!'), '#f0561d'),
      ) +
      ridge('0,294 160,284 330,292 500,282 640,290', 430, '#4c9a74') +
      ridge('0,322 200,310 420,324 640,312', 430, '#2f7d5b') +
      ridge('0,360 200,350 420,362 640,350', 430, '#1f5f46') +
      block(0, 394, 640, 86, '#4c4a47') +
      block(0, 394, 640, 5, '#6d6a64') +
      line('M-20 456H660', '#e9e2c4', 4, 'stroke-dasharray="50 40" opacity=".6"'),
  },
};

/** The scene and the bike, full bleed, inside a mat 640 by 480. */
export function posterMarks(kind: ArtworkKind): string {
  const { paint, mat, scene, front = '', x = 18, floor = 428, scale = 0.945 } = posters[kind];
  // The mat is drawn last: it hides what runs over the picture's edge.
  return (
    scene() +
    parked(kind, paint, x, floor, scale) +
    front +
    `<path d="M0 0H640V480H0zM18 18V462H622V18z" fill="${mat}" fill-rule="evenodd"/>` +
    `<rect x="18" y="18" width="604" height="444" stroke="#1b1d21" stroke-opacity=".14" stroke-width="1"/>`
  );
}
