import { onlineManager, QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ApiError } from './kernel/api-client.ts';
import { createBrowserQueries, createServerQueries, retryDelay, shouldRetry } from './query-client.ts';

describe('S7 failed queries', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  test('back-off is exponential and capped at 30 s', () => {
    expect([0, 1, 2, 3, 4, 5, 9].map(retryDelay)).toEqual([
      1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000,
    ]);
  });

  test('are retried 3 times: four attempts, then the error', async () => {
    const queries = createBrowserQueries();
    const ask = vi.fn(() => Promise.reject(new ApiError(503, 'unavailable', '')));
    const result = queries.fetchQuery({ queryKey: ['x'], queryFn: ask }).catch((error) => error);
    await vi.advanceTimersByTimeAsync(1_000 + 2_000 + 4_000);
    expect(await result).toBeInstanceOf(ApiError);
    expect(ask).toHaveBeenCalledTimes(4);
  });

  test('are not retried where asking again cannot help', () => {
    for (const status of [400, 401, 403, 404, 422])
      expect(shouldRetry(0, new ApiError(status, '', ''))).toBe(false);
    for (const status of [0, 429, 500, 503]) expect(shouldRetry(2, new ApiError(status, '', ''))).toBe(true);
    expect(shouldRetry(3, new Error('x'))).toBe(false);
  });

  test('without a connection they fail at once, and are asked for again as usual once there is one', async () => {
    const queries = createBrowserQueries();
    const ask = vi.fn(() => Promise.reject(new ApiError(0, 'unreachable', '')));
    onlineManager.setOnline(false);
    await expect(queries.fetchQuery({ queryKey: ['x'], queryFn: ask })).rejects.toThrow(ApiError);
    onlineManager.setOnline(true);
    expect(ask).toHaveBeenCalledTimes(1);
    expect(shouldRetry(0, new ApiError(0, 'unreachable', ''))).toBe(true);
  });

  test('cached data is dropped after 5 minutes', async () => {
    const queries = createBrowserQueries();
    await queries.prefetchQuery({ queryKey: ['x'], queryFn: () => 1 });
    await vi.advanceTimersByTimeAsync(5 * 60_000 - 1);
    expect(queries.getQueryData(['x'])).toBe(1);
    await vi.advanceTimersByTimeAsync(2);
    expect(queries.getQueryData(['x'])).toBeUndefined();
  });

  test('the server asks once', async () => {
    const ask = vi.fn(() => Promise.reject(new Error('x')));
    await createServerQueries()
      .fetchQuery({ queryKey: ['x'], queryFn: ask })
      .catch(() => {});
    expect(ask).toHaveBeenCalledTimes(1);
    expect(createServerQueries()).toBeInstanceOf(QueryClient);
  });
});
