import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { newProduct } from '../../../test/support/listings.ts';
import { reportedBike } from '../../../test/support/reported-bike.ts';
import { formerlyShown } from '../inbox/domain.ts';

const garage = reportedBike();
const { visitor, member, inbox } = garage;
const formerly = async () => (await inbox())[0]?.report?.formerly;
const change = async (fields: object) => {
  const answer = await garage.seller.call('PATCH', `/myProducts/${garage.bike}`, fields);
  expect(answer.status).toBe(200);
};

test('S6 a report keeps what the motorcycle said: admins see it once its seller has changed that, and as long as it is changed', async () => {
  const first = { ...newProduct, description: 'bKash 5,000 first', sellerName: 'Rahim' };
  await change(first);
  await visitor({ reason: 'money-first' });
  expect(await formerly()).toEqual([]);

  await change({
    price: '90,000',
    description: 'Come and see it',
    sellerName: 'Karim',
    image: '/art/naked-signal.svg',
  });
  const offer = {
    name: newProduct.name,
    yearOfUse: '3 years',
    currency: null,
    condition: null,
    mileage: null,
    owners: null,
    registration: null,
    taxUntil: null,
    receipt: null,
    place: 'Sylhet',
  };
  expect(await formerly()).toEqual([
    {
      was: { ...offer, price: '1,60,000', priceAmount: 160_000 },
      now: { ...offer, price: '90,000', priceAmount: 90_000 },
      reworded: { seller: { was: 'Rahim', now: 'Karim' }, formerDescription: 'bKash 5,000 first' },
      otherPictures: true,
    },
  ]);

  // Who is behind it is told later ones, too; what they saw is what it says now.
  await member(garage.rider, { reason: 'sold-already' });
  expect(await formerly()).toHaveLength(1);

  await change(first);
  expect(await formerly()).toMatchObject([{ was: { price: '90,000' } }]);
});

test('S6 a report keeps the first words of a motorcycle, whatever is added to it, and how often it is changed between reports', async () => {
  const said = (number: number) => ({ description: `Text ${number}` });
  for (let number = 0; number < formerlyShown + 2; number += 1) {
    await change(said(number));
    await visitor({ reason: 'other', text: `Report ${number}` });
  }
  await change(said(0));
  await member(garage.rider, { reason: 'sold-already' });
  await change(said(99));
  await member(garage.rider, { reason: 'money-first' });
  expect((await formerly())?.map(({ now, reworded }) => [now, reworded?.formerDescription])).toEqual(
    Array.from({ length: formerlyShown }, (_, number) => [null, `Text ${number}`]),
  );
});

test('S6 a report keeps nothing that its seller wrote or showed once they have closed their account', async () => {
  const leaver = await garage.api.signUp('leaver@example.com', 'seller');
  const texts = { sellerName: 'Rahim', description: 'bKash 5,000 first' };
  const added = await leaver.call('POST', '/products', { ...newProduct, ...texts });
  const { insertedId } = (await added.json()) as { insertedId: string };
  await visitor({ reason: 'money-first' }, {}, insertedId);
  expect((await leaver.call('POST', '/me/deletion', { password: 'correct horse' })).status).toBe(200);

  const [entry] = await inbox();
  expect(entry).toMatchObject({
    kind: 'report',
    product: { name: newProduct.name },
    report: { formerly: [] },
  });
  const { said_then } = await garage.api.database
    .selectFrom('reports')
    .select('said_then')
    .where('listing_id', '=', insertedId)
    .executeTakeFirstOrThrow();
  expect(said_then).toMatchObject({ name: newProduct.name, price: '1,60,000' });
  expect(JSON.stringify(said_then)).not.toMatch(/Rahim|bKash|art/);
});

test('S6 a field that motorcycles got after a report is no change of its seller', async () => {
  await visitor({ reason: 'money-first' });
  await sql`update reports set said_then = said_then - array['receipt', 'taxUntil']`.execute(
    garage.api.database,
  );
  expect(await formerly()).toEqual([]);
});
