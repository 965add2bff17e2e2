/** Every colour in the artwork: five tones per material, from reflection to deep shade. */
import type { Paint } from './domain.ts';

export type Tone = { hi: string; light: string; base: string; dark: string; deep: string };

const tone = (hi: string, light: string, base: string, dark: string, deep: string): Tone => ({
  hi,
  light,
  base,
  dark,
  deep,
});

export const rubber = tone('#6c7480', '#4d545e', '#353a41', '#24282d', '#16181b');
export const iron = tone('#8d95a1', '#616873', '#454b54', '#30343b', '#1e2125');
export const steel = tone('#f6f7f9', '#d5d9df', '#aab1bb', '#79818c', '#4b515b');
export const chrome = tone('#ffffff', '#e9ecef', '#c3cad2', '#858e99', '#4a515b');
export const gold = tone('#fff0c9', '#eccb85', '#cfa04c', '#9b712f', '#65481b');
export const saddle = tone('#6d6762', '#4b4743', '#36322f', '#272422', '#191716');
export const tan = tone('#e3b287', '#c08a5b', '#9f6a40', '#79492a', '#51301b');
export const glass = tone('#ffffff', '#fff4d8', '#ffe0a0', '#e9b55a', '#8f6a2e');
export const ruby = tone('#ffb39a', '#ff6a4d', '#e2352a', '#a81e1c', '#6d1214');

/** Paints as tones, plus the contrasting colour of stripes and tank badges. */
export const paintTones: Record<Paint, Tone & { trim: string; trimDark: string }> = {
  signal: {
    ...tone('#ffd0b0', '#ff8447', '#f0561d', '#bf3c10', '#842708'),
    trim: '#f1e7d8',
    trimDark: '#cdbda6',
  },
  graphite: {
    ...tone('#ccd2da', '#7b838f', '#565d68', '#3c424a', '#272b31'),
    trim: '#f0561d',
    trimDark: '#bf3c10',
  },
  ivory: {
    ...tone('#fffdf8', '#f6eedd', '#e6d9bf', '#c2b190', '#8f8064'),
    trim: '#f0561d',
    trimDark: '#bf3c10',
  },
  'racing-green': {
    ...tone('#b5dcc4', '#3f8a68', '#21624a', '#144636', '#0b2e24'),
    trim: '#efe0b6',
    trimDark: '#c4b183',
  },
  royal: {
    ...tone('#bcd0ff', '#4f78d6', '#2f55b0', '#203c84', '#14275a'),
    trim: '#e9e6e0',
    trimDark: '#b9bfcc',
  },
  crimson: {
    ...tone('#ffc0b8', '#d8474a', '#b3232f', '#841520', '#560b14'),
    trim: '#f3e3c3',
    trimDark: '#cbb68e',
  },
  sand: {
    ...tone('#fff0d2', '#e2c393', '#c9a46c', '#9f7c49', '#6f5430'),
    trim: '#2a2d32',
    trimDark: '#1b1d21',
  },
  sky: {
    ...tone('#f0fafd', '#aed3e4', '#82b5ce', '#5a8da9', '#3a667f'),
    trim: '#f3ead9',
    trimDark: '#cfc3ae',
  },
};

export type Livery = (typeof paintTones)[Paint];
