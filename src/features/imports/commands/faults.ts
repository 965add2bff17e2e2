/** Reports on cells that the import could not use. */
import * as words from '#messages/imports-refusals.ts';
import type { Failure } from '#messages/imports-unread.ts';
import type { RowReader } from '../columns.ts';
import type { Target } from '../contract.ts';
import type { OptionalCell } from '../domain/optional-facts.ts';
import type { Refusal } from '../row-facts.ts';

/** The cells of an optional fact: how many there are, how many of them were not understood, and the first of these. */
export interface OptionalColumn {
  header: string;
  /** Cells that state something. */
  stated: number;
  unread: number;
  first: { line: number; value: string; failure: Failure } | null;
}

export type OptionalColumns = Map<OptionalCell['target'], OptionalColumn>;

/** The columns that may contain a row's fault. */
const faultyColumns: readonly Target[] = ['price', 'currency', 'year', 'kilometres', 'engine'];

/** Why a row was refused, with the column of the fault, if it has one. */
export function whyRefused({ code, value }: Refusal, reader: RowReader): string {
  const target = faultyColumns.find((column) => code.startsWith(`${column}-`));
  const header = target === undefined ? null : reader.headerOf(target);
  const why = words.refusals[code](value);
  return header === null ? why : words.inColumn(header, why);
}

/** Counts the cells of optional facts in a row. */
export function noteOptional(
  noted: OptionalColumns,
  line: number,
  cells: readonly OptionalCell[],
  reader: RowReader,
): void {
  for (const { target, value, reading } of cells) {
    const header = reader.headerOf(target) ?? target;
    const column = noted.get(target) ?? { header, stated: 0, unread: 0, first: null };
    noted.set(target, column);
    column.stated += 1;
    if (reading === 'understood') continue;
    column.unread += 1;
    column.first ??= { line, value, failure: reading };
  }
}

/** Of fewer cells nothing can be told. */
const fewCells = 3;

/**
 * Whether a column is probably not what it was taken for. Conditions are often marks without a scale ("8/10"), which
 * are known to be none.
 */
export function isMistaken(target: OptionalCell['target'], { stated, unread }: OptionalColumn): boolean {
  return target !== 'condition' && stated >= fewCells && unread > stated / 2;
}
