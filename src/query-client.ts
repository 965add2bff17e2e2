import { onlineManager, QueryClient } from '@tanstack/react-query';
import { ApiError } from './kernel/api-client.ts';

const retries = 3;
const longestBackoff = 30_000;
const dropAfter = 5 * 60_000;

/**
 * Milliseconds before the next attempt after `failures` (from 0): 1, 2, 4 … seconds, up to 30 (section 7).
 */
export function retryDelay(failures: number): number {
  return Math.min(1_000 * 2 ** failures, longestBackoff);
}

/**
 * Whether a failed query is tried again: three times, but never where the answer cannot change. Where the
 * browser says that it is offline, people do not wait for what must fail: they see the failure, and the query
 * runs again by hand, or once there is a connection.
 */
export function shouldRetry(failures: number, error: unknown): boolean {
  if (!onlineManager.isOnline()) return false;
  if (error instanceof ApiError && error.status >= 400 && error.status < 500 && error.status !== 429)
    return false;
  return failures < retries;
}

/** The cache of a page in the browser; unused data is dropped after 5 minutes. */
export function createBrowserQueries(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        retry: shouldRetry,
        retryDelay,
        gcTime: dropAfter,
        staleTime: 15_000,
        // Without a connection it fails visibly, instead of waiting silently for one.
        networkMode: 'always',
        refetchOnReconnect: true,
        // Without a connection the cached data stays as it is.
        refetchOnWindowFocus: () => onlineManager.isOnline(),
      },
    },
  });
}

/** The cache of one request on the server: filled once, discarded with the request. */
export function createServerQueries(): QueryClient {
  return new QueryClient({ defaultOptions: { queries: { retry: false } } });
}
