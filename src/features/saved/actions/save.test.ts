import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { stubStorage } from '../../../../test/support/browser-storage.ts';
import type { AppContext } from '../../../app-context.ts';
import { savedIdsQuery, savedQuery } from '../queries.ts';
import { saveAction } from './save.ts';

beforeEach(() => {
  stubStorage();
  vi.stubGlobal('document', { querySelectorAll: () => [] });
});
afterEach(() => vi.unstubAllGlobals());

test('Undo of a page that came without script, pressed once script runs, shows in the lists that are known', async () => {
  const sent: unknown[] = [];
  const app = {
    side: 'browser',
    api: async ({ body }: { body?: unknown }) => {
      sent.push(body);
      return { data: { saved: ['0abc'], unknown: [], left: [] }, next: null };
    },
    queries: new QueryClient(),
    session: { getState: () => ({ status: 'signed-in', user: { uid: 'rider' } }) },
  } as unknown as AppContext;
  const ids = savedIdsQuery(app.api, 'rider').queryKey;
  const list = savedQuery(app.api, 'rider', null).queryKey;
  app.queries.setQueryData(ids, ['other']);
  app.queries.setQueryData(list, { pages: [{ data: [], next: null }], pageParams: [null] });
  const body = new URLSearchParams({ putBack: '0abc,2026-01-02T03:04:05.678Z,185000,BDT' });
  const answer = await saveAction(app, new Request('http://here.invalid/saved', { method: 'POST', body }));
  expect(answer).toBeInstanceOf(Response);
  const bike = { _id: '0abc', savedAt: '2026-01-02T03:04:05.678Z', priceAmount: 185_000, currency: 'BDT' };
  expect(sent).toEqual([{ bikes: [bike] }]);
  expect(app.queries.getQueryData(ids)).toEqual(['0abc', 'other']);
  // It is read anew as soon as it is shown.
  expect(app.queries.getQueryState(list)?.isInvalidated).toBe(true);
});
