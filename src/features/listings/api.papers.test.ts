import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApi, type Member, type TestApi } from '../../../test/support/api.ts';
import { add, list, motorcycle } from '../../../test/support/products.ts';
import { yearOf } from '../../kernel/dates.ts';
import type { Comparison } from '../saved/contract.ts';
import type { BikePage, FoundBikes } from '../search/contract.ts';
import type { Product } from './contract.ts';

let api: TestApi;
let seller: Member;

beforeAll(async () => {
  api = await createTestApi();
  seller = await api.signUp('seller@example.com', 'seller');
});
afterAll(() => api.close());

// Of a token that is valid, in whichever year these tests run.
const nextYear = yearOf(new Date()) + 1;
const said = { registration: 'somebody-else', taxUntil: `${nextYear}-12-31`, receipt: false } as const;
const unsaid = { registration: null, taxUntil: null, receipt: null } as const;

const patch = (id: string, change: object) => seller.call('PATCH', `/myProducts/${id}`, change);

async function stored(id: string): Promise<Product> {
  return (await (await seller.call('GET', `/myProducts/${id}`)).json()) as Product;
}

async function pageOf(id: string): Promise<BikePage> {
  return (await (await api.call('GET', `/bikes/${id}`)).json()) as BikePage;
}

async function problemOf(response: Response): Promise<unknown[]> {
  const { fields } = (await response.json()) as { fields: { field: string; code: string }[] };
  return [response.status, fields.map(({ field, code }) => `${field} ${code}`)];
}

describe('the papers of a product', () => {
  test('may be told, and are in every answer; a client that knows nothing of them has not said anything', async () => {
    const id = await add(seller, { ...said, name: 'Honda Dream 110', category: 'touring' });
    const without = await add(seller, { name: 'Honda Livo 110', category: 'touring' });
    for (const path of ['/myProducts', '/categoryProducts/touring']) {
      const products = await list(seller, path);
      const papersOf = (each: string) => products.find(({ _id }) => _id === each);
      expect([papersOf(id), papersOf(without)]).toMatchObject([said, unsaid]);
    }
    expect([await pageOf(id), await pageOf(without)]).toMatchObject([
      { bike: said, taxOver: false },
      { bike: unsaid, taxOver: false },
    ]);
    const found = (await (await api.call('GET', '/bikes?q=honda+dream')).json()) as FoundBikes;
    expect(found.items.find(({ _id }) => _id === id)).toMatchObject(said);
    const compared = (await (await api.call('GET', `/compare?ids=${id},${without}`)).json()) as Comparison;
    expect(compared.bikes.map(({ bike }) => bike)).toMatchObject([said, unsaid]);
    await seller.call('DELETE', `/myProducts/${id}`);
    expect((await list(seller, '/myProducts/deleted'))[0]).toMatchObject(said);
  });

  test.each([
    ['31/12/2027', '2027-12-31'],
    ['Dec 2027', '2027-12-31'],
    ['৩১/১২/২০২৭', '2027-12-31'],
    ['', null],
  ])(
    'the tax token is valid until "%s": %s, of a new product and of a changed one',
    async (taxUntil, day) => {
      const id = await add(seller, { taxUntil });
      expect((await stored(id)).taxUntil).toBe(day);
      await patch(id, { taxUntil: '2020-01-01' });
      expect((await patch(id, { taxUntil })).status).toBe(200);
      expect((await stored(id)).taxUntil).toBe(day);
    },
  );

  test('a tax token that is over stays, and is told as over', async () => {
    const id = await add(seller, { taxUntil: '2020-06-30' });
    expect(await pageOf(id)).toMatchObject({ bike: { taxUntil: '2020-06-30' }, taxOver: true });
    const compared = (await (await api.call('GET', `/compare?ids=${id}`)).json()) as Comparison;
    expect(compared.bikes).toMatchObject([{ taxOver: true }]);
  });

  test('stay where an edit does not name them, change one by one, and are taken back by null', async () => {
    const id = await add(seller, said);
    await patch(id, { description: 'By a client that knows nothing of papers.' });
    expect(await stored(id)).toMatchObject(said);
    await patch(id, { registration: 'seller' });
    await patch(id, { receipt: true });
    expect(await stored(id)).toMatchObject({ ...said, registration: 'seller', receipt: true });
    await patch(id, unsaid);
    expect(await stored(id)).toMatchObject(unsaid);
  });

  test.each([
    [{ registration: 'mine' }, 'registration invalid-value'],
    [{ taxUntil: 'paid' }, 'taxUntil tax-until-unclear'],
    [{ taxUntil: '2027-02-30' }, 'taxUntil tax-until-unclear'],
    [{ taxUntil: '2999-01-01' }, 'taxUntil tax-until-implausible'],
    [{ taxUntil: 2027 }, 'taxUntil invalid-type'],
    [{ receipt: 'yes' }, 'receipt invalid-type'],
  ])('%j is refused at its field, and nothing is added or changed', async (change, problem) => {
    const added = await seller.call('POST', '/products', { ...motorcycle, ...change });
    expect(await problemOf(added)).toEqual([422, [problem]]);
    const id = await add(seller, said);
    expect(await problemOf(await patch(id, { ...change, location: 'Elsewhere' }))).toEqual([422, [problem]]);
    expect(await stored(id)).toMatchObject({ ...said, location: motorcycle.location });
  });

  test.each([
    [{ registration: 'none' }, { registration: 'seller' }, 'In somebody else’s name'],
    [{ taxUntil: `Jan ${nextYear + 1}` }, { taxUntil: '2026-12-31' }, `31 Dec ${nextYear}`],
    [{ receipt: true }, { receipt: null }, 'No'],
  ])('%j over what was not seen is refused, and says what stands there', async (change, was, now) => {
    const id = await add(seller, said);
    const refused = await patch(id, { ...change, was });
    expect([refused.status, await refused.json()]).toMatchObject([
      409,
      { fields: [{ code: 'changed-meanwhile', detail: `In the meantime this was changed to: ${now}` }] },
    ]);
    expect((await patch(id, { ...change, was: said })).status).toBe(200);
  });

  test('of what the garage has taken off the site they are not shown', async () => {
    const id = await add(seller, said);
    await api.database
      .updateTable('listings')
      .set({ taken_off_at: new Date(), taken_off_reason: 'Reported as stolen.' })
      .where('id', '=', id)
      .execute();
    expect(await pageOf(id)).toMatchObject({ bike: unsaid, taxOver: false });
    expect(await stored(id)).toMatchObject(said);
  });
});
