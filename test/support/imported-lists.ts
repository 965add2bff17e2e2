import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Selectable } from 'kysely';
import { type ImportOptions, importListings } from '../../src/features/imports/commands.ts';
import type { Tables } from '../../src/platform/tables.ts';
import { createTestApi } from './api.ts';

/** Imports files of test/lists into a garage of its own, and tells what came out. */
export async function createImportedLists() {
  const api = await createTestApi();
  const folder = await mkdtemp(join(tmpdir(), 'moto-garage-lists-'));
  return {
    api,
    run: (file: string, options: Partial<ImportOptions> = {}) =>
      importListings({
        database: api.database,
        file: `test/lists/${file}`,
        rejectsFile: join(folder, 'rejects.csv'),
        now: new Date('2026-11-23T06:00:00Z'),
        ...options,
      }),
    /** A line for each listing in the order of the file, with these facts. */
    async told(facts: readonly (keyof Selectable<Tables['listings']>)[]): Promise<string[]> {
      const rows = await api.database.selectFrom('listings').selectAll().orderBy('id', 'desc').execute();
      return rows.map((row) => facts.map((fact) => row[fact] ?? '-').join(' | '));
    },
    async empty(): Promise<void> {
      await api.database.deleteFrom('listings').execute();
    },
    async close(): Promise<void> {
      await api.close();
      await rm(folder, { recursive: true });
    },
  };
}
