/** The mark: an M whose legs are a garage, with a wheel parked inside. */
import { block } from './backdrops.ts';
import { dot, line, ring } from './ink.ts';

/** The M and the wheel alone, on a 64 grid. */
const sign = (colour: string, hub: string): string =>
  line('M13.5 51V14L32 29.5 50.5 14V51', colour, 8, 'stroke-linecap="round" stroke-linejoin="round"') +
  ring(32, 46, 7.4, colour, 5) +
  dot(32, 46, 1.9, hub);

/** The sign on its tile, 64 by 64. */
export const mark = (): string => block(0, 0, 64, 64, '#f0561d', 'rx="15"') + sign('#f7f4ef', '#f7f4ef');
