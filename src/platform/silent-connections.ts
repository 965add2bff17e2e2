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
export interface WatchedConnection {
  /** By `performance.now()`; null while it waits for none. */
  readonly waitingSince: number | null;
  /** The server's process for it. */
  readonly processID: number | null;
  /** How much has arrived. */
  readonly bytesRead: number;
  /** Ends the connection, so that what waits for it fails, and nobody uses it any more. */
  drop(reason: Error): void;
  once(event: 'end', listener: () => void): unknown;
}

/** What a connection looked like when the server was found not to work for it. */
interface Doubt {
  since: number;
  bytesRead: number;
}

/**
 * Returns a function that begins to watch a connection of a pool: it is dropped when the server does not work on what it was
 * asked. Twice in a row, and nothing may have arrived in between: an answer may be on its way.
 */
export function createSilenceWatch(
  connectionString: string,
  silence = usualSilence,
): (connection: WatchedConnection) => void {
  const watched = new Set<WatchedConnection>();
  const doubts = new WeakMap<WatchedConnection, Doubt>();
  let timer: NodeJS.Timeout | undefined;
  let isAsking = false;

  async function look(): Promise<void> {
    const late = [...watched].filter(
      ({ waitingSince }) => waitingSince !== null && performance.now() - waitingSince >= silence,
    );
    if (late.length === 0 || isAsking) return;
    isAsking = true;
    const before = late.map((connection) => ({ connection, ...stateOf(connection) }));
    const working = await listWorking(
      late.flatMap(({ processID }) => processID ?? []),
      connectionString,
    );
    isAsking = false;
    for (const { connection, since, bytesRead } of before) {
      const now = stateOf(connection);
      if (working?.has(connection.processID ?? 0) !== false || now.since !== since) {
        doubts.delete(connection);
        continue;
      }
      const doubt = doubts.get(connection);
      doubts.set(connection, now);
      if (doubt?.since === since && doubt.bytesRead === bytesRead && now.bytesRead === bytesRead)
        connection.drop(new Error('Connection terminated: the database did not answer in time'));
    }
  }

  return (connection) => {
    watched.add(connection);
    timer ??= setInterval(() => void look(), silence / 5).unref();
    connection.once('end', () => {
      watched.delete(connection);
      if (watched.size > 0) return;
      clearInterval(timer);
      timer = undefined;
    });
  };
}

const stateOf = ({ waitingSince, bytesRead }: WatchedConnection): Doubt => ({
  since: waitingSince ?? 0,
  bytesRead,
});

/**
 * Those of its processes that the server is at work in, or that wait for a lock: none where it does not answer; null where that
 * cannot be told. One that waits for us, to read or to write, is not at work.
 */
async function listWorking(
  processes: readonly number[],
  connectionString: string,
): Promise<ReadonlySet<number> | null> {
  const client = new pg.Client({
    connectionString,
    connectionTimeoutMillis: patience,
    query_timeout: patience,
    application_name: 'moto-garage',
  }) as pg.Client & { processID: number | null };
  client.on('error', () => {});
  try {
    await client.connect();
    const { rows } = await client.query<{ own: number; working: number[] }>(
      `select pg_backend_pid() as own, array(
        select pid from pg_stat_activity where pid = any($1) and (
          state is null or state = 'disabled'
          or state = 'active' and (wait_event is null or wait_event not in ('ClientRead', 'ClientWrite')))
      ) as working`,
      [processes],
    );
    // Behind a pooler the numbers are its own, and tell nothing.
    return rows[0]?.own === client.processID ? new Set(rows[0].working) : null;
  } catch (error) {
    // With a code it has answered: too many connections, or just starting.
    return error instanceof pg.DatabaseError ? null : new Set();
  } finally {
    // Never waits for a server that does not answer.
    client.end().catch(() => {});
  }
}
