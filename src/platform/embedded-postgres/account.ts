import { execFileSync, spawnSync } from 'node:child_process';
import { accessSync, chownSync, constants, statSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { StartError } from '../start-error.ts';
import type { Binaries } from './binaries.ts';

/**
 * How to run a PostgreSQL program under an account that PostgreSQL accepts and that may use the data folder.
 */
export interface Account {
  /** The program and arguments that run `command`. */
  wrap(command: string[], options?: { dieWithParent: boolean }): { file: string; args: string[] };
  /**
   * Whether `dieWithParent` has an effect: PostgreSQL then shuts down by itself when our process is killed.
   */
  canDieWithParent: boolean;
  /** For child_process. */
  credentials: { uid?: number; gid?: number };
}

interface Identity {
  prefix: string[];
  uid?: number;
  gid?: number;
  /** The folder must be given to this account first. */
  takesFolder?: boolean;
}

/**
 * Chooses the account for the cluster's home folder. PostgreSQL refuses to run as root. So root runs it in a
 * user namespace, where it has another user id (files still belong to root, no account is made); if that
 * fails, as the owner of the folder; if that fails, as nobody. Each is tried before it is chosen, because
 * containers forbid some of them.
 */
export function chooseAccount(home: string, binaries: Binaries): Account {
  const owner = statSync(home);
  const setpriv = findProgram('setpriv');
  const waysToDie = setpriv === undefined ? [[]] : [[setpriv, '--pdeathsig', 'INT'], []];
  for (const identity of candidates(owner)) {
    if (identity.takesFolder) chownSync(home, identity.uid ?? 0, identity.gid ?? 0);
    for (const wayToDie of waysToDie) {
      const account = toAccount(identity, wayToDie);
      if (canRun(account, home, binaries)) return account;
    }
    if (identity.takesFolder) chownSync(home, owner.uid, owner.gid);
  }
  throw new StartError(explain(home, binaries));
}

function candidates(owner: { uid: number; gid: number }): Identity[] {
  if (process.getuid?.() !== 0) return [{ prefix: [] }];
  // A cluster belongs to the account that made it: PostgreSQL refuses any other account.
  if (owner.uid !== 0) return [{ prefix: [], uid: owner.uid, gid: owner.gid }];
  const list: Identity[] = [];
  const unshare = findProgram('unshare');
  if (unshare !== undefined) list.push({ prefix: [unshare, '--user', '--map-user=1000'] });
  const [uid, gid] = [numberOf('-u'), numberOf('-g')];
  if (uid !== undefined && gid !== undefined) list.push({ prefix: [], uid, gid, takesFolder: true });
  return list;
}

function toAccount({ prefix, uid, gid }: Identity, wayToDie: string[]): Account {
  return {
    wrap(command, { dieWithParent } = { dieWithParent: false }) {
      const [file = '', ...args] = [...prefix, ...(dieWithParent ? wayToDie : []), ...command];
      return { file, args };
    },
    canDieWithParent: wayToDie.length > 0,
    credentials: uid === undefined || gid === undefined ? {} : { uid, gid },
  };
}

function canRun(account: Account, home: string, { postgres }: Binaries): boolean {
  const command =
    process.platform === 'win32'
      ? [postgres, '--version']
      : ['/bin/sh', '-c', 'test -w "$1" && exec "$2" --version', 'sh', home, postgres];
  const { file, args } = account.wrap(command, { dieWithParent: true });
  const { status } = spawnSync(file, args, { ...account.credentials, cwd: home, stdio: 'ignore' });
  return status === 0;
}

function explain(home: string, { postgres }: Binaries): string {
  const { status, error, stderr } = spawnSync(postgres, ['--version'], { encoding: 'utf8' });
  if (status !== 0) {
    const reason = (error?.message ?? stderr).trim().split('\n').at(-1) ?? '';
    return `The built-in PostgreSQL does not run on this machine (${reason}): set DATABASE_URL to a server of your own.`;
  }
  return process.getuid?.() === 0
    ? `PostgreSQL does not run as root, and no other account can use ${home}: ` +
        'start as an ordinary user, or set DATABASE_URL to a server of your own.'
    : `The built-in PostgreSQL cannot write to ${home}: make it writable for this user, or set DATA_DIR to another folder.`;
}

function findProgram(name: string): string | undefined {
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/bin', '/bin', '/usr/sbin', '/sbin'];
  return folders
    .filter((folder) => folder !== '')
    .map((folder) => join(folder, name))
    .find((path) => {
      try {
        accessSync(path, constants.X_OK);
        return true;
      } catch {
        return false;
      }
    });
}

function numberOf(option: '-u' | '-g'): number | undefined {
  try {
    return Number(
      execFileSync('id', [option, 'nobody'], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }),
    );
  } catch {
    return undefined;
  }
}
