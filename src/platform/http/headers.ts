import { secureHeaders } from 'hono/secure-headers';
import type { IdentityChoice } from '../build.ts';

/**
 * Security headers of every answer. Scripts only from our own files: the pages' data travels in JSON elements, which
 * are not run. Styles may be inline, as toasts and the router's scroll restoration set them.
 */
export function securityHeaders(
  publicUrl: string,
  { development, identity }: { development: boolean; identity: IdentityChoice },
) {
  const secure = publicUrl.startsWith('https:');
  // What Firebase's library talks to, and how its sign-in window tells the page who came.
  const firebase =
    identity.provider === 'firebase'
      ? {
          scripts: ['https://apis.google.com'],
          calls: ['https://identitytoolkit.googleapis.com', 'https://securetoken.googleapis.com'],
          frames: { frameSrc: [`https://${identity.authDomain}`] },
        }
      : { scripts: [], calls: [], frames: {} };
  return secureHeaders({
    contentSecurityPolicy: {
      defaultSrc: ["'self'"],
      scriptSrc: ["'self'", ...firebase.scripts],
      styleSrc: ["'self'", "'unsafe-inline'"],
      // Sellers' pictures and people's photos live anywhere on the web.
      imgSrc: ["'self'", 'https:', 'http:', 'data:'],
      fontSrc: ["'self'"],
      connectSrc: ["'self'", ...(development ? ['ws:'] : []), ...firebase.calls],
      ...firebase.frames,
      objectSrc: ["'none'"],
      baseUri: ["'none'"],
      formAction: ["'self'"],
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
}
