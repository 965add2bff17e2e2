import { sql } from 'kysely';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApi, type Member, type TestApi } from '../../../test/support/api.ts';
import { untilWaiting } from '../../../test/support/lock-waits.ts';
import { photoOfPhone, upload } from '../../../test/support/photos.ts';
import { add, list, motorcycle } from '../../../test/support/products.ts';
import { leavePhotos } from '../identity/data/former-owner.ts';
import { smallPhotoAddress } from './domain.ts';
import { sweepPhotos } from './jobs.ts';

let api: TestApi;
let seller: Member;
let other: Member;
let stranger: Member;

beforeAll(async () => {
  api = await createTestApi();
  seller = await api.signUp('seller@example.com', 'seller');
  other = await api.signUp('other@example.com', 'seller');
  stranger = await api.signUp('stranger@example.com');
});
afterAll(() => api.close());

const jpeg = { 'content-type': 'image/jpeg' };

/** What a visitor gets at an address of the site. */
function visit(path: string, headers: Record<string, string> = {}) {
  return api.site.request(
    api.origin + path,
    { headers },
    { incoming: { socket: { remoteAddress: '10.9.9.9' } } },
  );
}

async function bytesAt(path: string): Promise<Uint8Array> {
  const answer = await visit(path);
  expect(answer.status).toBe(200);
  return new Uint8Array(await answer.arrayBuffer());
}

const small = (image: string) => image.replace('.jpg', '-small.webp');

async function codeOf(answer: Response): Promise<[number, string]> {
  return [answer.status, ((await answer.json()) as { code: string }).code];
}

/** As if all photos had been sent this long ago. */
async function age(days: number) {
  const chosenAt = new Date(Date.now() - days * 86_400_000);
  await api.database.updateTable('photos').set({ chosen_at: chosenAt }).execute();
}

describe('POST /photos', () => {
  test('takes a photo as a phone wrote it; both pictures are for everybody, and never change', async () => {
    const image = await upload(seller, await photoOfPhone());
    const large = await visit(image);
    expect([large.status, large.headers.get('content-type'), large.headers.get('cache-control')]).toEqual([
      200,
      'image/jpeg',
      'public, max-age=31536000, immutable',
    ]);
    expect(await sharp(new Uint8Array(await large.arrayBuffer())).metadata()).toMatchObject({
      format: 'jpeg',
      width: 1280,
      height: 960,
    });
    expect(small(image)).toBe(smallPhotoAddress(image.slice('/photos/'.length, -'.jpg'.length)));
    expect(await sharp(await bytesAt(small(image))).metadata()).toMatchObject({ format: 'webp', width: 800 });
    const again = await visit(image, { 'if-none-match': large.headers.get('etag') ?? '' });
    expect([again.status, await again.text()]).toEqual([304, '']);
  });

  test('the same file again is the same photo, for its owner only', async () => {
    const file = await photoOfPhone({ width: 60, height: 40 });
    const image = await upload(seller, file);
    expect(await upload(seller, file)).toBe(image);
    expect(await upload(other, file)).not.toBe(image);
  });

  test('two requests with the same file at once make one photo', async () => {
    const file = await photoOfPhone({ width: 62, height: 40 });
    const [first, second] = await Promise.all([upload(seller, file), upload(seller, file)]);
    expect(first).toBe(second);
  });

  test('what is no photo is refused with what to do, and nothing is kept', async () => {
    const before = await count();
    for (const file of [
      new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg"/>'),
      new Uint8Array(),
    ])
      expect(await codeOf(await seller.call('POST', '/photos', file, jpeg))).toEqual([
        422,
        'photo-unreadable',
      ]);
    expect(await count()).toBe(before);
  });

  test('only members upload, and the session must be live', async () => {
    expect((await api.call('POST', '/photos', new Uint8Array(3), jpeg)).status).toBe(401);
    const leaver = await api.signUp('leaver@example.com', 'seller');
    await api.call('POST', '/auth/sign-out', {}, { cookie: leaver.cookie, origin: api.origin });
    expect((await leaver.call('POST', '/photos', new Uint8Array(3), jpeg)).status).toBe(401);
  });

  test('more than 12 MB are refused; other calls still take 64 KB only', async () => {
    const tooLarge = new Uint8Array(12 * 1024 * 1024 + 1);
    expect(await codeOf(await seller.call('POST', '/photos', tooLarge, jpeg))).toEqual([413, 'too-large']);
    const much = new Uint8Array(70_000);
    expect(await codeOf(await seller.call('POST', '/photos', much, jpeg))).toEqual([422, 'photo-unreadable']);
    expect(await codeOf(await seller.call('POST', '/products', much, jpeg))).toEqual([413, 'too-large']);
  });

  test('nothing of it is read from somebody who is not signed in, and three at once from one member', async () => {
    const send = (headers: Record<string, string>, body: ReadableStream<Uint8Array>) =>
      api.site.request(
        `${api.origin}/api/photos`,
        {
          method: 'POST',
          headers: { ...jpeg, 'content-length': '9000000', ...headers },
          body,
          duplex: 'half',
        } as RequestInit,
        { incoming: { socket: { remoteAddress: '10.9.9.8' } } },
      );
    const read: ReadableStreamDefaultController[] = [];
    const slow = () =>
      new ReadableStream<Uint8Array>({ pull: (each) => void read.push(each) }, { highWaterMark: 0 });
    expect([(await send({}, slow())).status, read]).toEqual([401, []]);

    const authorization = `Bearer ${stranger.token}`;
    const waiting = [1, 2, 3].map(() => send({ authorization }, slow()));
    await expect.poll(() => read.length).toBe(3);
    expect((await send({ authorization }, slow())).status).toBe(503);
    expect(await codeOf(await seller.call('POST', '/photos', new Uint8Array(3), jpeg))).toEqual([
      422,
      'photo-unreadable',
    ]);
    for (const each of read) each.close();
    for (const answer of waiting) expect((await answer).status).toBe(422);
    expect(await codeOf(await stranger.call('POST', '/photos', new Uint8Array(3), jpeg))).toEqual([
      422,
      'photo-unreadable',
    ]);
  });

  test('an unknown photo is 404 for programs and people', async () => {
    const unknown = `/photos/${'0'.repeat(26)}.jpg`;
    expect(await codeOf(await visit(unknown))).toEqual([404, 'photo-not-found']);
    expect((await visit('/photos/nothing.jpg')).status).not.toBe(500);
  });
});

