import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ChunkError, loadChunk } from './lazy-page.ts';

describe('S1 script parts that do not arrive', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  test('are given up after 120000 ms, not earlier', async () => {
    const outcome = vi.fn();
    loadChunk(() => new Promise(() => {})).catch(outcome);
    await vi.advanceTimersByTimeAsync(119_999);
    expect(outcome).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(outcome).toHaveBeenCalledWith(expect.any(ChunkError));
  });

  test('fail at once when the network says so', async () => {
    await expect(loadChunk(() => Promise.reject(new TypeError('failed to fetch')))).rejects.toThrow(
      ChunkError,
    );
    expect(await loadChunk(() => Promise.resolve(1))).toBe(1);
    expect(vi.getTimerCount()).toBe(0);
  });
});
