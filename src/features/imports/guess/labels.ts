/** The labels that cells begin with. */
import { currenciesIn } from '../../../kernel/currencies.ts';
import { labelOfColumn, withoutLabel } from '../readings/cell-label.ts';
import { bareHeader, targetOf } from './headers.ts';

type Rows = readonly (readonly string[])[];

/** Whether it is what a column may be called, and says nothing of its cells: "Dhaka", "Used" and "USD" do. */
const isHeader = (label: string) => targetOf.has(bareHeader(label)) && currenciesIn(label) === null;

/** The first rows without the labels of their columns, and these by the positions of the columns. */
export function unlabelled(rows: Rows = []): { sample: Rows; labels: readonly (string | undefined)[] } {
  const width = Math.max(0, ...rows.map(({ length }) => length));
  const labels = Array.from({ length: width }, (_, index) => {
    const label = labelOfColumn(rows.map((row) => row[index] ?? ''));
    return label !== undefined && isHeader(label) ? label : undefined;
  });
  const withoutOwn = (cell: string, index: number) => {
    const label = labels[index];
    return label === undefined ? cell : (withoutLabel(cell, [label]) ?? '');
  };
  const isAny = labels.some((label) => label !== undefined);
  return { sample: isAny ? rows.map((row) => row.map(withoutOwn)) : rows, labels };
}
