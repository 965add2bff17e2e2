/** In which order places name their parts: a town before its region, or behind it. */
import { betweenPlaces } from '../../../kernel/commas.ts';
import { countryBehind } from '../../../kernel/countries.ts';
import { countryOfTown } from '../../../kernel/towns.ts';
import { isRegion, readHeader, saysRegion, targetOf } from './headers.ts';

/** Where so many places begin with a region or a large town and end in none, the first part is the widest; large towns must repeat. */
const mostly = 0.7;
/** Fewer places of several parts show no order. */
const fewPlaces = 4;
/** With so many, the part that differs much less than the other is the wider one, whether or not any place is known. */
const manyPlaces = 20;
const muchLess = 0.5;

/** Whether a header names the region first: "Mkoa/Wilaya", "Province, City". */
function isNamedRegionFirst(header: string): boolean {
  const [first = '', second, ...more] = header.split(/[/,]| [-–] /u);
  if (second === undefined || more.length > 0 || !isRegion(first) || isRegion(second)) return false;
  return readHeader(second).some((word) => targetOf.get(word) === 'place');
}

/**
 * Whether the first part of places is the widest, as in "Warszawa, Mokotów": it differs less than the last, and is more often
 * a place by itself; or it says that it is a region ("Νομός Αττικής - Πειραιάς"), or the header does. Postcodes and numbers of
 * houses differ most of all, and are no places: such places do not count.
 */
export function isRegionFirst(cells: readonly string[], header = ''): boolean {
  const places = cells.map((cell) =>
    (countryBehind(cell)?.place ?? cell).split(betweenPlaces).map((part) => part.trim().toLowerCase()),
  );
  const alone = new Set(places.flatMap((parts) => (parts.length === 1 ? parts : [])));
  const several = places.filter((parts) => parts.length > 1 && !parts.some((part) => /\d/.test(part)));
  if (several.length < fewPlaces) return false;
  const [firsts, lasts] = [
    several.map((parts) => parts[0] ?? ''),
    several.map((parts) => parts.at(-1) ?? ''),
  ];
  const [wide, narrow] = [new Set(firsts).size, new Set(lasts).size];
  const countOf = (parts: readonly string[], test: (part: string) => boolean) => parts.filter(test).length;
  /** How many have this at one end only. */
  const only = (test: (part: string) => boolean, [here, there]: readonly (readonly string[])[]) =>
    here?.filter((part, at) => test(part) && !test(there?.[at] ?? '')).length ?? 0;
  const isMostlyFirst = (test: (part: string) => boolean) =>
    only(test, [firsts, lasts]) >= several.length * mostly &&
    only(test, [lasts, firsts]) <= only(test, [firsts, lasts]) / 4;
  if (isNamedRegionFirst(header) || isMostlyFirst(saysRegion)) return true;
  const isTown = (part: string) => countryOfTown(part) !== undefined;
  if (isMostlyFirst(isTown) && wide < narrow) return true;
  if (several.length >= manyPlaces && wide > 1 && wide <= narrow * muchLess) return true;
  const known = (part: string) => alone.has(part);
  return wide > 1 && wide < narrow && countOf(firsts, known) > countOf(lasts, known);
}
