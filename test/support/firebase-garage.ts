import type { JWTPayload } from 'jose';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { createTestApi, type TestApi } from './api.ts';
import { createIssuer } from './id-tokens.ts';

/** The garage's project at Firebase. */
export const project = 'demo-garage';

/** A garage for the tests of a file whose people sign in at Firebase; each test has a person of its own. */
export function firebaseGarage() {
  let api: TestApi;
  let issuer: Awaited<ReturnType<typeof createIssuer>>;
  let [uid, email] = ['', ''];
  let people = 0;

  beforeAll(async () => {
    issuer = await createIssuer(project);
    api = await createTestApi({
      identity: { provider: 'firebase', projectId: project, authDomain: 'demo-garage.firebaseapp.com' },
      idTokens: issuer.idTokens,
    });
  });
  afterAll(() => api.close());
  beforeEach(() => {
    people += 1;
    uid = `uid-${people}`;
    email = `rider${people}@example.com`;
  });

  async function send(path: string, body: object, idToken: string) {
    return api.call('POST', path, body, { authorization: `Bearer ${idToken}`, origin: api.origin });
  }

  return {
    get api() {
      return api;
    },
    get issuer() {
      return issuer;
    },
    get uid() {
      return uid;
    },
    get email() {
      return email;
    },
    send,
    /** Signs in with an ID token and returns the answer. */
    async enter(more: JWTPayload = {}, who = uid, address = email) {
      const idToken = await issuer.token(who, address, more);
      const answer = await send('/auth/sign-in/firebase', {}, idToken);
      const body = (await answer.json()) as {
        user?: { id: string; email: string; name: string };
        code?: string;
      };
      const cookie = answer.headers
        .getSetCookie()
        .map((text) => text.split(';')[0])
        .join('; ');
      return { idToken, status: answer.status, code: body.code, user: body.user, cookie };
    },
    async tokenOf(idToken: string, address = email) {
      const answer = await send('/jwt', { email: address }, idToken);
      return ((await answer.json()) as { token: string }).token;
    },
    async whoIs(cookie: string) {
      const answer = await api.call('GET', '/auth/get-session', undefined, { cookie });
      return (await answer.json()) as { user: { id: string; email: string } } | null;
    },
    rowOf: (address: string) =>
      api.database.selectFrom('users').selectAll().where('email', '=', address).executeTakeFirst(),
    sessionsOf: (userId: string) =>
      api.database.selectFrom('sessions').select('id').where('user_id', '=', userId).execute(),
    /** An account as the embedded provider creates it, with a password and a session. */
    async insertEmbedded(address: string, verified: boolean): Promise<string> {
      const id = `own-${address}`;
      await api.database
        .insertInto('users')
        .values({ id, email: address, email_verified: verified, name: 'First', image: null, role: 'seller' })
        .execute();
      await api.database
        .insertInto('credentials')
        .values({ id: `c-${address}`, user_id: id, provider_id: 'credential', account_id: id })
        .execute();
      await api.database
        .insertInto('sessions')
        .values({ id: `s-${address}`, user_id: id, token: `t-${address}`, expires_at: '2999-01-01' })
        .execute();
      return id;
    },
  };
}
