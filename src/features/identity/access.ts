import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import * as commonWords from '#messages/common.ts';
import * as words from '#messages/identity.ts';
import { AppError } from '../../kernel/errors.ts';
import type { Database } from '../../platform/database.ts';
import type { ClientBindings } from '../../platform/http/client-address.ts';
import { findActorOfSession } from './data.ts';
import type { Actor } from './domain.ts';
import type { Tokens } from './tokens.ts';

/** The context variables of handlers behind `requireMember`. */
export interface MemberVariables {
  actor: Actor;
  /** The session of the token, or of the page's cookie. */
  sessionId: string;
}

/**
 * A session that somebody has proven to hold. Whether it is still live is looked up on first use, and only
 * once for all who share the proof. Requests from outside cannot contain one, as it is an object of this
 * process.
 */
export class SessionProof {
  readonly sessionId: string;
  readonly #database: Database;
  #actor: Promise<Actor | undefined> | undefined;

  constructor(database: Database, sessionId: string) {
    this.#database = database;
    this.sessionId = sessionId;
  }

  /** The person of the session, or undefined when the session has ended. */
  actor(): Promise<Actor | undefined> {
    this.#actor ??= findActorOfSession(this.#database, this.sessionId);
    return this.#actor;
  }
}

/** The refusal of a call whose session or account has ended during the call. */
export function sessionOver(): AppError {
  return new AppError(401, 'unauthenticated', words.tokenInvalid);
}

/** Refuses everybody but admins (403), and who is not there at all; `detail` says what is only for admins. */
export function requireAdmin(actor: Pick<Actor, 'admin'> | undefined, detail: string): void {
  if (!actor?.admin) throw new AppError(403, 'admins-only', detail);
}

/**
 * The refusal of whoever has proven to own an account that an admin has stopped, with the reason if one was given. A
 * stranger must not learn that there is such an account.
 */
export function accountStopped(reason: string): AppError {
  return new AppError(403, 'account-stopped', words.accountStopped(reason));
}

/**
 * The same for whoever has only proven to read the account's mailbox. If its creator never did, that may be somebody
 * else, who must not read what an admin wrote of the creator.
 */
export function mailboxStopped(account: { emailVerified: boolean; stopReason: string | null }): AppError {
  if (account.emailVerified) return accountStopped(account.stopReason ?? '');
  return new AppError(403, 'account-stopped', words.addressStopped);
}

/** The token in an Authorization header; undefined where there is none. */
export function tokenOf(authorization: string | null | undefined): string | undefined {
  return /^Bearer ([\w.-]+)$/i.exec(authorization ?? '')?.[1];
}

/** Whether a page that the server renders makes the call, and not somebody outside. */
export function isCallOfPage(context: Context): boolean {
  return proofOfPage(context) !== undefined;
}

function proofOfPage(context: Context): SessionProof | undefined {
  const { proof } = (context.env ?? {}) as ClientBindings;
  return proof instanceof SessionProof ? proof : undefined;
}

interface MemberParts {
  database: Database;
  tokens: Tokens;
}

/**
 * Lets through calls with a token of POST /jwt whose session is still live, and calls that a page makes for a
 * visitor whom its own request has proven; everybody else gets a 401.
 */
export function requireMember({ database, tokens }: MemberParts) {
  async function readProof(context: Context): Promise<SessionProof | null> {
    const proof = proofOfPage(context);
    if (proof) return proof;
    const token = tokenOf(context.req.header('authorization'));
    const sessionId = token ? await tokens.sessionOf(token) : null;
    return sessionId === null ? null : new SessionProof(database, sessionId);
  }

  return createMiddleware<{ Variables: MemberVariables }>(async (context, next) => {
    const proof = await readProof(context);
    const actor = await proof?.actor();
    if (!proof || !actor) {
      const isNobody = !proof && !context.req.header('authorization');
      throw isNobody ? new AppError(401, 'unauthenticated', commonWords.signInFirst) : sessionOver();
    }
    context.set('actor', actor);
    context.set('sessionId', proof.sessionId);
    await next();
  });
}

/**
 * For calls that are open to everybody and recognise members: a call without proof is a visitor's, one with a
 * bad proof is refused.
 */
export function greetMember(parts: MemberParts) {
  const member = requireMember(parts);
  return createMiddleware<{ Variables: MemberVariables }>((context, next) => {
    const isVisitor = !isCallOfPage(context) && !context.req.header('authorization');
    return isVisitor ? next() : member(context, next);
  });
}
