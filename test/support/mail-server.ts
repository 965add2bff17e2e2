import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { readConfig } from '../../src/platform/config.ts';
import { createMail, type Mail } from '../../src/platform/mail.ts';

const silent = { info() {}, warn() {}, error() {}, debug() {} };

/** A mail server for one test file, and the site's own way to it. */
export interface MailServer {
  mail: Mail;
  /** What it has accepted, the earliest first. */
  received: { to: string[]; text: string }[];
  /** How it answers the next recipients; null: it accepts them. */
  mood: { code: number; text: string } | null;
  close(): Promise<void>;
}

/** Starts the server for a site with this address. */
export async function startMailServer(publicUrl: string): Promise<MailServer> {
  const server = new SMTPServer({
    authOptional: true,
    hideSTARTTLS: true,
    // At the recipient, where a server says that it knows no such mailbox.
    onRcptTo: (_address, _session, done) => {
      const { mood } = mailServer;
      done(mood && Object.assign(new Error(mood.text), { responseCode: mood.code }));
    },
    onData: (stream, { envelope }, done) => {
      let text = '';
      stream.on('data', (chunk) => {
        text += chunk;
      });
      stream.on('end', () => {
        const to = envelope.rcptTo.map(({ address }) => address);
        mailServer.received.push({ to, text: readable(text) });
        done();
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as AddressInfo;
  const config = readConfig({ SMTP_URL: `smtp://127.0.0.1:${port}`, PUBLIC_URL: publicUrl });
  const mailServer: MailServer = {
    mail: createMail(config, silent),
    received: [],
    mood: null,
    close: () => new Promise<void>((resolve) => server.close(resolve)),
  };
  return mailServer;
}

/** A mail after decoding its transfer encoding and folded lines. */
function readable(text: string): string {
  return Buffer.from(
    text
      .replaceAll('=\r\n', '')
      .replace(/\r\n[ \t]+/g, ' ')
      .replace(/=([0-9A-F]{2})/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16))),
    'latin1',
  ).toString('utf8');
}
