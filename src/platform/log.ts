import { pino } from 'pino';

export type Log = Pick<ReturnType<typeof pino>, 'info' | 'warn' | 'error' | 'debug'>;

/**
 * The process's log: one JSON object per line on standard error; standard output is for people. It never
 * contains secrets of requests.
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
