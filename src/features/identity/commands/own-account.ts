import * as words from '#messages/identity.ts';
import { AppError, codedFieldError } from '../../../kernel/errors.ts';
import { type Database, repeatOnDeadlock, type Transaction } from '../../../platform/database.ts';
import { sessionOver } from '../access.ts';
import type { Accounts } from '../accounts.ts';
import { bookingMail as bookingWishes, inboxMail as inboxWishes } from '../data/mail-wishes.ts';
import {
  endOtherSessions,
  endSession,
  findNewPasswordHash,
  findPasswordHash,
  isSessionFresh,
  replacePassword,
} from '../data/own-account.ts';
import { deleteAccount } from '../data/whole-account.ts';
import { type Profile, updateProfile } from '../data.ts';
import { type Actor, isPasswordFit } from '../domain.ts';
import type { IdentityMails } from '../mails.ts';
import { isGuessable, samePassword, weakPassword } from '../passwords.ts';
import { asLiveMember, type Member } from './live-member.ts';

export interface OwnAccountParts {
  database: Database;
  accounts: Accounts;
  mails: IdentityMails;
  /** An external provider signs people in: a password from before that has no use. */
  external: boolean;
}

/**
 * Minutes after signing in during which somebody without a password may delete their account; Firebase's own
 * limit is 5.
 */
const fresh = 5;

/**
 * Changes the given parts of the actor's profile, and whether they want mail about bookings and, if they are
 * an admin, about the inbox; the rest stays.
 */
export async function changeProfile(
  database: Database,
  member: Member,
  {
    bookingMail,
    inboxMail,
    ...profile
  }: Profile & { bookingMail?: boolean | undefined; inboxMail?: boolean | undefined },
): Promise<void> {
  const { id } = member.actor;
  await asLiveMember(database, member, async (transaction) => {
    await updateProfile(transaction, id, profile);
    if (bookingMail !== undefined) await bookingWishes.write(transaction, id, bookingMail);
    if (inboxMail !== undefined) await inboxWishes.write(transaction, id, inboxMail);
  });
}

/** Minutes after a change of a password during which the same change may come again. */
const repeats = 15;

/**
 * Changes the password of the actor, who must know the current one; their other sessions end. A change that is sent
 * again, because its answer was lost on the way, is done already: the new password is right by then, and the one
 * called the current one is wrong. That is another check of a password, for which `countCheck` is called: nobody may
 * guess twice as often here as at the login.
 */
export async function changePassword(
  { database, accounts, mails }: OwnAccountParts,
  { actor, sessionId }: Member,
  wish: { currentPassword: string; newPassword: string },
  countCheck: () => Promise<unknown>,
): Promise<void> {
  const { password } = await accounts.$context;
  const isDoneAlready = async () => {
    const changed = await findNewPasswordHash(database, actor.id, repeats);
    if (changed === undefined) return false;
    await countCheck();
    return password.verify({ hash: changed, password: wish.newPassword });
  };
  const hash = await findPasswordHash(database, actor.id);
  if (hash === undefined) throw new AppError(409, 'no-password', words.noPassword);
  if (!(await password.verify({ hash, password: wish.currentPassword }))) {
    if (await isDoneAlready()) return;
    throw wrongPassword('currentPassword');
  }
  if (!isPasswordFit(wish.newPassword, actor.email) || isGuessable(wish.newPassword, actor.email))
    throw weakPassword();
  // Normalised as for the hash, so that the same letters in another encoding count as the same.
  if (await password.verify({ hash, password: wish.newPassword })) throw samePassword();
  const next = { former: hash, hash: await password.hash(wish.newPassword) };
  const isReplaced = await database.transaction().execute(async (transaction) => {
    if (!(await replacePassword(transaction, { userId: actor.id, sessionId }, next))) return false;
    await mails.note(transaction, {
      kind: 'password-changed',
      email: actor.email,
      details: { unlinked: false },
    });
    return true;
  });
  if (isReplaced) return mails.send();
  // The same change may have come twice at once.
  if (!(await isDoneAlready())) throw wrongPassword('currentPassword');
}

/**
 * Checks the actor's password again, for actions that a session alone does not allow. False when they have
 * none.
 */
export async function confirmPassword(
  { database, accounts }: OwnAccountParts,
  actor: Actor,
  typed: string,
): Promise<boolean> {
  const { password } = await accounts.$context;
  const hash = await findPasswordHash(database, actor.id);
  if (hash === undefined) return false;
  if (!(await password.verify({ hash, password: typed }))) throw wrongPassword('password');
  return true;
}

/** Ends all sessions of the actor but the one in which they ask for it. Returns how many. */
export function signOutElsewhere(database: Database, member: Member): Promise<number> {
  return asLiveMember(database, member, (transaction) =>
    endOtherSessions(transaction, member.actor.id, member.sessionId),
  );
}

/** Ends one of the actor's sessions. Returns how many; throws 404 when it is somebody else's, or has ended. */
export async function signOutDevice(database: Database, member: Member, sessionId: string): Promise<number> {
  const ended = await asLiveMember(database, member, (transaction) =>
    endSession(transaction, member.actor.id, sessionId),
  );
  if (ended === 0) throw new AppError(404, 'session-not-found', words.sessionNotFound);
  return ended;
}

/**
 * Deletes the account of the actor, who proves again to be its owner: by the password, or by a recent
 * sign-in.
 */
export async function deleteOwnAccount(
  { database, accounts, mails, external }: OwnAccountParts,
  { actor, sessionId }: Member,
  typed: string,
): Promise<void> {
  const hash = external ? undefined : await findPasswordHash(database, actor.id);
  if (hash === undefined) {
    if (!(await isSessionFresh(database, sessionId, fresh))) {
      throw new AppError(403, 'requires-recent-login', words.requiresRecentLogin);
    }
  } else {
    const { password } = await accounts.$context;
    if (!(await password.verify({ hash, password: typed }))) throw wrongPassword('password');
  }
  const leave = async (transaction: Transaction) => {
    // A reset in the meantime has ended the session: somebody who knew the former password deletes nothing.
    const deleted = await deleteAccount(transaction, actor.id, sessionId);
    if (!deleted) throw sessionOver();
    // Unproven mailboxes get no mail: somebody else may have typed the address.
    if (deleted.isProven) await mails.note(transaction, { kind: 'account-deleted', email: actor.email });
  };
  // Two who have reported each other's motorcycles may close their accounts at once.
  await repeatOnDeadlock(() => database.transaction().execute(leave));
  mails.send();
}

function wrongPassword(field: string): AppError {
  return codedFieldError(403, 'wrong-password', field, words.wrongPassword);
}
