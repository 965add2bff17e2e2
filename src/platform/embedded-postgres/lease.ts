import { setTimeout } from 'node:timers/promises';
import { Client } from 'pg';
import { advisoryLocks } from '../advisory-locks.ts';
import { sqlState } from '../database.ts';

/**
 * All users of an embedded server hold this advisory lock in shared mode; whoever gets it exclusively is the last
 * one. PostgreSQL releases it when its holder dies, so there is nothing to clean up.
 */
const leaseKey = advisoryLocks.embeddedServer;

/** Held as long as its process lives: it shows that somebody uses the server. */
export interface Lease {
  ensureDatabase(name: string): Promise<void>;
  /** Releases it. True when nobody else uses the server; then nobody can join it any more. */
  endAsLast(): Promise<boolean>;
  /** Forgets it because its server is gone. */
  drop(): void;
}

/**
 * Takes a lease; undefined when the server cannot be joined because its last user is about to stop it. The
 * lock is held in the maintenance database, so that the site's own database can serve as a template. It is
 * taken again when its connection breaks: PostgreSQL closes all connections when one of its processes
 * crashes.
 */
export async function takeLease(connectionString: string): Promise<Lease | undefined> {
  const first = await connectWithLock(connectionString, 'pg_try_advisory_lock_shared');
  if (first === undefined) return undefined;
  let client = first;
  let over = false;
  const hold = (held: Client) => {
    client = held;
    held.once('end', () => over || void renew());
  };
  const renew = async () => {
    for (;;) {
      await setTimeout(200, undefined, { ref: false });
      if (over) return;
      const again = await connectWithLock(connectionString, 'pg_try_advisory_lock_shared').catch(
        () => undefined,
      );
      if (again === undefined) continue;
      return over ? again.end() : hold(again);
    }
  };
  hold(first);
  return {
    ensureDatabase: (name) => ensureDatabase(client, name),
    async endAsLast() {
      over = true;
      try {
        await client.query('SELECT pg_advisory_unlock_shared($1)', [leaseKey]);
        const last = await ask(client, 'pg_try_advisory_lock');
        if (!last) await client.end();
        return last;
      } catch {
        // The connection has just broken, or the server is gone.
        const alone = await connectWithLock(connectionString, 'pg_try_advisory_lock').catch(() => undefined);
        return alone !== undefined;
      }
    },
    drop() {
      over = true;
      client.end().catch(() => undefined);
    },
  };
}

/** Takes the server exclusively; undefined when somebody uses it. */
export async function leaseExclusively(
  connectionString: string,
): Promise<{ end(): Promise<void> } | undefined> {
  const client = await connectWithLock(connectionString, 'pg_try_advisory_lock');
  return client && { end: () => client.end().catch(() => undefined) };
}

async function connectWithLock(connectionString: string, lock: string): Promise<Client | undefined> {
  const client = await connect(connectionString);
  if (await ask(client, lock)) return client;
  await client.end();
  return undefined;
}

async function ensureDatabase(client: Client, name: string): Promise<void> {
  const found = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [name]);
  if (found.rowCount !== 0) return;
  try {
    await client.query(`CREATE DATABASE ${client.escapeIdentifier(name)}`);
  } catch (error) {
    // Two processes may create it at once; then the other one has.
    const state = sqlState(error);
    if (state !== '42P04' && state !== '23505') throw error;
  }
}

async function connect(connectionString: string): Promise<Client> {
  const client = new Client({
    connectionString,
    connectionTimeoutMillis: 10_000,
    application_name: 'moto-garage lease',
  });
  // The next call reports a broken connection; without this listener the event would end the process.
  client.on('error', () => undefined);
  await client.connect();
  return client;
}

async function ask(client: Client, lock: string): Promise<boolean> {
  const { rows } = await client.query<{ held: boolean }>(`SELECT ${lock}($1) AS held`, [leaseKey]);
  return rows[0]?.held === true;
}
