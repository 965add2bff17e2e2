import { closeSync, mkdtempSync, readFileSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { keepLogSmall, openLog } from './server-log.ts';

test('a log that grows while its server runs is put aside in time, and its server goes on writing to it', () => {
  const folder = mkdtempSync(join(tmpdir(), 'server-log-'));
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const path = join(folder, 'server.log');
  const { handle } = openLog(path);
  const stop = keepLogSmall(path);
  try {
    writeSync(handle, 'short\n');
    vi.advanceTimersByTime(60_000);
    expect(readFileSync(path, 'utf8')).toBe('short\n');

    writeSync(handle, `${'x'.repeat(10_000_000)}\n`);
    vi.advanceTimersByTime(60_000);
    writeSync(handle, 'after\n');
    expect(readFileSync(path, 'utf8')).toBe('after\n');
    expect(readFileSync(`${path}.1`).length).toBe('short\n\n'.length + 10_000_000);

    stop();
    writeSync(handle, 'y'.repeat(10_000_000));
    vi.advanceTimersByTime(600_000);
    expect(readFileSync(path).length).toBe(10_000_006);
  } finally {
    vi.useRealTimers();
    closeSync(handle);
    rmSync(folder, { recursive: true });
  }
});
