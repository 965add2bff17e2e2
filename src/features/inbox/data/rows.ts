/** What the tables of the inbox are read by, each alike. */
import { sql } from 'kysely';
import type { Cursor } from '../../../kernel/paging.ts';

type InboxTable = 'enquiries' | 'bookings' | 'reports';

/** A pattern that finds a typed text as part of another. */
export function patternOf(search: string): string {
  return `%${search.trim().replace(/[\\%_]/g, '\\$&')}%`;
}

/** The moment of a row in microseconds, as cursors keep it. */
export function micros(table: InboxTable) {
  return sql<string>`(extract(epoch from ${sql.ref(`${table}.created_at`)}) * 1000000)::bigint::text`;
}

/** Whether a row comes after a cursor, newest first. */
export function isAfter(table: InboxTable, { at, id }: Cursor) {
  return sql<boolean>`(${sql.ref(`${table}.created_at`)}, ${sql.ref(`${table}.id`)}) < (to_timestamp(0) + ${at}::bigint * interval '1 microsecond', ${id})`;
}
