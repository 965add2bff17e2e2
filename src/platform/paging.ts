import { type RawBuilder, sql } from 'kysely';
import type { Cursor } from '../kernel/paging.ts';

/**
 * A column's time in microseconds, as cursors hold it: PostgreSQL sorts by microseconds, and JavaScript has
 * only milliseconds.
 */
export function microsOf(column: string) {
  return sql<string>`(extract(epoch from ${sql.ref(column)}) * 1000000)::bigint::text`;
}

/** Whether a row comes after the cursor in a list sorted by these columns, newest first. */
export function isAfter({ at, id }: Cursor, momentColumn: string, idColumn: string | RawBuilder<string>) {
  const ids = typeof idColumn === 'string' ? sql.ref(idColumn) : idColumn;
  return sql<boolean>`(${sql.ref(momentColumn)}, ${ids}) < (to_timestamp(0) + ${at}::bigint * interval '1 microsecond', ${id})`;
}
