/** Statements that are asked so often that PostgreSQL plans them once a connection. */
import { createHash } from 'node:crypto';
import type { Compilable, QueryResult, RawBuilder } from 'kysely';
import pg from 'pg';
import type { Database } from './database.ts';

const names = new Map<string, string>();

// Each is a plan in the memory of each connection: texts that differ from call to call do not belong here.
const mostNames = 64;

/**
 * Runs a statement under a name of its own, so that each connection parses and plans it once. For texts that
 * never change, whose best plan does not depend on their values, and that name their columns: a plan with `*`
 * breaks when a later version of the site adds one.
 */
export function runPrepared<Row>(
  database: Database,
  statement: RawBuilder<Row> | Compilable<Row>,
): Promise<QueryResult<Row>> {
  const compiled = statement.compile(database);
  if (!names.has(compiled.sql)) {
    if (names.size >= mostNames) throw new Error('Too many different statements are prepared.');
    names.set(compiled.sql, createHash('sha1').update(compiled.sql).digest('base64url'));
  }
  return database.executeQuery(compiled);
}

// What PostgreSQL takes the length of a list for that it does not know yet, and two to be sure.
const leastInList = 12;

/**
 * Values for `= any (…)` in such a statement. The plan that fits all lists is made for ten values: for a
 * shorter one another plan looks cheaper, and would be made for each call, which takes longer than the
 * statement. So a short list says its first value again and again, which changes no answer.
 */
export function anyOf<Value>(values: readonly Value[]): readonly Value[] {
  const [first] = values;
  const missing = Math.max(0, leastInList - values.length);
  return first === undefined ? values : [...values, ...Array<Value>(missing).fill(first)];
}

/** A connection that knows which statements have names. */
export class PreparingClient extends pg.Client {
  // biome-ignore lint/suspicious/noExplicitAny: the many shapes of the method that it stands in for
  override query(text: any, values?: any, callback?: any): any {
    const name = typeof text === 'string' && values ? names.get(text) : undefined;
    // Types of the package do not know that a configuration may go without the rest.
    return name ? super.query({ name, text, values }, callback) : super.query(text, values, callback);
  }
}
