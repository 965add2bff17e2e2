import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import { newId } from '../kernel/ids.ts';
import type { Config } from './config.ts';
import type { Log } from './log.ts';

export interface Message {
  to: string;
  subject: string;
  text: string;
}

/** Sends mail. */
export interface Mail {
  /**
   * Takes a message and returns at once: how long a mail server takes must not show whether an account is there.
   * What cannot be delivered is logged.
   */
  send(message: Message): void;
  /** Waits for what is still on its way. */
  settled(): Promise<void>;
  /** Where mail is kept instead of being sent; undefined when it is sent. */
  outbox: string | undefined;
}

const patience = 20_000;

/** Mail over the server of SMTP_URL, or as .eml files in the data folder's outbox when there is none. */
export function createMail(config: Config, log: Log): Mail {
  const { smtpUrl, publicUrl } = config;
  const from = config.mailFrom ?? `Moto Garage <garage@${new URL(publicUrl).hostname}>`;
  const outbox = smtpUrl === undefined ? join(config.dataDir, 'outbox') : undefined;
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
  const underWay = new Set<Promise<void>>();

  async function deliver(message: Message): Promise<void> {
    if (server) {
      await server.sendMail({ from, ...message });
      return;
    }
    if (outbox === undefined) return;
    const { message: text } = await writer.sendMail({ from, ...message });
    // The links in there open accounts: nobody else's business.
    await mkdir(outbox, { recursive: true, mode: 0o700 });
    const file = join(outbox, `${new Date().toISOString().replaceAll(':', '-')}-${newId()}.eml`);
    await writeFile(file, text, { mode: 0o600 });
    log.info({ file }, 'a mail was written to the outbox');
  }

  return {
    send: (message) => {
      const delivery = deliver(message)
        .catch((error: unknown) =>
          log.error({ err: error, subject: message.subject }, 'a mail could not be sent'),
        )
        .finally(() => underWay.delete(delivery));
      underWay.add(delivery);
    },
    settled: async () => {
      await Promise.all(underWay);
    },
    outbox,
  };
}
