/**
 * What one page has saved and taken off, in its order. A list that was asked for before a change does not contain it,
 * however late it comes: on a bad connection, half a minute.
 */
export function createChanges() {
  let count = 0;
  /** The last change of each motorcycle. */
  const latest = new Map<string, { at: number; isSaved: boolean }>();
  return {
    /** The moment, for `applyTo`. */
    now: () => count,
    note: (ids: readonly string[], isSaved: boolean): void => {
      count += 1;
      for (const id of ids) latest.set(id, { at: count, isSaved });
    },
    /** The list with all changes since it was asked for; without that moment, with all of this page. */
    applyTo: (ids: readonly string[], asked = 0): string[] => {
      const later = [...latest].filter(([, { at }]) => at > asked);
      const saved = later.filter(([, { isSaved }]) => isSaved).map(([id]) => id);
      const changed = new Set(later.map(([id]) => id));
      return [...saved.reverse(), ...ids.filter((id) => !changed.has(id))];
    },
  };
}
