import type { Context } from 'hono';
import { HTTPException } from 'hono/http-exception';
import * as words from '#messages/common.ts';
import { AppError, type FieldProblem } from '../../kernel/errors.ts';
import { isCrossed, isTooSlow, isUnavailable, isUnstorableText } from '../database.ts';
import type { Log } from '../log.ts';
import { reasonOf } from '../start-error.ts';

/** An RFC 9457 problem document, with a stable `code` and, for forms, the fields. */
interface ProblemDocument {
  type: string;
  title: string;
  status: number;
  code: string;
  detail: string;
  fields?: readonly FieldProblem[];
}

/** Answers with a problem document. */
export function problem(error: AppError): Response {
  const document: ProblemDocument = {
    type: `/api/docs#${error.code}`,
    title: words.problemTitles[error.status] ?? words.problemTitle,
    status: error.status,
    code: error.code,
    detail: error.message,
    ...(error.fields.length > 0 ? { fields: error.fields } : {}),
    ...error.extension,
  };
  const headers = new Headers({ 'content-type': 'application/problem+json', 'cache-control': 'no-store' });
  if (error.status === 401) headers.set('www-authenticate', 'Bearer');
  if (error.status === 503) headers.set('retry-after', '2');
  if (error.status === 405) headers.set('allow', [error.extension.allow].flat().join(', '));
  if (error.status === 429) headers.set('retry-after', String(error.extension.retryAfter ?? 60));
  return new Response(JSON.stringify(document), { status: error.status, headers });
}

/** The error as the caller sees it. Unexpected errors are logged and reported without details. */
export function toAppError(error: unknown, log: Log, context: Context): AppError {
  if (error instanceof AppError) return error;
  if (error instanceof HTTPException && error.status < 500) {
    return new AppError(error.status, 'bad-request', error.message || words.unexpected);
  }
  if (isUnstorableText(error)) return new AppError(400, 'text-unreadable', words.textUnreadable);
  if (isTooSlow(error)) {
    log.warn({ method: context.req.method, path: context.req.path }, 'a statement was given up');
    return new AppError(503, 'too-slow', words.tooSlow);
  }
  if (isCrossed(error)) {
    // Logged with its cause: two writes that lock the same rows in different orders.
    log.warn({ err: error, method: context.req.method, path: context.req.path }, 'two transactions crossed');
    return new AppError(503, 'try-again', words.crossed);
  }
  if (isUnavailable(error)) {
    const request = { method: context.req.method, path: context.req.path };
    // A full disk mends itself as little as it tells visitors: whoever runs the site must see it here.
    log.warn({ ...request, reason: reasonOf(error) }, 'the database cannot be reached or has no more room');
    return new AppError(503, 'unavailable', words.unavailable);
  }
  log.error({ err: error, method: context.req.method, path: context.req.path }, 'unexpected error');
  return new AppError(500, 'unexpected', words.unexpected);
}
