import type { Transaction } from '../../../platform/database.ts';
import { leaveBookings, leaveInbox, replaceProfile, takeOffSale } from '../data/former-owner.ts';
import type { ProvenPerson } from '../domain.ts';
import type { IdentityMails } from '../mails.ts';

/**
 * Gives an account to the proven owner of its mailbox. Whoever created the account never proved it: nothing
 * that they wrote, listed, booked or reported is shown as the owner's, who is told about the listings. The
 * caller has to end sessions and credentials.
 */
export async function takeOver(
  transaction: Transaction,
  mails: IdentityMails,
  userId: string,
  owner: ProvenPerson,
): Promise<void> {
  await replaceProfile(transaction, userId, owner);
  const listings = await takeOffSale(transaction, userId);
  await leaveBookings(transaction, userId);
  await leaveInbox(transaction, userId);
  if (listings > 0)
    await mails.note(transaction, { kind: 'arrived', email: owner.email, details: { listings } });
}
