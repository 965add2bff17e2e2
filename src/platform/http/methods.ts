import type { MiddlewareHandler } from 'hono';
import * as words from '#messages/api.ts';
import { AppError } from '../../kernel/errors.ts';

interface Routed {
  routes: readonly { method: string; path: string }[];
}

/**
 * Refuses a call with a wrong method at a known address, and says which methods it takes: "not found" would
 * send the caller looking for a mistake in the address. Unknown addresses pass.
 *
 * @param base what may stand before the paths of the routes
 */
export function refuseWrongMethod({ routes }: Routed, base = ''): MiddlewareHandler {
  let known: { pattern: RegExp; method: string }[] | null = null;
  return async (context, next) => {
    // Built at the first call, when all routes exist. Middleware is left out.
    known ??= routes
      .filter(({ method }) => method !== 'ALL')
      .map(({ method, path }) => ({ method, pattern: patternOf(path) }));
    const { path: whole, method } = context.req;
    const path = whole.startsWith(`${base}/`) ? whole.slice(base.length) : whole;
    const allowed = new Set(known.filter(({ pattern }) => pattern.test(path)).map(({ method }) => method));
    if (allowed.has('GET')) allowed.add('HEAD');
    if (allowed.size > 0 && !allowed.has(method)) {
      const allow = [...allowed].sort();
      throw new AppError(405, 'method-not-allowed', words.methodNotAllowed(method, allow), [], { allow });
    }
    await next();
  };
}

/** "/myProducts/:id" matches any one path segment in place of ":id", and ":file{[a-z]+}" one of this form. */
function patternOf(path: string): RegExp {
  const parts = path.split('/').map((part) => {
    if (part.startsWith(':')) return /\{(.+)\}$/.exec(part)?.[1] ?? '[^/]+';
    return part.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
  });
  return new RegExp(`^${parts.join('/')}$`);
}
