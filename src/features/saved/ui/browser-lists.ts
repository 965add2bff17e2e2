import { useSyncExternalStore } from 'react';
import { isId } from '../../../kernel/ids.ts';
import { guardStorage } from '../../../ui/guard-storage.ts';
import { mostCompared, mostKept, mostSeen } from '../domain.ts';

/** A motorcycle that was saved in this browser and is not in an account yet, as the API takes it. */
export interface Kept {
  _id: string;
  savedAt: string;
  priceAmount: number | null;
  currency: string | null;
}

/** A list in this browser's storage, shared by all of its tabs. */
interface BrowserList<Item> {
  /** The same array until something changes. */
  get(): readonly Item[];
  set(items: readonly Item[]): void;
  subscribe(listener: () => void): () => void;
}

const storage = guardStorage(() => localStorage);

function createList<Item>(
  key: string,
  most: number,
  readItem: (value: unknown) => Item | null,
): BrowserList<Item> {
  const listeners = new Set<() => void>();
  let text: string | null = null;
  let items: readonly Item[] = [];
  const hear = ({ key: changed }: StorageEvent) => {
    if (changed === null || changed === key) for (const listener of listeners) listener();
  };
  return {
    get: () => {
      const now = storage.getItem(key);
      if (now !== text) {
        text = now;
        items = readArray(now)
          .flatMap((value) => readItem(value) ?? [])
          .slice(0, most);
      }
      return items;
    },
    set: (changed) => {
      if (changed.length === 0) storage.removeItem(key);
      else storage.setItem(key, JSON.stringify(changed.slice(0, most)));
      for (const listener of listeners) listener();
    },
    subscribe: (listener) => {
      if (listeners.size === 0) addEventListener('storage', hear);
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) removeEventListener('storage', hear);
      };
    },
  };
}

/** Storage may contain anything. */
function readArray(text: string | null): unknown[] {
  try {
    const value: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(value) ? value : [];
  } catch {
    return [];
  }
}

function readId(value: unknown): string | null {
  return typeof value === 'string' && isId(value) ? value : null;
}

function readKept(value: unknown): Kept | null {
  if (typeof value !== 'object' || value === null) return null;
  const { _id, savedAt, priceAmount, currency } = value as Partial<Record<keyof Kept, unknown>>;
  const id = readId(_id);
  const at = typeof savedAt === 'string' ? Date.parse(savedAt) : Number.NaN;
  if (id === null || Number.isNaN(at)) return null;
  const isAmount = typeof priceAmount === 'number' && Number.isSafeInteger(priceAmount) && priceAmount >= 0;
  return {
    _id: id,
    savedAt: new Date(at).toISOString(),
    priceAmount: isAmount ? priceAmount : null,
    currency: isAmount && typeof currency === 'string' && /^[A-Z]{3}$/.test(currency) ? currency : null,
  };
}

/** What was saved before login, the latest first, until it is in an account. */
export const kept = createList('saved', mostKept.browser, readKept);

/** Motorcycles to compare, in the order in which they were chosen. */
export const compared = createList('compared', mostCompared, readId);

/** Viewed motorcycles, the latest first. */
export const seen = createList('seen', mostSeen, readId);

const ownerKey = 'listsOf';

/**
 * Empties the lists of viewed and compared motorcycles once their owner is not signed in any more, so that
 * the next user of the browser does not see them; whichever tab or page notices first does it. Lists that
 * were begun before login are kept.
 */
export function belongTo(uid: string | null): void {
  const owner = storage.getItem(ownerKey);
  if (owner === uid) return;
  if (owner !== null) for (const list of [seen, compared]) list.set([]);
  if (uid === null) storage.removeItem(ownerKey);
  else storage.setItem(ownerKey, uid);
}

/** The current list; null on the server and during hydration, when it is not known yet. */
export function useBrowserList<Item>(list: BrowserList<Item>): readonly Item[] | null {
  return useSyncExternalStore<readonly Item[] | null>(list.subscribe, list.get, () => null);
}
