import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import * as commonWords from '#messages/common.ts';
import * as words from '#messages/identity.ts';
import { AppError } from '../../kernel/errors.ts';
import { breaksForeignKey, type Database } from '../../platform/database.ts';
import type { ClientBindings } from '../../platform/http/client-address.ts';
import { findActorOfSession } from './data.ts';
import type { Actor } from './domain.ts';
import type { Tokens } from './tokens.ts';

/** What handlers behind `requireMember` find in their context. */
export interface MemberVariables {
  actor: Actor;
  /** The session that the token is bound to, or the page's cookie. */
  sessionId: string;
}

/**
 * A session that somebody has proven to hold. Whether it still lives is looked up when that is first asked, and once for all
 * who have the same proof. An object of this process: nothing in a request from outside can be one.
 */
export class SessionProof {
  readonly sessionId: string;
  readonly #database: Database;
  #actor: Promise<Actor | undefined> | undefined;

  constructor(database: Database, sessionId: string) {
    this.#database = database;
    this.sessionId = sessionId;
  }

  /** The person of the session, or undefined when it is over. */
  actor(): Promise<Actor | undefined> {
    this.#actor ??= findActorOfSession(this.#database, this.sessionId);
    return this.#actor;
  }
}

/** The refusal for whose session or account has ended while their call was on its way. */
export function sessionOver(): AppError {
  return new AppError(401, 'unauthenticated', words.tokenInvalid);
}

/** What is written for an account; refused as above where the account was deleted meanwhile, as its foreign key then tells. */
export async function orSessionOver<Result>(writing: Promise<Result>, foreignKey: string): Promise<Result> {
  return writing.catch((error: unknown) => {
    throw breaksForeignKey(error, foreignKey) ? sessionOver() : error;
  });
}

/** The token that an Authorization header brings; undefined where it brings none. */
export function tokenOf(authorization: string | null | undefined): string | undefined {
  return /^Bearer ([\w.-]+)$/i.exec(authorization ?? '')?.[1];
}

interface MemberParts {
  database: Database;
  tokens: Tokens;
}

/**
 * Lets through whoever brings a token of POST /jwt whose session still lives, and calls that a page makes for such a
 * visitor, whom its own request has proven; everybody else gets a 401.
 */
export function requireMember({ database, tokens }: MemberParts) {
  async function readProof(context: Context): Promise<SessionProof | null> {
    const { proof } = (context.env ?? {}) as ClientBindings;
    if (proof instanceof SessionProof) return proof;
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

/** For calls that are for everybody, and know members as such: who brings no proof is a visitor, a bad one is refused. */
export function greetMember(parts: MemberParts) {
  const asMember = requireMember(parts);
  return createMiddleware<{ Variables: MemberVariables }>((context, next) => {
    const { proof } = (context.env ?? {}) as ClientBindings;
    const isVisitor = !(proof instanceof SessionProof) && !context.req.header('authorization');
    return isVisitor ? next() : asMember(context, next);
  });
}
