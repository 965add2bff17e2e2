import { chownSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openRejects, rejectsPath } from '../features/imports/rejects.ts';
import { readConfig } from './config.ts';
import { giveToOwner, makePrivateFolder } from './data-files.ts';
import { notWritable } from './embedded-postgres/data-folder-claim.ts';
import { createMail } from './mail.ts';
import { keepInOutbox } from './outbox.ts';

const asRoot = test.runIf(process.getuid?.() === 0);
const silent = { info() {}, warn() {}, error() {}, debug() {} };

let dataDir: string;

beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'moto-garage-files-'));
});
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

const ownerOf = (...path: string[]) => statSync(join(dataDir, ...path)).uid;

asRoot('what root makes belongs to the owner of the folder that it is in', async () => {
  chownSync(dataDir, 12_345, 12_345);
  makePrivateFolder(join(dataDir, 'made'));
  writeFileSync(join(dataDir, 'made', 'file'), '');
  giveToOwner(join(dataDir, 'made', 'file'));
  expect(statSync(join(dataDir, 'made')).mode & 0o777).toBe(0o700);
  expect([ownerOf('made'), ownerOf('made', 'file')]).toEqual([12_345, 12_345]);
});

asRoot('so do mails and refused rows', async () => {
  chownSync(dataDir, 12_345, 12_345);
  const mail = createMail(readConfig({ DATA_DIR: dataDir }), silent);
  await mail.deliver({ to: 'rahima@example.org', subject: 'Hello', text: 'Hello' });
  const rejects = await openRejects(rejectsPath(dataDir, 'bikes.csv'), []);
  await rejects.write(1, 'x', 'y', []);
  await rejects.close();
  for (const folder of ['outbox', 'imports']) {
    const [file = ''] = await readdir(join(dataDir, folder));
    expect([ownerOf(folder), ownerOf(folder, file)]).toEqual([12_345, 12_345]);
  }
});

test('an outbox that cannot be written to is named before a mail is lost', () => {
  writeFileSync(join(dataDir, 'outbox'), '');
  expect(() => createMail(readConfig({ DATA_DIR: dataDir }), silent)).toThrow(
    /^Mail cannot be kept in .*SMTP_URL/,
  );
});

test('a full disk asks for room, and not for other rights', async () => {
  const full = Object.assign(new Error('ENOSPC'), { code: 'ENOSPC' });
  const mail = Readable.from(
    (async function* () {
      yield 'From: ';
      throw full;
    })(),
  );
  await expect(keepInOutbox(join(dataDir, 'outbox'), mail)).rejects.toThrow(
    /\(the disk is full\): make room on its disk, or set SMTP_URL/,
  );
  expect(notWritable(dataDir, full).message).toMatch(
    /\(the disk is full\): make room on its disk, or set DATA_DIR/,
  );
});
