import { randomBytes } from 'node:crypto';
import type { Database } from './database.ts';

/** A secret that all processes on this database share. It is generated on first use and never shown. */
export async function sharedSecret(database: Database, name: string): Promise<string> {
  await database
    .insertInto('app_secrets')
    .values({ name, value: randomBytes(32).toString('base64url') })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const row = await database
    .selectFrom('app_secrets')
    .select('value')
    .where('name', '=', name)
    .executeTakeFirstOrThrow();
  return row.value;
}
