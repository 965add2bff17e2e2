/**
 * A fetch that tells how much of the body has gone, from 0 to 1: `fetch` itself does not know. It rejects as `fetch` does.
 */
export function fetchWithProgress(onSent: (share: number) => void): typeof fetch {
  return (address, { method = 'GET', headers, body, signal } = {}) =>
    new Promise((resolve, reject) => {
      if (signal?.aborted) return reject(signal.reason);
      const request = new XMLHttpRequest();
      request.open(method, String(address));
      for (const [name, value] of new Headers(headers)) request.setRequestHeader(name, value);
      request.upload.onprogress = ({ loaded, total }) => total > 0 && onSent(loaded / total);
      request.onload = () => {
        const { status, responseText } = request;
        resolve(new Response(responseText || null, { status, headers: readHeaders(request) }));
      };
      request.onerror = () => reject(new TypeError('Failed to send'));
      request.onabort = () => reject(signal?.reason);
      signal?.addEventListener('abort', () => request.abort(), { once: true });
      request.send(body as XMLHttpRequestBodyInit | null | undefined);
    });
}

function readHeaders(request: XMLHttpRequest): Headers {
  const headers = new Headers();
  for (const line of request.getAllResponseHeaders().trim().split('\r\n')) {
    const colon = line.indexOf(':');
    if (colon > 0) headers.append(line.slice(0, colon), line.slice(colon + 1));
  }
  return headers;
}
