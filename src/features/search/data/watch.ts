/**
 * Notes which listings change while answers about them are under way: such an answer may be older than the change, and is
 * not to be remembered.
 */
export function createWatch() {
  const open = new Set<Set<number>>();
  return {
    /** These have changed. */
    note(numbers: readonly number[]): void {
      for (const changed of open) for (const no of numbers) changed.add(no);
    },

    /** An answer, and what has changed since it was asked for. */
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