describe('a listing’s photo', () => {
  test('is stored by its path, also when it was copied with the site’s address', async () => {
    const image = await upload(seller);
    const id = await add(seller, { image: api.origin + image });
    expect((await list(seller, '/myProducts')).find(({ _id }) => _id === id)?.image).toBe(image);
  });

  test('is the seller’s own: another’s, and one that is gone, is a problem of the field', async () => {
    const image = await upload(other);
    for (const foreign of [image, `/photos/${'0'.repeat(26)}.jpg`]) {
      const answer = await seller.call('POST', '/products', { ...motorcycle, image: foreign });
      expect([answer.status, await answer.json()]).toMatchObject([
        422,
        { code: 'validation-failed', fields: [{ field: 'image', code: 'photo-gone' }] },
      ]);
    }
    const id = await add(seller);
    const change = await seller.call('PATCH', `/myProducts/${id}`, { image });
    expect([change.status, await change.json()]).toMatchObject([422, { fields: [{ field: 'image' }] }]);
  });

  test('can be changed to one’s own, and stays when the rest is saved again', async () => {
    const id = await add(seller);
    const image = await upload(seller);
    expect((await seller.call('PATCH', `/myProducts/${id}`, { image })).status).toBe(200);
    expect((await seller.call('PATCH', `/myProducts/${id}`, { image, price: '90000' })).status).toBe(200);
  });
});

describe('further photos of a listing', () => {
  const page = async (id: string) =>
    (await (await api.call('GET', `/bikes/${id}`)).json()) as { photos: string[] };
  const own = async (id: string) =>
    (await (await seller.call('GET', `/myProducts/${id}`)).json()) as { photos: string[]; image: string };

  test('are on its page in their order, can be changed, and are hidden while the garage has it off the site', async () => {
    const [one, two, three] = await Promise.all([upload(seller), upload(seller), upload(seller)]);
    const id = await add(seller, { image: one, photos: [two, three] });
    expect((await page(id)).photos).toEqual([two, three]);
    expect(await own(id)).toMatchObject({ image: one, photos: [two, three] });
    const change = { image: two, photos: [three, one], was: { image: one, photos: [two, three] } };
    expect((await seller.call('PATCH', `/myProducts/${id}`, change)).status).toBe(200);
    expect((await page(id)).photos).toEqual([three, one]);
    expect((await seller.call('PATCH', `/myProducts/${id}`, { photos: [] })).status).toBe(200);
    expect((await page(id)).photos).toEqual([]);
    await seller.call('PATCH', `/myProducts/${id}`, { photos: [three] });
    await api.database
      .updateTable('listings')
      .set({ taken_off_at: new Date(), taken_off_reason: 'Stolen.' })
      .where('id', '=', id)
      .execute();
    expect((await page(id)).photos).toEqual([]);
    await api.database.updateTable('users').set({ admin: true }).where('id', '=', other.id).execute();
    const mine = await other.call('GET', `/bikes/${id}/mine`);
    expect(await mine.json()).toMatchObject({ moderation: { takenOff: { photos: [three] } } });
    // By their address, too: only their owner and admins see them.
    const seenBy = async (cookie?: string) => {
      const answer = await visit(three, cookie ? { cookie } : {});
      return [answer.status, answer.headers.get('cache-control')];
    };
    expect(await seenBy()).toEqual([404, 'no-store']);
    expect(await seenBy(stranger.cookie)).toEqual([404, 'no-store']);
    expect(await seenBy(seller.cookie)).toEqual([200, 'private, no-store']);
    expect(await seenBy(other.cookie)).toEqual([200, 'private, no-store']);
    // One that another listing shows is not hidden.
    await add(seller, { image: three });
    expect(await seenBy()).toEqual([200, 'public, max-age=31536000, immutable']);
    await api.database.updateTable('users').set({ admin: false }).where('id', '=', other.id).execute();
  });

  test('are the seller’s own, uploaded, and ten with the picture at most', async () => {
    const mine = await upload(seller);
    const theirs = await upload(other);
    for (const photo of [theirs, 'https://example.com/a.jpg', '/art/naked-signal.svg', '']) {
      const answer = await seller.call('POST', '/products', { ...motorcycle, photos: [mine, photo] });
      expect([photo, answer.status, await answer.json()]).toMatchObject([
        photo,
        422,
        { fields: [{ field: 'photos', code: 'photo-gone' }] },
      ]);
    }
    const many = await seller.call('POST', '/products', { ...motorcycle, photos: Array(10).fill(mine) });
    expect([many.status, await many.json()]).toMatchObject([422, { fields: [{ field: 'photos' }] }]);
    const id = await add(seller, { photos: [mine, mine] });
    expect((await own(id)).photos).toEqual([mine]);
  });

  test('what nobody has seen is not overwritten', async () => {
    const [one, two] = await Promise.all([upload(seller), upload(seller)]);
    const id = await add(seller, { photos: [one] });
    const change = { photos: [two, one], was: { photos: [two] } };
    const answer = await seller.call('PATCH', `/myProducts/${id}`, change);
    expect([answer.status, await answer.json()]).toMatchObject([
      409,
      {
        fields: [
          { field: 'photos', code: 'changed-meanwhile', detail: expect.stringContaining('one more photo') },
        ],
      },
    ]);
    const same = { photos: [one], was: { photos: [two] } };
    expect((await seller.call('PATCH', `/myProducts/${id}`, same)).status).toBe(200);
  });
});

