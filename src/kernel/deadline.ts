type Fetch = (path: string, init: RequestInit) => Promise<Response>;

/** Milliseconds after which a call to the server is given up (section 9 of the specification). */
export function networkTimeout(mobile: boolean): number {
  return mobile ? 60_000 : 30_000;
}

/**
 * A fetch that is given up after so many milliseconds, also in the middle of an answer's body: a connection
 * that went silent never fails by itself. It ends as a failed fetch does. (AbortSignal.any is too young for
 * some phones.)
 */
export function fetchWithin(milliseconds: number, fetch: Fetch): Fetch {
  return (path, init) => {
    const controller = new AbortController();
    const given = init.signal;
    const follow = () => controller.abort(given?.reason);
    if (given?.aborted) follow();
    given?.addEventListener('abort', follow, { once: true });
    // Not cleared when the head of the answer is there: the body may stall, and what is complete cannot be
    // given up.
    setTimeout(() => controller.abort(new DOMException('No answer in time', 'TimeoutError')), milliseconds);
    return fetch(path, { ...init, signal: controller.signal });
  };
}
