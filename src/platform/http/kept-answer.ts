import type { IncomingHttpHeaders } from 'node:http';
import type { Context, MiddlewareHandler } from 'hono';
import { encodedBody, type KeptPage, type KeptPages } from '../kept-pages.ts';
import { chooseEncoding, type Sent, smallest } from './encoding.ts';
import { policyName, type SecurityRules } from './headers.ts';
import { isKnownTag } from './known-tag.ts';
import { encodeWithNonce, newNonce } from './nonces.ts';

declare module 'hono' {
  interface ContextVariableMap {
    /** Whether kept pages are up to date, where this request has asked already. */
    isFresh: boolean;
  }
}

/** Reads a header of a request. */
type ReadHeader = (name: 'accept-encoding' | 'if-none-match' | 'cookie') => string | undefined;

/** Answers with a kept page, in an encoding that the browser accepts, or with 304 if the browser has it. */
export async function sendKept(
  header: ReadHeader,
  page: KeptPage,
  nonce: string,
  more: Readonly<Record<string, string>> = {},
): Promise<Response> {
  // Read one by one: to make a Headers object takes longer than all the rest.
  const headers: Record<string, string> = { ...page.headers, ...more, etag: page.etag };
  if (isKnownTag(header('if-none-match'), page.etag)) {
    // The browser's copy has a policy of its own with the nonce that is in the copy.
    delete headers[policyName];
    return new Response(null, { status: 304, headers });
  }
  const { sent, encoding } = await bodyFor(header('accept-encoding') ?? null, page, nonce);
  if (encoding !== null) headers['content-encoding'] = encoding;
  return new Response(sent, { headers });
}

/**
 * The page's body in an encoding that the browser accepts. Whoever asks first gets it in the quickest: to make the smallest
 * form takes longer than to render the page, which is worth it from the second time on.
 */
async function bodyFor(accepted: string | null, page: KeptPage, nonce: string): Promise<Sent> {
  const encoding = page.wasSent ? chooseEncoding(accepted, smallest) : null;
  page.wasSent = true;
  if (encoding === null) return encodeWithNonce(accepted, page.readBody(), nonce);
  return { sent: await (await encodedBody(page, encoding))(nonce), encoding };
}

/**
 * Answers with kept pages before anything else looks at the request, so that what most visitors ask for costs
 * little more than a file. Must be used first. `isPersonal` says whether a Cookie header may belong to a
 * signed-in visitor.
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
      // Keeps the result, so that one request asks the database only once.
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

/** The connection's raw headers, where there is a connection. */
function headersOf({ env, req }: Context): ReadHeader {
  const headers = (env as Bindings | undefined)?.incoming?.headers;
  return headers ? (name) => headers[name] : (name) => req.header(name);
}

/** Path and query as sent; an unusual spelling misses here and is matched after parsing. */
function addressOf({ env, req }: Context): string {
  const incoming = (env as Bindings | undefined)?.incoming?.url;
  if (incoming !== undefined) return incoming;
  const { pathname, search } = new URL(req.url);
  return pathname + search;
}
