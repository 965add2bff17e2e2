/** Conditions and columns that all tables of the inbox share, and what is found in them. */
import { type RawBuilder, sql } from 'kysely';
import type { Cursor } from '../../../kernel/paging.ts';
import { containing } from '../../../platform/containing.ts';
import { isAfter, microsOf } from '../../../platform/paging.ts';
import type { InboxEntry } from '../contract.ts';
import type { InboxState } from '../domain.ts';
import type { Sold } from './standing.ts';

/** Which entries a page shows. */
export interface InboxFilter {
  state: InboxState;
  /** A text that entries must contain; empty for all. */
  search: string;
  limit: number;
  cursor: Cursor | null;
}

/** An entry with its time as the cursor has it and, if it shows a seller's other motorcycles, whose. */
export type InboxRow = InboxEntry & { at: string; sold?: Sold | null };

type InboxTable = 'enquiries' | 'bookings' | 'reports' | 'replies' | 'repeats';

/**
 * All characters that may stand for a space: line ends, and spaces that are wide, narrow, non-breaking or
 * invisible.
 */
const spaces =
  ' \t\n\v\f\r\u00a0\u1680\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007\u2008\u2009\u200a\u2028\u2029\u202f\u205f\u3000\ufeff';

/**
 * Characters that people write into names and numbers, or leave out: "FZ-S" and "fzs", "01712-345678" and
 * "01712 345678".
 */
const between = `-‐–—./,:;()'’+${spaces}`;
const anyBetween = new RegExp(`[${between}]`, 'g');

/** Whether a column contains a typed text, ignoring such characters in both. */
export function finds(column: string, search: string) {
  const bare = search.replace(anyBetween, '');
  const told = bare === '' ? sql.ref(column) : sql`translate(${sql.ref(column)}, ${between}, '')`;
  return sql<boolean>`${told} ilike ${containing(bare || search)}`;
}

/** The time of a row in microseconds, as in cursors. */
export function micros(table: InboxTable) {
  return microsOf(`${table}.created_at`);
}

/** Whether a row is open or done, as requested, and comes after the cursor; `id` is the id of its entry. */
export function isOnPage(
  table: InboxTable,
  { state, cursor }: Pick<InboxFilter, 'state' | 'cursor'>,
  id: string | RawBuilder<string> = `${table}.id`,
) {
  const isOfState = sql<boolean>`${sql.ref(`${table}.done_at`)} is ${state === 'open' ? sql`null` : sql`not null`}`;
  return cursor ? sql<boolean>`${isOfState} and ${isAfter(cursor, `${table}.created_at`, id)}` : isOfState;
}

/**
 * Whether one of these columns, or the earlier texts in `earlier`, contains a typed text; always when nothing
 * is typed.
 */
export function findsAny(columns: readonly string[], search: string, earlier?: string) {
  if (search === '') return sql<boolean>`true`;
  const told = columns.map((column) => finds(column, search));
  if (earlier !== undefined) {
    told.push(sql<boolean>`exists (
      select from jsonb_to_recordset(${sql.ref(earlier)}) as said (words text) where ${finds('said.words', search)})`);
  }
  return sql<boolean>`(${sql.join(told, sql` or `)})`;
}

/**
 * Whether a booking for the garage is open: not done, or changed by its buyer since. Where its buyer has hidden it, nobody waits for
 * an answer any more (`waitsForAnswer`), but the inbox loses nothing that an admin has not marked.
 */
export const isOpenBooking = sql<boolean>`(bookings.cancelled_at is null
  and (bookings.done_at is null or bookings.changed_at is not null))`;

/** The fields of other kinds of entries, all empty. */
export const nothingElse = {
  number: '',
  location: '',
  intent: null,
  product: null,
  booking: null,
  report: null,
  reply: null,
  repeat: null,
  standing: null,
  cancelled: false,
  changed: null,
} as const satisfies Partial<InboxEntry>;
