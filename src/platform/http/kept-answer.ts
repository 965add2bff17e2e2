import type { IncomingHttpHeaders } from 'node:http';
import type { Context, MiddlewareHandler } from 'hono';
import { encodedBody, type KeptPage, type KeptPages } from '../kept-pages.ts';
import { chooseEncoding } from './encoding.ts';
import { policyName, type SecurityRules } from './headers.ts';
import { newNonce, putNonce } from './nonces.ts';

declare module 'hono' {
  interface ContextVariableMap {
    /** Whether kept pages are up to date, where that was asked for this request. */
    isFresh: boolean;
  }
}

/** Reads a header of a request. */
type ReadHeader = (name: 'accept-encoding' | 'if-none-match' | 'cookie') => string | undefined;

/**
 * A kept page as the answer to a request: compressed as the browser can read it, or only "as you have it"
 * (304).
 */
export async function sendKept(
  header: ReadHeader,
  page: KeptPage,
  nonce: string,
  more: Readonly<Record<string, string>> = {},
): Promise<Response> {
  // Read as they are, never as a Headers object: to make one takes longer than all the rest.
  const headers: Record<string, string> = { ...page.headers, ...more, etag: page.etag };
  const known = header('if-none-match')?.split(',') ?? [];
  if (known.some((etag) => etag.trim() === page.etag)) {
    // The copy came with a policy of its own, whose nonce is in it.
    delete headers[policyName];
    return new Response(null, { status: 304, headers });
  }
  const encoding = chooseEncoding(header('accept-encoding') ?? null);
  if (encoding !== null) headers['content-encoding'] = encoding;
  const body =
    encoding === null ? putNonce(page.body, nonce) : await (await encodedBody(page, encoding))(nonce);
  return new Response(body, { headers });
}

/**
 * Answers with pages that are kept before anything else looks at the request: what most visitors ask for
 * costs little more than a file. To be used first; `isPersonal` says of a Cookie header whether somebody may
 * be signed in.
 */
export function keptFirst(
  kept: KeptPages,
  rules: SecurityRules,
  isPersonal: (cookie: string | undefined) => boolean,
): MiddlewareHandler {
  return async (context, next) => {
    if (context.req.method !== 'GET') return next();
    const header = headersOf(context);
    if (isPersonal(header('cookie'))) return next();
    const { page, isFresh } = await kept.find(addressOf(context));
    if (!page) {
      // Nobody asks the database twice for one request.
      if (isFresh !== undefined) context.set('isFresh', isFresh);
      return next();
    }
    const nonce = newNonce();
    return sendKept(header, page, nonce, { ...rules.always, [policyName]: rules.policy(nonce) });
  };
}

interface Bindings {
  incoming?: { headers?: IncomingHttpHeaders; url?: string };
}

/** As the connection gives them, where there is one. */
function headersOf({ env, req }: Context): ReadHeader {
  const headers = (env as Bindings | undefined)?.incoming?.headers;
  return headers ? (name) => headers[name] : (name) => req.header(name);
}

/** Path and query; what the browser has written otherwise than others finds the page later. */
function addressOf({ env, req }: Context): string {
  const incoming = (env as Bindings | undefined)?.incoming?.url;
  if (incoming !== undefined) return incoming;
  const { pathname, search } = new URL(req.url);
  return pathname + search;
}
