import { describe, expect, test } from 'vitest';
import { photoGarage } from '../../../test/support/photo-garage.ts';
import { upload } from '../../../test/support/photos.ts';
import { add, list, motorcycle } from '../../../test/support/products.ts';

const garage = photoGarage();
const { visit } = garage;

describe('a listing’s photo', () => {
  test('is stored by its path, also when it was copied with the site’s address', async () => {
    const image = await upload(garage.seller);
    const id = await add(garage.seller, { image: garage.api.origin + image });
    expect((await list(garage.seller, '/myProducts')).find(({ _id }) => _id === id)?.image).toBe(image);
  });

  test('is the seller’s own: another’s, and one that is gone, is a problem of the field', async () => {
    const image = await upload(garage.other);
    for (const foreign of [image, `/photos/${'0'.repeat(26)}.jpg`]) {
      const answer = await garage.seller.call('POST', '/products', { ...motorcycle, image: foreign });
      expect([answer.status, await answer.json()]).toMatchObject([
        422,
        { code: 'validation-failed', fields: [{ field: 'image', code: 'photo-gone' }] },
      ]);
    }
    const id = await add(garage.seller);
    const change = await garage.seller.call('PATCH', `/myProducts/${id}`, { image });
    expect([change.status, await change.json()]).toMatchObject([422, { fields: [{ field: 'image' }] }]);
  });

  test('can be changed to one’s own, and stays when the rest is saved again', async () => {
    const id = await add(garage.seller);
    const image = await upload(garage.seller);
    expect((await garage.seller.call('PATCH', `/myProducts/${id}`, { image })).status).toBe(200);
    expect((await garage.seller.call('PATCH', `/myProducts/${id}`, { image, price: '90000' })).status).toBe(
      200,
    );
  });
});

describe('further photos of a listing', () => {
  const page = async (id: string) =>
    (await (await garage.api.call('GET', `/bikes/${id}`)).json()) as { photos: string[] };
  const own = async (id: string) =>
    (await (await garage.seller.call('GET', `/myProducts/${id}`)).json()) as {
      photos: string[];
      image: string;
    };

  test('are on its page in their order, can be changed, and are hidden while the garage has it off the site', async () => {
    const [one, two, three] = await Promise.all([
      upload(garage.seller),
      upload(garage.seller),
      upload(garage.seller),
    ]);
    const id = await add(garage.seller, { image: one, photos: [two, three] });
    expect((await page(id)).photos).toEqual([two, three]);
    expect(await own(id)).toMatchObject({ image: one, photos: [two, three] });
    const change = { image: two, photos: [three, one], was: { image: one, photos: [two, three] } };
    expect((await garage.seller.call('PATCH', `/myProducts/${id}`, change)).status).toBe(200);
    expect((await page(id)).photos).toEqual([three, one]);
    expect((await garage.seller.call('PATCH', `/myProducts/${id}`, { photos: [] })).status).toBe(200);
    expect((await page(id)).photos).toEqual([]);
    await garage.seller.call('PATCH', `/myProducts/${id}`, { photos: [three] });
    await garage.api.database
      .updateTable('listings')
      .set({ taken_off_at: new Date(), taken_off_reason: 'Stolen.' })
      .where('id', '=', id)
      .execute();
    expect((await page(id)).photos).toEqual([]);
    await garage.api.database
      .updateTable('users')
      .set({ admin: true })
      .where('id', '=', garage.other.id)
      .execute();
    const mine = await garage.other.call('GET', `/bikes/${id}/mine`);
    expect(await mine.json()).toMatchObject({ moderation: { takenOff: { photos: [three] } } });
    // By their address, too: only their owner and admins see them.
    const seenBy = async (cookie?: string) => {
      const answer = await visit(three, cookie ? { cookie } : {});
      return [answer.status, answer.headers.get('cache-control')];
    };
    expect(await seenBy()).toEqual([404, 'no-store']);
    expect(await seenBy(garage.stranger.cookie)).toEqual([404, 'no-store']);
    expect(await seenBy(garage.seller.cookie)).toEqual([200, 'private, no-store']);
    expect(await seenBy(garage.other.cookie)).toEqual([200, 'private, no-store']);
    // One that another listing shows is not hidden.
    await add(garage.seller, { image: three });
    expect(await seenBy()).toEqual([200, 'public, max-age=31536000, immutable']);
    await garage.api.database
      .updateTable('users')
      .set({ admin: false })
      .where('id', '=', garage.other.id)
      .execute();
  });

  test('are the seller’s own, uploaded, and ten with the picture at most', async () => {
    const mine = await upload(garage.seller);
    const theirs = await upload(garage.other);
    for (const photo of [theirs, 'https://example.com/a.jpg', '/art/naked-signal.svg', '']) {
      const answer = await garage.seller.call('POST', '/products', { ...motorcycle, photos: [mine, photo] });
      expect([photo, answer.status, await answer.json()]).toMatchObject([
        photo,
        422,
        { fields: [{ field: 'photos', code: 'photo-gone' }] },
      ]);
    }
    const many = await garage.seller.call('POST', '/products', {
      ...motorcycle,
      photos: Array(10).fill(mine),
    });
    expect([many.status, await many.json()]).toMatchObject([422, { fields: [{ field: 'photos' }] }]);
    const id = await add(garage.seller, { photos: [mine, mine] });
    expect((await own(id)).photos).toEqual([mine]);
  });

  test('what nobody has seen is not overwritten', async () => {
    const [one, two] = await Promise.all([upload(garage.seller), upload(garage.seller)]);
    const id = await add(garage.seller, { photos: [one] });
    const change = { photos: [two, one], was: { photos: [two] } };
    const answer = await garage.seller.call('PATCH', `/myProducts/${id}`, change);
    expect([answer.status, await answer.json()]).toMatchObject([
      409,
      {
        fields: [
          { field: 'photos', code: 'changed-meanwhile', detail: expect.stringContaining('one more photo') },
        ],
      },
    ]);
    const same = { photos: [one], was: { photos: [two] } };
    expect((await garage.seller.call('PATCH', `/myProducts/${id}`, same)).status).toBe(200);
  });
});
