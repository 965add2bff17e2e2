import { Hono, type MiddlewareHandler } from 'hono';
import { secureHeaders } from 'hono/secure-headers';
import type { IdentityChoice } from '../build.ts';
import type { GoogleSettings } from '../config.ts';
import { newNonce } from './nonces.ts';

export const policyName = 'content-security-policy';

/**
 * Google's window keeps its tie to the page that opened it, on its way out and home: with the policy of other
 * pages the browser would cut it, and the page would take the window for closed. Goes around
 * `securityHeaders`.
 */
export const keepOpener: MiddlewareHandler = async (context, next) => {
  await next();
  context.res.headers.set('cross-origin-opener-policy', 'unsafe-none');
};

/** The security headers of an answer: what all say alike, and the policy of the one that has this nonce. */
export interface SecurityRules {
  always: Readonly<Record<string, string>>;
  policy(nonce: string): string;
}

/**
 * Security headers of every answer. The only script that runs is the one that the answer names by its nonce,
 * and what that loads itself; the pages' data travels in JSON elements, which are not run. Styles may be
 * inline, as toasts and the router's scroll restoration set them.
 */
export async function readSecurityRules(
  publicUrl: string,
  {
    development,
    identity,
    google,
  }: { development: boolean; identity: IdentityChoice; google: GoogleSettings | undefined },
): Promise<SecurityRules> {
  const secure = publicUrl.startsWith('https:');
  // What Firebase's library talks to, and how its sign-in window tells the page who came.
  const firebase =
    identity.provider === 'firebase'
      ? {
          calls: ['https://identitytoolkit.googleapis.com', 'https://securetoken.googleapis.com'],
          frames: { frameSrc: [`https://${identity.authDomain}`] },
        }
      : { calls: [], frames: {} };
  const write = secureHeaders({
    contentSecurityPolicy: {
      defaultSrc: ["'self'"],
      scriptSrc: [noncePlace, "'strict-dynamic'"],
      styleSrc: ["'self'", "'unsafe-inline'"],
      // Sellers' pictures and people's photos live anywhere on the web.
      imgSrc: ["'self'", 'https:', 'http:', 'data:'],
      fontSrc: ["'self'"],
      connectSrc: ["'self'", ...(development ? ['ws:'] : []), ...firebase.calls],
      ...firebase.frames,
      objectSrc: ["'none'"],
      baseUri: ["'none'"],
      // Without script the login form leads to Google by way of our own server.
      formAction: ["'self'", ...(google ? [new URL(google.issuer).origin] : [])],
      frameAncestors: ["'none'"],
      ...(secure && { upgradeInsecureRequests: [] }),
    },
    crossOriginOpenerPolicy: 'same-origin-allow-popups',
    crossOriginResourcePolicy: 'same-origin',
    referrerPolicy: 'strict-origin-when-cross-origin',
    xFrameOptions: 'DENY',
    strictTransportSecurity: secure ? 'max-age=31536000; includeSubDomains' : false,
    // What the site never asks for, nobody who gets into it can ask for either.
    permissionsPolicy: {
      accelerometer: [],
      camera: [],
      displayCapture: [],
      geolocation: [],
      gyroscope: [],
      hid: [],
      magnetometer: [],
      microphone: [],
      midi: [],
      payment: [],
      serial: [],
      usb: [],
    },
  });
  // They are the same for all answers: the library writes them once.
  const example = await new Hono()
    .use(write)
    .get('/', (c) => c.body(null))
    .request('/');
  const { [policyName]: policy = '', ...always } = Object.fromEntries(example.headers);
  const parts = policy.split(noncePlace);
  return { always, policy: (nonce) => parts.join(`'nonce-${nonce}'`) };
}

/** Gives every answer its nonce and its security headers. */
export function securityHeaders({ always, policy }: SecurityRules): MiddlewareHandler {
  const fixed = Object.entries(always);
  return async (context, next) => {
    const nonce = newNonce();
    context.set('nonce', nonce);
    await next();
    const { headers } = context.res;
    for (const [name, value] of fixed) headers.set(name, value);
    // "As you have it": with the policy that it came with, whose nonce is in it.
    if (context.res.status !== 304) headers.set(policyName, policy(nonce));
  };
}

/** Stands in the policy where the nonce of each answer goes. */
const noncePlace = "'nonce'";
