import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { stubStorage } from '../../../../test/support/browser-storage.ts';
import { mostCompared, mostKept } from '../domain.ts';
import { compared, kept, seen } from './browser-lists.ts';

let stored: Map<string, string>;

beforeEach(() => {
  stored = stubStorage();
});
afterEach(() => vi.unstubAllGlobals());

const bike = { _id: '01a', savedAt: '2026-01-02T03:04:05.000Z', priceAmount: 90_000, currency: null };

test('what was kept is there again, the same array until something changes', () => {
  kept.set([bike]);
  expect(kept.get()).toEqual([bike]);
  expect(kept.get()).toBe(kept.get());
  kept.set([]);
  expect(kept.get()).toEqual([]);
  expect(stored.size).toBe(0);
});

test.each([
  '',
  'no JSON',
  'null',
  '{}',
  '[null,1,"x",[],{}]',
  '[{"_id":"<b>","savedAt":"2026-01-02"}]',
  '[{"_id":"01a","savedAt":"never"}]',
])('%j in the storage keeps nothing', (text) => {
  stored.set('saved', text);
  expect(kept.get()).toEqual([]);
});

test('of what somebody wrote there, only what the API takes is read', () => {
  stored.set(
    'saved',
    JSON.stringify([
      { _id: '01a', savedAt: '2026-01-02', priceAmount: -1, currency: 'taka', more: 'x' },
      { _id: '01b', savedAt: '2026-01-02', priceAmount: 5, currency: 'taka' },
    ]),
  );
  const savedAt = '2026-01-02T00:00:00.000Z';
  expect(kept.get()).toEqual([
    { _id: '01a', savedAt, priceAmount: null, currency: null },
    { _id: '01b', savedAt, priceAmount: 5, currency: null },
  ]);
});

test('each list has its end', () => {
  kept.set(Array.from({ length: mostKept.browser + 5 }, (_, i) => ({ ...bike, _id: `0${i}` })));
  expect(kept.get()).toHaveLength(mostKept.browser);
  compared.set(['1', '2', '3', '4', '5']);
  expect(compared.get()).toHaveLength(mostCompared);
  stored.set('seen', JSON.stringify(['1', 2, "'--", '3']));
  expect(seen.get()).toEqual(['1', '3']);
});

test('a storage that refuses keeps for this page alone', () => {
  vi.stubGlobal('localStorage', {
    getItem: () => null,
    setItem: () => {
      throw new Error('full');
    },
    removeItem: () => {},
  });
  kept.set([bike]);
  expect(kept.get()).toEqual([bike]);
  kept.set([]);
  expect(kept.get()).toEqual([]);
});
