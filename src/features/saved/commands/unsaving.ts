import { LRUCache } from 'lru-cache';
import type { Database } from '../../../platform/database.ts';
import { asLiveMember, type Member } from '../../identity/commands/live-member.ts';
import { deleteSaved } from '../data.ts';

// Longer than anybody takes for a double tap, shorter than looking at the next page.
const remembered = { max: 2_000, ttl: 5_000 };

interface Unsaved {
  until: number;
  count: Promise<number>;
}

/**
 * Removes motorcycles from lists. Where no script runs, a double tap sends a page's press twice: the second one finds nothing and
 * would save again, now with another day and price. So what a page removed some seconds ago it is told again, unless the
 * motorcycle was saved since. Another process does not know of it; there the second press saves again.
 */
export function createUnsaving(database: Database) {
  const latest = new LRUCache<string, Unsaved>(remembered);
  const keyOf = (userId: string, id: string) => `${userId} ${id}`;
  const unsaveNow = (member: Member, id: string, until?: Date) =>
    asLiveMember(database, member, (transaction) => deleteSaved(transaction, member.actor.id, id, until));

  return {
    /** Returns how many of the member's were removed; where `until` is said, only of those that were on the list by then. */
    unsave: (member: Member, id: string, until?: Date): Promise<number> => {
      if (!until) return unsaveNow(member, id);
      const key = keyOf(member.actor.id, id);
      const before = latest.get(key);
      if (before?.until === until.getTime()) return before.count;
      const count = unsaveNow(member, id, until);
      latest.set(key, { until: until.getTime(), count });
      // What failed is tried again.
      count.catch(() => latest.delete(key));
      return count;
    },
    /** These are saved again: whoever presses from now on means that. */
    forget: (userId: string, ids: readonly string[]): void => {
      for (const id of ids) latest.delete(keyOf(userId, id));
    },
  };
}
