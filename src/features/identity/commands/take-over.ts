import type { Transaction } from '../../../platform/database.ts';
import { mailboxStopped } from '../access.ts';
import {
  deleteCredentials,
  dropInterests,
  leaveBookings,
  leaveInbox,
  leavePhotos,
  takeOffSale,
  unlinkStrangers,
  writeOwner,
} from '../data/former-owner.ts';
import { endAllSessions } from '../data/sessions.ts';
import { type ExternalId, lockAccount } from '../data/ways-in.ts';
import type { ProvenPerson } from '../domain.ts';
import type { IdentityMails } from '../mails.ts';

/** The proven owner of a mailbox, as the account shows them from now on. */
type Owner = Pick<ProvenPerson, 'email' | 'name' | 'photoURL'>;

/**
 * Gives an account to the proven owner of its mailbox, and is the only place that does. Whoever created the
 * account never proved it: all their sessions and credentials end (but for the one that is `kept`, by which the
 * owner has come), and nothing that they wrote, wished for, listed, booked or reported is left as the owner's, who
 * is told about the listings. Returns whether ways to sign in other than a password were among them.
 */
export async function takeOver(
  transaction: Transaction,
  mails: IdentityMails,
  userId: string,
  { owner, kept }: { owner: Owner; kept?: ExternalId | undefined },
): Promise<boolean> {
  // Before all else: members' writes wait for it, and find their session ended.
  await lockAccount(transaction, userId);
  const providers = await deleteCredentials(transaction, userId, kept);
  // After the credentials: somebody may just have signed in with one.
  await endAllSessions(transaction, userId);
  const listings = await takeOffSale(transaction, userId);
  await leavePhotos(transaction, userId);
  await leaveBookings(transaction, userId);
  await leaveInbox(transaction, userId);
  await dropInterests(transaction, userId);
  await writeOwner(transaction, userId, owner);
  if (listings > 0)
    await mails.note(transaction, { kind: 'arrived', email: owner.email, details: { listings } });
  return providers.some((provider) => provider !== 'credential');
}

/**
 * What a reset of the password by mail does, both before and after the new one is written: it proves the mailbox.
 * If that was not proven before, the account may have been created by somebody else, and is taken over. Otherwise
 * all sessions end, the password stays until the new one is written, and so do other credentials with the
 * account's own e-mail; the rest could belong to a thief who knew the password. Returns whether ways to sign in
 * other than a password were removed. Throws 403 where the account has been stopped meanwhile.
 */
export async function settleReset(
  transaction: Transaction,
  mails: IdentityMails,
  userId: string,
): Promise<boolean> {
  const account = await lockAccount(transaction, userId);
  if (!account) return false;
  if (account.stopReason !== null) throw mailboxStopped(account);
  if (!account.emailVerified)
    return takeOver(transaction, mails, userId, {
      owner: { email: account.email, name: '', photoURL: null },
    });
  const unlinked = await unlinkStrangers(transaction, account);
  await endAllSessions(transaction, userId);
  return unlinked > 0;
}