describe('photos that no listing shows', () => {
  test('are deleted after two days; those of listings stay, also of deleted ones that can be restored', async () => {
    const unused = await upload(seller);
    const shown = await upload(seller);
    const restorable = await upload(seller);
    const further = await upload(seller);
    await add(seller, { image: shown, photos: [further] });
    await seller.call('DELETE', `/myProducts/${await add(seller, { image: restorable })}`);
    await age(1.9);
    expect(await sweepPhotos(api.database)).toEqual({ photos: 0 });
    await age(2.1);
    await sweepPhotos(api.database);
    const statuses = await Promise.all(
      [unused, shown, restorable, further].map(async (path) => (await visit(path)).status),
    );
    expect(statuses).toEqual([404, 200, 200, 200]);
  });

  test('one that is chosen while they are being deleted stays', async () => {
    const image = await upload(seller);
    await age(3);
    const choosing = await api.database.startTransaction().execute();
    await choosing
      .updateTable('photos')
      .set({ chosen_at: new Date() })
      .where('id', '=', image.slice('/photos/'.length, -'.jpg'.length))
      .execute();
    const sweep = sweepPhotos(api.database);
    await untilWaiting(api.database, 1);
    await choosing.commit().execute();
    await sweep;
    expect((await visit(image)).status).toBe(200);
  });

  test('of one person only the newest 40 are kept', async () => {
    const person = await api.signUp('many@example.com', 'seller');
    const first = await upload(person);
    const shown = await upload(person);
    await add(person, { image: shown });
    const {
      id: _,
      digest: _digest,
      ...photo
    } = await api.database
      .selectFrom('photos')
      .selectAll()
      .where('owner_id', '=', person.id)
      .executeTakeFirstOrThrow();
    await api.database
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
    const person = await api.signUp('thousands@example.com', 'seller');
    await add(person, { image: await upload(person) });
    await sql`
      insert into photos (id, owner_id, digest, large, small, chosen_at)
      select lpad(n::text, 26, 'a'), ${person.id}, n::text, ''::bytea, ''::bytea, now() - make_interval(mins => n)
      from generate_series(1, 3000) as n`.execute(api.database);
    await upload(person);
    const left = await api.database
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
    const person = await api.signUp('closing@example.com', 'seller');
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
    const rows = await api.database
      .selectFrom('listings')
      .selectAll()
      .where('seller_id', 'is', null)
      .execute();
    expect(rows.map(({ more_photos }) => more_photos)).toEqual(rows.map(() => []));
  });

  test('stay with its listings when the mailbox’s owner takes it over, and can be put in another order', async () => {
    const person = await api.signUp('taken@example.com', 'seller');
    const [unused, one, two] = await Promise.all([upload(person), upload(person), upload(person)]);
    const id = await add(person, { image: one, photos: [two] });
    await api.database.transaction().execute((transaction) => leavePhotos(transaction, person.id));
    await sweepPhotos(api.database);
    expect((await visit(unused)).status).toBe(404);
    const change = await person.call('PATCH', `/myProducts/${id}`, { image: two, photos: [one] });
    expect(change.status).toBe(200);
    expect((await person.call('POST', '/products', { ...motorcycle, image: one })).status).toBe(422);
  });
});

async function count(): Promise<number> {
  const row = await api.database
    .selectFrom('photos')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return row.count;
}
