import { pino } from 'pino';

export type Log = Pick<ReturnType<typeof pino>, 'info' | 'warn' | 'error' | 'debug'>;

/**
 * The process's log: one JSON object a line on standard error, so that standard output stays for what people
 * read. Secrets of requests are never in it.
 */
export function createLog(level: string): Log {
  return pino(
    {
      level,
      base: null,
      redact: ['*.password', '*.token', 'req.headers.authorization', 'req.headers.cookie'],
    },
    pino.destination({ fd: 2, sync: true }),
  );
}
