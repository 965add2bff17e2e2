import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApi, type Member, type TestApi } from '../../../../test/support/api.ts';
import { newProduct } from '../../../../test/support/listings.ts';
import { untilWaiting } from '../../../../test/support/lock-waits.ts';

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi();
});
afterAll(() => api.close());

const password = 'correct horse';
const newPassword = 'battery staple';

async function read<Answer>(answer: Response | Promise<Response>): Promise<Answer> {
  return (await (await answer).json()) as Answer;
}

/** Another session of somebody, on another device. */
async function signInElsewhere(email: string, wanted = password, device = 'curl/8.5.0') {
  const headers = { 'test-address': '192.0.2.50', 'user-agent': device };
  return api.call('POST', '/auth/sign-in/email', { email, password: wanted }, headers);
}

const sell = (seller: Member, name: string) => seller.call('POST', '/products', { ...newProduct, name });

describe('deletion', () => {
  test('needs the password; listings go, bookings lose their name, nothing of the account stays', async () => {
    const leaver = await api.signUp('leaver@example.com', 'seller');
    const seller = await api.signUp('stays@example.com', 'seller');
    const own = {
      name: 'Suzuki Gixxer of the leaver',
      sellerName: 'Who leaves',
      description: 'My own words',
    };
    const { insertedId: left } = await read<{ insertedId: string }>(
      leaver.call('POST', '/products', { ...newProduct, ...own }),
    );
    await seller.call('POST', '/modalData', { location: 'Uttara', number: '01712345678', productId: left });
    const { insertedId: productId } = await read<{ insertedId: string }>(sell(seller, 'Hero Splendor'));
    await leaver.call('POST', '/modalData', { location: 'At my place', number: '01712345678', productId });
    await sql`update users set email_verified = true where id = ${leaver.id}`.execute(api.database);
    await api.call('POST', '/enquiries', { email: leaver.email }, { 'test-address': '192.0.2.60' });
    const report = { reason: 'sold-already', email: leaver.email };
    await leaver.call('POST', `/bikes/${productId}/reports`, report);
    await api.call('POST', `/bikes/${productId}/reports`, report, { 'test-address': '192.0.2.60' });

    const wrong = await leaver.call('POST', '/me/deletion', { password: 'not it' });
    expect([wrong.status, (await read<{ code: string }>(wrong)).code]).toEqual([403, 'wrong-password']);
    expect((await leaver.call('POST', '/me/deletion', {})).status).toBe(403);
    expect((await leaver.call('POST', '/me/deletion', { password })).status).toBe(200);

    expect((await leaver.call('GET', '/me')).status).toBe(401);
    expect((await signInElsewhere(leaver.email)).status).toBe(401);
    const list = await (await seller.call('GET', '/categoryProducts/commuters')).text();
    expect(list).toContain('Hero Splendor');
    expect(list).not.toContain('of the leaver');
    expect(await read(seller.call('GET', `/myProducts/${productId}/bookings`))).toEqual([
      expect.objectContaining({ name: '', email: '', number: '', location: '' }),
    ]);
    const told = await api.database.selectFrom('reports').select('reason').execute();
    expect(told).toEqual([{ reason: 'sold-already' }, { reason: 'sold-already' }]);
    const ofThem = ['users', 'sessions', 'credentials', 'verifications'];
    for (const table of [...ofThem, 'listings', 'bookings', 'enquiries', 'reports']) {
      const { rows } = await sql`select * from ${sql.table(table)}`.execute(api.database);
      const text = JSON.stringify(rows);
      for (const trace of [leaver.email, leaver.id, 'At my place', own.sellerName, own.description]) {
        expect([table, trace, text.includes(trace)]).toEqual([table, trace, false]);
      }
    }
    expect(api.mails.at(-1)).toMatchObject({ to: leaver.email, subject: expect.stringContaining('deleted') });
  });

  test('and what the account is just adding: before it goes along, after it is refused', async () => {
    const leaver = await api.signUp('two-hands@example.com', 'seller');
    const seller = await api.signUp('two-hands-seller@example.com', 'seller');
    const { insertedId: productId } = await read<{ insertedId: string }>(sell(seller, 'Hero Hunk'));
    const booking = { location: 'At my place', number: '01712345678', productId };

    // Another connection has written a listing, and has not committed.
    await api.database.connection().execute(async (other) => {
      await sql`begin`.execute(other);
      await sql`insert into listings (id, seller_id, seller_name, email, mobile, category_id, name, image, price,
        original_price, location, year_of_use, condition, kind)
        values ('between', ${leaver.id}, 'Two Hands', ${leaver.email}, '+8801712345678', 'commuters', 'Between', '/x',
        '1', '1', 'Here', '2020', 'good', 'commuter')`.execute(other);
      const deletion = leaver.call('POST', '/me/deletion', { password });
      await untilWaiting(api.database, 1);
      await sql`commit`.execute(other);
      expect((await deletion).status).toBe(200);
    });
    const left = await api.database.selectFrom('listings').selectAll().where('id', '=', 'between').execute();
    expect(left).toEqual([
      expect.objectContaining({
        seller_id: null,
        seller_name: '',
        email: '',
        mobile: '',
        description: '',
        image: '/art/commuter-signal.svg',
        deleted_at: expect.any(Date),
      }),
    ]);

    // Another connection has deleted the account, and has not committed either.
    const late = await api.signUp('late-hands@example.com', 'seller');
    await api.database.connection().execute(async (other) => {
      await sql`begin`.execute(other);
      await sql`delete from users where id = ${late.id}`.execute(other);
      const calls = [sell(late, 'Too late'), late.call('POST', '/modalData', booking)];
      await untilWaiting(api.database, 2);
      await sql`commit`.execute(other);
      for (const call of calls) {
        const answer = await call;
        expect([answer.status, await read<{ code: string }>(answer)]).toMatchObject([
          401,
          { code: 'unauthenticated' },
        ]);
      }
    });
  });

  test('and what somebody is just booking of it: the motorcycle is not here any more', async () => {
    const leaver = await api.signUp('sells-no-more@example.com', 'seller');
    const buyer = await api.signUp('books-too-late@example.com');
    const { insertedId: productId } = await read<{ insertedId: string }>(sell(leaver, 'Hero Glamour'));
    // Another connection has deleted the account, and has not committed.
    await api.database.connection().execute(async (other) => {
      await sql`begin`.execute(other);
      await sql`update listings set deleted_at = now() where id = ${productId}`.execute(other);
      await sql`delete from users where id = ${leaver.id}`.execute(other);
      const booking = buyer.call('POST', '/modalData', {
        location: 'Here',
        number: '01712345678',
        productId,
      });
      await untilWaiting(api.database, 1);
      await sql`commit`.execute(other);
      const answer = await booking;
      expect([answer.status, await read<{ code: string }>(answer)]).toMatchObject([
        404,
        { code: 'product-not-found' },
      ]);
    });
  });

  test('S8 requires-recent-login: who has no password must have signed in just now', async () => {
    const member = await api.signUp('no-password@example.com');
    await sql`delete from credentials where user_id = ${member.id}`.execute(api.database);
    await sql`update sessions set created_at = now() - interval '6 minutes' where user_id = ${member.id}`.execute(
      api.database,
    );
    const late = await member.call('POST', '/me/deletion', { password });
    expect([late.status, await late.json()]).toEqual([
      403,
      expect.objectContaining({
        code: 'requires-recent-login',
        detail: 'You logged in too long ago for this. Log in again, then try once more.',
      }),
    ]);
    const change = { currentPassword: password, newPassword };
    expect((await member.call('POST', '/me/password', change)).status).toBe(409);
    await sql`update sessions set created_at = now() where user_id = ${member.id}`.execute(api.database);
    expect((await member.call('POST', '/me/deletion', {})).status).toBe(200);
  });
});
