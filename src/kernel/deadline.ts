type Fetch = (path: string, init: RequestInit) => Promise<Response>;

/** Milliseconds after which a call to the server is aborted (section 9 of the specification). */
export function networkTimeout(mobile: boolean): number {
  return mobile ? 60_000 : 30_000;
}

/**
 * A fetch that is aborted after so many milliseconds, even in the middle of a response body: a connection
 * that falls silent never fails by itself. It rejects as a failed fetch does. (AbortSignal.any is too new for
 * some phones.)
 */
export function fetchWithin(milliseconds: number, fetch: Fetch): Fetch {
  return (path, init) => {
    const controller = new AbortController();
    const given = init.signal;
    const follow = () => controller.abort(given?.reason);
    if (given?.aborted) follow();
    given?.addEventListener('abort', follow, { once: true });
    // Not cleared when the headers arrive: the body may stall, and to abort a completed fetch does nothing.
    setTimeout(() => controller.abort(new DOMException('No answer in time', 'TimeoutError')), milliseconds);
    return fetch(path, { ...init, signal: controller.signal });
  };
}
