import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApi, type TestApi } from '../../../test/support/api.ts';
import { createOverlaps, type Overlaps } from '../../../test/support/overlaps.ts';

let api: TestApi;
let overlaps: Overlaps;

beforeAll(async () => {
  api = await createTestApi();
  overlaps = await createOverlaps(api.database);
});
afterAll(() => api.close());

test('a download of an account that is closed in another tab meanwhile is refused as any call of a session that is over', async () => {
  const { call } = await api.signUp('closed-in-another-tab@example.com');
  // Counted once already, so that the next count waits.
  await call('GET', '/me/export');
  let both: Promise<Response[]> | undefined;
  await overlaps.heldAt('rate_limits', 'update', async () => {
    const download = call('GET', '/me/export');
    await overlaps.until(1);
    // It is closed before its count is taken back.
    both = Promise.all([call('POST', '/me/deletion', { password: 'correct horse' }), download]);
    await overlaps.until(2);
  });
  const [closed, refused] = (await both) ?? [];
  expect(closed?.status).toBe(200);
  expect([refused?.status, await refused?.json()]).toEqual([
    401,
    expect.objectContaining({ code: 'unauthenticated' }),
  ]);
});

test('two registrations of one address at once make one account, and no error of the log', async () => {
  const email = 'twice-at-once@example.com';
  const register = (password: string, name: string) =>
    api.call('POST', '/auth/sign-up/email', { email, password, name });
  let both: Promise<Response[]> | undefined;
  await overlaps.heldAt('users', 'insert', async () => {
    both = Promise.all([register('correct horse', 'One'), register('battery staple', 'Other')]);
    await overlaps.until(2);
  });
  expect((await both)?.map(({ status }) => status).sort()).toEqual([200, 422]);
  expect(api.takeErrors()).toEqual([]);
});
