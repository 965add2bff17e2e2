/** Where things lie relative to the line between two points. */
import { type Point, poly } from './ink.ts';

/** A point on the way from a to b. */
export const between = (a: Point, b: Point, t: number): Point => [
  a[0] + (b[0] - a[0]) * t,
  a[1] + (b[1] - a[1]) * t,
];

/** Moves a point along and across the line a→b. */
export function beside(a: Point, b: Point, t: number, across: number): Point {
  const [x, y] = between(a, b, t);
  const l = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1;
  return [x - ((b[1] - a[1]) / l) * across, y + ((b[0] - a[0]) / l) * across];
}

/** An open line through these points, as path data. */
export const join = (...points: Point[]): string => poly(points);
