import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase } from '../test/support/database.ts';
import { describeSchema, schemaFile } from './schema.ts';

let fresh: Awaited<ReturnType<typeof createTestDatabase>>;
beforeAll(async () => {
  fresh = await createTestDatabase();
});
afterAll(() => fresh.drop());

test('db/schema.sql is what the migrations make', async () => {
  expect(await describeSchema(fresh.database), 'run `npm run schema` and commit db/schema.sql').toBe(
    await readFile(schemaFile, 'utf8'),
  );
});
