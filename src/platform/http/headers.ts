import type { MiddlewareHandler } from 'hono';
import { secureHeaders } from 'hono/secure-headers';
import type { IdentityChoice } from '../build.ts';
import type { GoogleSettings } from '../config.ts';
import { newNonce } from './nonces.ts';

/**
 * Google's window keeps its tie to the page that opened it, on its way out and home: with the policy of other pages the
 * browser would cut it, and the page would take the window for closed. Goes around `securityHeaders`.
 */
export const keepOpener: MiddlewareHandler = async (context, next) => {
  await next();
  context.res.headers.set('cross-origin-opener-policy', 'unsafe-none');
};

/**
 * Security headers of every answer. The only script that runs is the one that the answer names by its nonce, and what that
 * loads itself; the pages' data travels in JSON elements, which are not run. Styles may be inline, as toasts and the
 * router's scroll restoration set them.
 */
export function securityHeaders(
  publicUrl: string,
  {
    development,
    identity,
    google,
  }: { development: boolean; identity: IdentityChoice; google: GoogleSettings | undefined },
) {
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
  const policyName = 'content-security-policy';
  let policy: string[] | undefined;
  const middleware: MiddlewareHandler = async (context, next) => {
    const nonce = newNonce();
    context.set('nonce', nonce);
    await write(context, next);
    const { headers } = context.res;
    policy ??= headers.get(policyName)?.split(noncePlace);
    // "As you have it": with the policy that it came with, whose nonce is in it.
    if (context.res.status === 304) headers.delete(policyName);
    else headers.set(policyName, policy?.join(`'nonce-${nonce}'`) ?? "script-src 'none'");
  };
  return middleware;
}

/** Stands in the policy where the nonce of each answer goes. */
const noncePlace = "'nonce'";
