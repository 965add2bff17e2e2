import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import * as words from '#messages/saved.ts';
import { stubStorage } from '../../../../test/support/browser-storage.ts';
import type { AppContext } from '../../../app-context.ts';
import { ApiError } from '../../../kernel/api-client.ts';
import { savedIdsQuery } from '../queries.ts';
import { kept } from './browser-lists.ts';
import { dropBike, keepBike, showPressed } from './saving.ts';

const unreachable = new ApiError(0, 'unreachable', 'The garage cannot be reached.');

beforeEach(() => {
  stubStorage();
  vi.stubGlobal('document', { querySelectorAll: () => [] });
});
afterEach(() => vi.unstubAllGlobals());

/** A member's page; every call is answered by its method, or fails with what that throws. */
function memberWith(answers: {
  post?: () => unknown;
  /** Hears what is sent with each call of POST. */
  hear?: (body: unknown) => void;
  delete?: () => unknown;
  ids?: () => string[] | Promise<string[]>;
}) {
  const answer = async ({ method, body }: { method: string; body?: unknown }) => {
    if (method === 'POST') {
      answers.hear?.(body);
      return answers.post?.();
    }
    if (method === 'DELETE') return answers.delete?.();
    return { ids: await answers.ids?.() };
  };
  const app = {
    api: async (call: { method: string }) => ({ data: await answer(call), next: null }),
    queries: new QueryClient(),
    session: { getState: () => ({ status: 'signed-in', user: { uid: 'rider' } }) },
  } as unknown as AppContext;
  const { queryKey } = savedIdsQuery(app.api, 'rider');
  return {
    app,
    know: (ids: string[]) => app.queries.setQueryData(queryKey, ids),
    known: () => app.queries.getQueryData(queryKey),
  };
}

function fail(error: ApiError = unreachable): never {
  throw error;
}

const keptIds = () => kept.get().map(({ _id }) => _id);
const bike = (_id: string, savedAt: string) => ({ _id, savedAt, priceAmount: 90_000, currency: null });

test('what is saved while a failing call takes off another stays saved, and so does that one', async () => {
  const { app, know, known } = memberWith({ post: fail, delete: fail, ids: fail });
  kept.set([bike('a', '2026-01-02T03:04:05.000Z')]);
  know(['a', 'c']);
  const off = dropBike(app, 'a');
  expect(keptIds()).toEqual([]);
  const saved = keepBike(app, { _id: 'b' });
  know(['a', 'c', 'd']);
  await expect(off).rejects.toBe(unreachable);
  await expect(saved).rejects.toThrow(words.keptUntilReached);
  expect(keptIds()).toEqual(['b', 'a']);
  expect(known()).toEqual(['a', 'c', 'd']);
});

test('a change does not wait for the list that is on its way, and that list does not undo it', async () => {
  const late = Promise.withResolvers<string[]>();
  const { app, known } = memberWith({
    post: () => ({ saved: ['b'], unknown: [], left: [] }),
    delete: () => ({ deletedCount: 1 }),
    ids: () => late.promise,
  });
  const hearts = [{ value: 'a' }, { value: 'b' }, { value: 'c' }];
  vi.stubGlobal('document', { querySelectorAll: () => hearts });
  const listed = app.queries.fetchQuery(savedIdsQuery(app.api, 'rider'));
  await dropBike(app, 'a');
  await keepBike(app, { _id: 'b' });
  showPressed(app);
  expect(hearts).toMatchObject([{ ariaPressed: 'false' }, { ariaPressed: 'true' }, { ariaPressed: 'false' }]);
  expect(keptIds()).toEqual([]);
  late.resolve(['a', 'c']);
  expect(await listed).toEqual(['b', 'c']);
  expect(known()).toEqual(['b', 'c']);
});

test('what is being taken off is shown as done, whatever the list says by then, and as saved again where that failed', async () => {
  const off = Promise.withResolvers<unknown>();
  const { app, know } = memberWith({
    post: () => ({ saved: ['a'], unknown: [], left: [] }),
    delete: () => off.promise,
    ids: fail,
  });
  const heart = { value: 'a', ariaPressed: '' };
  vi.stubGlobal('document', { querySelectorAll: () => [heart] });
  await keepBike(app, { _id: 'a' });
  // The list of ids has not come: only what this page saved is known.
  const failed = dropBike(app, 'a');
  const shown = [heart.ariaPressed];
  know(['a']);
  showPressed(app);
  shown.push(heart.ariaPressed);
  off.reject(unreachable);
  await expect(failed).rejects.toBe(unreachable);
  expect([...shown, heart.ariaPressed]).toEqual(['false', 'false', 'true']);
});

test('what is saved right now is saved by the server’s clock, as a phone’s may be days slow; what waited, by the phone’s', async () => {
  const sent: unknown[] = [];
  const { app } = memberWith({
    hear: (body) => sent.push(JSON.parse(JSON.stringify(body))),
    post: () => ({ saved: ['now', 'waited', 'back'], unknown: [], left: [] }),
  });
  const waited = bike('waited', '2026-01-02T03:04:05.000Z');
  kept.set([waited]);
  await keepBike(app, { _id: 'now', priceAmount: 90_000 });
  const back = bike('back', '2026-01-01T03:04:05.000Z');
  await keepBike(app, back);
  const price = { priceAmount: 90_000, currency: null };
  expect(sent).toEqual([{ bikes: [{ _id: 'now', ...price }, waited] }, { bikes: [back] }]);
});

test('what is put back has the place that it had, and what is gone by then is told', async () => {
  const post = () => ({ saved: [], unknown: ['old'], left: [] });
  const { app } = memberWith({ post });
  kept.set([bike('new', '2026-01-02T03:04:05.000Z')]);
  const putBack = keepBike(app, bike('old', '2026-01-01T03:04:05.000Z'));
  expect(keptIds()).toEqual(['new', 'old']);
  await expect(putBack).rejects.toThrow(words.wishIsGone);
  expect(keptIds()).toEqual(['new']);
});

test('after a take-off that failed the lists of the account stay as the account has just told them', async () => {
  const { app, know, known } = memberWith({ delete: fail, ids: () => ['a', 'new'] });
  await expect(dropBike(app, 'a')).rejects.toBe(unreachable);
  expect(known()).toEqual(['a', 'new']);
  know(['a', 'old']);
  await expect(dropBike(app, 'a')).rejects.toBe(unreachable);
  expect(known()).toEqual(['a', 'new']);
});

test.each([
  [0, words.keptUntilReached],
  [503, words.keptUntilReached],
  [401, 'as the server says'],
  [422, 'as the server says'],
  [429, 'as the server says'],
])('an account that answers a save with %i: it stays kept, and is told "%s"', async (status, told) => {
  const { app } = memberWith({ post: () => fail(new ApiError(status, 'some', 'as the server says')) });
  await expect(keepBike(app, { _id: 'a' })).rejects.toMatchObject({ status, message: told });
  expect(keptIds()).toEqual(['a']);
});
