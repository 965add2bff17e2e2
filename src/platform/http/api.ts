import { OpenAPIHono, z } from '@hono/zod-openapi';
import type { MiddlewareHandler } from 'hono';
import * as words from '#messages/api.ts';
import { largestBody, largestPhoto } from '../../kernel/body-sizes.ts';
import { AppError, fieldError } from '../../kernel/errors.ts';
import { type Cursor, readCursor } from '../../kernel/paging.ts';
import { validationError } from './validation.ts';

/** A router for a part of the API: its schemas validate requests, and refusals become problem documents. */
export function createApi<Variables extends object = object>() {
  return new OpenAPIHono<{ Variables: Variables }>({
    defaultHook: (result) => {
      if (!result.success) throw validationError(result.error, 'data' in result ? result.data : undefined);
    },
  });
}

const carriesBody = new Set(['POST', 'PUT', 'PATCH', 'DELETE']);

/**
 * Passes every JSON body to the schemas, whatever its content type says: the specification's own client sends
 * its content type under a misspelled key (section 7), so browsers label its JSON as plain text.
 */
export const readBodyAsJson: MiddlewareHandler = async (context, next) => {
  const request = context.req.raw;
  if (carriesBody.has(request.method)) {
    const sent = await request.text().catch(() => {
      // The connection broke.
      throw new AppError(400, 'body-unreadable', words.bodyUnreadable);
    });
    // An empty body (of a DELETE or an undo) is read as an empty object, which the schemas then judge.
    const text = sent || '{}';
    if (!isJsonObject(text)) throw new AppError(400, 'body-unreadable', words.bodyUnreadable);
    const headers = new Headers(request.headers);
    headers.set('content-type', 'application/json');
    context.req.raw = new Request(request.url, { method: request.method, headers, body: text });
  }
  await next();
};

/** API answers are for their caller only and must not be cached, unless the call says otherwise. */
export const keepAnswersPrivate: MiddlewareHandler = async (context, next) => {
  await next();
  if (!context.res.headers.has('cache-control')) context.header('cache-control', 'private, no-store');
};

/** For calls that answer everybody alike: a cache may keep the answer but must revalidate it. */
export const letCachesAsk: MiddlewareHandler = async (context, next) => {
  await next();
  context.header('cache-control', 'no-cache');
};

function isJsonObject(text: string): boolean {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value);
  } catch {
    return false;
  }
}

/** The JSON content of a response or request, for the API's document. */
export function json<Schema extends z.ZodType>(schema: Schema, description: string) {
  return { description, content: { 'application/json': { schema } } };
}

/** The `security` of a call that needs a token, for the API's document. */
export const asMember = [{ token: [] }];

const problemSchema = z
  .object({
    type: z.string(),
    title: z.string(),
    status: z.number().int(),
    code: z.string().openapi({ description: words.problemMembers.code }),
    detail: z.string().openapi({ description: words.problemMembers.detail }),
    fields: z
      .array(z.object({ field: z.string(), code: z.string(), detail: z.string() }))
      .optional()
      .openapi({ description: words.problemMembers.fields }),
  })
  .openapi('Problem');

const refusals = words.refusals({ body: largestBody, photo: largestPhoto });

/** The problem documents that a call may answer with, for the API's document. */
export function problems(...statuses: number[]) {
  return Object.fromEntries(
    statuses.map((status) => [
      status,
      {
        description: refusals[status] ?? '',
        content: { 'application/problem+json': { schema: problemSchema } },
      },
    ]),
  );
}

/** The problem documents that every call may answer with, for the API's document. */
export function commonProblems(method: string, hasParameters: boolean) {
  const statuses = carriesBody.has(method.toUpperCase()) ? [400, 403, 413] : hasParameters ? [400] : [];
  const schema = { $ref: '#/components/schemas/Problem' };
  return Object.fromEntries(
    statuses.map((status) => [
      String(status),
      { description: refusals[status] ?? '', content: { 'application/problem+json': { schema } } },
    ]),
  );
}

/** The Link header of a page's successor (RFC 8288), or nothing on the last page. */
export function nextLink(requestUrl: string, cursor: string | null): Record<string, string> {
  if (cursor === null) return {};
  const url = new URL(requestUrl);
  url.searchParams.set('cursor', cursor);
  return { link: `<${url.pathname}${url.search}>; rel="next"` };
}

/** Reads a list's cursor with `read`, which knows its format. */
export function toPosition<Position>(
  text: string | undefined,
  read: (text: string) => Position | null,
): Position | null {
  if (text === undefined) return null;
  const position = read(text);
  if (position) return position;
  // A cursor that we did not write is an error: a wrong page would look like an empty garage.
  throw fieldError('cursor', 'cursor-invalid', words.cursorInvalid);
}

/** The cursor of a list that the database sorts. */
export function toCursor(text: string | undefined): Cursor | null {
  return toPosition(text, readCursor);
}
