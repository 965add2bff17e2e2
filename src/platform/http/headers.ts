import { Hono, type MiddlewareHandler } from 'hono';
import { secureHeaders } from 'hono/secure-headers';
import type { IdentityChoice } from '../build.ts';
import type { GoogleSettings } from '../config.ts';
import { newNonce } from './nonces.ts';

export const policyName = 'content-security-policy';

/**
 * Google's sign-in window must stay connected to the page that opened it, on the way out and back: under the
 * policy of other pages the browser would cut the connection, and the page would think that the window was
 * closed. Must wrap `securityHeaders`.
 */
export const keepOpener: MiddlewareHandler = async (context, next) => {
  await next();
  context.res.headers.set('cross-origin-opener-policy', 'unsafe-none');
};

/** The security headers of an answer: those that are always the same, and the policy for a nonce. */
export interface SecurityRules {
  always: Readonly<Record<string, string>>;
  policy(nonce: string): string;
}

/**
 * Security headers of every answer. Only the script with the answer's nonce runs, and what it loads; the
 * pages' data travels in JSON elements, which are not executed. Inline styles are allowed, because toasts and
 * the router's scroll restoration set them.
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
  // The hosts that Firebase's library calls, and the one whose sign-in window reports back to the page.
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
      // Sellers' pictures and people's photos may be anywhere on the web.
      imgSrc: ["'self'", 'https:', 'http:', 'data:'],
      fontSrc: ["'self'"],
      connectSrc: ["'self'", ...(development ? ['ws:'] : []), ...firebase.calls],
      ...firebase.frames,
      objectSrc: ["'none'"],
      baseUri: ["'none'"],
      // Without script the login form reaches Google by a redirect from our own server.
      formAction: ["'self'", ...(google ? [new URL(google.issuer).origin] : [])],
      frameAncestors: ["'none'"],
      ...(secure && { upgradeInsecureRequests: [] }),
    },
    crossOriginOpenerPolicy: 'same-origin-allow-popups',
    crossOriginResourcePolicy: 'same-origin',
    referrerPolicy: 'strict-origin-when-cross-origin',
    xFrameOptions: 'DENY',
    strictTransportSecurity: secure ? 'max-age=31536000; includeSubDomains' : false,
    // Browser features that the site never uses, so that injected code cannot use them either.
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
  // They are the same for all answers, so the library writes them once.
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
    // A 304 keeps the policy that its copy came with, whose nonce is in that copy.
    if (context.res.status !== 304) headers.set(policyName, policy(nonce));
  };
}

/** Placeholder in the policy for the nonce of each answer. */
const noncePlace = "'nonce'";
