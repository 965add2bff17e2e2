import type { MiddlewareHandler } from 'hono';
import * as words from '#messages/api.ts';
import { AppError } from '../../kernel/errors.ts';

interface Routed {
  routes: readonly { method: string; path: string }[];
}

/**
 * Refuses a call whose address is known but not with this method, and says which it takes: "not found" would
 * send its author looking for a mistake in the address. An unknown address goes on.
 */
export function refuseWrongMethod(api: Routed): MiddlewareHandler {
  let known: { pattern: RegExp; method: string }[] | null = null;
  return async (context, next) => {
    // Made at the first call, when all routes are there. Middleware counts for no method.
    known ??= api.routes
      .filter(({ method }) => method !== 'ALL')
      .map(({ method, path }) => ({ method, pattern: patternOf(path) }));
    const path = context.req.path.replace(/^\/api(?=\/)/, '');
    const allowed = new Set(known.filter(({ pattern }) => pattern.test(path)).map(({ method }) => method));
    if (allowed.has('GET')) allowed.add('HEAD');
    const { method } = context.req;
    if (allowed.size > 0 && !allowed.has(method)) {
      const allow = [...allowed].sort();
      throw new AppError(405, 'method-not-allowed', words.methodNotAllowed(method, allow), [], { allow });
    }
    await next();
  };
}

/** "/myProducts/:id" fits any one part of an address in the place of ":id". */
function patternOf(path: string): RegExp {
  const parts = path.split('/').map((part) => {
    return part.startsWith(':') ? '[^/]+' : part.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
  });
  return new RegExp(`^${parts.join('/')}$`);
}
