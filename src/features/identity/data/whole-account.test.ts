import { type KyselyPlugin, sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase } from '../../../../test/support/database.ts';
import type { Database } from '../../../platform/database.ts';
import { takeOver } from '../commands/take-over.ts';
import type { IdentityMails } from '../mails.ts';
import { exportAccount } from './own-data.ts';
import { deleteAccount } from './whole-account.ts';

const asAdmin = 'what an admin did for the garage; an admin’s mailbox is proven';
const ofBuyer = 'part of a booking, which is its buyer’s';
const restorable = 'its listing stays with the account, whose owner can change or restore it';
const ofMailbox = 'sent by whoever gave the address: it is nothing of the account’s';
const onItsWay = 'mail on its way, which is gone once it is sent or given up';
const usedProof = 'which sign-in at Firebase has been used, lest it be used again; it is swept';

/** What needs no statement, and why. */
const exceptions = {
  'bookings.seller_id export': ofBuyer,
  'bookings.seller_id takeover': restorable,
  'bookings.unmarked_by export': ofBuyer,
  'bookings.unmarked_by takeover': ofBuyer,
  'enquiries.email takeover': ofMailbox,
  'external_sign_ins.account_id deletion': usedProof,
  'external_sign_ins.account_id export': usedProof,
  'external_sign_ins.account_id takeover': usedProof,
  'listings.email takeover': restorable,
  'listings.mobile takeover': restorable,
  'listings.seller_name takeover': restorable,
  'mails.email deletion': onItsWay,
  'mails.email export': onItsWay,
  'mails.email takeover': onItsWay,
  'reports.email takeover': ofMailbox,
  'search_spellings.added_by takeover': asAdmin,
  'standing_changes.admin_id takeover': asAdmin,
  'users.stopped_by takeover': asAdmin,
};

let database: Database;
let drop: () => Promise<void>;
beforeAll(async () => {
  ({ database, drop } = await createTestDatabase());
});
afterAll(() => drop());

/** Whose something is, also where no foreign key says so. */
const whose = /^(?:user|owner|seller|buyer|admin|member)_id$|_by$/;
/** What people are reached or known by. */
const contact = /^(?:e_?mail|mobile|phone|account_id|ip_address|user_agent|seller_name)$/;

interface Column {
  table: string;
  column: string;
  /** Whether it refers to `users`. */
  refers: boolean;
  /** Whether the database empties it or deletes its row with the account, by that foreign key. */
  settled: boolean;
}

async function readColumns(): Promise<Column[]> {
  const { rows } = await sql<Column>`
    select relname as table, attname as column, count(k.oid) > 0 as refers,
      coalesce(bool_or(confdeltype in ('c', 'n')), false) as settled
    from pg_class c join pg_attribute on attrelid = c.oid and attnum > 0 and not attisdropped
      left join pg_constraint k on contype = 'f' and conrelid = c.oid and confrelid = 'users'::regclass
        and attnum = any (conkey)
    where relkind in ('r', 'p') and relnamespace = 'public'::regnamespace
    group by relname, attname order by relname, attname`.execute(database);
  return rows.filter(({ column, refers }) => refers || whose.test(column) || contact.test(column));
}

/** These tables and all whose rows go with theirs, by foreign keys. */
async function withDependants(tables: readonly string[]): Promise<Set<string>> {
  const { rows } = await sql<{ name: string }>`
    with recursive gone(id) as (
      select oid from pg_class where relnamespace = 'public'::regnamespace and relname = any (${tables})
      union
      select conrelid from pg_constraint join gone on confrelid = id where contype = 'f' and confdeltype = 'c'
    ) select relname as name from gone join pg_class on oid = id`.execute(database);
  return new Set(rows.map(({ name }) => name));
}

/** The statements of some work for an account. */
async function statementsOf(work: (watched: Database) => Promise<unknown>): Promise<string[]> {
  const statements: string[] = [];
  const noting: KyselyPlugin = {
    transformQuery: ({ node, queryId }) => {
      statements.push(database.getExecutor().compileQuery(node, queryId).sql);
      return node;
    },
    transformResult: async ({ result }) => result,
  };
  await work(database.withPlugin(noting));
  return statements;
}

/** Adds an account with a proven mailbox and the session `s-` and its id. */
async function addAccount(id: string): Promise<void> {
  await sql`insert into users (id, email, email_verified) values (${id}, ${`${id}@example.com`}, true)`.execute(
    database,
  );
  await sql`insert into sessions (id, user_id, token, expires_at)
    values (${`s-${id}`}, ${id}, ${id}, now() + interval '1 day')`.execute(database);
}

/** What of people is handled in no statement of the export, the deletion or the takeover of an account. */
async function findUnhandled(): Promise<string[]> {
  await addAccount('leaves');
  await addAccount('arrives');
  const exporting = await statementsOf((watched) => exportAccount(watched, 'leaves'));
  const deleting = await statementsOf((watched) =>
    watched.transaction().execute((transaction) => deleteAccount(transaction, 'leaves', 's-leaves')),
  );
  const noMails: Pick<IdentityMails, 'note'> = { note: async () => {} };
  const owner = { email: 'arrives@example.com', name: '', photoURL: null };
  const takingOver = await statementsOf((watched) =>
    watched
      .transaction()
      .execute((transaction) => takeOver(transaction, noMails as IdentityMails, 'arrives', { owner })),
  );
  const tableOf = (statement: string) => /^(?:update|delete from) "(\w+)"/.exec(statement)?.[1];
  const deletedIn = (statements: readonly string[]) =>
    withDependants(statements.filter((text) => text.startsWith('delete')).map((text) => tableOf(text) ?? ''));
  const [gone, left] = [await deletedIn(deleting), await deletedIn(takingOver)];
  const names = (text: string, column: string) => new RegExp(`\\b${column}\\b`).test(text);
  const isWritten = (statements: readonly string[], { table, column }: Column) =>
    statements.some((text) => tableOf(text) === table && names(text, column));
  return (await readColumns()).flatMap((one) => {
    const { table, column, settled, refers } = one;
    const read = exporting.filter((text) => names(text, table));
    const isKey = refers || whose.test(column);
    const isExported = read.some((text) =>
      // Rows are found by whose they are; what is in them may be read by its name or with all else.
      isKey ? names(text.slice(text.indexOf(' from ')), column) : text.includes(' * ') || names(text, column),
    );
    return [
      ...(settled || gone.has(table) || isWritten(deleting, one) ? [] : [`${table}.${column} deletion`]),
      ...(isExported ? [] : [`${table}.${column} export`]),
      ...(left.has(table) || isWritten(takingOver, one) ? [] : [`${table}.${column} takeover`]),
    ];
  });
}

test('whatever is stored about people is exported, deleted and taken from a stranger, or is a stated exception', async () => {
  const unhandled = await findUnhandled();
  expect(unhandled).toEqual(Object.keys(exceptions));

  // It sees a table that nobody has thought of.
  await sql`create table diaries (writer text references users (id), phone text)`.execute(database);
  await sql`delete from users`.execute(database);
  const places = ['deletion', 'export', 'takeover'];
  expect((await findUnhandled()).filter((one) => !unhandled.includes(one))).toEqual(
    ['phone', 'writer'].flatMap((column) => places.map((place) => `diaries.${column} ${place}`)),
  );
});
