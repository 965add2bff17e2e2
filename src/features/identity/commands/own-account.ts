import * as words from '#messages/identity.ts';
import { AppError } from '../../../kernel/errors.ts';
import type { Database } from '../../../platform/database.ts';
import { sessionOver } from '../access.ts';
import type { Accounts } from '../accounts.ts';
import { writeBookingWish } from '../data/booking-wish.ts';
import { findPasswordHash, isSessionFresh, replacePassword } from '../data/own-account.ts';
import { deleteAccount } from '../data/whole-account.ts';
import { type Profile, updateProfile } from '../data.ts';
import { type Actor, isPasswordFit } from '../domain.ts';
import type { IdentityMails } from '../mails.ts';
import { isGuessable, samePassword, weakPassword } from '../passwords.ts';

export interface OwnAccountParts {
  database: Database;
  accounts: Accounts;
  mails: IdentityMails;
  /** People sign in elsewhere: a password from before that is worth nothing. */
  external: boolean;
}

/** Minutes after signing in during which somebody without a password may delete their account; Firebase's own are 5. */
const fresh = 5;

/** Changes what is given of the actor's profile, and whether they want mail about bookings; the rest stays. */
export async function changeProfile(
  database: Database,
  actor: Actor,
  { bookingMail, ...profile }: Profile & { bookingMail?: boolean | undefined },
): Promise<void> {
  if (bookingMail !== undefined)
    await writeBookingWish(database, actor.id, { wanted: bookingMail, stopped: false });
  await updateProfile(database, actor.id, profile);
}

/** Changes the actor's password, who must know the current one; their other sessions end. */
export async function changePassword(
  { database, accounts, mails }: OwnAccountParts,
  actor: Actor,
  sessionId: string,
  wish: { currentPassword: string; newPassword: string },
): Promise<void> {
  const { password } = await accounts.$context;
  const hash = await findPasswordHash(database, actor.id);
  if (hash === undefined) throw new AppError(409, 'no-password', words.noPassword);
  if (!(await password.verify({ hash, password: wish.currentPassword })))
    throw wrongPassword('currentPassword');
  if (!isPasswordFit(wish.newPassword, actor.email) || isGuessable(wish.newPassword, actor.email))
    throw weakPassword();
  // As the hash was made, so that the same letters in another spelling are the same.
  if (await password.verify({ hash, password: wish.newPassword })) throw samePassword();
  const next = { former: hash, hash: await password.hash(wish.newPassword) };
  const isReplaced = await database.transaction().execute(async (write) => {
    if (!(await replacePassword(write, { userId: actor.id, sessionId }, next))) return false;
    await mails.note(write, {
      kind: 'password-changed',
      email: actor.email,
      details: { unlinked: false },
    });
    return true;
  });
  if (!isReplaced) throw wrongPassword('currentPassword');
  mails.send();
}

/** Lets the actor show the password once more, for what a session alone must not do. False when there is none to show. */
export async function showPassword(
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

/** Deletes the actor's account, who proves once more to be its owner: by the password, or by a fresh sign-in. */
export async function deleteOwnAccount(
  { database, accounts, mails, external }: OwnAccountParts,
  actor: Actor,
  sessionId: string,
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
  await database.transaction().execute(async (write) => {
    // A reset that has come in between has ended it: whoever knew the former password deletes nothing.
    const deleted = await deleteAccount(write, actor.id, sessionId);
    if (!deleted) throw sessionOver();
    // Nobody is written to because somebody else has typed their address.
    if (deleted.isProven) await mails.note(write, { kind: 'account-deleted', email: actor.email });
  });
  mails.send();
}

function wrongPassword(field: string): AppError {
  const detail = words.wrongPassword;
  return new AppError(403, 'wrong-password', detail, [{ field, code: 'wrong-password', detail }]);
}
