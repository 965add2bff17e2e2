/** Rows that are not part of what a list offers. */
import type { RowReader } from '../columns.ts';
import { availabilities, readAvailability, saysSold, soldInTitle } from '../readings/availability.ts';
import { soldInCapitals } from '../readings/sold-in-capitals.ts';
import { known, type RefusalCode, RefusedRow, type RowContext } from '../row-facts.ts';
import { totalsOf } from './totals.ts';
import { withoutYearBefore } from './year-in-name.ts';

/** Why such rows are left out. With `--end-missing` their motorcycles are ended, like those without a row. */
export const notOfTheList: ReadonlySet<RefusalCode> = new Set(['skipped-by-mapping', 'totals', 'gone']);

/** Characters of a cell that are quoted. */
const longestQuoted = 60;

/** Refuses a row that the mapping skips, that says that its motorcycle is gone, or that has totals. */
export function refuseLeftOut(row: readonly string[], { reader }: RowContext): void {
  const reason = reader.skipReason(row);
  if (reason !== null) throw new RefusedRow('skipped-by-mapping', reason);
  const gone = goneIn(row, reader);
  if (gone !== null) throw new RefusedRow('gone', gone.slice(0, longestQuoted));
  const totals = totalsOf(row);
  if (totals !== null) throw new RefusedRow('totals', totals.slice(0, longestQuoted));
}

/** The cell, or the word of a title, that says that the motorcycle is not for sale any more; null where none does. */
function goneIn(row: readonly string[], reader: RowReader): string | null {
  const said = reader.cell(row, 'availability');
  const read =
    known(availabilities, said) ??
    (said === null ? null : readAvailability(said, reader.headerOf('availability') ?? ''));
  if (read === 'sold' || read === 'ended') return said;
  // "Estado" may be the condition, of what is sold as well.
  const condition = reader.cell(row, 'condition');
  if (condition !== null && saysSold(condition)) return condition;
  // Lists without titles write it behind the model: "XJ 600 (MYYTY)".
  for (const target of ['name', 'model'] as const) {
    const title = reader.cell(row, target) ?? '';
    const word = soldInTitle(title) ?? soldInCapitals(withoutYearBefore(title));
    if (word !== null) return word;
  }
  return null;
}
