import { createMiddleware } from 'hono/factory';
import * as commonWords from '#messages/common.ts';
import * as words from '#messages/identity.ts';
import { AppError } from '../../kernel/errors.ts';
import type { Database } from '../../platform/database.ts';
import { findActorOfSession } from './data.ts';
import type { Actor } from './domain.ts';
import type { Tokens } from './tokens.ts';

/** What handlers behind `requireMember` find in their context. */
export interface MemberVariables {
  actor: Actor;
  /** The session that the token is bound to. */
  sessionId: string;
}

/** Lets through whoever brings a token of POST /jwt whose session still lives; everybody else gets a 401. */
export function requireMember({ database, tokens }: { database: Database; tokens: Tokens }) {
  return createMiddleware<{ Variables: MemberVariables }>(async (context, next) => {
    const header = context.req.header('authorization') ?? '';
    const token = /^Bearer ([\w.-]+)$/i.exec(header)?.[1];
    const sessionId = token ? await tokens.sessionOf(token) : null;
    const actor = sessionId ? await findActorOfSession(database, sessionId) : undefined;
    if (!actor || !sessionId) {
      throw new AppError(
        401,
        'unauthenticated',
        header === '' ? commonWords.signInFirst : words.tokenInvalid,
      );
    }
    context.set('actor', actor);
    context.set('sessionId', sessionId);
    await next();
  });
}
