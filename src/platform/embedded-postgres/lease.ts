import { Client } from 'pg';

/**
 * Any number, the same in every version. All who use an embedded server hold this advisory lock together; who can
 * have it alone is the last one. PostgreSQL gives it back when its holder dies, so there is nothing to clean up.
 */
const leaseKey = 7_240_811;

/** A sign, held as long as its process lives, that somebody uses the server. */
export interface Lease {
  ensureDatabase(name: string): Promise<void>;
  /** Gives it up; true when nobody else uses the server, which then cannot be joined any more either. */
  endAsLast(): Promise<boolean>;
}

/**
 * Takes a lease; undefined when the server is not to be joined because its last user is about to stop it. It is held
 * in the maintenance database, so that the site's own can serve as a template.
 */
export async function takeLease(connectionString: string): Promise<Lease | undefined> {
  const client = await connect(connectionString);
  if (!(await ask(client, 'pg_try_advisory_lock_shared'))) {
    await client.end();
    return undefined;
  }
  return {
    ensureDatabase: (name) => ensureDatabase(client, name),
    async endAsLast() {
      try {
        await client.query('SELECT pg_advisory_unlock_shared($1)', [leaseKey]);
        const last = await ask(client, 'pg_try_advisory_lock');
        if (!last) await client.end();
        return last;
      } catch {
        return true; // the server has gone already
      }
    },
  };
}

/** Takes the server for oneself alone; undefined when somebody uses it. */
export async function takeOver(connectionString: string): Promise<{ end(): Promise<void> } | undefined> {
  const client = await connect(connectionString);
  if (await ask(client, 'pg_try_advisory_lock')) return { end: () => client.end().catch(() => undefined) };
  await client.end();
  return undefined;
}

async function ensureDatabase(client: Client, name: string): Promise<void> {
  const found = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [name]);
  if (found.rowCount !== 0) return;
  try {
    await client.query(`CREATE DATABASE ${client.escapeIdentifier(name)}`);
  } catch (error) {
    // Two processes may make it at once; then the other one did.
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    if (code !== '42P04' && code !== '23505') throw error;
  }
}

async function connect(connectionString: string): Promise<Client> {
  const client = new Client({
    connectionString,
    connectionTimeoutMillis: 10_000,
    application_name: 'moto-garage lease',
  });
  // A broken connection shows in the next call; without a listener it would end the process.
  client.on('error', () => undefined);
  await client.connect();
  return client;
}

async function ask(client: Client, lock: string): Promise<boolean> {
  const { rows } = await client.query<{ held: boolean }>(`SELECT ${lock}($1) AS held`, [leaseKey]);
  return rows[0]?.held === true;
}
