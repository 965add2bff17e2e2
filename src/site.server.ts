import { fileURLToPath } from 'node:url';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';
import { compress } from 'hono/compress';
import { etag } from 'hono/etag';
import * as words from '#messages/api.ts';
import { limitBodies } from './body-limits.ts';
import { alertsApi } from './features/alerts/api.ts';
import { createMailTokens } from './features/alerts/tokens.ts';
import { artworkRoutes } from './features/artwork/api.ts';
import { bookingsApi } from './features/bookings/api.ts';
import { countsOfBookings } from './features/bookings/data/counts.ts';
import { sessionCookie } from './features/identity/accounts/cookies.ts';
import { createAccounts } from './features/identity/accounts.ts';
import { forgottenPasswordApi } from './features/identity/api/forgotten-password.ts';
import { googleApi, googleReturn } from './features/identity/api/google.ts';
import { ownAccountApi } from './features/identity/api/own-account.ts';
import { providerApi } from './features/identity/api/provider.ts';
import { identityApi } from './features/identity/api.ts';
import { proveByCookie, proveByIdToken } from './features/identity/commands/proof.ts';
import { settleReset } from './features/identity/commands/take-over.ts';
import { tokenLifetime } from './features/identity/domain.ts';
import { createGoogle } from './features/identity/google.ts';
import { createIdTokens, googleKeys, type IdTokens } from './features/identity/id-tokens.ts';
import { mayBeSignedIn } from './features/identity/signed-in.ts';
import { createTickets } from './features/identity/tickets.ts';
import { createTokens } from './features/identity/tokens.ts';
import { inboxApi } from './features/inbox/api.ts';
import { listingsApi } from './features/listings/api.ts';
import { photoRoutes } from './features/photos/api/pictures.ts';
import { photosApi } from './features/photos/api.ts';
import { moderationFinder } from './features/reports/api/moderation.ts';
import { stoppedAccountsApi } from './features/reports/api/stopped-accounts.ts';
import { reportsApi } from './features/reports/api.ts';
import { savedStylesRoutes } from './features/saved/api/saved-styles.ts';
import { savedApi } from './features/saved/api.ts';
import { categoryLister } from './features/search/api/category.ts';
import { feedRoutes } from './features/search/api/feeds.ts';
import { previewRoutes } from './features/search/api/previews.ts';
import { searchApi } from './features/search/api.ts';
import { siteApi } from './features/site/api.ts';
import { vocabularyApi } from './features/vocabulary/api.ts';
import { AppError } from './kernel/errors.ts';
import { homeCurrency } from './kernel/money.ts';
import { createSiteMails } from './mails.server.ts';
import { createPages, type PageSource, readPages } from './pages.server.ts';
import { buildFolder, type IdentityChoice } from './platform/build.ts';
import type { Config } from './platform/config.ts';
import type { Database } from './platform/database.ts';
import { createApi, keepAnswersPrivate, letCachesAsk, readBodyAsJson } from './platform/http/api.ts';
import { createReadAddress } from './platform/http/client-address.ts';
import { compressAnswers } from './platform/http/compress-answers.ts';
import { docsPage } from './platform/http/docs-page.ts';
import { describeApi } from './platform/http/document.ts';
import { failurePage } from './platform/http/failure-page.ts';
import { keepOpener, readSecurityRules, securityHeaders } from './platform/http/headers.ts';
import { handOverData } from './platform/http/in-process.ts';
import { keptFirst } from './platform/http/kept-answer.ts';
import { refuseWrongMethod } from './platform/http/methods.ts';
import { refuseForeignOrigin } from './platform/http/origin.ts';
import { problem, toAppError } from './platform/http/problems.ts';
import { createRateLimits } from './platform/http/rate-limits.ts';
import { securityTxt } from './platform/http/security-txt.ts';
import { createKeptPages, keepNothing } from './platform/kept-pages.ts';
import type { Log } from './platform/log.ts';
import type { Mail } from './platform/mail.ts';
import { createPhotoMaker } from './platform/photo-maker.ts';
import { createRasteriser } from './platform/rasteriser.ts';
import { sharedSecret } from './platform/secrets.ts';
import { bikePath, fixedPages, paths, searchPath } from './routes.ts';

