import { afterEach, beforeEach, expect, test, vi } from 'vitest';

type Tab = typeof import('./draft.ts');

let here: Tab;
let other: Tab;

/** A storage as browsers have it: its keys are its properties. */
function createStorage(hear: (change: Pick<StorageEvent, 'key' | 'newValue' | 'oldValue'>) => void) {
  const stored: Record<string, string> = {};
  const change = (key: string, newValue: string | null) => {
    const oldValue = stored[key] ?? null;
    if (newValue === null) delete stored[key];
    else stored[key] = newValue;
    hear({ key, newValue, oldValue });
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
    forgetSent: (...draft) => {
      writer = tab;
      tab.forgetSent(...draft);
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

test('what was sent is forgotten; what was typed in another tab before or after that stays', () => {
  const hunk = { name: 'Hero Hunk', description: 'New chain.\nTwo keys.' };
  const pulsar = { name: 'Bajaj Pulsar 150' };
  for (const order of ['before', 'after']) {
    if (order === 'before') other.keepDraft('local', 'product', pulsar);
    here.keepDraft('local', 'product', hunk);
    if (order === 'after') other.keepDraft('local', 'product', pulsar);
    here.forgetSent('product', { ...hunk, description: 'New chain.\r\nTwo keys.', price: '' });
    expect(other.readDraft('local', 'product')).toEqual(pulsar);
    here.forgetDrafts();
    here.holdTyping();
    expect(here.readDraft('local', 'product')).toEqual({});
    other.holdTyping();
    expect(other.readDraft('local', 'product')).toEqual(pulsar);
    other.keepDraft('local', 'product', {});
  }
});

test('the same text in another tab was sent, too, under whichever key', () => {
  other.keepDraft('local', 'product', { name: 'Hero Hunk', '': 'its key' });
  here.keepDraft('local', 'product', { name: 'Hero Hunk', '': 'another' });
  here.forgetSent('product', { name: 'Hero Hunk' });
  other.holdTyping();
  expect(other.readDraft('local', 'product')).toEqual({});
});

test('a draft of before that was sent without the program is forgotten, another one stays', () => {
  localStorage.setItem('draft:product', JSON.stringify({ name: 'Hero Hunk' }));
  here.forgetSent('product', { name: 'Bajaj Pulsar 150' });
  expect(here.readDraft('local', 'product')).toEqual({ name: 'Hero Hunk' });
  here.forgetSent('product', { name: 'Hero Hunk' });
  expect(here.readDraft('local', 'product')).toEqual({});
});
