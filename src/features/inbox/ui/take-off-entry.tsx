import * as words from '#messages/reports.ts';
import { TakeOffDialog } from '../../reports/ui/take-off-dialog.tsx';
import type { InboxEntry } from '../contract.ts';
import { entryRow } from '../domain.ts';

/**
 * Asks for the reason for taking the reported motorcycle of one of the entries off the site; the address says
 * which entry.
 */
export function TakeOffEntry({ entries }: { entries: readonly InboxEntry[] }) {
  const find = (wanted: string) => {
    const entry = entries.find(({ _id }) => _id === wanted);
    if (!entry?.standing || entry.standing.takenOff) return null;
    const { report, standing, product } = entry;
    const near = besideOf(entry, entries);
    return {
      bike: { _id: standing.productId, name: product?.name ?? '' },
      ...(report && { reported: report.reason }),
      row: near && entryRow(near._id),
    };
  };
  return <TakeOffDialog find={find} notHere={entries.length > 0 ? words.notHere : undefined} />;
}

/**
 * The entry to continue at: all open ones of the same motorcycle leave the list; those that are done stay.
 */
function besideOf(entry: InboxEntry, entries: readonly InboxEntry[]): InboxEntry | undefined {
  if (entry.done) return entry;
  const place = entries.indexOf(entry);
  const stays = ({ standing }: InboxEntry) => standing?.productId !== entry.standing?.productId;
  return entries.slice(place).find(stays) ?? entries.slice(0, place).findLast(stays);
}
