import { replaceProfile, takeOffSale } from '../data/former-owner.ts';
import type { Arrival } from '../data/ways-in.ts';
import type { ProvenPerson } from '../domain.ts';
import type { IdentityMails } from '../mails.ts';

/**
 * Gives an account to the owner of its mailbox, who has proven to be that. Whoever made the account never did: nothing that they
 * wrote or listed is shown as its owner's, who is told of what they had listed. Sessions and ways in are the caller's to end.
 */
export async function takeOver(
  arrival: Arrival,
  mails: IdentityMails,
  userId: string,
  owner: ProvenPerson,
): Promise<void> {
  await replaceProfile(arrival, userId, owner);
  const listings = await takeOffSale(arrival, userId);
  if (listings > 0) await mails.note(arrival, { kind: 'arrived', email: owner.email, details: { listings } });
}
