import { accessSync, constants, existsSync } from 'node:fs';
import { rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import * as words from '#messages/start.ts';
import { newId } from '../kernel/ids.ts';
import { outboxDays } from '../kernel/keeping-times.ts';
import { deleteOlder, giveToOwner, makePrivateFolder } from './data-files.ts';
import { isFull, reasonOf, StartError } from './start-error.ts';

/** The names of its files: the time, an id, and `.part` of one that was never completed. */
const names = /^\d{4}-\d\d-\d\dT[\d.-]+Z-[0-9a-z]{16}\.eml(\.part)?$/;

/** The folder of a data folder where mail is kept that no server takes. */
export const outboxOf = (dataDir: string) => join(dataDir, 'outbox');

/** Throws a StartError where there is an outbox that this user cannot write to: its mails would be lost unseen. */
export function checkOutbox(outbox: string): void {
  if (!existsSync(outbox)) return;
  try {
    accessSync(outbox, constants.W_OK | constants.X_OK);
  } catch (error) {
    throw new StartError(words.outboxUnwritable(outbox, reasonOf(error), isFull(error)));
  }
}

/** Keeps a mail; returns its file. The links in these mails open accounts, so only the owner may read them. */
export async function keepInOutbox(outbox: string, mail: Buffer | Readable): Promise<string> {
  const file = join(outbox, `${new Date().toISOString().replaceAll(':', '-')}-${newId()}.eml`);
  try {
    makePrivateFolder(outbox);
    // Renamed when complete, so that whoever watches the folder never finds half a mail.
    await writeFile(`${file}.part`, mail, { mode: 0o600 });
    giveToOwner(`${file}.part`);
    await rename(`${file}.part`, file);
    return file;
  } catch (error) {
    throw new Error(words.outboxUnwritable(outbox, reasonOf(error), isFull(error)), { cause: error });
  }
}

/** Deletes old mails of the outbox; whatever else lies there stays. */
export async function sweepOutbox(dataDir: string) {
  return { outbox: await deleteOlder(outboxOf(dataDir), names, outboxDays) };
}
