import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase } from '../test/support/database.ts';
import { newId } from './kernel/ids.ts';
import { readyGarage } from './ready-garage.server.ts';

let garage: Awaited<ReturnType<typeof createTestDatabase>>;

beforeAll(async () => {
  garage = await createTestDatabase();
});
afterAll(() => garage.drop());

test('a garage at another address than before: photos that are its drawings come along, all others stay', async () => {
  const { database } = garage;
  const tried = 'http://127.0.0.1:3000';
  const photos = [
    [`${tried}/art/cafe-racer-racing-green.svg`, 'https://garage.example/art/cafe-racer-racing-green.svg'],
    ['https://garage.example/art/naked-signal.svg', 'https://garage.example/art/naked-signal.svg'],
    ['https://pictures.example/me.jpg', 'https://pictures.example/me.jpg'],
    ['https://pictures.example/art/naked-me.svg', 'https://pictures.example/art/naked-me.svg'],
    ['https://pictures.example/of/art/naked-signal.svg', 'https://pictures.example/of/art/naked-signal.svg'],
    [null, null],
  ] as const;
  const ids = photos.map(() => newId());
  await database
    .insertInto('users')
    .values(
      photos.map(([image], place) => ({
        id: ids[place] ?? '',
        email: `rider${place}@example.com`,
        email_verified: false,
        name: 'A rider',
        image,
        role: 'buyer' as const,
      })),
    )
    .execute();
  const settings = { databaseUrl: undefined, currency: undefined, storedPrices: undefined, demo: false };
  const startAt = (publicUrl: string) => readyGarage(database, { ...settings, publicUrl });
  await startAt(tried);
  await startAt('https://garage.example');
  const stored = await database.selectFrom('users').select(['id', 'image']).execute();
  const imageOf = new Map(stored.map(({ id, image }) => [id, image]));
  expect(ids.map((id) => imageOf.get(id))).toEqual(photos.map(([, image]) => image));

  // Started at the same address again, it reads no accounts: what was written since stays.
  const written = `${tried}/art/naked-signal.svg`;
  const [id = ''] = ids;
  await database.updateTable('users').set({ image: written }).where('id', '=', id).execute();
  await startAt('https://garage.example');
  const { image } = await database
    .selectFrom('users')
    .select('image')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  expect(image).toBe(written);
});
