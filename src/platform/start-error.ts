/**
 * An error that keeps the site from starting and that a person can fix. Its message is one plain sentence
 * that says what to do; entry points print it without a stack and exit with 1.
 */
export class StartError extends Error {
  override name = 'StartError';
}

/** The short reason of a failed system call, in words where we know it: "permission denied". */
export function reasonOf(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  const words: Record<string, string> = {
    EACCES: 'permission denied',
    EPERM: 'operation not permitted',
    EROFS: 'the file system is read-only',
    ENOSPC: 'the disk is full',
    EDQUOT: 'the disk quota is used up',
    ENOTDIR: 'a part of the path is a file',
    EEXIST: 'a file of that name is in the way',
    ENOENT: 'it does not exist',
    ECONNREFUSED: 'nothing answers there',
    ENOTFOUND: 'the host name is not known',
    EAI_AGAIN: 'the host name cannot be looked up now',
    ETIMEDOUT: 'no answer in time',
    EHOSTUNREACH: 'the host cannot be reached',
  };
  return words[code] ?? (error instanceof Error ? error.message || code || error.name : String(error));
}

/** Whether a system call failed for want of room on the disk. */
export function isFull(error: unknown): boolean {
  return error instanceof Error && 'code' in error && (error.code === 'ENOSPC' || error.code === 'EDQUOT');
}
