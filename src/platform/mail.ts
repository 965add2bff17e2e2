import { createTransport } from 'nodemailer';
import type { Config } from './config.ts';
import type { Log } from './log.ts';
import { checkOutbox, keepInOutbox, outboxOf } from './outbox.ts';
import { within } from './within.ts';

export interface Message {
  to: string;
  subject: string;
  text: string;
  /** The same text as HTML. */
  html?: string;
  /** Further headers, by their names. */
  headers?: Readonly<Record<string, string>>;
}

/** Headers for one-click unsubscription in mail programs (RFC 8058), by a POST to the address `stop`. */
export function oneClick(stop: string): Readonly<Record<string, string>> {
  return { 'List-Unsubscribe': `<${stop}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' };
}

/** Sends mail. Mail that must arrive goes through the queue: mail-queue.ts. */
export interface Mail {
  /** Delivers a message once, and fails when the server does not accept it (mail-problems.ts says whether it ever may). */
  deliver(message: Message): Promise<void>;
  /** Makes `settled` wait for this work, which sends mail. */
  during(work: Promise<unknown>): void;
  /** Resolves when such work is done or has taken too long. */
  settled(): Promise<void>;
  /** The folder where mail is kept instead of being sent; undefined when it is sent. */
  outbox: string | undefined;
}

const patience = 20_000;

/**
 * Mail over the server of SMTP_URL, or as .eml files in the data folder's outbox when there is none. Throws a StartError
 * where the outbox cannot be written to.
 */
export function createMail(config: Config, log: Log): Mail {
  const { smtpUrl, publicUrl } = config;
  const from = config.mailFrom ?? `Moto Garage <garage@${new URL(publicUrl).hostname}>`;
  const outbox = smtpUrl === undefined ? outboxOf(config.dataDir) : undefined;
  if (outbox !== undefined) checkOutbox(outbox);
  const server =
    smtpUrl === undefined
      ? undefined
      : createTransport({
          url: smtpUrl,
          connectionTimeout: patience,
          greetingTimeout: patience,
          socketTimeout: patience,
        });
  const writer = createTransport({ streamTransport: true, buffer: true });
  const busy = new Set<Promise<unknown>>();

  async function deliver(message: Message): Promise<void> {
    if (server) {
      await server.sendMail({ from, ...message });
      return;
    }
    if (outbox === undefined) return;
    const { message: text } = await writer.sendMail({ from, ...message });
    const file = await keepInOutbox(outbox, text);
    log.info({ file }, 'a mail was written to the outbox');
  }

  return {
    deliver,
    during: (work) => {
      const noted = work.finally(() => busy.delete(noted));
      busy.add(noted);
    },
    settled: () => within(patience, Promise.all(busy)),
    outbox,
  };
}
