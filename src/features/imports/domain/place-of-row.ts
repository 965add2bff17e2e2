/** Where the motorcycle of a row is. */
import { anyComma, betweenPlaces } from '../../../kernel/commas.ts';
import { countryBehind, countryNamed } from '../../../kernel/countries.ts';
import { isRegion } from '../guess/headers.ts';
import type { RowContext } from '../row-facts.ts';
import { withPartsApart } from './place-parts.ts';

/**
 * A place split at its country. Where the list is of a country, another one is only meant behind town and region: Niger is
 * also a state of Nigeria, and Peru a town in Indiana.
 */
function placeAbroad(place: string, listed: string | undefined): ReturnType<typeof countryBehind> {
  const behind = countryBehind(place);
  const own = listed === undefined ? undefined : (countryNamed(listed) ?? listed);
  const isMeant = own === undefined || behind?.country === own || anyComma.test(behind?.place ?? '');
  return isMeant ? behind : null;
}

/**
 * The country of a motorcycle, in English where it is known: the row's, also behind its place, otherwise the mapping's;
 * empty where there is none.
 */
export function countryOfRow(row: readonly string[], { reader, mapping }: RowContext): string {
  const behind = () => placeAbroad(reader.cell(row, 'place') ?? '', mapping.country)?.country;
  const told = reader.cell(row, 'country') ?? behind() ?? mapping.country ?? '';
  return countryNamed(told) ?? told;
}

/**
 * A postcode before a town, which is the same place with any of its postcodes: "50667 Köln", "D-20095
 * Hamburg".
 */
const postcode = /^(?:\p{Lu}{1,2}-)?\d{4,6},? (?=\p{L})/u;
/** The number of a province before its name: "16 - Alger", "75 - Paris". */
const numberBefore = /^\d{1,3} ?[-–—:] ?(?=\p{L})/u;
/** Between commas as well: that is what lines of a cell have become. */
const twoParts = /^([^/,]+?) ?[/,] ?([^/,]+)$/;

/** A place whose first part is the widest, the other way round. */
const townFirst = (place: string) =>
  place
    .split(betweenPlaces)
    .map((part) => part.trim())
    .reverse()
    .join(', ');

/** The town of a row, the region behind it: "İstanbul / Kadıköy" below "İl / İlçe" is "Kadıköy, İstanbul". */
export function townOfRow(row: readonly string[], context: RowContext): string | null {
  const { reader, mapping } = context;
  const cell = reader.cell(row, 'place')?.replace(postcode, '').replace(numberBefore, '') ?? null;
  const abroad = placeAbroad(cell ?? '', mapping.country);
  const isTurned = cell !== null && mapping.columns.place?.order === 'region-first';
  const turned = isTurned ? townFirst(abroad?.place ?? cell) : null;
  const said = turned === null ? cell : abroad ? `${turned}, ${abroad.country}` : turned;
  const behind = placeAbroad(said ?? '', mapping.country);
  // Under another name the country would be shown twice, and taken for a town.
  const told = behind === null || said?.endsWith(behind.country) ? said : behind.place;
  const [, wider, town] = (turned === null ? twoParts.exec(told ?? '') : null) ?? [];
  const [first = '', second] = reader.headerOf('place')?.split('/') ?? [];
  const isRegionFirst = second !== undefined && isRegion(first) && !isRegion(second);
  if (isRegionFirst && wider !== undefined && town !== undefined) return `${town}, ${wider}`;
  return told && withPartsApart(told, countryNamed(countryOfRow(row, context)));
}
