import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { readConfig } from './config.ts';
import { createMail, isRefusal } from './mail.ts';

const message = {
  to: 'rahima@example.org',
  subject: 'Confirm your e-mail',
  text: `Open this page:\n\nhttps://garage.example.org/verifyEmail?token=${'x'.repeat(200)}\n`,
};

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'moto-garage-mail-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

function logOf(lines: unknown[]) {
  const write = (...line: unknown[]) => void lines.push(line);
  return { info: write, warn: write, error: write, debug() {} };
}

test('without a server mail is kept as a file that only the owner of the site can read; the log says where', async () => {
  const lines: unknown[] = [];
  const mail = createMail(
    readConfig({ DATA_DIR: folder, PUBLIC_URL: 'https://garage.example.org' }),
    logOf(lines),
  );
  mail.send(message);
  await mail.settled();
  const [name = ''] = await readdir(join(folder, 'outbox'));
  const file = join(folder, 'outbox', name);
  expect(mail.outbox).toBe(join(folder, 'outbox'));
  expect(lines).toEqual([[{ file }, expect.any(String)]]);
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  const text = await readFile(file, 'utf8');
  expect(text).toMatch(/^From: Moto Garage <garage@garage\.example\.org>\r$/m);
  expect(text).toMatch(/^To: rahima@example\.org\r$/m);
  expect(text).toMatch(/^Subject: Confirm your e-mail\r$/m);
});

test('a mail server gets it, with name and password; what it refuses is logged, and nobody waits for it', async () => {
  const received: { from: string; to: string[]; text: string; user: string | undefined }[] = [];
  const server = new SMTPServer({
    allowInsecureAuth: true,
    hideSTARTTLS: true,
    onAuth: ({ username, password }, _session, done) =>
      done(password === 'secret' ? null : new Error('no'), { user: username }),
    onRcptTo: ({ address }, _session, done) =>
      done(address.startsWith('nobody') ? new Error('no such mailbox') : null),
    onData: (stream, { envelope, user }, done) => {
      let text = '';
      stream.on('data', (chunk) => {
        text += chunk;
      });
      stream.on('end', () => {
        const from = envelope.mailFrom ? envelope.mailFrom.address : '';
        received.push({ from, to: envelope.rcptTo.map(({ address }) => address), text, user });
        done();
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as AddressInfo;
  const lines: unknown[] = [];
  const mail = createMail(
    readConfig({
      SMTP_URL: `smtp://garage:secret@127.0.0.1:${port}`,
      MAIL_FROM: 'Garage <garage@example.org>',
    }),
    logOf(lines),
  );
  mail.send(message);
  mail.send({ ...message, to: 'nobody@example.org' });
  expect(received).toEqual([]);
  await mail.settled();
  expect(mail.outbox).toBeUndefined();
  expect(received).toMatchObject([
    { from: 'garage@example.org', to: ['rahima@example.org'], user: 'garage' },
  ]);
  expect(received[0]?.text).toContain('Subject: Confirm your e-mail');
  expect(lines).toEqual([
    [expect.objectContaining({ subject: message.subject }), 'a mail could not be sent'],
  ]);
  expect(JSON.stringify(lines)).not.toContain('xxxx');
  await new Promise<void>((resolve) => server.close(resolve));
});

/** A mail server that is not there yet; `open` brings it up at its port. */
async function absentServer(answer: (tries: number) => Error | null = () => null) {
  const received: string[] = [];
  let tries = 0;
  const server = new SMTPServer({
    authOptional: true,
    hideSTARTTLS: true,
    onMailFrom: (_address, _session, done) => done(answer(++tries)),
    onData: (stream, { envelope }, done) => {
      stream.resume();
      stream.on('end', () => {
        received.push(...envelope.rcptTo.map(({ address }) => address));
        done();
      });
    },
  });
  const listen = (port: number) => new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const holder = createServer();
  await new Promise<void>((resolve) => holder.listen(0, '127.0.0.1', resolve));
  const { port } = holder.address() as AddressInfo;
  await new Promise((resolve) => holder.close(resolve));
  return {
    received,
    settings: readConfig({ SMTP_URL: `smtp://127.0.0.1:${port}`, MAIL_FROM: 'Garage <garage@example.org>' }),
    open: () => listen(port),
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}

test('a mail waits for a server that is away or busy, and arrives once', async () => {
  const busy = Object.assign(new Error('later'), { responseCode: 451 });
  const server = await absentServer((tries) => (tries === 1 ? busy : null));
  const lines: unknown[][] = [];
  const mail = createMail(server.settings, logOf(lines), new Array<number>(200).fill(50));
  mail.send(message);
  await vi.waitFor(() => expect(lines.length).toBeGreaterThan(0), 10_000);
  await server.open();
  await vi.waitFor(() => expect(server.received).toEqual([message.to]), 10_000);
  await mail.settled();
  expect(server.received).toEqual([message.to]);
  expect([...new Set(lines.map(([, words]) => words))]).toEqual([
    'a mail could not be sent yet and is tried again',
  ]);
  expect(lines.map(([about]) => JSON.stringify(about)).join()).toContain('later');
  await server.close();
});

test('a process that stops does not wait for the next try, but makes it', async () => {
  const server = await absentServer();
  const lines: unknown[][] = [];
  const mail = createMail(server.settings, logOf(lines), [3_600_000]);
  mail.send(message);
  await vi.waitFor(() => expect(lines).toHaveLength(1), 10_000);
  await server.open();
  await mail.settled();
  expect(server.received).toEqual([message.to]);
  await server.close();

  const never = createMail(server.settings, logOf(lines), [3_600_000]);
  never.send(message);
  await vi.waitFor(() => expect(lines).toHaveLength(2), 10_000);
  await never.settled();
  expect(lines.at(-1)?.[1]).toBe('a mail could not be sent');
});

test.each([
  ['our password', { onAuth: (_auth, _session, done) => done(no) }, false],
  ['our whole address', { onConnect: (_session, done) => done(no) }, false],
  ['our sender', { onMailFrom: (_address, _session, done) => done(no) }, false],
  ['the mailbox', { onRcptTo: (_address, _session, done) => done(no) }, true],
  ['the text', { onData: (stream, _session, done) => stream.resume().on('end', () => done(no)) }, true],
] satisfies [string, SMTPServerOptions, boolean][])(
  'a server that refuses %s: whether the mail is given up',
  async (_what, options, isForGood) => {
    const server = new SMTPServer({
      allowInsecureAuth: true,
      hideSTARTTLS: true,
      onAuth: (_auth, _session, done) => done(null, { user: 'garage' }),
      ...options,
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.server.address() as AddressInfo;
    const mail = createMail(readConfig({ SMTP_URL: `smtp://garage:secret@127.0.0.1:${port}` }), logOf([]));
    const error = await mail.deliver(message).catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(Error);
    expect(isRefusal(error)).toBe(isForGood);
    await new Promise<void>((resolve) => server.close(resolve));
  },
);

const no = Object.assign(new Error('no'), { responseCode: 550 });
