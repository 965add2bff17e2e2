import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { inject } from 'vitest';
import { newId } from '../../src/kernel/ids.ts';
import { closeDatabase, type Database, openDatabase } from '../../src/platform/database.ts';
import { openEmbeddedPostgres } from '../../src/platform/embedded-postgres/server.ts';
import { migrate } from '../../src/platform/migrations.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Connection strings of the test servers' `postgres` databases, one for each worker. */
    postgres: string[];
  }
}

/** Starts a PostgreSQL for the whole test run. */
export async function startTestServer(): Promise<{ connectionString: string; stop(): Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'moto-garage-test-'));
  const server = await openEmbeddedPostgres({ dataDir: folder, mode: 'own' });
  const template = openDatabase(server.connectionString);
  // Nobody needs these data after a power cut, and waiting for the disk takes most of the time of a small write.
  for (const setting of ['fsync', 'full_page_writes', 'synchronous_commit'])
    await sql.raw(`alter system set ${setting} = off`).execute(template);
  await sql`select pg_reload_conf()`.execute(template);
  await migrate(template);
  await closeDatabase(template);
  return {
    connectionString: server.connectionString,
    stop: async () => {
      await server.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/**
 * The connection string of this worker's server. Each worker has its own, because some tests look at the
 * server's activity and would see an open transaction of another file.
 */
export function testServer(): string {
  const servers = inject('postgres');
  const mine = servers[(Number(process.env.VITEST_POOL_ID) - 1) % servers.length];
  if (mine === undefined) throw new Error('The global set-up has started no PostgreSQL for this worker.');
  return mine;
}

/** Longer than anything takes on a slow and busy machine: the limits of the site would fail tests of other things there. */
const patient = { statementTimeout: 120_000, connectionTimeout: 60_000 };

/** A fresh, migrated database, copied from the template in a few milliseconds. Drop it when done. */
export async function createTestDatabase({
  connections = 5,
  statementTimeout = patient.statementTimeout,
}: {
  connections?: number | undefined;
  statementTimeout?: number | undefined;
} = {}): Promise<{
  database: Database;
  connectionString: string;
  drop(): Promise<void>;
}> {
  const template = new URL(testServer());
  const name = `test_${newId()}`;
  const maintenance = new URL(template);
  maintenance.pathname = '/template1';
  const run = async (statement: string) => {
    const database = openDatabase(maintenance.href, { ...patient, connections: 1 });
    await sql.raw(statement).execute(database);
    await closeDatabase(database);
  };
  await run(`create database ${name} template ${template.pathname.slice(1)} strategy file_copy`);
  const url = new URL(template);
  url.pathname = `/${name}`;
  const database = openDatabase(url.href, { ...patient, connections, statementTimeout });
  return {
    database,
    connectionString: url.href,
    drop: async () => {
      await closeDatabase(database);
      await run(`drop database ${name} with (force)`);
    },
  };
}
