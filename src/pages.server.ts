import { readFile } from 'node:fs/promises';
import type { Hono } from 'hono';
import * as apiWords from '#messages/api.ts';
import * as words from '#messages/common.ts';
import * as elsewhere from '#messages/elsewhere.ts';
import type { PageSettings } from './app-context.ts';
import type { PageAssets } from './document.tsx';
import { SessionProof } from './features/identity/access.ts';
import type { Accounts } from './features/identity/accounts.ts';
import { mayBeSignedIn, readSignedIn, type SignedIn } from './features/identity/signed-in.ts';
import { AppError } from './kernel/errors.ts';
import { marketOf } from './kernel/markets.ts';
import type { PageRequest, RenderedPage } from './main.render.tsx';
import type { Config } from './platform/config.ts';
import type { Database } from './platform/database.ts';
import type { ClientBindings } from './platform/http/client-address.ts';
import { CookieJar } from './platform/http/cookie-jar.ts';
import { failurePage } from './platform/http/failure-page.ts';
import { callWithin } from './platform/http/in-process.ts';
import { sendKept } from './platform/http/kept-answer.ts';
import { nonceMark } from './platform/http/nonces.ts';
import { sendWhole, type WholeAnswer, wholeAnswerOf } from './platform/http/whole-answer.ts';
import type { KeptPages, RenderPage } from './platform/kept-pages.ts';
import type { Log } from './platform/log.ts';

/** The pages' program, and the files that a page needs. */
export interface PageSource {
  render(): Promise<(page: PageRequest) => Promise<RenderedPage | Response>>;
  assets(modules: readonly string[]): PageAssets;
  /** The methods that the page at an address takes; none where there is no page. */
  methods(address: URL): Promise<readonly string[]>;
}

interface PagesParts {
  /** Answers the calls that pages make while they are rendered. */
  api: Hono;
  accounts: Accounts;
  database: Database;
  kept: KeptPages;
  config: Config;
  log: Log;
  /** Whether people can sign in with Google on this server. */
  google: boolean;
  /** Whether an external provider signs people in. */
  external: boolean;
  source: PageSource;
}

/** Answers page requests: recognises who is signed in, lets the pages call the API in process, renders. */
export function createPages(parts: PagesParts) {
  const { api, accounts, database, kept, config, log, google, external, source } = parts;
  const market = marketOf(config.currency);
  const settings: PageSettings = {
    currency: config.currency ?? null,
    market,
    timeZone: config.timeZone,
    home: market.isHome ? null : elsewhere.home(market.country),
    publicUrl: config.publicUrl,
    google,
    external,
  };

  async function render(
    request: Request,
    clientAddress: string,
    signedIn: SignedIn | null,
    announce?: Parameters<RenderPage>[0],
  ): Promise<WholeAnswer> {
    const jar = new CookieJar(request.headers.get('cookie'));
    // The session is read once for all calls of a page.
    const prove = () => signedIn && new SessionProof(database, signedIn.sessionId);
    let proof = prove();
    const inProcess = async (path: string, init: RequestInit) => {
      const headers = new Headers(init.headers);
      headers.set('cookie', jar.header());
      headers.set('origin', new URL(config.publicUrl).origin);
      const device = request.headers.get('user-agent');
      if (device) headers.set('user-agent', device);
      // Nothing within the process heeds a signal, and V8 keeps a Request that has one until its next full collection, with all
      // that hangs on it (undici registers it for finalization).
      const { signal: _, ...rest } = init;
      const call = new Request(new URL(`/api${path}`, request.url), { ...rest, headers });
      const isRead = call.method === 'GET';
      if (!isRead) proof = prove();
      const topics = announce?.();
      const client: ClientBindings = { clientAddress, ...(topics && { topics }), ...(proof && { proof }) };
      const answer = await callWithin(api, call, client);
      jar.take(answer.headers);
      // The session may have ended by now.
      if (!isRead || answer.headers.has('set-cookie')) proof = prove();
      return answer;
    };
    const renderPage = await source.render();
    const rendered = await renderPage({
      request,
      callApi: inProcess,
      user: signedIn?.user ?? null,
      settings,
      assets: source.assets,
      nonce: nonceMark,
      onError: (error) => log.error({ err: error, path: new URL(request.url).pathname }, 'a page failed'),
    });
    const answer =
      rendered instanceof Response ? await wholeAnswerOf(rendered) : { ...rendered, cookies: [] };
    const headers = {
      ...answer.headers,
      // Pages show who is signed in: no shared cache may store them, and the browser revalidates its copy.
      'cache-control': 'private, no-cache',
      vary: 'Accept-Encoding, Cookie',
    };
    return {
      ...answer,
      headers,
      cookies: [...(signedIn?.cookies ?? []), ...answer.cookies, ...jar.received],
    };
  }

  return async (
    sent: Request,
    clientAddress: string,
    nonce: string,
    isFresh?: boolean,
  ): Promise<Response> => {
    const taken = reading.has(sent.method) ? null : await source.methods(new URL(sent.url));
    const refusal = taken && refuse(sent, taken);
    if (refusal) return failurePage(refusal);
    // What is sent to no page is answered as if it were asked for: there is none.
    const request = taken?.length === 0 ? new Request(sent.url, { headers: sent.headers }) : sent;
    const posts = request.method === 'POST';
    if (posts || mayBeSignedIn(request.headers.get('cookie'))) {
      const signedIn = await readSignedIn(accounts, request.headers);
      // A cookie of a session that has ended, or of none, is nobody's.
      if (posts || signedIn)
        return sendWhole(request.headers, await render(request, clientAddress, signedIn), nonce);
    }
    const { pathname, search } = new URL(request.url);
    const shown = await kept.show(
      pathname + search,
      (announce) => render(fromNobody(request), clientAddress, null, announce),
      isFresh,
    );
    return 'kept' in shown
      ? sendKept((name) => request.headers.get(name) ?? undefined, shown.kept, nonce)
      : sendWhole(request.headers, shown.answer, nonce);
  };
}

