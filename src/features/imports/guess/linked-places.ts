/** A column of links that end in the place, for lists that write it nowhere else. */
import { countryOfTown } from '../../../kernel/towns.ts';
import { keyOf } from '../../catalogue/words.ts';
import { placeOfLink } from '../readings/linked-place.ts';

const leastPlaces = 0.6;
/** Of the places, those that must be known: a link may say "for sale urgently" as well. */
const leastKnown = 0.5;

/** The position of such a column in the first rows; undefined where there is none. `places` are the keys of known places. */
export function columnOfLinkedPlaces(
  rows: readonly (readonly string[])[],
  places: ReadonlySet<string> = new Set(),
): number | undefined {
  const width = Math.max(0, ...rows.map(({ length }) => length));
  const isKnown = (place: string) => places.has(keyOf(place)) || countryOfTown(place) !== undefined;
  return Array.from({ length: width }, (_, index) => index).find((index) => {
    const told = rows.flatMap((row) => placeOfLink(row[index]?.trim() ?? '') ?? []);
    return (
      told.length > 0 &&
      told.length >= rows.length * leastPlaces &&
      told.filter(isKnown).length >= told.length * leastKnown
    );
  });
}
