import { expect, test, vi } from 'vitest';
import { createParts, karim, rahima, tokenFor } from '../../../test/support/browser-sessions.ts';
import { ApiError } from '../../kernel/api-client.ts';
import type { AuthUser } from './domain.ts';

test('S4 states: signed-in, loading while the provider is asked, signed-out', async () => {
  const { create } = createParts(rahima);
  const session = create();
  const seen: string[] = [session.getState().status];
  session.subscribe(() => seen.push(session.getState().status));
  await session.recheck();
  expect(seen).toEqual(['signed-in', 'loading', 'signed-out']);
});

test('S4 another tab has stored a token: only where it is not of the person who is here the provider is asked', async () => {
  const { create, kept, provider } = createParts(rahima);
  const session = create();
  kept.set('token', (await tokenFor(rahima)) ?? '');
  session.heedOtherTab();
  expect(provider.currentUser).not.toHaveBeenCalled();
  for (const stored of [await tokenFor(karim), null]) {
    provider.currentUser.mockClear();
    if (stored === null) kept.delete('token');
    else kept.set('token', stored);
    session.heedOtherTab();
    expect(provider.currentUser).toHaveBeenCalledOnce();
    await session.settled();
  }
});

test('S4 two questions at once, both unanswered, do not sign anybody out either', async () => {
  const { create, provider } = createParts(rahima);
  const session = create();
  provider.currentUser.mockRejectedValue(new Error('offline'));
  await Promise.all([session.recheck(), session.recheck()]);
  expect(session.getState().status).toBe('signed-in');
});

test('S4 a question that is answered late does not sign out who has just logged in, nor bring back who has left', async () => {
  const { create, provider } = createParts(rahima);
  const session = create();
  let release = (_user: AuthUser | null) => {};
  const ask = () => {
    provider.currentUser.mockImplementationOnce(
      () =>
        new Promise((resolve) => {
          release = resolve;
        }),
    );
    return session.recheck();
  };
  const early = ask();
  await session.adopt(karim);
  release(null);
  await early;
  expect(session.getState()).toEqual({ status: 'signed-in', user: karim });
  const late = ask();
  session.clear();
  release(karim);
  await late;
  expect(session.getState().status).toBe('signed-out');
});

test.each([
  ['karim, who is there now', karim, 'signed-in'],
  ['that nobody is', null, 'signed-out'],
] as const)('S4 two questions, of which only the first finds out: %s', async (_who, found, status) => {
  const { create, provider } = createParts(rahima);
  const session = create();
  provider.currentUser.mockResolvedValueOnce(found).mockRejectedValueOnce(new Error('offline'));
  await Promise.all([session.recheck(), session.recheck()]);
  expect(session.getState()).toMatchObject({ status, user: found });
});

test('S4 a session that is over says so, unless the person left by themselves or nobody was there', async () => {
  const { create, answerWith } = createParts(rahima);
  const refused = create();
  answerWith(() => Promise.reject(new ApiError(401, 'unauthenticated', '')));
  await expect(refused.token()).rejects.toThrow(ApiError);
  refused.end();
  const over = { status: 'signed-out', user: null, isOver: true };
  expect(refused.getState()).toEqual(over);

  const leftElsewhere = create();
  await leftElsewhere.recheck();
  expect(leftElsewhere.getState()).toEqual(over);

  const left = create();
  left.clear();
  expect(left.getState()).toEqual({ status: 'signed-out', user: null });
  const nobody = createParts(null).create();
  await nobody.recheck();
  expect(nobody.getState()).toEqual({ status: 'signed-out', user: null });
});

test('S4 a session that is over says what was lost by it, though a call of the page itself found out first', async () => {
  const over = { status: 'signed-out', user: null, isOver: true };
  const { create } = createParts(rahima);
  const changing = create();
  changing.end();
  changing.end('change');
  expect(changing.getState()).toEqual({ ...over, lost: 'change' });

  const deleting = create();
  deleting.noteDeletion(true);
  deleting.end();
  deleting.end('change');
  expect(deleting.getState()).toEqual({ ...over, lost: 'account' });

  const stillThere = create();
  stillThere.noteDeletion(true);
  stillThere.noteDeletion(false);
  stillThere.end();
  expect(stillThere.getState()).toEqual(over);

  const left = create();
  left.clear();
  left.end('change');
  expect(left.getState()).toEqual({ status: 'signed-out', user: null });
});

test('S4 a refusal of what was asked before does not end a session that has begun since', async () => {
  const { create, answerWith, kept } = createParts(rahima);
  const session = create();
  let refuse = () => {};
  answerWith(
    () =>
      new Promise((_resolve, reject) => {
        refuse = () => reject(new ApiError(401, 'unauthenticated', ''));
      }),
  );
  const early = session.token();
  await vi.waitFor(() => refuse(), 30_000);
  session.clear();
  const token = tokenFor(rahima);
  answerWith(() => Promise.resolve(token));
  await session.adopt(rahima);
  refuse();
  await expect(early).rejects.toThrow(ApiError);
  expect([session.getState().status, kept.get('token')]).toEqual(['signed-in', token]);
});

test('S4 a provider that cannot be reached does not sign anybody out', async () => {
  const { create, provider } = createParts(rahima);
  const session = create();
  provider.currentUser.mockRejectedValue(new Error('offline'));
  await session.recheck();
  expect(session.getState()).toEqual({ status: 'signed-in', user: rahima });
});

test('S4 who needs a token while it is asked who is signed in waits for the answer, also in place of a refused one', async () => {
  const { create, provider, kept } = createParts(rahima);
  const session = create();
  const first = (await session.token()) ?? '';
  let release = (_user: AuthUser | null) => {};
  provider.currentUser.mockImplementationOnce(
    () =>
      new Promise((resolve) => {
        release = resolve;
      }),
  );
  const asking = session.recheck();
  const settled: string[] = [];
  const token = session.token().finally(() => settled.push('token'));
  const another = session.replaceToken(first).finally(() => settled.push('another'));
  const known = session.settled().finally(() => settled.push('known'));
  await new Promise((resolve) => setTimeout(resolve));
  expect(settled).toEqual([]);
  expect(session.getState()).toEqual({ status: 'loading', user: rahima });
  release(rahima);
  await Promise.all([asking, known]);
  expect(await token).toBe(first);
  expect(await another).toBe(kept.get('token'));
  expect(session.getState()).toEqual({ status: 'signed-in', user: rahima });
});

test('S4 where nobody is signed in after all, who has waited for a token gets none', async () => {
  const { create } = createParts(rahima);
  const session = create();
  const asking = session.recheck();
  expect(await session.token()).toBeNull();
  await asking;
  expect(session.getState().status).toBe('signed-out');
});

test('S4 a change of an account that is answered late brings nobody back, nor in the place of somebody else', async () => {
  const { create } = createParts(rahima);
  const session = create();
  session.update({ ...rahima, displayName: 'Rahima B.' });
  expect(session.getState().user?.displayName).toBe('Rahima B.');
  session.clear();
  session.update(rahima);
  expect(session.getState().status).toBe('signed-out');
  await session.adopt(karim);
  session.update(rahima);
  expect(session.getState().user).toEqual(karim);
});
