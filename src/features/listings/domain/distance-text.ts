import { distances } from '#messages/distances.ts';
import { type DistanceUnit, distanceOf } from '../../../kernel/distances.ts';
import { formatAmount } from '../../../kernel/money.ts';

/** Kilometres for people, in what the garage counts in: "12,000 km", "7,456 mi". */
export function distanceText(kilometres: number, unit: DistanceUnit): string {
  return distances[unit](formatAmount(distanceOf(kilometres, unit)));
}
