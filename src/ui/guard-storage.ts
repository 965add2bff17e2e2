/** The part of a browser's storage that pages use. */
export type TextStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/**
 * A storage that never throws. Browsers may refuse theirs altogether (blocked cookies) or be full; values
 * that it does not accept are kept in memory, for this page only.
 */
export function guardStorage(open: () => TextStorage): TextStorage {
  const memory = new Map<string, string>();
  return {
    getItem: (key) => {
      try {
        return memory.get(key) ?? open().getItem(key);
      } catch {
        return null;
      }
    },
    setItem: (key, value) => {
      try {
        open().setItem(key, value);
        memory.delete(key);
      } catch {
        memory.set(key, value);
      }
    },
    removeItem: (key) => {
      memory.delete(key);
      try {
        open().removeItem(key);
      } catch {
        // It contains nothing.
      }
    },
  };
}
