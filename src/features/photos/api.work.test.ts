import { expect, test } from 'vitest';
import { photoGarage } from '../../../test/support/photo-garage.ts';
import { createRateLimits, rateLimits } from '../../platform/http/rate-limits.ts';
import type { PhotoMaker } from '../../platform/photo-maker.ts';
import { sharedSecret } from '../../platform/secrets.ts';
import { createTokens } from '../identity/tokens.ts';
import { photosApi } from './api.ts';

const garage = photoGarage();

test('a file that takes long counts as many, so that nobody keeps all others from sending photos with a few', async () => {
  const { database } = garage.api;
  let seconds = 0;
  let made = 0;
  const maker: PhotoMaker = {
    make: async (_, spent) => {
      made += 1;
      spent?.(seconds * 1_000);
      return 'unreadable';
    },
  };
  const api = photosApi({
    database,
    tokens: createTokens(await sharedSecret(database, 'tokens')),
    limits: createRateLimits({ database, readAddress: () => '192.0.2.1', factor: 1 }),
    maker,
  });
  api.onError(() => new Response(null, { status: 422 }));
  const send = async () => {
    const headers = { authorization: `Bearer ${garage.seller.token}` };
    await api.request('/photos', { method: 'POST', headers, body: new Uint8Array(3) });
    const row = await database
      .selectFrom('rate_limits')
      .select('used')
      .where('key', 'like', 'photo:account:%')
      .executeTakeFirstOrThrow();
    return row.used;
  };
  expect(await send()).toBe(1);
  seconds = 2;
  expect(await send()).toBe(2);
  seconds = 20;
  expect(await send()).toBe(20);
  for (let n = 0; n < 10; n++) await send();
  expect(await send()).toBeGreaterThan(rateLimits.photo.account.times);
  const before = made;
  await send();
  expect(made).toBe(before);
});
