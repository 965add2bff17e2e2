/** Distances on a clock: stored in kilometres everywhere, counted in miles by people of some countries. */

/** What people of a garage's country count distances in. */
export type DistanceUnit = 'km' | 'mi';

export const kilometresPerMile = 1.609344;

/** A figure in this unit as whole kilometres; `distanceOf` turns it back into the same whole figure. */
export function kilometresOf(figure: number, unit: DistanceUnit): number {
  return Math.round(unit === 'mi' ? figure * kilometresPerMile : figure);
}

/** Kilometres as the nearest whole figure in this unit. */
export function distanceOf(kilometres: number, unit: DistanceUnit): number {
  return unit === 'mi' ? Math.round(kilometres / kilometresPerMile) : kilometres;
}

/**
 * The ends of a range of kilometres in this unit: the whole figures inside it. So a range that was typed comes back as typed, and
 * what ends before 30,000 miles is said to end at 29,999.
 */
export function distanceRange(
  { from, to }: { from: number | null; to: number | null },
  unit: DistanceUnit,
): { from: number | null; to: number | null } {
  if (unit === 'km') return { from, to };
  return {
    from: from && Math.ceil((from - 0.5) / kilometresPerMile),
    to: to && Math.floor((to + 0.5) / kilometresPerMile),
  };
}
