import { undoSeconds } from '../../../kernel/undo.ts';
import type { Transaction } from '../../../platform/database.ts';
import * as warnings from '../../bookings/data/warnings.ts';
import type { Actor } from '../../identity/domain.ts';
import { settleRepeats } from '../../listings/data/repeats.ts';
import { quotedName } from '../../listings/domain/quoted-name.ts';
import { settleReplies } from '../data/replies.ts';
import { type Listed, setTakenOff } from '../data/standing.ts';
import { noteSellerTold } from '../data/standing-mails.ts';
import { noteReportersTold } from '../data/telling.ts';
import { settleReports } from '../data.ts';
import type { ReportLetter, ReportMails } from '../mails.ts';

interface ListedChange {
  actor: Actor;
  listings: readonly Listed[];
  /** Null puts them back. */
  reason: string | null;
  /** Whether the seller is told of all of them by one mail, which the caller writes, in place of one for each. */
  sellerTold?: boolean;
}

/**
 * Takes locked listings off the site, or puts them back where there is no reason, with all that follows from it:
 * as many statements as for one of them, for others wait meanwhile. The caller has the mails sent.
 */
export async function changeListed(
  transaction: Transaction,
  mails: Pick<ReportMails, 'note'>,
  { actor, listings, reason, sellerTold = false }: ListedChange,
): Promise<void> {
  if (listings.length === 0) return;
  const ids = listings.map(({ id }) => id);
  const changes = await setTakenOff(transaction, { ids, adminId: actor.id, reason });
  if (sellerTold)
    await noteSellerTold(
      transaction,
      changes.map(({ no }) => no),
    );
  const isBack = reason === null;
  const booked = await (isBack ? warnings.notePutBack : warnings.noteTakenOff)(transaction, changes);
  if (isBack) await settleReplies(transaction, ids);
  else {
    await settleReports(transaction, ids);
    await settleRepeats(transaction, ids);
    await tellReporters(transaction, mails, { listings: ids });
  }
  const [toBuyer, toSeller] = isBack
    ? (['booked-put-back', 'put-back'] as const)
    : (['booked-taken-off', 'taken-off'] as const);
  const buyersOf = Map.groupBy(booked, ({ listing }) => listing);
  const changeOf = new Map(changes.map(({ listing, no }) => [listing, no]));
  const letters = listings.flatMap((listing): ReportLetter[] => {
    const { id, sellerEmail } = listing;
    const change = changeOf.get(id) ?? 0;
    const details = bookedDetails(listing, id, change);
    return [
      ...(buyersOf.get(id) ?? []).map(({ email }) => ({ kind: toBuyer, email, details })),
      ...(sellerEmail && !sellerTold
        ? [{ kind: toSeller, email: sellerEmail, details: { listing: id, change } }]
        : []),
    ];
  });
  // Putting it back can be undone for a moment.
  await mails.note(transaction, letters, isBack ? undoSeconds : 0);
}

/** The details of mails to those who booked a listing, which may be gone for good before they are sent. */
export function bookedDetails(listing: Parameters<typeof quotedName>[0], id: string, change: number) {
  const bike = quotedName(listing);
  return { listing: id, change, ...(bike !== null && { bike }) };
}

/**
 * Stores mails to those whose reports this transaction has marked as done: one for each report, sent after
 * some delay, as the mark may be taken back.
 */
export async function tellReporters(
  transaction: Transaction,
  mails: Pick<ReportMails, 'note'>,
  which: Parameters<typeof noteReportersTold>[1],
): Promise<void> {
  const letters = (await noteReportersTold(transaction, which)).map(({ email, ids }) => ({
    kind: 'reported' as const,
    email,
    details: { reports: ids },
  }));
  await mails.note(transaction, letters, undoSeconds);
}
