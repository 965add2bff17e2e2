/** Reports on cells that the import could not use. */
import * as words from '#messages/imports.ts';
import type { RowReader } from '../columns.ts';
import type { Target } from '../contract.ts';
import type { Unread } from '../domain.ts';
import type { Refusal } from '../row-facts.ts';

/** The number of cells of a column that were left out, and the first of them. */
export interface UnreadCells {
  count: number;
  line: number;
  value: string;
}

/** The columns that may contain a row's fault. */
const faultyColumns: readonly Target[] = ['price', 'currency', 'year', 'kilometres', 'engine', 'owners'];

/** Why a row was refused, with the column of the fault, if it has one. */
export function whyRefused({ code, value }: Refusal, reader: RowReader): string {
  const target = faultyColumns.find((column) => code.startsWith(`${column}-`));
  const header = target === undefined ? null : reader.headerOf(target);
  const why = words.refusals[code](value);
  return header === null ? why : words.inColumn(header, why);
}

/** Counts the cells of a row that are left out, under the headers of their columns. */
export function noteUnread(
  noted: Map<string, UnreadCells>,
  line: number,
  cells: readonly Unread[],
  reader: RowReader,
): void {
  for (const { target, value } of cells) {
    const header = reader.headerOf(target) ?? target;
    const before = noted.get(header);
    noted.set(header, before ? { ...before, count: before.count + 1 } : { count: 1, line, value });
  }
}
