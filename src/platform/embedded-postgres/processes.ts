import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, readlinkSync } from 'node:fs';

/** A process, told apart from a later one with the same process id. */
export interface ProcessIdentity {
  pid: number;
  /** Opaque; equal only for the same process. Empty where the system does not provide it. */
  startedAt: string;
}

/** How the processes of a PostgreSQL cluster are recognised. */
interface ClusterMarks {
  /** PostgreSQL's data folder; its processes work in it. */
  folder: string;
  /** Stands in the command line of the postmaster and in the titles of the others. */
  name: string;
}

/** The process with this id; undefined when none runs. A zombie does not count as running. */
export function identify(pid: number): ProcessIdentity | undefined {
  if (!Number.isInteger(pid) || pid <= 0) return undefined;
  if (process.platform === 'linux') return identifyOnLinux(pid);
  if (process.platform === 'win32') return answersSignals(pid) ? { pid, startedAt: '' } : undefined;
  const line = ps(['-o', 'stat=,lstart=', '-p', String(pid)]).trim();
  return line === '' || line.startsWith('Z') ? undefined : { pid, startedAt: line.replace(/^\S+\s+/, '') };
}

/** Whether exactly this process still runs. */
export function isRunning(who: ProcessIdentity): boolean {
  return identify(who.pid)?.startedAt === who.startedAt;
}

/** The processes that work on a cluster, including those whose postmaster is gone. */
export function findClusterProcesses(cluster: ClusterMarks): number[] {
  return listPids().filter((pid) => isClusterProcess(pid, cluster));
}

/** Whether a running process belongs to a cluster. Windows cannot tell, so there any process may. */
export function isClusterProcess(pid: number, { folder, name }: ClusterMarks): boolean {
  if (pid === process.pid || identify(pid) === undefined) return false;
  if (process.platform === 'win32') return true;
  const command =
    process.platform === 'linux'
      ? (read(`/proc/${pid}/cmdline`) ?? '').replaceAll('\0', ' ')
      : ps(['-o', 'command=', '-p', String(pid)]);
  return (command.includes('postgres') && command.includes(name)) || link(`/proc/${pid}/cwd`) === folder;
}

/** Whether process numbers mean the same to this process and to that one; true where the system cannot tell. */
export function isOfThisContainer(pid: number): boolean {
  const theirs = link(`/proc/${pid}/ns/pid`);
  return theirs === undefined || theirs === link('/proc/self/ns/pid');
}

/** Waits until `condition` holds; false when it still does not after `timeout` milliseconds. */
export async function waitUntil(condition: () => boolean, timeout: number, every = 20): Promise<boolean> {
  const deadline = performance.now() + timeout;
  while (!condition()) {
    if (performance.now() >= deadline) return false;
    await new Promise((resolve) => setTimeout(resolve, every));
  }
  return true;
}

/** Sends a signal. It is no error when the process has ended by then. */
export function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error;
  }
}

function identifyOnLinux(pid: number): ProcessIdentity | undefined {
  const stat = read(`/proc/${pid}/stat`);
  if (stat === undefined) return undefined;
  // The command name is in parentheses and may contain any character, so fields are counted from the last
  // parenthesis.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  const [state, ticks] = [fields[0], fields[19]];
  if (state === 'Z' || state === 'X') return undefined;
  return { pid, startedAt: `${bootId()}/${ticks}` };
}

/** Start times count from the boot of the machine, so they identify a process only together with the boot. */
function bootId(): string {
  return read('/proc/sys/kernel/random/boot_id')?.trim() ?? '';
}

function listPids(): number[] {
  if (process.platform === 'win32') return [];
  const names = process.platform === 'linux' ? readdirSync('/proc') : ps(['-axo', 'pid=']).split('\n');
  return names.map(Number).filter((pid) => pid > 0);
}

function answersSignals(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

function ps(options: string[]): string {
  try {
    return execFileSync('ps', options, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
  } catch {
    return '';
  }
}

function read(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return undefined;
  }
}

function link(path: string): string | undefined {
  try {
    return readlinkSync(path);
  } catch {
    return undefined;
  }
}
