import { afterEach, beforeEach, expect, test, vi } from 'vitest';

type Tab = typeof import('./draft.ts');

let here: Tab;
let other: Tab;

/** A storage as browsers have it: its keys are its properties. */
function createStorage(hear: (change: { key: string; newValue: string | null }) => void) {
  const stored: Record<string, string> = {};
  const change = (key: string, newValue: string | null) => {
    if (newValue === null) delete stored[key];
    else stored[key] = newValue;
    hear({ key, newValue });
  };
  return Object.defineProperties(stored, {
    getItem: { value: (key: string) => stored[key] ?? null },
    setItem: { value: change },
    removeItem: { value: (key: string) => change(key, null) },
  });
}

// Each tab has a module of its own; a browser tells a tab only what others have written.
beforeEach(async () => {
  let writer = here;
  const asWriter = (tab: Tab): Tab => ({
    ...tab,
    keepDraft: (...draft) => {
      writer = tab;
      tab.keepDraft(...draft);
    },
    forgetDrafts: () => {
      writer = tab;
      tab.forgetDrafts();
    },
  });
  const tabs: Tab[] = [];
  vi.stubGlobal(
    'sessionStorage',
    createStorage(() => {}),
  );
  vi.stubGlobal(
    'localStorage',
    createStorage((change) => {
      for (const tab of tabs) if (tab !== writer) tab.heedOtherTab(change);
    }),
  );
  for (const _ of ['here', 'other']) {
    vi.resetModules();
    tabs.push({ ...(await import('./draft.ts')) });
  }
  [here, other] = tabs.map(asWriter) as [Tab, Tab];
});
afterEach(() => vi.unstubAllGlobals());

test('what another tab has sent is not held when the session ends', () => {
  here.keepDraft('local', 'product', { name: 'Hero Hunk' });
  other.keepDraft('local', 'product', {});
  other.forgetDrafts();
  here.holdTyping();
  expect(here.readDraft('local', 'product')).toEqual({});
  expect({ ...localStorage }).toEqual({});
});

test('what another tab only deletes when it logs out is held', () => {
  here.keepDraft('local', 'product', { name: 'Hero Hunk' });
  here.keepDraft('local', 'other', { name: 'Hero Splendor' });
  other.keepDraft('local', 'other', {});
  other.forgetDrafts();
  here.holdTyping();
  expect(here.readDraft('local', 'product')).toEqual({ name: 'Hero Hunk' });
  expect(here.readDraft('local', 'other')).toEqual({});
});

test('what is typed here after another tab has sent it is held again', () => {
  here.keepDraft('local', 'product', { name: 'Hero Hunk' });
  other.keepDraft('local', 'product', {});
  here.keepDraft('local', 'product', { name: 'Hero Hunk, red' });
  other.forgetDrafts();
  here.holdTyping();
  expect(here.readDraft('local', 'product')).toEqual({ name: 'Hero Hunk, red' });
});
