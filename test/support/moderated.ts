import { sql } from 'kysely';
import type { Account } from '../../src/features/identity/contract.ts';
import type { OwnProduct } from '../../src/features/listings/contract.ts';
import { createTestApi, type Member } from './api.ts';
import { newProduct } from './listings.ts';

/** Status and body of an answer. */
export async function answerOf<Body = unknown>(call: Promise<Response>): Promise<[number, Body]> {
  const answer = await call;
  return [answer.status, (await answer.json()) as Body];
}

/** The answer of a call that stops an account or lets its owner in. */
export const stoppedAnswer = (modifiedCount: number, listings: number) => [
  200,
  { acknowledged: true, modifiedCount, listings },
];

/** Why accounts are stopped, unless a test says it. */
export const stopReason = 'Three riders told us that you asked for money first';

/** A garage with two admins and a buyer, and what moderation is tested with. */
export async function openModerated() {
  const api = await createTestApi();
  const admin = await api.signUp('admin@example.com');
  const second = await api.signUp('second@example.com');
  const buyer = await api.signUp('buyer@example.com');
  await sql`update users set admin = id in (${admin.id}, ${second.id})`.execute(api.database);
  let people = 0;
  return {
    api,
    admin,
    second,
    buyer,
    /** Somebody with a confirmed mailbox. */
    async newSeller(): Promise<Member> {
      people += 1;
      const seller = await api.signUp(`seller${people}@example.com`, 'seller');
      await sql`update users set email_verified = true where id = ${seller.id}`.execute(api.database);
      return seller;
    },
    /** Adds a motorcycle and returns its id. */
    async add(who: Member, more: object = {}): Promise<string> {
      const answer = await who.call('POST', '/products', { ...newProduct, ...more });
      return ((await answer.json()) as { insertedId: string }).insertedId;
    },
    stop: (who: Member, id: string, body: object = { reason: stopReason }) =>
      who.call('PUT', `/accounts/${id}/stopped`, body),
    letIn: (who: Member, id: string, body: object = {}) =>
      who.call('DELETE', `/accounts/${id}/stopped`, body),
    putBack: (who: Member, id: string) => who.call('DELETE', `/bikes/${id}/takenOff`),
    signIn: (email: string, password = 'correct horse') =>
      api.call('POST', '/auth/sign-in/email', { email, password }),
    /** Why each of a seller's listings is off the site; null for those that are not. */
    async reasonsOf(who: Member): Promise<Record<string, string | null>> {
      const headers = { authorization: `Bearer ${await api.enterAgain(who)}` };
      const answer = await api.call('GET', '/myProducts', undefined, headers);
      const products = (await answer.json()) as OwnProduct[];
      return Object.fromEntries(products.map(({ _id, takenOff }) => [_id, takenOff?.reason ?? null]));
    },
    mailsTo: (email: string, from: number) => api.mails.slice(from).filter(({ to }) => to === email),
    /** The account as admins see it. */
    async accountOf(who: Member): Promise<Account | undefined> {
      const path = `/accounts?group=sellers&search=${encodeURIComponent(who.email)}`;
      return ((await (await admin.call('GET', path)).json()) as Account[])[0];
    },
    close: () => api.close(),
  };
}
