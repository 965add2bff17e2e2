import { sql } from 'kysely';
import { createMailTokens } from '../../src/features/alerts/tokens.ts';
import { timeZoneOf } from '../../src/kernel/time-zones.ts';
import { createSiteMails } from '../../src/mails.server.ts';
import type { Config } from '../../src/platform/config.ts';
import type { Message } from '../../src/platform/mail.ts';
import { sharedSecret } from '../../src/platform/secrets.ts';
import { createSite, type SiteParts } from '../../src/site.server.ts';
import { createTestDatabase } from './database.ts';
import { noteError, takeLogged } from './unexpected-errors.ts';

/** The password of everybody. */
const password = 'correct horse';

const silent = { info() {}, warn() {}, error() {}, debug() {} };

/** A person with an account, a session and a token, who makes calls. */
export interface Member {
  id: string;
  email: string;
  cookie: string;
  token: string;
  call(method: string, path: string, body?: unknown, headers?: Record<string, string>): Promise<Response>;
}

/**
 * The API on a database of its own, called without a port. Pages are not built for it, unless a source of
 * them is given. A test during which it logs an error fails, unless it takes it (`takeErrors`).
 */
export async function createTestApi({
  origin = 'http://127.0.0.1:3000',
  google,
  connections,
  statementTimeout,
  currency,
  ...options
}: {
  origin?: string;
  google?: Config['google'];
  connections?: number;
  statementTimeout?: number;
  currency?: string;
} & Pick<SiteParts, 'identity' | 'idTokens' | 'pageSource'> = {}) {
  const { database, drop } = await createTestDatabase({ connections, statementTimeout });
  const own = {};
  const mails: Message[] = [];
  const mailing = new Set<Promise<unknown>>();
  let people = 0;
  const log = { ...silent, error: (...all: unknown[]) => noteError(own, all) };
  const mail = {
    deliver: async (message: Message) => void mails.push(message),
    during: (work: Promise<unknown>) => void mailing.add(work),
    settled: async () => {},
    outbox: undefined,
  };
  const site = await createSite({
    config: {
      port: 3000,
      host: '127.0.0.1',
      publicUrl: origin,
      dataDir: '/nowhere',
      databaseUrl: undefined,
      demo: false,
      currency,
      timeZone: timeZoneOf(currency),
      storedPrices: undefined,
      firebaseProjectId: undefined,
      google,
      logLevel: 'silent',
      shutdownTimeout: 1,
      smtpUrl: undefined,
      mailFrom: undefined,
      trustedProxyHeader: undefined,
      rateLimitFactor: 1,
    },
    database,
    log,
    mail,
    pageSource: {
      render: () =>
        Promise.resolve(() =>
          Promise.resolve({ status: 200, headers: {}, body: new TextEncoder().encode('page') }),
        ),
      assets: () => ({ entry: '', styles: [], modules: [] }),
      methods: () => Promise.resolve(['GET', 'HEAD', 'POST']),
    },
    ...options,
  });

  /**
   * Makes one call; a body is sent as JSON, and bytes or a text as they are. The header `test-address` is not sent but sets the caller's
   * address. Returns when mail has been sent.
   */
  async function call(method: string, path: string, body?: unknown, headers: Record<string, string> = {}) {
    const { 'test-address': remoteAddress = '127.0.0.1', ...sent } = headers;
    const bytes = body === undefined ? undefined : isRaw(body) ? body : JSON.stringify(body);
    const init = {
      method,
      headers: {
        ...(bytes === undefined
          ? {}
          : { 'content-type': 'application/json', 'content-length': String(Buffer.byteLength(bytes)) }),
        ...sent,
      },
      ...(bytes === undefined ? {} : { body: bytes }),
    };
    const answer = await site.request(`${origin}/api${path}`, init, {
      incoming: { socket: { remoteAddress } },
    });
    await Promise.all(mailing);
    return answer;
  }

  const queue = createSiteMails({
    database,
    mail,
    log,
    publicUrl: origin,
    secret: await sharedSecret(database, 'identity'),
    tokens: createMailTokens(await sharedSecret(database, 'alerts')),
  });
  /** Sends the mail that is due, as the job process does every minute. */
  const sendDue = () => queue.sendDue();

  /** Sends mail that is delayed, so that what it says can be taken back or told together. */
  async function sendWaiting() {
    await sql`update standing_changes set told_at = told_at - interval '10 minutes' where told_at is not null`.execute(
      database,
    );
    await sql`update bookings set warned_at = warned_at - interval '10 minutes',
      put_back_told_at = put_back_told_at - interval '10 minutes' where warned_at is not null`.execute(
      database,
    );
    await database
      .updateTable('mails')
      .set({ due_at: new Date(0) })
      .execute();
    await sendDue();
  }

  async function tokenOf(email: string, cookie: string): Promise<string> {
    const jwt = await call('POST', '/jwt', { email }, { cookie, origin });
    return ((await jwt.json()) as { token: string }).token;
  }

  /** Opens a further session of a member, as on another device, and returns its token. */
  async function enterAgain({ email }: Member): Promise<string> {
    return tokenOf(email, cookieOf(await call('POST', '/auth/sign-in/email', { email, password })));
  }

  async function signUp(email: string, role: 'seller' | 'buyer' = 'buyer'): Promise<Member> {
    // Everybody gets an address of their own.
    people += 1;
    const home = { 'test-address': `10.0.${people >> 8}.${people & 255}` };
    const account = { email, password, name: '' };
    const answer = await call('POST', '/auth/sign-up/email', account, home);
    if (answer.status !== 200) throw new Error(`sign-up failed: ${await answer.text()}`);
    const cookie = cookieOf(answer);
    const { user } = (await answer.json()) as { user: { id: string } };
    await call('POST', '/users', { name: email.split('@')[0], email, role }, { cookie, origin });
    const token = await tokenOf(email, cookie);
    return {
      id: user.id,
      email,
      cookie,
      token,
      call: (method, path, body, headers) =>
        call(method, path, body, { ...headers, authorization: `Bearer ${token}` }),
    };
  }

  return {
    database,
    site,
    call,
    signUp,
    enterAgain,
    queue,
    sendDue,
    sendWaiting,
    /** The errors that were logged, each as the log got it; they count as expected from now on. */
    takeErrors: () => takeLogged(own),
    mails,
    origin,
    close: drop,
  };
}

export type TestApi = Awaited<ReturnType<typeof createTestApi>>;

function cookieOf(answer: Response): string {
  return answer.headers
    .getSetCookie()
    .map((text) => text.split(';')[0])
    .join('; ');
}

function isRaw(body: unknown): body is string | Uint8Array<ArrayBuffer> {
  return typeof body === 'string' || body instanceof Uint8Array;
}
