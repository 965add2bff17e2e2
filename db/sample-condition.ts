/** The condition that a sample is made up with: as good as its figures are. */
import type { Condition } from '../src/features/listings/domain.ts';

interface Use {
  /** Years; null where unknown. */
  age: number | null;
  kilometres: number | null;
  owners: number | null;
}

/**
 * The rule, of the figures that are known:
 * - fair: ten years old or more, or 60,000 km or more, or three owners or more;
 * - excellent: three years old at most, and 15,000 km at most, and one owner at most. Age and distance must
 *   be known;
 * - good: all others.
 */
export function conditionOf({ age, kilometres, owners }: Use): Condition {
  if ((age ?? 0) >= 10 || (kilometres ?? 0) >= 60_000 || (owners ?? 1) >= 3) return 'fair';
  const isFresh = age !== null && age <= 3 && kilometres !== null && kilometres <= 15_000;
  return isFresh && (owners ?? 1) <= 1 ? 'excellent' : 'good';
}
