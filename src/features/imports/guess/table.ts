/** A list as a guess sees it: its header, some of its rows, and which column is what. */
import { headerKey, inOneLine } from '../columns.ts';
import type { Target } from '../contract.ts';
import { writtenOut } from '../readings/figure-cell.ts';
import { folded } from '../readings/folded.ts';
import { partFor } from '../readings/joint-facts.ts';
import { placeOfLink } from '../readings/linked-place.ts';
import { plainCell } from '../readings/plain-cell.ts';
import { type Columns, findColumns } from './columns.ts';
import { spaced } from './headers.ts';
import { unlabelled } from './labels.ts';
import { columnOfLinkedPlaces } from './linked-places.ts';
import { unitColumnOf } from './unit-column.ts';

/** What is known of a list besides its header. */
export interface Clues {
  delimiter: string;
  /** ISO code of the prices, where it was given. */
  currency?: string | undefined;
  /** The country of all motorcycles, where it was given. */
  country?: string | undefined;
  /** ISO code of the garage's own currency. */
  ownCurrency?: string | undefined;
  /** Some rows below the header, which show how numbers are written. */
  sample?: readonly (readonly string[])[];
  /** The time of reading: no year is after it. */
  now?: Date | undefined;
  /** The keys of the places that the garage knows. */
  places?: ReadonlySet<string> | undefined;
  /** The headers of fields of objects, in JSON. */
  ofObjects?: ReadonlySet<string> | undefined;
}

export interface Table {
  header: readonly string[];
  sample: readonly (readonly string[])[];
  /** By column, the label that stands in each of its cells. */
  labels: readonly (string | undefined)[];
  columns: Columns;
  /** The column whose links name the place, where no other column does. */
  linkedPlace: number | undefined;
  /** The column with the unit of the kilometres. */
  units: number | undefined;
  /** What a mapping calls a column: its header, or its position where another has the same header. */
  nameOf(index: number): string | number;
  /** What the header of a field, and the label in its cells, say besides its name. */
  says(target: Target): string;
  cellsOf(target: Target): string[];
  /** The places of the rows, as they are shown. */
  places: readonly string[];
}

/** The columns that are recognised from a header and the rows below. */
export function columnsOf(
  header: readonly string[],
  clues: Pick<Clues, 'sample' | 'now' | 'places' | 'ofObjects'>,
): Columns {
  return findColumns(header, { ...clues, ...unlabelled(clues.sample) });
}

/** The table of a list whose columns are recognised. */
export function tableOf(header: readonly string[], given: Clues): Table {
  const { sample, labels } = unlabelled(given.sample);
  const columns = columnsOf(header, given);
  const { of: found, widerPlace, otherYear, parts } = columns;
  const linkedPlace = found.has('place') ? undefined : columnOfLinkedPlaces(sample, given.places);
  // The same column may be the id.
  if (linkedPlace !== undefined) found.set('place', linkedPlace);
  const taken = new Set([...found.values(), widerPlace?.index, otherYear]);
  const isFree = (index: number) => !taken.has(index);
  const keys = header.map(headerKey);
  const counts = new Map<string, number>();
  for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1);
  const cellsOf = (target: Target) =>
    sample.map((row) => {
      const cell = plainCell(row[found.get(target) ?? -1] ?? '');
      return writtenOut(parts.has(target) ? partFor(target, cell) : cell);
    });
  return {
    header,
    sample,
    labels,
    columns,
    linkedPlace,
    units: unitColumnOf(found.get('kilometres'), { header, sample, isFree }),
    nameOf: (index) => ((counts.get(keys[index] ?? '') ?? 0) > 1 ? index + 1 : (header[index] ?? '')),
    says: (target) => {
      const at = found.get(target) ?? -1;
      return folded(headerKey(spaced(`${header[at] ?? ''} ${labels[at] ?? ''}`)));
    },
    cellsOf,
    places: cellsOf('place').map((cell) =>
      linkedPlace === undefined ? inOneLine(cell) : (placeOfLink(cell) ?? ''),
    ),
  };
}
