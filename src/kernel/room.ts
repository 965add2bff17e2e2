/** Room for what is under way at once: so much for each key. */
export interface Room {
  /** Takes room, which has to be given back once; false where there is not enough. */
  take(key: string, size?: number): boolean;
  /** Gives back what was taken. */
  giveBack(key: string, size?: number): void;
}

/** Creates room for `most` of each key. */
export function createRoom(most: number): Room {
  const taken = new Map<string, number>();
  return {
    take: (key, size = 1) => {
      const sum = (taken.get(key) ?? 0) + size;
      if (sum > most) return false;
      taken.set(key, sum);
      return true;
    },
    giveBack: (key, size = 1) => {
      const left = (taken.get(key) ?? 0) - size;
      if (left > 0) taken.set(key, left);
      else taken.delete(key);
    },
  };
}
