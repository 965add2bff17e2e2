import type { MiddlewareHandler } from 'hono';
import * as words from '#messages/identity.ts';
import { AppError } from '../../kernel/errors.ts';

const harmless = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Refuses what another site's page sends here: a browser adds the visitor's cookies to it, but also says where it
 * comes from. Programs other than browsers send no Origin and are let through; they have no visitor's cookies.
 */
export function refuseForeignOrigin(publicUrl: string): MiddlewareHandler {
  const own = new URL(publicUrl).host;
  return async (context, next) => {
    if (!harmless.has(context.req.method)) {
      const origin = context.req.header('origin');
      const site = context.req.header('sec-fetch-site');
      const hosts = [own, context.req.header('host')];
      const foreign =
        origin === undefined
          ? site === 'cross-site' || site === 'same-site'
          : !URL.canParse(origin) || !hosts.includes(new URL(origin).host);
      if (foreign) throw new AppError(403, 'foreign-origin', words.foreignOrigin);
    }
    await next();
  };
}
