import { spawn } from 'node:child_process';

/**
 * Shuts a server down when this process dies before `leave` was called: a shell that waits at the other end
 * of a pipe, which the system closes with us. For where PostgreSQL cannot be told by the system itself
 * (macOS), and for command-line tools, whose server may have to outlive them.
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
