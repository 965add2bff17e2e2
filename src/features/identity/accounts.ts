import { AsyncLocalStorage } from 'node:async_hooks';
import { type BetterAuthPlugin, betterAuth } from 'better-auth';
import { APIError, createAuthEndpoint, createAuthMiddleware, getSessionFromCtx } from 'better-auth/api';
import { setSessionCookie } from 'better-auth/cookies';
import { hashPassword, verifyPassword } from 'better-auth/crypto';
import { z } from 'zod';
import { newId } from '../../kernel/ids.ts';
import { breaksForeignKey, type Database, isTaken, type Transaction } from '../../platform/database.ts';
import type { Log } from '../../platform/log.ts';
import { accountStopped, mailboxStopped } from './access.ts';
import { cookiePrefix } from './accounts/cookies.ts';
import { writeOwnProfile } from './accounts/own-profile.ts';
import { refuseBadProfile, refuseGuessable } from './accounts/refusals.ts';
import { createReset, createResetToken, hashIdentifier, type ResetCall } from './accounts/reset.ts';
import { tables } from './accounts/tables.ts';
import { awaitPasswordStill } from './data/own-account.ts';
import { endOldestSessions } from './data/sessions.ts';
import { awaitStop } from './data/stopped.ts';
import { cutUserAgent } from './domain/devices.ts';
import { accountLimits, sessionLifetime } from './domain.ts';
import { type IdentityLetter, type IdentityMails, readConfirmation } from './mails.ts';

interface AccountsOptions {
  database: Database;
  secret: string;
  /** The site's own address; cookies are Secure when it is https. */
  publicUrl: string;
  log: Log;
  mails: IdentityMails;
  /**
   * What a reset of the password by mail does to the account of this id (`commands/take-over.ts`). Returns whether
   * ways to sign in other than a password were removed.
   */
  settleReset: (transaction: Transaction, userId: string) => Promise<boolean>;
  /** An external provider signs people in: only a proof from there prolongs a session. */
  external: boolean;
}

/**
 * The header in which our server tells the library a visitor's address; a value sent by the visitor is
 * overwritten.
 */
export const addressHeader = 'x-moto-address';

// Writes the library's own session cookie for a session that was opened by an external proof. It has no
// endpoints.
const sessionCookies = {
  id: 'session-cookies',
  endpoints: {
    giveSessionCookie: createAuthEndpoint.serverOnly(
      { method: 'POST', body: z.object({ token: z.string() }) },
      async (context) => {
        const found = await context.context.internalAdapter.findSession(context.body.token);
        if (!found) throw new APIError('UNAUTHORIZED');
        await setSessionCookie(context, found, false);
        return context.json({});
      },
    ),
  },
} satisfies BetterAuthPlugin;

/**
 * The embedded identity provider: accounts with e-mail and password, sessions in a cookie, both in our own
 * database. The role is not one of its fields: only POST /users writes it, so no request to the library can.
 */
