import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { photoGarage } from '../../../test/support/photo-garage.ts';
import { heicFile, photoOfPhone, upload } from '../../../test/support/photos.ts';
import { smallPhotoAddress } from './domain.ts';

const garage = photoGarage();
const { visit } = garage;

const jpeg = { 'content-type': 'image/jpeg' };

async function bytesAt(path: string): Promise<Uint8Array> {
  const answer = await visit(path);
  expect(answer.status).toBe(200);
  return new Uint8Array(await answer.arrayBuffer());
}

const small = (image: string) => image.replace('.jpg', '-small.webp');

async function codeOf(answer: Response): Promise<[number, string]> {
  return [answer.status, ((await answer.json()) as { code: string }).code];
}

describe('POST /photos', () => {
  test('takes a photo as a phone wrote it; both pictures are for everybody, and never change', async () => {
    const image = await upload(garage.seller, await photoOfPhone());
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
    const image = await upload(garage.seller, file);
    expect(await upload(garage.seller, file)).toBe(image);
    expect(await upload(garage.other, file)).not.toBe(image);
  });

  test('two requests with the same file at once make one photo', async () => {
    const file = await photoOfPhone({ width: 62, height: 40 });
    const [first, second] = await Promise.all([upload(garage.seller, file), upload(garage.seller, file)]);
    expect(first).toBe(second);
  });

  test('what is no photo is refused with what to do, and nothing is kept', async () => {
    const before = await count();
    for (const file of [
      new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg"/>'),
      new Uint8Array(),
    ])
      expect(await codeOf(await garage.seller.call('POST', '/photos', file, jpeg))).toEqual([
        422,
        'photo-unreadable',
      ]);
    expect(
      await codeOf(await garage.seller.call('POST', '/photos', new Uint8Array(heicFile()), jpeg)),
    ).toEqual([422, 'photo-heic']);
    expect(await count()).toBe(before);
  });

  test('only members upload, and the session must be live', async () => {
    expect((await garage.api.call('POST', '/photos', new Uint8Array(3), jpeg)).status).toBe(401);
    const leaver = await garage.api.signUp('leaver@example.com', 'seller');
    await garage.api.call('POST', '/auth/sign-out', {}, { cookie: leaver.cookie, origin: garage.api.origin });
    expect((await leaver.call('POST', '/photos', new Uint8Array(3), jpeg)).status).toBe(401);
  });

  test('more than 12 MB are refused; other calls still take 64 KB only', async () => {
    const tooLarge = new Uint8Array(12 * 1024 * 1024 + 1);
    expect(await codeOf(await garage.seller.call('POST', '/photos', tooLarge, jpeg))).toEqual([
      413,
      'too-large',
    ]);
    const much = new Uint8Array(70_000);
    expect(await codeOf(await garage.seller.call('POST', '/photos', much, jpeg))).toEqual([
      422,
      'photo-unreadable',
    ]);
    expect(await codeOf(await garage.seller.call('POST', '/products', much, jpeg))).toEqual([
      413,
      'too-large',
    ]);
  });

  test('nothing of it is read from somebody who is not signed in, and three at once from one member', async () => {
    const send = (headers: Record<string, string>, body: ReadableStream<Uint8Array>) =>
      garage.api.site.request(
        `${garage.api.origin}/api/photos`,
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

    const authorization = `Bearer ${garage.stranger.token}`;
    const waiting = [1, 2, 3].map(() => send({ authorization }, slow()));
    await expect.poll(() => read.length).toBe(3);
    expect((await send({ authorization }, slow())).status).toBe(503);
    expect(await codeOf(await garage.seller.call('POST', '/photos', new Uint8Array(3), jpeg))).toEqual([
      422,
      'photo-unreadable',
    ]);
    for (const each of read) each.close();
    for (const answer of waiting) expect((await answer).status).toBe(422);
    expect(await codeOf(await garage.stranger.call('POST', '/photos', new Uint8Array(3), jpeg))).toEqual([
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

async function count(): Promise<number> {
  const row = await garage.api.database
    .selectFrom('photos')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return row.count;
}
