import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { untilWaiting } from '../../../test/support/lock-waits.ts';
import { photoGarage } from '../../../test/support/photo-garage.ts';
import { upload } from '../../../test/support/photos.ts';
import { add, motorcycle } from '../../../test/support/products.ts';
import { leavePhotos } from '../identity/data/former-owner.ts';
import { sweepPhotos } from './jobs.ts';

const garage = photoGarage();
const { visit } = garage;

/** As if all photos had been sent this long ago. */
async function age(days: number) {
  const chosenAt = new Date(Date.now() - days * 86_400_000);
  await garage.api.database.updateTable('photos').set({ chosen_at: chosenAt }).execute();
}

describe('photos that no listing shows', () => {
  test('are deleted after two days; those of listings stay, also of deleted ones that can be restored', async () => {
    const unused = await upload(garage.seller);
    const shown = await upload(garage.seller);
    const restorable = await upload(garage.seller);
    const further = await upload(garage.seller);
    await add(garage.seller, { image: shown, photos: [further] });
    await garage.seller.call('DELETE', `/myProducts/${await add(garage.seller, { image: restorable })}`);
    await age(1.9);
    expect(await sweepPhotos(garage.api.database)).toEqual({ photos: 0 });
    await age(2.1);
    await sweepPhotos(garage.api.database);
    const statuses = await Promise.all(
      [unused, shown, restorable, further].map(async (path) => (await visit(path)).status),
    );
    expect(statuses).toEqual([404, 200, 200, 200]);
  });

  test('one that is chosen while they are being deleted stays', async () => {
    const image = await upload(garage.seller);
    await age(3);
    const choosing = await garage.api.database.startTransaction().execute();
    await choosing
      .updateTable('photos')
      .set({ chosen_at: new Date() })
      .where('id', '=', image.slice('/photos/'.length, -'.jpg'.length))
      .execute();
    const sweep = sweepPhotos(garage.api.database);
    await untilWaiting(garage.api.database, 1);
    await choosing.commit().execute();
    await sweep;
    expect((await visit(image)).status).toBe(200);
  });

  test('of one person only the newest 40 are kept', async () => {
    const person = await garage.api.signUp('many@example.com', 'seller');
    const first = await upload(person);
    const shown = await upload(person);
    await add(person, { image: shown });
    const {
      id: _,
      digest: _digest,
      ...photo
    } = await garage.api.database
      .selectFrom('photos')
      .selectAll()
      .where('owner_id', '=', person.id)
      .executeTakeFirstOrThrow();
    await garage.api.database
      .insertInto('photos')
      .values(
        Array.from({ length: 39 }, (_unused, at) => ({
          ...photo,
          id: String(at).padStart(26, '0'),
          digest: `${at}`,
          chosen_at: new Date(),
        })),
      )
      .execute();
    await upload(person);
    const statuses = await Promise.all([first, shown].map(async (path) => (await visit(path)).status));
    expect(statuses).toEqual([404, 200]);
  });

  test('of a seller with thousands of photos an upload looks at the newest only', async () => {
    const person = await garage.api.signUp('thousands@example.com', 'seller');
    await add(person, { image: await upload(person) });
    await sql`
      insert into photos (id, owner_id, digest, large, small, chosen_at)
      select lpad(n::text, 26, 'a'), ${person.id}, n::text, ''::bytea, ''::bytea, now() - make_interval(mins => n)
      from generate_series(1, 3000) as n`.execute(garage.api.database);
    await upload(person);
    const left = await garage.api.database
      .selectFrom('photos')
      .select(({ fn }) => fn.countAll<string>().as('count'))
      .where('owner_id', '=', person.id)
      .executeTakeFirstOrThrow();
    // Of the 200 newest, one is shown, 40 are kept, and 159 go.
    expect(Number(left.count)).toBe(3_002 - 159);
  });
});

describe('the photos of an account', () => {
  test('are gone with it at once, also those of its listings', async () => {
    const person = await garage.api.signUp('closing@example.com', 'seller');
    const [unused, shown, further] = await Promise.all([upload(person), upload(person), upload(person)]);
    await add(person, { image: shown, photos: [further] });
    const { photos } = (await (await person.call('GET', '/me/export')).json()) as {
      photos: { id: string }[];
    };
    expect(photos.map(({ id }) => `/photos/${id}.jpg`).sort()).toEqual([unused, shown, further].sort());
    expect((await person.call('POST', '/me/deletion', { password: 'correct horse' })).status).toBe(200);
    const statuses = await Promise.all(
      [unused, shown, further].map(async (path) => (await visit(path)).status),
    );
    expect(statuses).toEqual([404, 404, 404]);
    const rows = await garage.api.database
      .selectFrom('listings')
      .selectAll()
      .where('seller_id', 'is', null)
      .execute();
    expect(rows.map(({ more_photos }) => more_photos)).toEqual(rows.map(() => []));
  });

  test('stay with its listings when the mailbox’s owner takes it over, and can be put in another order', async () => {
    const person = await garage.api.signUp('taken@example.com', 'seller');
    const [unused, one, two] = await Promise.all([upload(person), upload(person), upload(person)]);
    const id = await add(person, { image: one, photos: [two] });
    await garage.api.database.transaction().execute((transaction) => leavePhotos(transaction, person.id));
    await sweepPhotos(garage.api.database);
    expect((await visit(unused)).status).toBe(404);
    const change = await person.call('PATCH', `/myProducts/${id}`, { image: two, photos: [one] });
    expect(change.status).toBe(200);
    expect((await person.call('POST', '/products', { ...motorcycle, image: one })).status).toBe(422);
  });
});
