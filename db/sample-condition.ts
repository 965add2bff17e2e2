/** The condition given to a sample, from its figures. */
import type { Condition } from '../src/features/listings/domain.ts';

interface Use {
  /** Years; null where unknown. */
  age: number | null;
  kilometres: number | null;
  owners: number | null;
}

/**
 * Applied to the figures that are known:
 * - fair: ten years or older, or 60,000 km or more, or three owners or more;
 * - excellent: at most three years, at most 15,000 km, and at most one owner. Age and distance must be known;
 * - good: all others.
 */
export function conditionOf({ age, kilometres, owners }: Use): Condition {
  if ((age ?? 0) >= 10 || (kilometres ?? 0) >= 60_000 || (owners ?? 1) >= 3) return 'fair';
  const isFresh = age !== null && age <= 3 && kilometres !== null && kilometres <= 15_000;
  return isFresh && (owners ?? 1) <= 1 ? 'excellent' : 'good';
}
