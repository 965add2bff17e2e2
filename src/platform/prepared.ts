/** Prepared statements: asked so often that each connection plans them once. */
import { createHash } from 'node:crypto';
import type { Socket } from 'node:net';
import type { Compilable, QueryResult, RawBuilder } from 'kysely';
import pg from 'pg';
import type { Database } from './database.ts';
import type { WatchedConnection } from './silent-connections.ts';

const names = new Map<string, string>();

// Each name holds a plan in the memory of each connection, so texts that differ from call to call do not
// belong here.
const mostNames = 64;

/**
 * Runs a named statement, which each connection parses and plans once. For texts that never change, whose
 * best plan does not depend on their values, and that name their columns: a plan with `*` breaks when a later
 * version of the site adds a column. From then on the same text is prepared whoever sends it (`PreparingClient`).
 */
export function runPrepared<Row>(
  database: Database,
  statement: RawBuilder<Row> | Compilable<Row>,
): Promise<QueryResult<Row>> {
  const compiled = statement.compile(database);
  if (!names.has(compiled.sql)) {
    // Somebody's text differs from call to call: visitors are still answered, but no test passes.
    if (names.size >= mostNames) {
      if (process.env.NODE_ENV === 'production') return database.executeQuery(compiled);
      throw new Error('Too many different statements are prepared.');
    }
    names.set(compiled.sql, createHash('sha1').update(compiled.sql).digest('base64url'));
  }
  return database.executeQuery(compiled);
}

// PostgreSQL assumes ten values for a list of unknown length; two more to be sure.
const leastInList = 12;

/**
 * Values for `= any (…)` in such a statement. PostgreSQL makes the generic plan for ten values: for a shorter
 * list a custom plan looks cheaper and would be made for each call, which takes longer than the statement. So
 * a short list is padded with its first value, which changes no result.
 */
export function anyOf<Value>(values: readonly Value[]): readonly Value[] {
  const [first] = values;
  const missing = Math.max(0, leastInList - values.length);
  return first === undefined ? values : [...values, ...Array<Value>(missing).fill(first)];
}

/** A connection that knows the names of prepared statements, and since when it has been waiting for an answer. */
export class PreparingClient extends pg.Client implements WatchedConnection {
  declare readonly processID: number | null;
  waitingSince: number | null = null;
  #pending = 0;

  // biome-ignore lint/suspicious/noExplicitAny: the many shapes of the method that it stands in for
  override query(text: any, values?: any, callback?: any): any {
    const name = typeof text === 'string' && values ? names.get(text) : undefined;
    // The package's types do not allow a configuration without the other arguments.
    const answer = name ? super.query({ name, text, values }, callback) : super.query(text, values, callback);
    if (answer instanceof Promise) {
      this.#pending += 1;
      this.waitingSince ??= performance.now();
      // The others in its queue begin to wait only now.
      const answered = () => {
        this.#pending -= 1;
        this.waitingSince = this.#pending > 0 ? performance.now() : null;
      };
      answer.then(answered, answered);
    }
    return answer;
  }

  get bytesRead(): number {
    return (this.connection.stream as Socket).bytesRead;
  }

  drop(reason: Error): void {
    this.connection.stream.destroy(reason);
  }
}