/**
 * Without headers that distinguish visitors and their browsers, because the same answer is cached for all of
 * them; and without the signal of the first of them, who may leave while others wait for it.
 */
function fromNobody(request: Request): Request {
  const headers = new Headers(request.headers);
  headers.delete('cookie');
  headers.delete('user-agent');
  return new Request(request.url, { method: request.method, headers });
}

const reading = new Set(['GET', 'HEAD']);
const formTypes = /^(application\/x-www-form-urlencoded|multipart\/form-data)\s*(;|$)/i;

/** Why a page that takes these methods does not accept this request; null where it does, or where there is no page. */
function refuse({ method, headers }: Request, taken: readonly string[]): AppError | null {
  if (taken.length === 0) return null;
  if (!taken.includes(method)) {
    const detail = apiWords.methodNotAllowed(method, taken);
    return new AppError(405, 'method-not-allowed', detail, [], { allow: taken });
  }
  // Only submitted forms of pages are accepted here.
  return formTypes.test(headers.get('content-type') ?? '')
    ? null
    : new AppError(415, 'form-expected', words.formExpected);
}

interface ManifestEntry {
  file: string;
  css?: string[];
  imports?: string[];
  isEntry?: boolean;
}

/** The pages as built by `npm run build:site`; `folder` ends with a slash. */
export async function readPages(folder: URL): Promise<PageSource> {
  const text = await readFile(new URL('client/.vite/manifest.json', folder), 'utf8');
  const manifest = JSON.parse(text) as Record<string, ManifestEntry>;
  const program: typeof import('./main.render.tsx') = await import(
    new URL('server/main.render.js', folder).href
  );
  // A later build deletes the files of this one.
  await program.prepare();
  const entry = manifest['src/main.browser.tsx'];
  if (!entry) throw new Error('The build has no browser entry; build again.');
  const common = withImports(manifest, 'src/main.browser.tsx');
  const remembered = new Map<string, PageAssets>();
  return {
    render: () => Promise.resolve(program.renderPage),
    methods: (address) => program.methodsOf(address),
    assets: (modules) => {
      const key = modules.join();
      let assets = remembered.get(key);
      if (!assets) {
        const needed = new Set([...common, ...modules.flatMap((module) => withImports(manifest, module))]);
        const entries = [...needed].flatMap((name) => manifest[name] ?? []);
        assets = {
          entry: `/${entry.file}`,
          styles: [...new Set(entries.flatMap((item) => item.css ?? []))].map((file) => `/${file}`),
          modules: entries.filter((item) => item !== entry).map((item) => `/${item.file}`),
        };
        remembered.set(key, assets);
      }
      return assets;
    },
  };
}

/** A module of the build with all modules that it imports, by their names in the manifest. */
function withImports(
  manifest: Record<string, ManifestEntry>,
  name: string,
  seen = new Set<string>(),
): string[] {
  if (!seen.has(name)) {
    seen.add(name);
    for (const imported of manifest[name]?.imports ?? []) withImports(manifest, imported, seen);
  }
  return [...seen];
}
