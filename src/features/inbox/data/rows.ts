/** What the tables of the inbox are read by, each alike. */
import { sql } from 'kysely';
import type { Cursor } from '../../../kernel/paging.ts';
import { isAfter, microsOf } from '../../../platform/paging.ts';
import type { InboxEntry } from '../contract.ts';
import type { InboxState } from '../domain.ts';

type InboxTable = 'enquiries' | 'bookings' | 'reports' | 'replies' | 'repeats';

/** Whatever a text may have for a space: the ends of its lines, and spaces of other widths, that break no line or that nobody sees. */
const spaces =
  ' \t\n\v\f\r\u00a0\u1680\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007\u2008\u2009\u200a\u2028\u2029\u202f\u205f\u3000\ufeff';

/** What people write into names and numbers, or leave out: "FZ-S" and "fzs", "01712-345678" and "01712 345678". */
const between = `-‐–—./,:;()'’+${spaces}`;
const anyBetween = new RegExp(`[${between}]`, 'g');

/** Whether a column has a typed text as part of it, whatever stands between letters and digits in either of them. */
export function finds(column: string, search: string) {
  const bare = search.replace(anyBetween, '');
  const told = bare === '' ? sql.ref(column) : sql`translate(${sql.ref(column)}, ${between}, '')`;
  return sql<boolean>`${told} ilike ${patternOf(bare || search)}`;
}

function patternOf(search: string): string {
  return `%${search.trim().replace(/[\\%_]/g, '\\$&')}%`;
}

/** The moment of a row in microseconds, as cursors keep it. */
export function micros(table: InboxTable) {
  return microsOf(`${table}.created_at`);
}

/** Whether a row is open or done, as asked for, and comes after the cursor. */
export function isOnPage(table: InboxTable, { state, cursor }: { state: InboxState; cursor: Cursor | null }) {
  const isOfState = sql<boolean>`${sql.ref(`${table}.done_at`)} is ${state === 'open' ? sql`null` : sql`not null`}`;
  return cursor
    ? sql<boolean>`${isOfState} and ${isAfter(cursor, `${table}.created_at`, `${table}.id`)}`
    : isOfState;
}

/** Whether one of these columns, or what is kept in `earlier` of what was said before, has a typed text as part of it; any where nothing is typed. */
export function findsAny(columns: readonly string[], search: string, earlier?: string) {
  if (search === '') return sql<boolean>`true`;
  const told = columns.map((column) => finds(column, search));
  if (earlier !== undefined) {
    told.push(sql<boolean>`exists (
      select from jsonb_to_recordset(${sql.ref(earlier)}) as said (words text) where ${finds('said.words', search)})`);
  }
  return sql<boolean>`(${sql.join(told, sql` or `)})`;
}

/** What an entry of another kind would say besides. */
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
