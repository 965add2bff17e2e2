/**
 * Connections on which nothing arrives any more, and nobody says so: a firewall forgot them, the server's machine froze. TCP
 * notices after minutes or never, and PostgreSQL's own time-outs cannot be heard. So what waits for an answer is asked after
 * over a connection of its own.
 */
import pg from 'pg';

/** Milliseconds after which a statement without an answer is asked after. */
const usualSilence = 5_000;
/** Milliseconds for that question. */
const patience = 5_000;

/** A connection that knows since when it has been waiting for an answer. */
export interface Waiting {
  /** By `performance.now()`; null while it waits for none. */
  readonly waitingSince: number | null;
  /** The server's process for it. */
  readonly processID: number | null;
  /** Ends the connection, so that what waits for it fails, and nobody uses it any more. */
  drop(reason: Error): void;
  once(event: 'end', listener: () => void): unknown;
}

/** Watches a connection, and drops it when the server does not work on what it was asked. */
export function watchSilence(connection: Waiting, connectionString: string, silence = usualSilence): void {
  let isAsking = false;
  const timer = setInterval(async () => {
    const since = connection.waitingSince;
    if (since === null || isAsking || performance.now() - since < silence) return;
    isAsking = true;
    const isWorking = await isWorkedOn(connection.processID, connectionString);
    isAsking = false;
    // It may have been answered meanwhile, and asked the next thing.
    if (!isWorking && connection.waitingSince === since)
      connection.drop(new Error('Connection terminated: the database did not answer in time'));
  }, silence / 5).unref();
  connection.once('end', () => clearInterval(timer));
}

/** Whether the server is at work for that process of its own, or waits for a lock; true where it refuses to say. */
async function isWorkedOn(process: number | null, connectionString: string): Promise<boolean> {
  const client = new pg.Client({
    connectionString,
    connectionTimeoutMillis: patience,
    query_timeout: patience,
    application_name: 'moto-garage',
  });
  client.on('error', () => {});
  try {
    await client.connect();
    // Whoever waits until we read has sent us what does not arrive.
    const { rows } = await client.query(
      `select 1 from pg_stat_activity where pid = $1 and state = 'active' and wait_event is distinct from 'ClientWrite'`,
      [process],
    );
    return rows.length > 0;
  } catch (error) {
    // With a code it has answered: too many connections, or just starting.
    return error instanceof pg.DatabaseError;
  } finally {
    // Never waits for a server that does not answer.
    client.end().catch(() => {});
  }
}
