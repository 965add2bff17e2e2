/** The labels that cells begin with. */
import { recogniseMake } from '../../catalogue/domain.ts';
import { labelOfColumn, withoutLabel } from '../readings/cell-label.ts';
import { countryOfPlace } from './whereabouts.ts';

type Rows = readonly (readonly string[])[];

/** Whether it says something itself: all of a list may be Hondas, or in one town. */
const isSaid = (label: string) => recogniseMake(label) !== null || countryOfPlace(label) !== undefined;

/** The first rows without the labels of their columns, and these by the positions of the columns. */
export function unlabelled(rows: Rows = []): { sample: Rows; labels: readonly (string | undefined)[] } {
  const width = Math.max(0, ...rows.map(({ length }) => length));
  const labels = Array.from({ length: width }, (_, index) => {
    const label = labelOfColumn(rows.map((row) => row[index] ?? ''));
    return label === undefined || isSaid(label) ? undefined : label;
  });
  const withoutOwn = (cell: string, index: number) => {
    const label = labels[index];
    return label === undefined ? cell : withoutLabel(cell, label);
  };
  const isAny = labels.some((label) => label !== undefined);
  return { sample: isAny ? rows.map((row) => row.map(withoutOwn)) : rows, labels };
}
