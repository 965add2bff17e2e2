import { spawn } from 'node:child_process';

/**
 * Shuts a server down when this process dies before `leave` was called. A shell waits at the other end of a
 * pipe, which the system closes when we die. Used where the system cannot tell PostgreSQL itself (macOS), and
 * for command-line tools, whose server may have to outlive them.
 */
export function guardServer(postmaster: number): { leave(): void } {
  if (process.platform === 'win32') return { leave: () => undefined };
  const script = `read -r word; [ "$word" = leave ] || kill -INT ${postmaster}`;
  const shell = spawn('/bin/sh', ['-c', script], { stdio: ['pipe', 'ignore', 'ignore'], detached: true });
  shell.on('error', () => undefined);
  shell.stdin.on('error', () => undefined);
  shell.unref();
  return { leave: () => void shell.stdin.end('leave\n') };
}
