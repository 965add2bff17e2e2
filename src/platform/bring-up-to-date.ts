import { sql } from 'kysely';
import * as words from '#messages/start.ts';
import { type Database, isUnavailable, sqlState } from './database.ts';
import { type MigrationProgress, migrate } from './migrations.ts';
import { reasonOf, StartError } from './start-error.ts';

type Address = { databaseUrl: string | undefined };

/**
 * Connects to the database. Throws a StartError that says what to do when the one of DATABASE_URL cannot be
 * used.
 */
export async function reachDatabase(database: Database, { databaseUrl }: Address): Promise<void> {
  await sql`select 1`.execute(database).catch((error: unknown) => {
    throw databaseUrl === undefined ? error : new StartError(unusable(databaseUrl, error));
  });
}

/**
 * Connects to the database and runs the migrations that it has not seen. Throws a StartError that says what
 * to do when the database of DATABASE_URL cannot be used, or a migration fails. Where a database has been in use, `onUpgrade`
 * is told how many migrations come now, which may take minutes.
 */
export async function bringUpToDate(
  database: Database,
  address: Address,
  onUpgrade: (migrations: number) => void = () => {},
): Promise<void> {
  await reachDatabase(database, address);
  const { databaseUrl } = address;
  // Before anything fails: afterwards the database may not answer any more.
  const unused = await isUnused(database);
  if (databaseUrl !== undefined) await checkFitness(database, databaseUrl, unused);
  let progress: MigrationProgress = { done: 0, all: 0 };
  const onStep = (now: MigrationProgress) => {
    if (!unused && now.done === 0) onUpgrade(now.all);
    progress = now;
  };
  await migrate(database, onStep).catch((error: unknown) => {
    if (error instanceof StartError) throw error;
    if (isUnavailable(error)) throw asInterrupted(error, address);
    throw new StartError(whyNotMigrated(callIt(address), error, unused, progress));
  });
}

/**
 * The StartError of a database that stopped working while it was made ready, as when its disk is full or its process was
 * killed: no fault of what was done, which goes on at the next start. Any other error is returned as it is.
 */
export function asInterrupted(error: unknown, address: Address): unknown {
  if (!isUnavailable(error)) return error;
  const diskIsFull = sqlState(error) === '53100';
  return new StartError(words.interrupted(callIt(address), reasonOf(error), diskIsFull));
}

/** What a database of one's own lacks is said before anything is made in it. */
async function checkFitness(database: Database, databaseUrl: string, unused: boolean): Promise<void> {
  const { rows } = await sql<{
    encoding: string;
    database: string;
    user: string;
    schema: string;
    mayMakeTables: boolean;
    mayMakeQueue: boolean;
  }>`
    select current_setting('server_encoding') as encoding,
      format('%I', current_database()) as database,
      format('%I', current_user) as user,
      format('%I', coalesce(current_schema(), 'public')) as schema,
      coalesce(has_schema_privilege(current_schema(), 'create'), false) as "mayMakeTables",
      -- The job queue has a schema of its own, which it makes.
      to_regnamespace('pgboss') is not null
        or has_database_privilege(current_database(), 'create') as "mayMakeQueue"`.execute(database);
  const [found] = rows;
  if (found === undefined) return;
  if (unused && found.encoding !== 'UTF8')
    throw new StartError(words.databaseNotUtf8(nameOf(databaseUrl), found.encoding));
  const missing = [
    ...(unused && !found.mayMakeTables
      ? [`grant usage, create on schema ${found.schema} to ${found.user}`]
      : []),
    ...(found.mayMakeQueue ? [] : [`grant create on database ${found.database} to ${found.user}`]),
  ];
  if (missing.length > 0) throw new StartError(words.databaseRightsMissing(nameOf(databaseUrl), missing));
}

/** Whether no version of this product has ever made its tables there; a table of the same name may be another program's. */
async function isUnused(database: Database): Promise<boolean> {
  const { rows } = await sql<{ is: boolean }>`select to_regclass('migrations') is not null as is`.execute(
    database,
  );
  if (!rows[0]?.is) return true;
  try {
    const ours = await sql`select from migrations where name = '0001-ground.sql'`.execute(database);
    return ours.rows.length === 0;
  } catch {
    return true;
  }
}

/** SQLSTATEs of what collides with tables, types or functions of another program, or takes them for ours. */
const notEmpty = new Set(['42P07', '42710', '42723', '42701', '42703', '42P01']);

function whyNotMigrated(name: string, error: unknown, unused: boolean, progress: MigrationProgress): string {
  const [state, reason] = [sqlState(error) ?? '', reasonOf(error)];
  if (state === '25006') return words.databaseReadOnly(name);
  if (state === '42501') return words.databaseForbids(name, reason);
  if (!unused) return words.notUpToDate(reason, progress);
  return notEmpty.has(state) ? words.databaseNotEmpty(name, reason) : words.notSetUp(name, reason);
}

const callIt = ({ databaseUrl }: Address) =>
  databaseUrl === undefined ? words.ownDatabase : nameOf(databaseUrl);

function nameOf(databaseUrl: string): string {
  const { hostname, port, pathname } = new URL(databaseUrl);
  return `The database of DATABASE_URL, ${hostname}:${port || 5432}${pathname},`;
}

function unusable(databaseUrl: string, error: unknown): string {
  const name = nameOf(databaseUrl);
  const state = sqlState(error) ?? '';
  // 28: invalid authorization, 3D000: invalid catalogue name.
  if (/^28...$/.test(state))
    return `${name} refuses the sign-in (${reasonOf(error)}): correct the user and the password in the address.`;
  if (state === '3D000') return `${name} does not exist: create it or correct the address.`;
  return `${name} does not answer (${reasonOf(error)}): start it or correct the address.`;
}
