import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApi, type TestApi } from '../../../test/support/api.ts';
import { createTestDatabase } from '../../../test/support/database.ts';
import { newProduct } from '../../../test/support/listings.ts';
import { longestCount } from '../../kernel/keeping-times.ts';
import { createRateLimits, rateLimits } from './rate-limits.ts';

test('no attempt is counted for longer than the Privacy page says', () => {
  const minutes = Object.values(rateLimits).flatMap((limits) =>
    Object.values(limits).map((limit: { minutes: number }) => limit.minutes),
  );
  expect(Math.max(...minutes)).toBe(longestCount);
});

describe('limits in the database', () => {
  const context = {} as never;

  test('hold over processes and restarts, also in a burst; their time ends', async () => {
    const { database, drop } = await createTestDatabase();
    const start = () => createRateLimits({ database, readAddress: () => '192.0.2.1', factor: 1 });
    const [one, other] = [start(), start()];
    const { times } = rateLimits.signUp.address;
    const burst = Array.from({ length: times + 10 }, (_, n) => (n % 2 ? one : other).take(context, 'signUp'));
    const results = await Promise.allSettled(burst);
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(times);
    const refused = await start()
      .take(context, 'signUp')
      .catch((error: unknown) => error);
    expect(refused).toMatchObject({ status: 429, extension: { retryAfter: expect.any(Number) } });

    await sql`update rate_limits set resets_at = now()`.execute(database);
    await one.take(context, 'signUp');
    await drop();
  });

  test('end with their time also where the clock was ahead when they were counted', async () => {
    const { database, drop } = await createTestDatabase();
    const limits = createRateLimits({ database, readAddress: () => '192.0.2.1', factor: 1 });
    await limits.take(context, 'signUp');
    await sql`update rate_limits set used = 1000, resets_at = now() + interval '6 hours'`.execute(database);
    await limits.take(context, 'signUp');
    const stored = await sql<{ used: number; soon: boolean }>`
      select used, resets_at <= now() + interval '60 minutes' as soon from rate_limits`.execute(database);
    expect(stored.rows).toEqual([{ used: 1, soon: true }]);
    await drop();
  });

  test('hold for whoever has thousands of IPv6 networks, and for no neighbour of theirs', async () => {
    const { database, drop } = await createTestDatabase();
    let from = '';
    const limits = createRateLimits({ database, readAddress: () => from, factor: 1 });
    const enter = async (address: string) => {
      from = address;
      return limits.take(context, 'signUp').then(
        () => 'done',
        ({ status }: { status: number }) => status,
      );
    };
    const most = 20 * rateLimits.signUp.address.times;
    const entered: unknown[] = [];
    for (let n = 0; n < most + 5; n++) entered.push(await enter(`2001:db8:1:${n.toString(16)}::1`));
    expect(entered).toEqual([...Array(most).fill('done'), ...Array(5).fill(429)]);
    expect(await enter('2001:db8:2::1')).toBe('done');
    expect(await enter('192.0.2.1')).toBe('done');
    await drop();
  });

  test('what is counted for nobody can be taken back, too', async () => {
    const { database, drop } = await createTestDatabase();
    const limits = createRateLimits({ database, readAddress: () => '192.0.2.1', factor: 1 });
    await (await limits.take(context, 'signedIn', ' ')).forgive();
    expect(await database.selectFrom('rate_limits').selectAll().execute()).toEqual([]);
    await drop();
  });

  test('what was no guess is taken back; an address may get more', async () => {
    const { database, drop } = await createTestDatabase();
    const limits = createRateLimits({ database, readAddress: () => '192.0.2.1', factor: 2 });
    for (let n = 0; n < 20; n++) await (await limits.take(context, 'signIn', 'a@example.com')).forgive();
    const rows = await database.selectFrom('rate_limits').select(['key', 'used']).execute();
    expect(rows.map((row) => row.used)).toEqual([0, 0, 0]);
    expect(rows.map((row) => row.key).join()).not.toContain('example.com');
    for (let n = 0; n < 2 * rateLimits.signUp.address.times; n++) await limits.take(context, 'signUp');
    await expect(limits.take(context, 'signUp')).rejects.toMatchObject({ status: 429 });
    await drop();
  });

  test('what is refused for its account does not count for all others at its address', async () => {
    const { database, drop } = await createTestDatabase();
    const limits = createRateLimits({ database, readAddress: () => '192.0.2.1', factor: 1 });
    const { account, address } = rateLimits.booking;
    for (let n = 0; n < account.times; n += 1) await limits.take(context, 'booking', 'greedy');
    for (let n = 0; n < address.times; n += 1)
      await expect(limits.take(context, 'booking', 'greedy')).rejects.toMatchObject({ status: 429 });
    await limits.take(context, 'booking', 'honest');
    await drop();
  });

  test('an address of this machine may be everybody’s and gets twenty times as much; an account does not', async () => {
    const { database, drop } = await createTestDatabase();
    for (const here of ['127.0.0.1', '127.1.2.3', '::1']) {
      const limits = createRateLimits({ database, readAddress: () => here, factor: 1 });
      const weight = 20 * rateLimits.signUp.address.times;
      await limits.take(context, 'signUp', undefined, weight);
      await expect(limits.take(context, 'signUp')).rejects.toMatchObject({
        status: 429,
        message: 'You have done this too often. Try again in 60 minutes.',
      });
      for (let n = 0; n < rateLimits.booking.account.times; n++) await limits.take(context, 'booking', here);
      await expect(limits.take(context, 'booking', here)).rejects.toMatchObject({ status: 429 });
    }
    await drop();
  });
});

