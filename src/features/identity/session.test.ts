import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createParts, karim, rahima, tokenFor } from '../../../test/support/browser-sessions.ts';
import { ApiError } from '../../kernel/api-client.ts';
import { tokenLifetime } from './domain.ts';

describe('S3 the token in local storage under the key token', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  test('is fetched when first needed, once for all who ask, and kept', async () => {
    const { kept, asked, create } = createParts(rahima);
    const session = create();
    const [one, two] = await Promise.all([session.token(), session.token()]);
    expect(one).toBe(two);
    expect(asked).toEqual([rahima.email]);
    expect(kept.get('token')).toBe(one);
    expect(await session.token()).toBe(one);
    expect(asked).toHaveLength(1);
  });

  test('of an earlier page is used again, but never another person’s or an old one', async () => {
    const { kept, asked, create } = createParts(rahima);
    kept.set('token', tokenFor(rahima));
    expect(await create().token()).toBe(kept.get('token'));
    expect(asked).toEqual([]);
    for (const token of [tokenFor(karim), tokenFor(rahima, Date.now() / 1_000 + 29), 'nonsense']) {
      kept.set('token', token);
      expect(await create().token()).not.toBe(token);
    }
    expect(asked).toHaveLength(3);
  });

  test('S9 is renewed 5 minutes before it expires; a failed renewal is tried again after 30 s', async () => {
    const { kept, asked, create, answerWith } = createParts(rahima);
    const session = create();
    const first = await session.token();
    await vi.advanceTimersByTimeAsync((tokenLifetime - 5 * 60) * 1_000 - 1_000);
    expect(asked).toHaveLength(1);
    answerWith(() => Promise.reject(new ApiError(503, 'unavailable', '')));
    await vi.advanceTimersByTimeAsync(1_001);
    expect(asked).toHaveLength(2);
    expect(kept.get('token')).toBe(first);
    answerWith(() => Promise.resolve(tokenFor(rahima)));
    await vi.advanceTimersByTimeAsync(30_000);
    expect(asked).toHaveLength(3);
    expect(kept.get('token')).not.toBe(first);
  });

  test('is gone after Logout, also when its answer comes late', async () => {
    const { kept, create, answerWith } = createParts(rahima);
    const session = create();
    let release = (_token: string) => {};
    answerWith(
      () =>
        new Promise((resolve) => {
          release = resolve;
        }),
    );
    const pending = session.token();
    await vi.advanceTimersByTimeAsync(0);
    session.clear();
    release(tokenFor(rahima));
    expect(await pending).toBeNull();
    expect(kept.has('token')).toBe(false);
    expect(session.getState()).toEqual({ status: 'signed-out', user: null });
    expect(await session.token()).toBeNull();
  });

  test('a token that is always nearly over is not renewed without end', async () => {
    const { asked, create, answerWith } = createParts(rahima);
    answerWith(() => Promise.resolve(tokenFor(rahima, Date.now() / 1_000 + 60)));
    await create().token();
    await vi.advanceTimersByTimeAsync(29_000);
    expect(asked).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(61_000);
    expect(asked.length).toBeLessThanOrEqual(4);
  });

  test('a phone whose clock is hours wrong keeps its token as long as everybody', async () => {
    const serverAhead = 3 * 3_600;
    const { asked, create, answerWith } = createParts(rahima, serverAhead);
    answerWith(() => Promise.resolve(tokenFor(rahima, Date.now() / 1_000 + serverAhead + tokenLifetime)));
    const session = create();
    const first = await session.token();
    await vi.advanceTimersByTimeAsync((tokenLifetime - 5 * 60) * 1_000 - 1_000);
    expect(await session.token()).toBe(first);
    expect(asked).toHaveLength(1);
  });

  test('a page that was kept for minutes before it was sent learns the time from the first token', async () => {
    const pageAge = -10 * 60;
    const { asked, create, answerWith } = createParts(rahima, pageAge);
    const serverNow = Date.now() / 1_000;
    answerWith(() => Promise.resolve(tokenFor(rahima, serverNow + tokenLifetime, serverNow)));
    const session = create();
    await session.token();
    // Renewed five minutes before its end, not five minutes after.
    await vi.advanceTimersByTimeAsync((tokenLifetime - 5 * 60 + 1) * 1_000);
    expect(asked).toHaveLength(2);
  });

  test('one that the server refuses is replaced; a session that is over is forgotten', async () => {
    const { kept, create, answerWith } = createParts(rahima);
    const session = create();
    const first = (await session.token()) ?? '';
    const second = await session.replaceToken(first);
    expect(second).not.toBe(first);
    expect(await session.replaceToken(first)).toBe(second);
    answerWith(() => Promise.reject(new ApiError(401, 'unauthenticated', '')));
    await expect(session.replaceToken(second ?? '')).rejects.toThrow(ApiError);
    expect([session.getState().status, kept.size]).toEqual(['signed-out', 0]);
  });

  test('one that the server refuses stays until another has come, as other tabs take its end for a logout', async () => {
    const { kept, create, answerWith } = createParts(rahima);
    const session = create();
    const refused = (await session.token()) ?? '';
    const seen: (string | undefined)[] = [];
    answerWith(async () => {
      seen.push(kept.get('token'));
      return tokenFor(rahima);
    });
    const next = await session.replaceToken(refused);
    expect([seen, kept.get('token')]).toEqual([[refused], next]);
  });

  test('a call whose person has left is not sent again with the token of whoever has come', async () => {
    const { create, answerWith } = createParts(rahima);
    const session = create();
    const rahimas = (await session.token()) ?? '';
    session.clear();
    expect(await session.replaceToken(rahimas)).toBeNull();
    answerWith(async () => tokenFor(karim));
    await session.adopt(karim);
    const karims = await session.token();
    expect(karims).not.toBeNull();
    expect(await session.replaceToken(rahimas)).toBeNull();
    expect(await session.token()).toBe(karims);
  });

  test('one person never gets what was asked for another', async () => {
    const { create, answerWith } = createParts(rahima);
    const session = create();
    let release = (_token: string) => {};
    answerWith(
      () =>
        new Promise((resolve) => {
          release = resolve;
        }),
    );
    const rahimas = session.token();
    await vi.advanceTimersByTimeAsync(0);
    session.clear();
    const token = tokenFor(karim);
    answerWith(() => Promise.resolve(token));
    await session.adopt(karim);
    release(tokenFor(rahima));
    expect(await rahimas).toBeNull();
    expect(await session.token()).toBe(token);
  });

  test('nobody signed in: nothing is kept', () => {
    const { kept, create } = createParts(null);
    kept.set('token', tokenFor(karim));
    create();
    expect(kept.size).toBe(0);
  });
});
