import { IdentityError, identityCodes } from '../domain.ts';

/** Where Google's window begins and ends. */
interface GooglePlace {
  /** The address on our own server that leads to Google. */
  start: string;
  /** The site's address, where Google sends people back to. */
  publicUrl: string;
}

/**
 * Opens Google's window and waits until our own server has said in it what came out; fails with an `IdentityError`.
 * `question` is what the server is told; the window is open before it is known, as browsers only let a click open one.
 * `isDone` asks the server, when the window is closed without a word.
 */
export type VisitGoogle = (
  question: () => Promise<Record<string, string>>,
  isDone: () => Promise<boolean>,
) => Promise<void>;

// Section 9 of the specification.
const [width, height] = [500, 600];
const closedDelay = 2_000;
const lookEvery = 200;

/** Creates the way to Google of one page: it has one window, and a newer one cancels the older. */
export function createGoogleWindow({ start, publicUrl }: GooglePlace): VisitGoogle {
  let cancel: (() => void) | undefined;

  return async (question, isDone) => {
    cancel?.();
    // The answer would arrive at another address, where neither this page nor its cookies are.
    if (location.origin !== publicUrl) throw new IdentityError('auth/unauthorized-domain');
    const visit = randomName();
    const opened = open('about:blank', `google-${visit}`, features());
    if (!opened || opened.closed) throw new IdentityError('auth/popup-blocked');

    // Only pages of our own origin get into the channel, and only our window knows its name.
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

/** The middle of the browser's window, wherever that stands. */
function features(): string {
  const left = Math.max(0, Math.round(screenX + (outerWidth - width) / 2));
  const top = Math.max(0, Math.round(screenY + (outerHeight - height) / 2));
  return `popup,width=${width},height=${height},left=${left},top=${top}`;
}

/** Nobody can guess it. (randomUUID is missing where the site is reached without https.) */
function randomName(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
