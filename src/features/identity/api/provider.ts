import { createRoute, z } from '@hono/zod-openapi';
import type { Context } from 'hono';
import * as calls from '#messages/calls-identity.ts';
import * as commonWords from '#messages/common.ts';
import * as words from '#messages/identity.ts';
import { AppError } from '../../../kernel/errors.ts';
import { createApi, json, problems } from '../../../platform/http/api.ts';
import type { ReadAddress } from '../../../platform/http/client-address.ts';
import type { RateLimits } from '../../../platform/http/rate-limits.ts';
import { validationError } from '../../../platform/http/validation.ts';
import { type Accounts, addressHeader } from '../accounts.ts';
import type { Prove } from '../commands/proof.ts';
import { providerUserSchema, signUpSchema } from '../contract.ts';
import { passCookiesOn, readSignedIn } from '../signed-in.ts';
import { type ProviderCall, providerCalls, signUpPath } from './provider-calls.ts';
import { refusalFrom } from './provider-refusals.ts';
import { explainSignUp, isSentAgain } from './provider-sign-up.ts';

interface ProviderApiParts {
  accounts: Accounts;
  limits: RateLimits;
  readAddress: ReadAddress;
  /** Opens sessions for an external provider. */
  proveExternally: Prove | undefined;
}

const postExternalSignIn = createRoute({
  method: 'post',
  path: '/sign-in/firebase',
  summary: calls.postExternalSignIn.summary,
  security: [{ idToken: [] }],
  responses: {
    200: json(z.object({ user: providerUserSchema }), calls.postExternalSignIn.answer),
    ...problems(401, 403, 409, 429, 503),
  },
});

/**
 * The endpoints of the identity library that pages need, below /auth; its others are not available. With an
 * external provider, those about passwords and mailboxes are not available either.
 */
export function providerApi(parts: ProviderApiParts) {
  const { limits, readAddress, proveExternally } = parts;
  const api = createApi();
  if (proveExternally) {
    api.openapi(postExternalSignIn, async (c) => {
      await limits.take(c, 'proof');
      const signedIn = await proveExternally(c.req.raw.headers, readAddress(c));
      if (!signedIn) throw new AppError(401, 'unauthenticated', words.proofNeeded);
      const { uid: id, email, displayName: name, photoURL: image, emailVerified } = signedIn.user;
      passCookiesOn(c, signedIn);
      return c.json({ user: { id, email, name, image, emailVerified: emailVerified === true } }, 200, {
        'cache-control': 'no-store',
      });
    });
  }
  const open = proveExternally ? providerCalls.filter((call) => call.ofSession) : providerCalls;
  for (const call of open) {
    const { method, path, ofSession, limited, body, query, responses: own, ...about } = call;
    api.openAPIRegistry.registerPath({
      method,
      path,
      ...about,
      ...(ofSession ? { security: [{ session: [] }] } : {}),
      ...(query ? { request: { query } } : {}),
      ...(body ? { request: { body: json(body, calls.providerApi.body) } } : {}),
      responses: { ...own, ...problems(400, 403, 422, 503), ...(limited ? problems(429) : {}) },
    });
    api.on(method.toUpperCase(), path, async (c) => {
      const given = await readGiven(c, call);
      const attempt = await takeAttempt(c, parts, call, given);
      const answer = await ask(c, parts, path, given);
      await attempt.settle(answer.ok);
      return withoutToken(await accepted(answer, path));
    });
  }
  return api;
}

/** What a call was given, as its schemas let it through. */
interface Given {
  body: object | undefined;
  query: Record<string, unknown>;
}

async function readGiven(c: Context, { body, query = z.object({}) }: ProviderCall): Promise<Given> {
  const sent: unknown = body && (await c.req.json());
  const given = body?.safeParse(sent);
  if (given?.error) throw validationError(given.error, sent);
  const asked = query.safeParse(c.req.query());
  if (asked.error) throw validationError(asked.error, c.req.query());
  return { body: given?.data, query: asked.data };
}

/** Counts the call. `settle` takes back what does not count, once it is known whether the call succeeded. */
async function takeAttempt(
  c: Context,
  { accounts, limits }: ProviderApiParts,
  { limited }: ProviderCall,
  { body }: Given,
): Promise<{ settle(succeeded: boolean): Promise<void> }> {
  if (!limited) return { settle: async () => undefined };
  if (limited === 'profile') await limits.take(c, 'proof');
  const account =
    limited === 'profile' ? (await readSignedIn(accounts, c.req.raw.headers))?.user.uid : emailOf(body);
  const attempt = await limits.take(c, limited, account);
  if (limited !== 'signIn') return { settle: async () => undefined };
  // Before the password is checked, which is the work that is limited.
  const entry = await limits.take(c, 'signedIn', account);
  // A correct password was no guess; a wrong one opened nothing.
  return { settle: (succeeded) => (succeeded ? attempt : entry).forgive() };
}

/** The library's answer; a registration that was sent twice is answered as a sign-in. */
async function ask(c: Context, parts: ProviderApiParts, path: string, given: Given): Promise<Response> {
  const { accounts, limits } = parts;
  // As with bodies, only described parameters are passed on.
  const address = new URL(c.req.url);
  address.search = new URLSearchParams(given.query as Record<string, string>).toString();
  const passOn = (url: URL) => accounts.handler(requestFor(c, parts, url, given.body));
  if (path !== signUpPath) return passOn(address);
  const email = emailOf(given.body);
  const answer = await explainSignUp(await passOn(address), accounts, email);
  if (!(await isSentAgain(answer, accounts, signUpSchema.parse(given.body)))) return answer;
  // The password opens the account, so a wrong one counts as a guess here, too.
  const guess = await limits.take(c, 'signIn', email);
  const entered = await passOn(new URL('sign-in/email', new URL('..', address)));
  if (!entered.ok) return answer;
  await guess.forgive();
  return entered;
}

function requestFor(
  c: Context,
  { readAddress }: ProviderApiParts,
  url: URL,
  body: object | undefined,
): Request {
  const headers = new Headers(c.req.raw.headers);
  headers.set(addressHeader, readAddress(c));
  // The site has checked the Origin already; the library would refuse programs, which send none.
  headers.set('origin', new URL(c.req.url).origin);
  headers.delete('content-length');
  return new Request(url, { method: c.req.method, headers, ...(body ? { body: JSON.stringify(body) } : {}) });
}

/** The answer, if it is one that succeeded; its refusals become errors like those of every other call. */
async function accepted(answer: Response, path: string): Promise<Response> {
  // The library has logged the reason, which is most likely the database.
  if (answer.status >= 500) throw new AppError(503, 'unavailable', commonWords.unavailable);
  if (!answer.ok) throw await refusalFrom(answer, path);
  return answer;
}

/**
 * The session's token belongs only into the cookie, which scripts cannot read; the library also writes it
 * into its answers.
 */
async function withoutToken(answer: Response): Promise<Response> {
  const text = await answer.text();
  const body =
    text && JSON.stringify(JSON.parse(text, (key, value) => (key === 'token' ? undefined : value)));
  const headers = new Headers(answer.headers);
  headers.delete('content-length');
  return new Response(body, { status: answer.status, headers });
}

/** The e-mail in a call's body, if there is one. */
function emailOf(body: object | undefined): string | undefined {
  return body && 'email' in body && typeof body.email === 'string' ? body.email : undefined;
}
