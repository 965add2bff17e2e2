import { num, polar } from '../ink.ts';

/** A mudguard that follows its wheel between two angles. */
export function guard(x: number, y: number, inner: number, outer: number, from: number, to: number): string {
  const p = (r: number, a: number): string => polar(x, y, r, a).map(num).join(' ');
  return `M${p(inner, from)}L${p(outer, from + 2)}A${outer} ${outer} 0 ${to - from > 180 ? 1 : 0} 1 ${p(outer, to - 2)}L${p(inner, to)}A${inner} ${inner} 0 ${to - from > 180 ? 1 : 0} 0 ${p(inner, from)}z`;
}
