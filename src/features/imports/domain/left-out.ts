/** Rows that are not part of what a list offers. */
import { readAvailability } from '../readings/availability.ts';
import { type RefusalCode, RefusedRow, type RowContext } from '../row-facts.ts';
import { totalsOf } from './totals.ts';

/** Why such rows are left out. With `--end-missing` their motorcycles are ended, like those without a row. */
export const notOfTheList: ReadonlySet<RefusalCode> = new Set(['skipped-by-mapping', 'totals', 'gone']);

/** Characters of a cell that are quoted. */
const longestQuoted = 60;

/** Refuses a row that the mapping skips, that says that its motorcycle is gone, or that has totals. */
export function refuseLeftOut(row: readonly string[], { reader }: RowContext): void {
  const reason = reader.skipReason(row);
  if (reason !== null) throw new RefusedRow('skipped-by-mapping', reason);
  const said = reader.cell(row, 'availability');
  const isGone =
    said === 'gone' ||
    (said !== null && readAvailability(said, reader.headerOf('availability') ?? '') === 'gone');
  if (isGone) throw new RefusedRow('gone', said.slice(0, longestQuoted));
  const totals = totalsOf(row);
  if (totals !== null) throw new RefusedRow('totals', totals.slice(0, longestQuoted));
}
