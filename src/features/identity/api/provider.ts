import { createRoute, z } from '@hono/zod-openapi';
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
import { providerCalls } from './provider-calls.ts';
import { refusalFrom } from './provider-refusals.ts';

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
export function providerApi({ accounts, limits, readAddress, proveExternally }: ProviderApiParts) {
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
  for (const { method, path, ofSession, limited, body, query, responses: own, ...about } of open) {
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
      const sent: unknown = body && (await c.req.json());
      const given = body?.safeParse(sent);
      if (given?.error) throw validationError(given.error, sent);
      const asked = (query ?? z.object({})).safeParse(c.req.query());
      if (asked.error) throw validationError(asked.error, c.req.query());
      if (limited === 'profile') await limits.take(c, 'proof');
      const account =
        limited === 'profile'
          ? (await readSignedIn(accounts, c.req.raw.headers))?.user.uid
          : emailOf(given?.data);
      const attempt = limited && (await limits.take(c, limited, account));
      // Before the password is checked, which is the work that is limited.
      const entry = limited === 'signIn' ? await limits.take(c, 'signedIn', account) : undefined;
      const headers = new Headers(c.req.raw.headers);
      headers.set(addressHeader, readAddress(c));
      // The site has checked the Origin already; the library would refuse programs, which send none.
      headers.set('origin', new URL(c.req.url).origin);
      headers.delete('content-length');
      // As with bodies, only described parameters are passed on.
      const address = new URL(c.req.url);
      address.search = new URLSearchParams(asked.data as Record<string, string>).toString();
      const ask = (url: URL) =>
        accounts.handler(
          new Request(url, {
            method: c.req.method,
            headers,
            ...(given ? { body: JSON.stringify(given.data) } : {}),
          }),
        );
      let answer = await ask(address);
      if (path === '/sign-up/email') {
        answer = await explainSignUp(answer, accounts, emailOf(given?.data));
        if (await isSentAgain(answer, accounts, signUpSchema.parse(given?.data))) {
          // The password opens the account, so a wrong one counts as a guess here, too.
          const guess = await limits.take(c, 'signIn', account);
          const entered = await ask(new URL('sign-in/email', new URL('..', address)));
          if (entered.ok) {
            await guess.forgive();
            answer = entered;
          }
        }
      }
      if (!answer.ok) await entry?.forgive();
      // The library has logged the reason, which is most likely the database.
      if (answer.status >= 500) throw new AppError(503, 'unavailable', commonWords.unavailable);
      if (!answer.ok) throw await refusalFrom(answer, path);
      // A correct password was no guess.
      if (limited === 'signIn') await attempt?.forgive();
      return withoutToken(answer);
    });
  }
  return api;
}

/**
 * The library says only that an account could not be written. If it exists now, the form was sent twice at
 * once; otherwise the database failed.
 */
async function explainSignUp(answer: Response, accounts: Accounts, email = ''): Promise<Response> {
  if (answer.status !== 422) return answer;
  const { code } = (await answer.clone().json()) as { code?: string };
  if (code !== 'FAILED_TO_CREATE_USER') return answer;
  const { internalAdapter } = await accounts.$context;
  if (!(await internalAdapter.findUserByEmail(email.toLowerCase())))
    throw new AppError(503, 'unavailable', commonWords.unavailable);
  return Response.json({ code: 'USER_ALREADY_EXISTS' }, { status: answer.status });
}

/** Seconds in which the same registration sent again counts as a double click or a reloaded page. */
const sentAgainWithin = 60;

/**
 * Whether the same registration, with the same e-mail and name, has made the account a moment ago; the
 * password is not compared.
 */
async function isSentAgain(
  answer: Response,
  accounts: Accounts,
  { email, name }: { email: string; name: string },
): Promise<boolean> {
  if (answer.status !== 422) return false;
  const { code = '' } = (await answer.clone().json()) as { code?: string };
  if (!code.startsWith('USER_ALREADY_EXISTS')) return false;
  const { internalAdapter } = await accounts.$context;
  const { user } = (await internalAdapter.findUserByEmail(email.toLowerCase())) ?? {};
  return user?.name === name && Date.now() - user.createdAt.getTime() < sentAgainWithin * 1_000;
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
