/** Room for what is under way at once: so much for each key. */
export interface Room {
  /** Takes room; null where there is not enough. Otherwise what it returns must be called once, when it is over. */
  enter(key: string, size?: number): (() => void) | null;
}

/** Creates room for `most` of each key. */
export function createRoom(most: number): Room {
  const taken = new Map<string, number>();
  return {
    enter: (key, size = 1) => {
      const before = taken.get(key) ?? 0;
      if (before + size > most) return null;
      taken.set(key, before + size);
      return () => {
        const left = (taken.get(key) ?? 0) - size;
        if (left > 0) taken.set(key, left);
        else taken.delete(key);
      };
    },
  };
}
