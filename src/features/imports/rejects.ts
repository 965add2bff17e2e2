/**
 * The file of refused rows: line, reason, and the row as it was, so that it can be corrected and imported
 * again.
 */
import { hash } from 'node:crypto';
import { once } from 'node:events';
import type { WriteStream } from 'node:fs';
import { type FileHandle, open, rm } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import * as words from '#messages/imports.ts';
import { rejectDays } from '../../kernel/keeping-times.ts';
import { closeToOthers, deleteOlder, giveToOwner, makePrivateFolder } from '../../platform/data-files.ts';
import { reasonOf, StartError } from '../../platform/start-error.ts';

/**
 * The path for a file's refused rows: in the data folder and not beside the file, whose folder may be
 * read-only or somebody else's. It is named after the file and its folder, so that two files of the same name
 * keep their refused rows apart, and a second run overwrites those of the first.
 */
export function rejectsPath(dataDir: string, file: string): string {
  const folder = hash('sha256', dirname(resolve(file)), 'hex').slice(0, 8);
  return join(folderOf(dataDir), `${basename(file)}.${folder}.rejects.csv`);
}

const names = /\.[0-9a-f]{8}\.rejects\.csv$/;
const folderOf = (dataDir: string) => join(dataDir, 'imports');

/** Deletes files of refused rows that are old; returns how many. */
export function deleteOldRejects(dataDir: string): Promise<number> {
  return deleteOlder(folderOf(dataDir), names, rejectDays);
}

interface Rejects {
  write(line: number, code: string, explanation: string, fields: readonly string[]): Promise<void>;
  /** Writes out what is pending. Returns whether there is a file. */
  close(): Promise<boolean>;
}

/**
 * One cell. Spreadsheets run a cell that begins with = + - @ as a formula: an apostrophe before it makes it
 * text (OWASP, CSV injection). It is always quoted, because rows are often refused for their quotation marks.
 */
export function rejectCell(text: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: a refused row may hold anything
  const plain = text.replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/g, '\uFFFD');
  const safe = /^\s*[=+\-@|\t\r]/.test(plain) && !/^-?\d+(?:\.\d+)?$/.test(plain) ? `'${plain}` : plain;
  return `"${safe.replaceAll('"', '""')}"`;
}

/** Opens the file when the first row is refused; the file of an earlier run is deleted at once. */
export async function openRejects(path: string, header: readonly string[]): Promise<Rejects> {
  let stream: WriteStream | null = null;
  let failure: unknown = null;

  function fail(error: unknown): never {
    throw new StartError(words.rejectsUnwritable(path, reasonOf(error)));
  }
  await rm(path, { force: true }).catch(fail);

  async function begin(): Promise<WriteStream> {
    const handle = await openPrivate(path).catch(fail);
    // With a byte order mark, so that spreadsheets read Bangla correctly.
    const opened = handle.createWriteStream({ encoding: 'utf8' });
    opened.on('error', (error) => {
      failure ??= error;
    });
    opened.write(`\uFEFF${['line', 'reason', 'explanation', ...header].map(rejectCell).join(',')}\r\n`);
    return opened;
  }

  return {
    async write(line, code, explanation, fields) {
      stream ??= await begin();
      if (failure) fail(failure);
      const cells = [String(line), code, explanation, ...fields];
      const goesOn = stream.write(`${cells.map(rejectCell).join(',')}\r\n`);
      if (!goesOn && !failure) await once(stream, 'drain').catch(fail);
    },
    async close() {
      if (!stream) return false;
      const begun = stream;
      if (!failure) await new Promise<void>((resolve) => begun.end(() => resolve()));
      if (failure) fail(failure);
      return true;
    },
  };
}

/** Only the owner of the site may read it: it holds what sellers said of themselves. */
async function openPrivate(path: string): Promise<FileHandle> {
  makePrivateFolder(dirname(path));
  closeToOthers(dirname(path));
  const handle = await open(path, 'w', 0o600);
  giveToOwner(path);
  return handle;
}
