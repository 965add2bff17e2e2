import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { readConfig } from './config.ts';
import { createMail } from './mail.ts';
import { isRefusal } from './mail-problems.ts';

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
  await mail.deliver(message);
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

test('a mail server gets it, with name and password; what it refuses fails', async () => {
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
  const mail = createMail(
    readConfig({
      SMTP_URL: `smtp://garage:secret@127.0.0.1:${port}`,
      MAIL_FROM: 'Garage <garage@example.org>',
    }),
    logOf([]),
  );
  await mail.deliver(message);
  await expect(mail.deliver({ ...message, to: 'nobody@example.org' })).rejects.toThrow('no such mailbox');
  expect(mail.outbox).toBeUndefined();
  expect(received).toMatchObject([
    { from: 'garage@example.org', to: ['rahima@example.org'], user: 'garage' },
  ]);
  expect(received[0]?.text).toContain('Subject: Confirm your e-mail');
  await new Promise<void>((resolve) => server.close(resolve));
});

test('a process that stops waits for work that sends mail', async () => {
  const mail = createMail(readConfig({ DATA_DIR: folder }), logOf([]));
  const work = Promise.withResolvers<void>();
  mail.during(work.promise);
  const settled = vi.fn();
  const ending = mail.settled().then(settled);
  await setImmediate();
  expect(settled).not.toHaveBeenCalled();
  work.resolve();
  await ending;
  expect(settled).toHaveBeenCalledOnce();
});

test.each([
  ['our password', { onAuth: (_auth, _session, done) => done(no) }, false],
  ['our whole address', { onConnect: (_session, done) => done(no) }, false],
  ['our sender', { onMailFrom: (_address, _session, done) => done(no) }, false],
  ['the mailbox', { onRcptTo: (_address, _session, done) => done(no) }, true],
  ['the text', { onData: (stream, _session, done) => stream.resume().on('end', () => done(no)) }, false],
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

const no = Object.assign(new Error('no such mailbox'), { responseCode: 550 });
