/** The garage's own country in search text: all that is in none of the others. */
import type { Search } from '../search.ts';
import { isPlace } from './chosen-meaning.ts';
import type { FoundName } from './left-out.ts';
import type { Meaning } from './meanings.ts';

interface Home {
  /** The names that say it: its own, and with it those of the countries that are wanted, too. */
  said: readonly FoundName[];
  /** The countries to leave out, by their slugs. */
  others: readonly string[];
}

/**
 * What these names say of the garage's own country: "bangladesh or india" leaves out all others. Beside a place that was chosen
 * before, or one that is named and no country, it says nothing.
 */
export function readHome(names: readonly FoundName[], { division, district }: Search): Home {
  const home = names.find(({ meaning }) => meaning.isHome)?.meaning;
  if (!home) return { said: [], others: [] };
  const abroad = [home.value, ...(home.alike ?? [])];
  const isAbroad = ({ field, value }: Meaning) => field === 'division' && abroad.includes(value);
  const isPlaced =
    division.length + district.length > 0 ||
    names.some(({ meaning }) => isPlace(meaning) && !isAbroad(meaning));
  if (isPlaced) return { said: names.filter(({ meaning }) => meaning.isHome), others: [] };
  const said = names.filter(({ meaning }) => isAbroad(meaning));
  const wanted = new Set(said.flatMap(({ meaning }) => (meaning.isHome ? [] : [meaning.value])));
  return { said, others: abroad.filter((country) => !wanted.has(country)) };
}
