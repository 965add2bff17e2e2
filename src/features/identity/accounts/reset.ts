/**
 * The reset of a password by mail, in the order in which it happens: the request, the link, what comes before the
 * new password, what comes after it, the answer. In between the identity library checks the link, hashes the
 * password and writes it. `settleReset` (`commands/take-over.ts`) says what a reset means for the account.
 */
import { createHash, randomBytes } from 'node:crypto';
import type { AuthContext } from 'better-auth';
import { verifyPassword } from 'better-auth/crypto';
import type { Database, Transaction } from '../../../platform/database.ts';
import { mailboxStopped } from '../access.ts';
import { findPasswordHash } from '../data/own-account.ts';
import { awaitStop } from '../data/stopped.ts';
import { dropLinks, insertVerification } from '../data.ts';
import { isPasswordFit } from '../domain.ts';
import type { IdentityMails } from '../mails.ts';
import { samePassword } from '../passwords.ts';
import { refuseGuessable } from './refusals.ts';

/**
 * Asks for a mail with a link; `next` is the path to go on to. Whether an account exists is looked up only when
 * the mail is sent, so that neither the answer nor its duration reveals it.
 */
export async function requestReset(
  { database, mails }: { database: Database; mails: IdentityMails },
  { email, next }: { email: string; next?: string | null | undefined },
): Promise<void> {
  await mails.note(database, { kind: 'reset', email, ...(next && { details: { next } }) });
  mails.send();
}

// Seconds that a link is valid, and that its path to go on to is known.
const resetLifetime = 60 * 60;
const wayOnLifetime = 24 * 60 * 60;

/** The names of the records about a token: whose password it chooses, whither its user goes on, and whether it confirms. */
const recordsOf = (token: unknown) => ({
  // The library's own name.
  account: `reset-password:${token}`,
  next: `after-reset:${token}`,
  confirms: `to-confirm:${token}`,
});

/**
 * The hash under which the identity library and we store what a link is checked against, so that reading it
 * is of no use.
 */
export function hashIdentifier(identifier: string): string {
  return createHash('sha256').update(identifier).digest('base64url');
}

/**
 * Creates the token with which an account's password can be chosen, once and within an hour. The path to go
 * on to is stored beside it, and for longer, for people who request another link; it is not in the mail,
 * because anybody may have typed it. People who only confirm a mailbox (`confirms`) may keep the account's
 * password.
 */
export async function createResetToken(
  database: Database,
  userId: string,
  { next, confirms = false }: { next?: string | undefined; confirms?: boolean } = {},
): Promise<string> {
  const token = randomBytes(24).toString('base64url');
  const records = recordsOf(token);
  const note = (name: string, value: string, lifetime = resetLifetime) =>
    insertVerification(database, { identifier: hashIdentifier(name), value, lifetime });
  await note(records.account, userId);
  if (confirms) await note(records.confirms, userId);
  if (next) await note(records.next, next, wayOnLifetime);
  return token;
}

/** What is known of a reset while its call is answered. */
export interface ResetCall {
  /** Where the person goes after it. */
  next?: string | undefined;
  /** Whether other ways to sign in were removed before the password was written. */
  unlinked?: boolean;
}

type Library = Pick<AuthContext['internalAdapter'], 'findVerificationValue' | 'findUserById'>;

interface ResetParts {
  database: Database;
  mails: IdentityMails;
  /** What it does to the account of this id. Returns whether ways to sign in other than a password were removed. */
  settleReset: (transaction: Transaction, userId: string) => Promise<boolean>;
}

/** The steps of a reset before and after the library's own. */
export function createReset({ database, mails, settleReset }: ResetParts) {
  return {
    /**
     * Before the library checks the link and writes the password. Throws for a password that is refused, and for a
     * stopped account: the link has proven whose it is.
     */
    async prepare(
      call: ResetCall,
      sent: { token?: unknown; newPassword?: unknown } | undefined,
      library: Library,
    ): Promise<void> {
      const records = recordsOf(sent?.token);
      // Also for people whose link has expired, who request another one.
      call.next = (await library.findVerificationValue(records.next))?.value;
      const wish = await library.findVerificationValue(records.account);
      const user = wish && (await library.findUserById(wish.value));
      const isGood = user && wish.expiresAt > new Date();
      const stop = isGood ? await awaitStop(database, user.id) : null;
      if (stop) throw mailboxStopped(stop);
      refuseGuessable(sent?.newPassword, user?.email);
      if (!isGood) return;
      const password = String(sent?.newPassword ?? '');
      if (!isPasswordFit(password, user.email)) return;
      // The same rule as for changing a password. Nothing has happened yet, so the link can be used again.
      // People who only confirm their mailbox have forgotten nothing, and may keep their password.
      if (!(await library.findVerificationValue(records.confirms))) {
        const hash = await findPasswordHash(database, user.id);
        if (hash !== undefined && (await verifyPassword({ hash, password }))) throw samePassword();
      }
      // Before the password changes: otherwise, if the database failed in between, what a thief has would
      // remain.
      call.unlinked = await database
        .transaction()
        .execute((transaction) => settleReset(transaction, user.id));
      mails.send();
    },

    /** Once the library has written the password. */
    async finish(call: ResetCall, { id, email }: { id: string; email: string }): Promise<void> {
      await database.transaction().execute(async (transaction) => {
        // Repeated, because somebody may have signed in with the former password meanwhile. The mailbox is
        // proven by now.
        const unlinked = await settleReset(transaction, id);
        await dropLinks(transaction, id);
        const details = { unlinked: unlinked || call.unlinked === true };
        await mails.note(transaction, { kind: 'password-changed', email, details });
      });
      mails.send();
    },

    /** The library's answer or refusal, which also says where the person goes. */
    async answer(answer: Response, { next }: ResetCall): Promise<Response> {
      if (!next || answer.status >= 500) return answer;
      return Response.json({ ...(await answer.json()), next }, { status: answer.status });
    },
  };
}
