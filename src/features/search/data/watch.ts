/**
 * Notes which listings change while a query about them is under way: such an answer may be outdated and must
 * not be cached.
 */
export function createWatch() {
  const open = new Set<Set<number>>();
  return {
    /** Must be called with changed listings. */
    note(numbers: readonly number[]): void {
      for (const changed of open) for (const no of numbers) changed.add(no);
    },

    /** The answer, and the listings that changed since the query began. */
    async during<Answer>(question: () => Promise<Answer>): Promise<[Answer, Set<number>]> {
      const changed = new Set<number>();
      open.add(changed);
      try {
        return [await question(), changed];
      } finally {
        open.delete(changed);
      }
    },
  };
}
