import type { MiddlewareHandler } from 'hono';
import * as words from '#messages/identity.ts';
import { AppError } from '../../kernel/errors.ts';
import { parseUrl } from '../../kernel/parse-url.ts';

const harmless = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Refuses requests that another site's page sends: a browser adds the visitor's cookies to them, but also
 * says where they come from. Programs other than browsers send no Origin and pass; they have no visitor's
 * cookies. A site on https also refuses its own name under http, because anybody on the network can forge
 * such pages.
 */
export function refuseForeignOrigin(publicUrl: string): MiddlewareHandler {
  const { protocol, origin: own } = new URL(publicUrl);
  // Without https in PUBLIC_URL a proxy may still use it, so only the host names are compared.
  const secure = protocol === 'https:';
  const nameOf = (origin: string) => (secure ? parseUrl(origin)?.origin : parseUrl(origin)?.host);
  return async (context, next) => {
    if (!harmless.has(context.req.method)) {
      const origin = context.req.header('origin');
      const site = context.req.header('sec-fetch-site');
      const names = [own, `${protocol}//${context.req.header('host')}`].map(nameOf);
      const foreign =
        origin === undefined
          ? site === 'cross-site' || site === 'same-site'
          : !names.includes(nameOf(origin) ?? '');
      if (foreign) throw new AppError(403, 'foreign-origin', words.foreignOrigin);
    }
    await next();
  };
}
