import type { Config } from './config.ts';
import { closeDatabase, type Database, type DatabaseOptions, openDatabase } from './database.ts';
import { type EmbeddedPostgresOptions, openEmbeddedPostgres } from './embedded-postgres/server.ts';

/**
 * Opens the database that the settings name: that of DATABASE_URL, or the embedded one of the data folder.
 */
export async function openConfiguredDatabase(
  { databaseUrl, dataDir }: Config,
  mode: EmbeddedPostgresOptions['mode'],
  options?: DatabaseOptions,
): Promise<{ database: Database; close(): Promise<void> }> {
  const server =
    databaseUrl === undefined
      ? await openEmbeddedPostgres({ dataDir, mode })
      : { connectionString: databaseUrl, stop: async () => {} };
  const database = openDatabase(server.connectionString, options);
  return {
    database,
    async close() {
      try {
        await closeDatabase(database);
      } finally {
        await server.stop();
      }
    },
  };
}
