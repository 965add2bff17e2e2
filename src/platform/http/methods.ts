import type { MiddlewareHandler } from 'hono';
import * as words from '#messages/api.ts';
import { AppError } from '../../kernel/errors.ts';

interface Routed {
  routes: readonly { method: string; path: string }[];
}

/**
 * Refuses a call with a wrong method at a known address, and says which methods it takes: "not found" would
 * send the caller looking for a mistake in the address. Unknown addresses pass.
 */
export function refuseWrongMethod(api: Routed): MiddlewareHandler {
  let known: { pattern: RegExp; method: string }[] | null = null;
  return async (context, next) => {
    // Built at the first call, when all routes exist. Middleware is left out.
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

/** "/myProducts/:id" matches any one path segment in place of ":id". */
function patternOf(path: string): RegExp {
  const parts = path.split('/').map((part) => {
    return part.startsWith(':') ? '[^/]+' : part.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
  });
  return new RegExp(`^${parts.join('/')}$`);
}
