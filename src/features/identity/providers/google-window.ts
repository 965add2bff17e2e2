import { IdentityError, identityCodes } from '../domain.ts';

/** The addresses between which Google's window goes. */
interface GooglePlace {
  /** The path on our own server that leads to Google. */
  start: string;
  /** The site's address, to which Google sends people back. */
  publicUrl: string;
}

/**
 * Opens Google's window and waits for the result from our own server; fails with an `IdentityError`.
 * `question` is sent to the server; the window is opened before it is known, because browsers only let a
 * click open one. `isDone` asks the server when the window was closed without a result.
 */
export type VisitGoogle = (
  question: () => Promise<Record<string, string>>,
  isDone: () => Promise<boolean>,
) => Promise<void>;

// Section 9 of the specification.
const [width, height] = [500, 600];
const closedDelay = 2_000;
const lookEvery = 200;

/** Creates the Google window of one page: there is only one, and a newer visit cancels the older. */
export function createGoogleWindow({ start, publicUrl }: GooglePlace): VisitGoogle {
  let cancel: (() => void) | undefined;

  return async (question, isDone) => {
    cancel?.();
    // The answer would arrive at another origin, which has neither this page nor its cookies.
    if (location.origin !== publicUrl) throw new IdentityError('auth/unauthorized-domain');
    const visit = randomName();
    const opened = open('about:blank', `google-${visit}`, features());
    if (!opened || opened.closed) throw new IdentityError('auth/popup-blocked');

    // Only pages of our own origin can use the channel, and only our window knows its name.
    const channel = new BroadcastChannel(`moto-google-${visit}`);
    let looking: ReturnType<typeof setInterval> | undefined;
    let waiting: ReturnType<typeof setTimeout> | undefined;
    let cancelThis: (() => void) | undefined;
    try {
      await new Promise<void>((resolve, reject) => {
        const fail = (code: (typeof identityCodes)[number]) => reject(new IdentityError(code));
        cancelThis = () => fail('auth/cancelled-popup-request');
        cancel = cancelThis;
        channel.onmessage = ({ data }: MessageEvent<unknown>) => {
          const code = identityCodes.find((each) => each === data);
          if (data !== 'done' && !code) return;
          channel.postMessage('taken');
          if (code) fail(code);
          else resolve();
        };
        looking = setInterval(() => {
          if (!opened.closed) return;
          clearInterval(looking);
          waiting = setTimeout(() => {
            isDone().then((done) => (done ? resolve() : fail('auth/popup-closed-by-user')), reject);
          }, closedDelay);
        }, lookEvery);
        question().then((query) => {
          const address = `${start}?${new URLSearchParams({ visit, ...query })}`;
          if (!opened.closed) opened.location.replace(address);
        }, reject);
      });
    } finally {
      clearInterval(looking);
      clearTimeout(waiting);
      channel.close();
      opened.close();
      if (cancel === cancelThis) cancel = undefined;
    }
  };
}

/** Centres the window over the browser's window. */
function features(): string {
  const left = Math.max(0, Math.round(screenX + (outerWidth - width) / 2));
  const top = Math.max(0, Math.round(screenY + (outerHeight - height) / 2));
  return `popup,width=${width},height=${height},left=${left},top=${top}`;
}

/** An unguessable name. (randomUUID is missing on sites without https.) */
function randomName(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
