import { statfsSync } from 'node:fs';
import * as words from '#messages/start.ts';
import { StartError } from '../start-error.ts';
import type { Cluster } from './cluster.ts';

/** Bytes without which PostgreSQL does not start: those of a file of its write-ahead log. */
const leastRoom = 16 * 1024 * 1024;

/** PostgreSQL ended instead of becoming ready; `log` is what it wrote in that time. */
export class PostgresDidNotStart extends StartError {
  readonly log: string;

  constructor(cluster: Cluster, log: string) {
    const end = log.trim().split('\n').slice(-8).join('\n  ');
    const remedy = remedies.find(([sign]) => sign.test(log))?.[1] ?? '';
    super(
      `PostgreSQL did not start. The end of its log (${cluster.logFile}):\n  ${end}${remedy && `\n${remedy}`}`,
    );
    this.log = log;
  }

  /** Whether something ran out that others may free again, without anybody's doing here. */
  get lacksRoom(): boolean {
    return noDisk.test(this.log) || noMemory.test(this.log);
  }
}

const noDisk = /No space left on device|Disk quota exceeded/;
const noMemory = /Cannot allocate memory|could not fork/;

/** What to do, by what PostgreSQL writes. The first that fits counts: on a full disk it says of files, too, that they cannot be read. */
const remedies: readonly (readonly [RegExp, string])[] = [
  [noDisk, words.postgresLacksDisk],
  [noMemory, words.postgresLacksMemory],
  [/wrong ownership|Permission denied/, words.postgresMayNotRead],
  [
    /PANIC:|could not (open|read) (file|directory)|required .* directory|invalid data in file/,
    words.postgresFolderDamaged,
  ],
];

/** Adds what PostgreSQL would have written, had there been room for it. */
export function withRoom(reason: string, { home }: Cluster): string {
  const { bavail, bsize } = statfsSync(home);
  return bavail * bsize < leastRoom ? `${reason} No space left on device.` : reason;
}