describe('S8 too-many-requests', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await createTestApi();
  });
  afterAll(() => api.close());

  const guess = (email: string, n: number, address: string) =>
    api.call(
      'POST',
      '/auth/sign-in/email',
      { email, password: `guess ${n}` },
      { 'x-forwarded-for': `203.0.${n >> 8}.${n & 255}`, 'test-address': address },
    );

  test('1,000 guesses from rotating X-Forwarded-For are stopped; the owner elsewhere still gets in', async () => {
    const { email } = await api.signUp('victim@example.com');
    const seen = new Map<number, number>();
    let last: Response | undefined;
    for (let n = 0; n < 1_000; n += 50) {
      const guesses = Array.from({ length: 50 }, (_, m) => guess(email, n + m, '192.0.2.66'));
      for (last of await Promise.all(guesses)) seen.set(last.status, (seen.get(last.status) ?? 0) + 1);
    }
    const { times } = rateLimits.signIn.accountHere;
    expect([...seen].sort()).toEqual([
      [401, times],
      [429, 1_000 - times],
    ]);
    expect(last?.headers.get('content-type')).toBe('application/problem+json');
    expect(Number(last?.headers.get('retry-after'))).toBeGreaterThan(600);
    expect(await last?.json()).toMatchObject({
      code: 'too-many-requests',
      // Less than fifteen, where the guesses took more than one.
      detail: expect.stringMatching(/^You have done this too often\. Try again in 1[0-5] minutes\.$/),
    });
    const owner = { email, password: 'correct horse' };
    const home = { 'test-address': '192.0.2.10' };
    expect((await api.call('POST', '/auth/sign-in/email', owner, home)).status).toBe(200);
  });

  test('one address guessing at many accounts, and many addresses guessing at one, are stopped too', async () => {
    const spend = async (dimension: 'address' | 'account') => {
      const used = rateLimits.signIn[dimension].times;
      const rows = api.database.updateTable('rate_limits').set({ used });
      await rows.where('key', 'like', `signIn:${dimension}:%`).execute();
    };
    expect((await guess('one@example.com', 1, '192.0.2.77')).status).toBe(401);
    await spend('address');
    expect((await guess('another@example.com', 1, '192.0.2.77')).status).toBe(429);
    expect((await guess('another@example.com', 1, '192.0.2.78')).status).toBe(401);
    await spend('account');
    expect((await guess('one@example.com', 1, '192.0.2.79')).status).toBe(429);
    expect((await guess('two@example.com', 1, '192.0.2.79')).status).toBe(401);
  });

  test('accounts, enquiries, tokens, bookings, answers, products and help with prices are limited', async () => {
    const member = await api.signUp('busy@example.com');
    const at = { 'test-address': '192.0.2.88' };
    const until429 = async (next: (n: number) => Promise<Response>) => {
      for (let n = 0; n < 2_000; n++) if ((await next(n)).status === 429) return n;
      throw new Error('nothing was refused');
    };
    const account = (n: number) => ({ email: `new${n}@example.com`, password: 'short', name: '' });
    expect(await until429((n) => api.call('POST', '/auth/sign-up/email', account(n), at))).toBe(30);
    const enquiry = { email: 'a@example.com' };
    expect(await until429(() => api.call('POST', '/enquiries', enquiry, at))).toBe(20);
    expect(await until429(() => api.call('GET', '/priceHelp?name=Honda', undefined, at))).toBe(600);
    const booking = { location: 'Here', number: '01712345678' };
    expect(await until429(() => member.call('POST', '/modalData', booking))).toBe(40);
    const seller = await api.signUp('garage@example.com', 'seller');
    // Adding and restoring count together: each makes a product appear.
    expect((await seller.call('POST', '/myProducts/none/restore')).status).toBe(404);
    let last: Response | undefined;
    const publish = async () => (last = await seller.call('POST', '/products', newProduct));
    expect(await until429(publish)).toBe(119);
    expect(Number(last?.headers.get('retry-after'))).toBeGreaterThan(3_000);
    expect((await seller.call('POST', '/myProducts/none/restore')).status).toBe(429);
    const tickOff = () => seller.call('PUT', '/myProducts/none/bookings/none', { answered: true });
    expect(await until429(tickOff)).toBe(300);
    const cookie = { ...at, cookie: member.cookie };
    // One token was fetched when the member signed up.
    expect(await until429(() => api.call('POST', '/jwt', { email: member.email }, cookie))).toBe(299);
  });

  test('profiles and downloads of one’s data are limited for an account, proofs for an address before they are looked at', async () => {
    const member = await api.signUp('restless@example.com');
    const { times } = rateLimits.profile.account;
    const profile = { name: 'Restless', email: member.email, role: 'buyer' };
    const from = (n: number) => ({
      cookie: member.cookie,
      origin: api.origin,
      'test-address': `198.51.100.${n}`,
    });
    const statuses: number[] = [];
    // Making the account wrote its first profile; both calls write it.
    for (let n = 1; n < times; n++) {
      const answer = await [
        () => api.call('POST', '/users', profile, from(n)),
        () => member.call('PATCH', '/me', { name: 'Restless' }),
        () => api.call('POST', '/auth/update-user', { name: 'Restless' }, from(n)),
      ][n % 3]?.();
      statuses.push(answer?.status ?? 0);
    }
    expect(statuses).toEqual(Array(times - 1).fill(200));
    expect((await api.call('POST', '/users', profile, from(99))).status).toBe(429);
    expect((await member.call('PATCH', '/me', { name: 'Restless' })).status).toBe(429);
    expect((await api.call('POST', '/auth/update-user', { name: 'Restless' }, from(99))).status).toBe(429);
    for (let n = 0; n < rateLimits.export.account.times; n++)
      expect((await member.call('GET', '/me/export')).status).toBe(200);
    expect((await member.call('GET', '/me/export')).status).toBe(429);

    const nobody = { 'test-address': '198.51.100.200' };
    for (const path of ['/jwt', '/users', '/auth/update-user']) {
      await api.database.deleteFrom('rate_limits').where('key', 'like', 'proof:%').execute();
      const ask = async () => (await api.call('POST', path, { ...profile, name: 'Nobody' }, nobody)).status;
      expect([path, await ask()]).toEqual([path, 401]);
      const used = rateLimits.proof.address.times;
      await api.database.updateTable('rate_limits').set({ used }).where('key', 'like', 'proof:%').execute();
      expect([path, await ask()]).toEqual([path, 429]);
    }
  });

  test.each([
    ['DELETE', '/mySearches/none'],
    ['POST', '/mySearches/none/seen', {}],
    ['POST', '/mySearchNews/none/seen'],
    ['POST', '/priceDropMail/seen', { shown: [{ _id: 'none', priceAmount: 1 }] }],
    ['DELETE', '/myBookings/none'],
    ['POST', '/myBookings/none/hide'],
    ['DELETE', '/myBookings/none/hide'],
    ['DELETE', '/myProducts/none'],
    ['DELETE', '/me/sessions/none'],
    ['DELETE', '/me/sessions'],
    ['PUT', '/bikes/none/takenOff', { reason: 'scam' }],
    ['DELETE', '/bikes/none/takenOff'],
    ['POST', '/bikes/none/takenOff/undo'],
    ['PUT', '/inbox/none', { done: true }],
  ])('%s %s is limited, too', async (method, path, body?: object) => {
    const member = await api.signUp(`restless${path.replace(/\W/g, '')}${method}@example.com`);
    const ask = async () => (await member.call(method, path, body)).status;
    const before = await ask();
    expect(before).not.toBe(429);
    await api.database.updateTable('rate_limits').set({ used: 1_000_000 }).execute();
    const after = await ask();
    await api.database.deleteFrom('rate_limits').execute();
    // What is wrong in the body would be said before anything is counted.
    expect([before, after]).toEqual([before, 429]);
  });

  test('mails to an address that anybody may name are few, and asking for one kind keeps nobody from the other', async () => {
    const { email } = await api.signUp('owner@example.com');
    const ask = async (path: string, n: number) =>
      (await api.call('POST', path, { email }, { 'test-address': `198.51.100.${n}` })).status;
    const confirmations: number[] = [];
    for (let n = 0; n < 6; n++) confirmations.push(await ask('/auth/send-verification-email', n));
    expect(confirmations).toEqual([...Array(5).fill(200), 429]);
    expect(await ask('/auth/request-password-reset', 50)).toBe(200);
    const person = { email: 'stranger@example.com', password: 'correct horse', name: '' };
    const signUps: number[] = [];
    for (let n = 0; n < 11; n++) {
      const at = { 'test-address': `198.51.100.${100 + n}` };
      signUps.push((await api.call('POST', '/auth/sign-up/email', person, at)).status);
      await api.database.deleteFrom('users').where('email', '=', person.email).execute();
    }
    expect(signUps).toEqual([...Array(10).fill(200), 429]);
  });
});