export function createAccounts(options: AccountsOptions) {
  const { database, secret, publicUrl, log, mails, settleReset, external } = options;
  const secure = publicUrl.startsWith('https:');
  const reset = createReset({ database, mails, settleReset });
  const calls = new AsyncLocalStorage<Call>();
  const current = (): Call => calls.getStore() ?? newCall();
  const library = betterAuth({
    baseURL: publicUrl,
    basePath: '/api/auth',
    secret,
    // With `transaction`, an account is written with its password and session or not at all.
    database: { db: database, type: 'postgres', transaction: true },
    telemetry: { enabled: false },
    plugins: [sessionCookies],
    // Our own limits run first: the library's are in the memory of one process.
    rateLimit: { enabled: false },
    onAPIError: {
      // A refusal is an answer; everything else is handled like the errors of other calls.
      onError: (error) => {
        if (!(error instanceof APIError && error.statusCode < 500)) throw error;
      },
    },
    logger: {
      level: 'error',
      log: (level, message, ...details: unknown[]) => {
        // Two registrations of one address at once: the second is refused like any later one.
        if (details.some((detail) => isTaken(detail, 'users_email_key'))) return;
        log[level === 'error' ? 'error' : 'warn'](message);
      },
    },
    // Our own Origin check has run before; the library's knows only one form of the address.
    trustedOrigins: (request) => (request ? [request.headers.get('origin') ?? publicUrl] : [publicUrl]),
    emailAndPassword: {
      enabled: true,
      minPasswordLength: accountLimits.passwordMin,
      maxPasswordLength: accountLimits.passwordMax,
      revokeSessionsOnPasswordReset: true,
      password: {
        hash: hashPassword,
        verify: async (shown) => {
          const isRight = await verifyPassword(shown);
          if (isRight) current().hash = shown.hash;
          return isRight;
        },
      },
      onPasswordReset: ({ user }) => reset.finish(current().reset, user),
    },
    emailVerification: {
      sendOnSignUp: true,
      // Sent after the call, because the account is only written then.
      sendVerificationEmail: async ({ user: { email } }) => {
        current().letters.push({ kind: 'confirm', email });
      },
    },
    user: tables.user,
    session: { ...tables.session, expiresIn: sessionLifetime, disableSessionRefresh: external },
    account: tables.account,
    verification: {
      ...tables.verification,
      storeIdentifier: { hash: async (identifier) => hashIdentifier(identifier) },
    },
    hooks: {
      before: createAuthMiddleware(async (call) => {
        const { path, body, context } = call;
        if (path === '/sign-up/email') refuseGuessable(body?.password, body?.email);
        if (path === '/verify-email') {
          const account = await readConfirmation(call.query?.token, secret);
          const user = account && (await context.internalAdapter.findUserById(account.id));
          if (!user || user.email !== account.email)
            throw new APIError('UNAUTHORIZED', { code: 'INVALID_TOKEN' });
          const stop = await awaitStop(database, user.id);
          if (stop) throw mailboxStopped(stop);
          const signedIn = await getSessionFromCtx(call);
          if (user.emailVerified || signedIn?.user.id === user.id) return;
          // Somebody else may have registered the address with a password of theirs. Whoever reads the mail
          // is the owner, and gets the account with a new password.
          return call.json({
            status: false,
            choosePassword: await createResetToken(database, user.id, { confirms: true }),
          });
        }
        if (path === '/update-user') {
          const signedIn = await getSessionFromCtx(call);
          const { name, image } = body ?? {};
          // The library refuses strangers and what says nothing.
          if (!signedIn || (name === undefined && image === undefined)) return;
          await writeOwnProfile(database, signedIn.session, { name, image });
          return call.json({ status: true });
        }
        if (path === '/reset-password') await reset.prepare(current().reset, body, context.internalAdapter);
      }),
      after: createAuthMiddleware(async ({ context, getSignedCookie }) => {
        const fresh = context.newSession;
        if (!fresh) return;
        current().session = fresh.session;
        // Signing in ends the browser's former session, which somebody else could have set up.
        const former = await getSignedCookie(context.authCookies.sessionToken.name, context.secret);
        if (former && former !== fresh.session.token) await context.internalAdapter.deleteSession(former);
      }),
    },
    databaseHooks: {
      user: {
        create: { before: async (user) => refuseBadProfile(user) },
        update: { before: async (user) => refuseBadProfile(user) },
      },
      session: {
        create: {
          before: async ({ userAgent }) => ({ data: { userAgent: cutUserAgent(userAgent) } }),
          after: async ({ userId }) => endOldestSessions(database, userId),
        },
      },
    },
    advanced: {
      cookiePrefix: cookiePrefix(publicUrl),
      // The cookie prefix already implies it, and is stricter: the library's own would allow other paths and
      // domains.
      useSecureCookies: false,
      defaultCookieAttributes: { secure, httpOnly: true, sameSite: 'lax', path: '/' },
      // With `joins`, a session and its user are read in one statement.
      database: { generateId: () => newId(), joins: true },
      ipAddress: { ipAddressHeaders: [addressHeader], ipv6Subnet: 128 },
    },
  });

  /**
   * Answers a call of the library. A password that was changed while it was being checked opens no session, nor does
   * that of a stopped account: only now is it known that whoever asks knows it.
   */
  const handler = (request: Request): Promise<Response> =>
    calls.run(newCall(), async () => {
      const answer = await library.handler(request).catch((error: unknown) => {
        // The account was deleted while its password was being checked.
        if (breaksForeignKey(error, 'sessions_user_id_fkey')) return wrongPassword();
        throw error;
      });
      const { hash, session, letters } = current();
      const close = async (token: string) => (await library.$context).internalAdapter.deleteSession(token);
      if (hash && session && !(await awaitPasswordStill(database, session.userId, hash))) {
        await close(session.token);
        return wrongPassword();
      }
      const stop = session ? await awaitStop(database, session.userId) : null;
      if (session && stop) {
        await close(session.token);
        throw accountStopped(stop.stopReason);
      }
      // A failure does not undo the call: a mail can be requested again.
      const onError = (error: unknown) => log.error({ err: error }, 'a mail could not be noted');
      for (const letter of letters) await mails.note(database, letter).catch(onError);
      if (letters.length > 0) mails.send();
      return reset.answer(answer, current().reset);
    });
  return { ...library, handler };
}

/** The library's own answer to a wrong password. */
function wrongPassword(): Response {
  return Response.json({ code: 'INVALID_EMAIL_OR_PASSWORD' }, { status: 401 });
}

/** What has happened in a call so far. */
interface Call {
  /** The hash that the password matched. */
  hash?: string;
  /** The session that was opened for it. */
  session?: { userId: string; token: string };
  reset: ResetCall;
  /** Mails to send once it is done. */
  letters: IdentityLetter[];
}

function newCall(): Call {
  return { reset: {}, letters: [] };
}

export type Accounts = ReturnType<typeof createAccounts>;