export interface SiteParts {
  config: Config;
  database: Database;
  log: Log;
  mail: Mail;
  /** The identity provider that the pages were built with; by default the embedded one. */
  identity?: IdentityChoice;
  /** Checks ID tokens instead of Google's keys. Only a test can pass it; there is no setting. */
  idTokens?: IdTokens;
  /** The folder of the built pages; another one in tests of other builds. */
  build?: URL;
  /** The source of rendered pages and their files: the build, unless a development server passes its own. */
  pageSource?: PageSource;
  /** Allows what the development server's client needs: a web socket. */
  development?: boolean;
}

/** The whole site as one function from request to response: API, pages, pictures and built files. */
export async function createSite({
  config,
  database,
  log,
  mail,
  identity = { provider: 'embedded' },
  idTokens,
  build = buildFolder,
  pageSource,
  development = false,
}: SiteParts): Promise<Hono> {
  const secret = await sharedSecret(database, 'identity');
  const tokens = createTokens(await sharedSecret(database, 'tokens'));
  const { publicUrl } = config;
  const externalTokens =
    identity.provider === 'firebase'
      ? (idTokens ?? createIdTokens({ projectId: identity.projectId, keys: googleKeys(), log }))
      : undefined;
  const external = externalTokens !== undefined;
  const tickets = createTickets(await sharedSecret(database, 'tickets'));
  const google =
    config.google && !external
      ? createGoogle({ settings: config.google, redirectUri: publicUrl + googleReturn, log })
      : undefined;
  const readAddress = createReadAddress(config.trustedProxyHeader);
  const limits = createRateLimits({ database, readAddress, factor: config.rateLimitFactor });
  const mailTokens = createMailTokens(await sharedSecret(database, 'alerts'));
  const mails = createSiteMails({ database, mail, log, publicUrl, secret, tokens: mailTokens });
  const accounts = createAccounts({
    database,
    secret,
    publicUrl,
    log,
    mails,
    settleReset: (transaction, userId) => settleReset(transaction, mails, userId),
    external,
  });
  const proveExternally =
    externalTokens && proveByIdToken({ accounts, database, mails, idTokens: externalTokens });
  const prove = proveExternally ?? proveByCookie(accounts);

  const api = createApi();
  api.use(keepAnswersPrivate);
  for (const path of ['/category', '/openapi.json', '/docs']) api.use(path, letCachesAsk);
  api.use(refuseWrongMethod(api, '/api'));
  // The body of a photo is the photo.
  api.route('/', photosApi({ database, tokens, limits, maker: createPhotoMaker() }));
  api.use(readBodyAsJson);
  api.use('/category', etag());
  api.route('/auth', providerApi({ accounts, limits, readAddress, proveExternally }));
  if (!external) api.route('/auth', forgottenPasswordApi({ database, mails, limits }));
  if (google) {
    api.route(
      '/auth/google',
      googleApi({
        google,
        accounts,
        database,
        mails,
        tickets,
        limits,
        readAddress,
        publicUrl,
        login: paths.login(),
        log,
      }),
    );
  }
  api.route(
    '/',
    ownAccountApi({
      database,
      accounts,
      tokens,
      limits,
      mails,
      external,
      tickets: google && tickets,
    }),
  );
  api.route('/', identityApi({ database, prove, readAddress, tokens, limits }));
  // Before listings: /myProducts/{id}/bookings is more specific than /myProducts/*.
  api.route(
    '/',
    bookingsApi({
      database,
      tokens,
      limits,
      mails,
      currency: config.currency,
      findModeration: moderationFinder(database),
    }),
  );
  const search = searchApi({ database, own: config.currency ?? homeCurrency, limits });
  const listCategory = categoryLister(search.finder);
  api.route(
    '/',
    listingsApi({
      database,
      tokens,
      limits,
      publicUrl,
      currency: config.currency,
      listCategory,
      countsOfBookings,
    }),
  );
  api.route('/', search.api);
  // Loaded now, because the first search would wait for it; a failure shows in that search.
  search.finder.current().catch(() => undefined);
  api.route('/', alertsApi({ database, tokens, limits, mailTokens, finder: search.finder }));
  api.route('/', savedApi({ database, tokens, limits, modelOf: search.modelOf }));
  api.route('/', siteApi({ database, limits }));
  api.route('/', inboxApi({ database, tokens, mails, limits }));
  const visitors = await sharedSecret(database, 'visitors');
  api.route('/', reportsApi({ database, tokens, limits, mails, readAddress, secret: visitors }));
  api.route('/', stoppedAccountsApi({ database, tokens, limits, mails }));
  api.route('/', vocabularyApi({ database, tokens, limits, finder: search.finder }));
  const document = describeApi(api, sessionCookie(publicUrl));
  api.get('/docs', (c) => c.html(docsPage(document(), { tokenMinutes: tokenLifetime / 60 })));
  api.all('/*', () => {
    throw new AppError(404, 'not-found', words.notFound);
  });

  const site = new Hono();
  site.onError((error, c) => {
    const expected = toAppError(error, log, c);
    // People get a page, programs a problem document.
    return /^\/(api|art|photos)\//.test(c.req.path) ? problem(expected) : failurePage(expected);
  });
  const rules = await readSecurityRules(publicUrl, {
    development,
    identity,
    google: google && config.google,
  });
  // In development the program changes, too.
  const kept = development ? keepNothing : createKeptPages(database);
  site.use(keptFirst(kept, rules, mayBeSignedIn));
  if (google) site.use('/api/auth/google/*', keepOpener);
  site.use(securityHeaders(rules));
  const root = fileURLToPath(new URL('client/', build));
  site.use('/assets/*', serveStatic({ root, precompressed: true, onFound: keepForever }));
  const feeds = feedRoutes({
    database,
    finder: search.finder,
    publicUrl,
    currency: config.currency ?? null,
    pages: { fixed: fixedPages(), search: searchPath, bike: bikePath, hidden: ['/api/', paths.dashboard()] },
  });
  site.use('/saved.css', compress());
  site.use('/sitemaps/*', compress());
  const rasteriser = createRasteriser();
  const files = [
    artworkRoutes(),
    photoRoutes({ database, accounts }),
    savedStylesRoutes({ database, accounts }),
    feeds,
    previewRoutes({ database, rasteriser, limits, currency: config.currency ?? null }),
  ];
  // None of them takes a form, unlike the pages that come after them.
  site.use(refuseWrongMethod({ routes: files.flatMap(({ routes }) => routes) }));
  for (const routes of files) site.route('/', routes);
  site.get('/.well-known/security.txt', (c) => c.text(securityTxt(publicUrl, new Date())));
  site.get(
    '/:file{[a-z0-9.-]+\\.[a-z0-9]+}',
    serveStatic({ root, precompressed: true, onFound: keepForADay }),
  );
  site.use('/api/*', compressAnswers);
  site.use(refuseForeignOrigin(publicUrl));
  site.use(limitBodies());
  site.route('/api', api);
  const inner = new Hono().use(handOverData).route('/api', api);
  inner.onError((error, c) => problem(toAppError(error, log, c)));
  const pages = createPages({
    api: inner,
    accounts,
    database,
    kept,
    config,
    log,
    google: google !== undefined,
    external,
    source: pageSource ?? (await readPages(build)),
  });
  site.all('*', (c) => pages(c.req.raw, readAddress(c), c.get('nonce'), c.get('isFresh')));
  // Mails that an earlier process could not send any more.
  mails.send();
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
