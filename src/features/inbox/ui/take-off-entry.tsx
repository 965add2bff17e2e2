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
    const isSame = ({ standing: its }: InboxEntry) => its?.productId === standing.productId;
    const isOfSeller = (each: InboxEntry) =>
      isSame(each) || (each.standing?.takenOff === null && sellerOf(each) === sellerOf(entry));
    return {
      bike: { _id: standing.productId, name: product?.name ?? '' },
      ...(report && { reported: report.reason }),
      others: standing.others?.forSale ?? 0,
      row: besideOf(entry, entries, isSame),
      rowBeyond: besideOf(entry, entries, isOfSeller),
    };
  };
  return <TakeOffDialog find={find} notHere={entries.length > 0 ? words.notHere : undefined} />;
}

/** The address of the account that sells the motorcycle; '' where there is none. */
function sellerOf({ report, email }: InboxEntry): string {
  // All other entries about the garage's decisions are by, or about, the seller.
  return report ? report.seller.email : email;
}

/**
 * The row to continue at: all open entries about what is taken off (`leaves`) leave the list; those that are
 * done stay.
 */
function besideOf(
  entry: InboxEntry,
  entries: readonly InboxEntry[],
  leaves: (each: InboxEntry) => boolean,
): string | undefined {
  if (entry.done) return entryRow(entry._id);
  const place = entries.indexOf(entry);
  const stays = (each: InboxEntry) => !leaves(each);
  const near = entries.slice(place).find(stays) ?? entries.slice(0, place).reverse().find(stays);
  return near && entryRow(near._id);
}
