/** The home page's garage, by day and by night, and the link preview made from it. */
import { block, pendant, ridge, rollDoor } from './backdrops.ts';
import { dot, fill, group, line, shape } from './ink.ts';
import { mark } from './logo.ts';
import { parked } from './motorcycles.ts';

/** The scene is drawn twice, by day and by night: pages show the one of their theme. */
export type Theme = 'light' | 'dark';

type Room = {
  id: string;
  wall: string;
  wallLow: string;
  floor: string;
  floorEdge: string;
  tile: string;
  frame: string;
  slat: string;
  seam: string;
  lit: string;
  sky: string;
  disc: string;
  halo: string;
  hills: readonly [string, string, string];
  ink: string;
  inkLight: string;
  wood: string;
  woodDark: string;
  light: string;
  glow: number;
  beam: number;
};

const rooms: Record<Theme, Room> = {
  light: {
    id: 'day',
    wall: '#f1ece3',
    wallLow: '#e7e0d4',
    floor: '#d5cdc0',
    floorEdge: '#c2b8a8',
    tile: '#c9c0b1',
    frame: '#3a3f46',
    slat: '#e2dacc',
    seam: '#b9ae9c',
    lit: '#f7f2e9',
    sky: '#fbe9cf',
    disc: '#fff8ea',
    halo: '#fdf1dc',
    hills: ['#e3c7a1', '#cfa97e', '#a9825d'],
    ink: '#2c3036',
    inkLight: '#545a64',
    wood: '#c99f6e',
    woodDark: '#a57c4e',
    light: '#fff3d2',
    glow: 0.55,
    beam: 0.5,
  },
  dark: {
    id: 'night',
    wall: '#1b1d21',
    wallLow: '#17191c',
    floor: '#24272b',
    floorEdge: '#33373d',
    tile: '#1d2023',
    frame: '#0f1113',
    slat: '#2b2f35',
    seam: '#1a1d20',
    lit: '#3a3f46',
    sky: '#232c3a',
    disc: '#efe2c6',
    halo: '#2c3747',
    hills: ['#1d2632', '#18202a', '#131a22'],
    ink: '#3a3f47',
    inkLight: '#5a616b',
    wood: '#6b5238',
    woodDark: '#4d3a27',
    light: '#ffdf9f',
    glow: 0.24,
    beam: 0.12,
  },
};

/** Tools on the wall beside the door; drawn at 560, moved right so that the left half stays free for text. */
function pegboard({ ink, inkLight, wood, woodDark }: Room): string {
  return [
    // shelf with a helmet, a can and a box
    block(560, 396, 190, 10, woodDark),
    fill('M580 406l14 26h8l-12-26zM718 406l-12 26h-8l12-26z', woodDark),
    fill(shape('576,396! 572,366 586,342 616,334 642,346 652,368! 634,376 630,396!'), '#f0561d'),
    fill(shape('614,362! 652,366 654,376! 640,384 618,382!'), ink),
    line('M590 352C600 342 616 338 628 342', '#ff9a63', 4, 'stroke-linecap="round"'),
    fill('M676 396v-36h10v-12h16v12h10v36z', ink),
    block(676, 370, 36, 12, '#f0561d'),
    // spanners
    ...[0, 1, 2, 3].map((i) =>
      group(
        `translate(${586 + i * 34} ${218 + i * 3})scale(${1 - i * 0.09})`,
        line('M0 0V84', inkLight, 7, 'stroke-linecap="round"'),
        line('M-9-14L-6-2 0 2 6-2 9-14', inkLight, 6, 'stroke-linecap="round"'),
        dot(0, 90, 9, inkLight),
        dot(0, 90, 4, wood),
      ),
    ),
    block(562, 200, 186, 6, woodDark),
  ].join('');
}

/** Tool chest between the wall and the door. */
function chest({ ink, inkLight }: Room): string {
  return [
    block(574, 556, 166, 172, ink, 'rx="6"'),
    block(574, 556, 166, 12, inkLight, 'rx="4"'),
    ...[0, 1, 2, 3].map((i) =>
      block(
        584,
        578 + i * 36,
        146,
        30,
        i === 1 ? '#f0561d' : inkLight,
        `rx="3" opacity="${i === 1 ? 1 : 0.45}"`,
      ),
    ),
    line('M630 588h54M630 624h54M630 660h54M630 696h54', '#d5d9df', 5, 'stroke-linecap="round"'),
    dot(598, 734, 8, '#15171a'),
    dot(716, 734, 8, '#15171a'),
  ].join('');
}

function garage(room: Room): string {
  return [
    block(0, 0, 1600, 900, room.wall),
    block(0, 560, 1600, 180, room.wallLow),
    block(0, 556, 1600, 4, room.floorEdge, 'opacity=".6"'),
    // doorway, the world outside, the half-raised door
    block(934, 140, 640, 596, room.frame),
    block(956, 162, 596, 574, room.sky),
    dot(1254, 470, 236, room.halo),
    dot(1254, 470, 186, room.disc),
    ridge('956,600 1080,560 1200,590 1340,540 1460,580 1552,552', 736, room.hills[0]),
    ridge('956,650 1110,616 1270,640 1420,606 1552,630', 736, room.hills[1]),
    ridge('956,690 1140,676 1340,688 1552,672', 736, room.hills[2]),
    rollDoor(956, 162, 596, 292, room.slat, room.seam, room.lit, 24),
    fill('M1224 282h60v8h-60z', '#f0561d'),
    // floor with the light from the doorway
    block(0, 732, 1600, 168, room.floor),
    block(0, 732, 1600, 5, room.floorEdge),
    line('M0 790H1600M0 856H1600', room.tile, 2),
    line('M180 736L40 900M520 736L460 900M840 736L860 900M1180 736L1280 900M1500 736L1660 900', room.tile, 2),
    fill('M956 737H1552L1680 900H840z', room.light, `opacity="${room.beam}"`),
    ...[
      { x: 842, y: 112, size: 44, reach: 430 },
      { x: 1254, y: 92, size: 52, reach: 600 },
    ].map((lamp) =>
      pendant({ ...lamp, shade: '#f0561d', light: room.light, glow: room.glow, id: `${room.id}${lamp.x}` }),
    ),
    group('translate(180 0)', pegboard(room)),
    group('translate(180 0)', chest(room)),
  ].join('');
}

/** The scene behind the home page's heading. */
export function heroMarks(theme: Theme): string {
  return garage(rooms[theme]) + parked('cafe-racer', 'signal', 716, 812, 1.36);
}

/** 1200 by 630, cut from the night garage. */
export function socialMarks(): string {
  return (
    group('translate(-400 -222)', garage(rooms.dark), parked('cafe-racer', 'signal', 716, 812, 1.36)) +
    group('translate(64 64)scale(1.5)', mark())
  );
}
