import { distances } from '#messages/distances.ts';
import { type DistanceUnit, distanceOf, groupDistance } from '../../../kernel/distances.ts';

/** Kilometres for people, in what the garage counts in: "12,000 km", "7,456 mi". */
export function distanceText(kilometres: number, unit: DistanceUnit): string {
  return distances[unit](groupDistance(distanceOf(kilometres, unit), unit));
}
