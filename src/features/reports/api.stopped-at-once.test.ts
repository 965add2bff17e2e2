import { sql } from 'kysely';
import { afterAll, describe, expect, test } from 'vitest';
import { everywhere, foundIn } from '../../../test/support/found-in.ts';
import { newProduct } from '../../../test/support/listings.ts';
import {
  answerOf,
  stoppedAnswer as done,
  openModerated,
  stopReason as reason,
} from '../../../test/support/moderated.ts';
import { createOverlaps } from '../../../test/support/overlaps.ts';

const garage = await openModerated();
const { api, admin, second, buyer, newSeller, add, stop, letIn } = garage;
const { putBack, signIn, reasonsOf, mailsTo, accountOf } = garage;
afterAll(() => garage.close());

const overlaps = await createOverlaps(api.database);

describe('while an account is stopped', () => {
  test('nothing of it is put back', async () => {
    const seller = await newSeller();
    const [earlier, id] = [await add(seller), await add(seller)];
    await admin.call('PUT', `/bikes/${earlier}/takenOff`, { reason: 'Earlier' });
    await stop(admin, seller.id);
    for (const each of [earlier, id])
      expect(await answerOf(putBack(second, each))).toMatchObject([
        409,
        {
          code: 'seller-stopped',
          detail: 'The account that sells it is suspended: reinstate it first.',
        },
      ]);
    for (const each of [earlier, id]) expect(await foundIn(api, buyer, each)).toEqual([]);
    await letIn(admin, seller.id);
    expect((await putBack(second, earlier)).status).toBe(200);
    expect(await reasonsOf(seller)).toEqual({ [earlier]: null, [id]: reason });
  });

  test.each(['stop', 'put-back'])('nor at that moment, where the %s comes first', async (first) => {
    const seller = await newSeller();
    const [id, other] = [await add(seller), await add(seller)];
    await admin.call('PUT', `/bikes/${id}/takenOff`, { reason: 'Earlier' });
    const stopping = () => answerOf(stop(admin, seller.id));
    const back = () => answerOf(putBack(second, id));
    const [one, two] = first === 'stop' ? [stopping, back] : [back, stopping];
    let both: Promise<unknown[][]> | undefined;
    await overlaps.heldAt('standing_changes', 'insert', async () => {
      const begun = one();
      await overlaps.until(1);
      both = Promise.all([begun, two()]);
      await overlaps.until(2);
    });
    expect(await both).toMatchObject(
      first === 'stop' ? [done(1, 1), [409, { code: 'seller-stopped' }]] : [[200, {}], done(1, 2)],
    );
    for (const each of [id, other]) expect(await foundIn(api, buyer, each)).toEqual([]);
    expect(await accountOf(seller)).toMatchObject({ listings: 0 });
  });
});

test('two admins who stop it at once stop it once, with one mail', async () => {
  const seller = await newSeller();
  await add(seller);
  const before = api.mails.length;
  let both: Promise<unknown[][]> | undefined;
  await overlaps.heldAt('standing_changes', 'insert', async () => {
    const begun = answerOf(stop(admin, seller.id));
    await overlaps.until(1);
    both = Promise.all([begun, answerOf(stop(second, seller.id, { reason: 'Another' }))]);
    await overlaps.until(2);
  });
  expect(await both).toEqual([done(1, 1), done(0, 0)]);
  expect(await accountOf(seller)).toMatchObject({ stopped: { by: 'admin', reason, listings: 1 } });
  expect(mailsTo(seller.email, before)).toHaveLength(1);
});

test.each(['stop', 'motorcycle'])(
  'what is just being added goes as well, where the %s comes first',
  async (first) => {
    const seller = await newSeller();
    const id = await add(seller);
    const adding = () => answerOf(seller.call('POST', '/products', newProduct));
    const stopping = () => answerOf(stop(admin, seller.id));
    let both: Promise<unknown[][]> | undefined;
    const [table, one, two] =
      first === 'stop'
        ? (['standing_changes', stopping, adding] as const)
        : (['listings', adding, stopping] as const);
    await overlaps.heldAt(table, 'insert', async () => {
      const begun = one();
      await overlaps.until(1);
      both = Promise.all([begun, two()]);
      await overlaps.until(2);
    });
    // It is refused, as its session is over, or it is off the site.
    expect(await both).toMatchObject(first === 'stop' ? [done(1, 1), [401, {}]] : [[201, {}], done(1, 2)]);
    expect(await accountOf(seller)).toMatchObject({ listings: 0 });
    expect(await foundIn(api, buyer, id)).toEqual([]);
  },
);

test('a sign-in that is under way while the account is stopped opens nothing', async () => {
  const seller = await newSeller();
  const id = await add(seller);
  let both: Promise<Response[]> | undefined;
  // Sessions have been ended by then, and nobody else sees the stop yet.
  await overlaps.heldAt('standing_changes', 'insert', async () => {
    const stopping = stop(admin, seller.id);
    await overlaps.until(1);
    both = Promise.all([stopping, signIn(seller.email)]);
    await overlaps.until(2);
  });
  expect((await both)?.map(({ status }) => status)).toEqual([200, 403]);
  expect((await letIn(admin, seller.id, { listings: true })).status).toBe(200);
  expect(await foundIn(api, buyer, id)).toEqual(everywhere);
  const sessions = await sql`select id from sessions where user_id = ${seller.id}`.execute(api.database);
  expect(sessions.rows).toEqual([]);
});

test('if a motorcycle cannot be taken off, the account is not stopped either', async () => {
  const seller = await newSeller();
  const id = await add(seller);
  await sql`create function refuse() returns trigger language plpgsql as $$ begin raise 'no'; end $$`.execute(
    api.database,
  );
  await sql`create trigger refuse before insert on standing_changes for each row execute function refuse()`.execute(
    api.database,
  );
  expect((await stop(admin, seller.id)).status).toBe(500);
  await sql`drop trigger refuse on standing_changes`.execute(api.database);
  expect(api.takeErrors()).toHaveLength(1);
  expect((await seller.call('GET', '/myProducts')).status).toBe(200);
  expect(await reasonsOf(seller)).toEqual({ [id]: null });
});
