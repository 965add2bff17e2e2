type Fetch = (path: string, init: RequestInit, send?: typeof globalThis.fetch) => Promise<Response>;

/** The slowest connection over which a file still arrives, in bytes for each millisecond: 2 KB in a second. */
const slowest = 2;

/** The server gives up a request that has not come whole after five minutes, as Node does by itself. */
const longest = 240_000;

/**
 * Milliseconds after which a call to the server is aborted (section 9 of the specification); longer for one that sends a
 * file of so many bytes, which takes more than that on a slow connection however well it works.
 */
export function networkTimeout(mobile: boolean, fileSize = 0): number {
  return Math.max(mobile ? 60_000 : 30_000, Math.min(longest, fileSize / slowest));
}

/**
 * A fetch that is aborted after its time on this kind of device, even in the middle of a response body: a connection
 * that falls silent never fails by itself. It rejects as a failed fetch does. (AbortSignal.any is too new for
 * some phones.)
 */
export function fetchInTime(mobile: boolean, fetch: Fetch): Fetch {
  return (path, init, send) => {
    const controller = new AbortController();
    const given = init.signal;
    const milliseconds = networkTimeout(mobile, init.body instanceof Blob ? init.body.size : 0);
    const follow = () => controller.abort(given?.reason);
    if (given?.aborted) follow();
    given?.addEventListener('abort', follow, { once: true });
    // Not cleared when the headers arrive: the body may stall, and to abort a completed fetch does nothing.
    setTimeout(() => controller.abort(new DOMException('No answer in time', 'TimeoutError')), milliseconds);
    return fetch(path, { ...init, signal: controller.signal }, send);
  };
}
