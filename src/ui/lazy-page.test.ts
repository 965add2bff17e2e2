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

  test('are tried four times within six seconds where the network fails at once', async () => {
    const load = vi.fn(() => Promise.reject(new TypeError('failed to fetch')));
    const outcome = vi.fn();
    loadChunk(load).catch(outcome);
    await vi.advanceTimersByTimeAsync(5_999);
    expect(load).toHaveBeenCalledTimes(3);
    expect(outcome).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(load).toHaveBeenCalledTimes(4);
    expect(outcome).toHaveBeenCalledWith(expect.any(ChunkError));
    expect(vi.getTimerCount()).toBe(0);
  });

  test('come with a later attempt, as just after a connection is found again', async () => {
    const load = vi.fn().mockRejectedValueOnce(new TypeError('failed to fetch')).mockResolvedValue(1);
    const outcome = loadChunk(load);
    await vi.advanceTimersByTimeAsync(500);
    expect(await outcome).toBe(1);
    expect(load).toHaveBeenCalledTimes(2);
    expect(vi.getTimerCount()).toBe(0);
  });

  test('are not tried again where the server no longer has them', async () => {
    const load = vi.fn(() => Promise.reject(new ChunkError()));
    await expect(loadChunk(load)).rejects.toThrow(ChunkError);
    expect(load).toHaveBeenCalledOnce();
  });
});
