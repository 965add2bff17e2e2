import { fileURLToPath } from 'node:url';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { compress } from 'hono/compress';
import { etag } from 'hono/etag';
import * as words from '#messages/api.ts';
import { artworkRoutes } from './features/artwork/api.ts';
import { bookingsApi } from './features/bookings/api.ts';
import { createAccounts, sessionCookie } from './features/identity/accounts.ts';
import { ownAccountApi } from './features/identity/api/own-account.ts';
import { identityApi, identityProviderApi } from './features/identity/api.ts';
import { createIdentityMails } from './features/identity/mails.ts';
import { createTokens } from './features/identity/tokens.ts';
import { listingsApi } from './features/listings/api.ts';
import { siteApi } from './features/site/api.ts';
import { AppError } from './kernel/errors.ts';
import { createPages, type PageSource } from './pages.server.ts';
import type { Config } from './platform/config.ts';
import type { Database } from './platform/database.ts';
import { createApi, readBodyAsJson } from './platform/http/api.ts';
import { createReadAddress } from './platform/http/client-address.ts';
import { docsPage } from './platform/http/docs-page.ts';
import { describeApi } from './platform/http/document.ts';
import { failurePage } from './platform/http/failure-page.ts';
import { securityHeaders } from './platform/http/headers.ts';
import { refuseWrongMethod } from './platform/http/methods.ts';
import { refuseForeignOrigin } from './platform/http/origin.ts';
import { problem, toAppError } from './platform/http/problems.ts';
import { createRateLimits } from './platform/http/rate-limits.ts';
import { securityTxt } from './platform/http/security-txt.ts';
import type { Log } from './platform/log.ts';
import type { Mail } from './platform/mail.ts';
import { sharedSecret } from './platform/secrets.ts';

export interface SiteParts {
  config: Config;
  database: Database;
  log: Log;
  mail: Mail;
  /** Where rendered pages and their files come from; the build, unless a development server gives its own. */
  pageSource?: PageSource;
  /** Allows what the development server's client needs: a web socket. */
  development?: boolean;
}

const builtFiles = fileURLToPath(new URL('../dist/client', import.meta.url));

// Every form of the product fits many times; what is larger is a mistake or an attack.
const largestBody = 64 * 1024;

/** The whole site as one function from request to response: API, pages, pictures and built files. */
export async function createSite({
  config,
  database,
  log,
  mail,
  pageSource,
  development,
}: SiteParts): Promise<Hono> {
  const secret = await sharedSecret(database, 'identity');
  const tokens = createTokens(await sharedSecret(database, 'tokens'));
  const readAddress = createReadAddress(config.trustedProxyHeader);
  const limits = createRateLimits({ database, readAddress, factor: config.rateLimitFactor });
  const mails = createIdentityMails(mail, config.publicUrl);
  const accounts = createAccounts({
    database,
    secret,
    publicUrl: config.publicUrl,
    log,
    mails,
  });

  const api = createApi();
  api.use(refuseWrongMethod(api));
  api.use(readBodyAsJson);
  api.use('/category', etag());
  api.route('/auth', identityProviderApi({ accounts, limits, readAddress }));
  api.route('/', ownAccountApi({ database, accounts, tokens, limits, mails }));
  api.route('/', identityApi({ database, accounts, tokens, limits }));
  // Before listings: /myProducts/{id}/bookings is narrower than /myProducts/*.
  api.route('/', bookingsApi({ database, tokens, limits }));
  api.route('/', listingsApi({ database, tokens, limits, currency: config.currency }));
  api.route('/', siteApi({ database, limits }));
  const document = describeApi(api, sessionCookie(config.publicUrl));
  api.get('/docs', (c) => c.html(docsPage(document())));
  api.all('/*', () => {
    throw new AppError(404, 'not-found', words.notFound);
  });

  const site = new Hono();
  site.onError((error, c) => {
    const expected = toAppError(error, log, c);
    // People get a page, programs a problem document.
    return /^\/(api|art)\//.test(c.req.path) ? problem(expected) : failurePage(expected);
  });
  site.use(securityHeaders(config.publicUrl, development));
  site.use('/assets/*', serveStatic({ root: builtFiles, precompressed: true, onFound: keepForever }));
  site.route('/', artworkRoutes());
  site.get('/.well-known/security.txt', (c) => c.text(securityTxt(config.publicUrl, new Date())));
  site.get(
    '/:file{[a-z0-9.-]+\\.[a-z0-9]+}',
    serveStatic({ root: builtFiles, precompressed: true, onFound: keepForADay }),
  );
  site.use(compress({ threshold: 1024 }));
  site.use(refuseForeignOrigin(config.publicUrl));
  site.use(bodyLimit({ maxSize: largestBody, onError: tooLarge }));
  site.route('/api', api);
  const pages = await createPages({
    site,
    accounts,
    tokens,
    config,
    log,
    ...(pageSource ? { source: pageSource } : {}),
  });
  site.all('*', (c) => pages(c.req.raw, readAddress(c)));
  return site;
}

/** Built files are named by their content. */
function keepForever(_path: string, context: { header(name: string, value: string): void }) {
  context.header('cache-control', 'public, max-age=31536000, immutable');
}

/** Logo, icons and manifest keep their names when they change. */
function keepForADay(_path: string, context: { header(name: string, value: string): void }) {
  context.header('cache-control', 'public, max-age=86400');
}

function tooLarge(): never {
  throw new AppError(413, 'too-large', words.bodyTooLarge);
}
