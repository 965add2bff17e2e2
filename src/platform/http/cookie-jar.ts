/**
 * The cookies of one page request while the server makes calls on the visitor's behalf: a call may sign
 * somebody in, and the next one must already know. Cookies that were set go to the visitor with the page.
 */
export class CookieJar {
  readonly received: string[] = [];
  readonly #pairs = new Map<string, string>();

  constructor(header: string | null) {
    for (const pair of header?.split(/;\s*/) ?? []) this.#keep(pair);
  }

  /** The value of a Cookie header. */
  header(): string {
    return [...this.#pairs].map(([name, value]) => `${name}=${value}`).join('; ');
  }

  /** Takes the Set-Cookie headers of an answer. */
  take(headers: Headers): void {
    for (const cookie of headers.getSetCookie()) {
      this.received.push(cookie);
      const [pair = '', ...attributes] = cookie.split(/;\s*/);
      const ended = attributes.some((attribute) => /^max-age=0$/i.test(attribute));
      if (ended) this.#pairs.delete(pair.slice(0, pair.indexOf('=')));
      else this.#keep(pair);
    }
  }

  #keep(pair: string): void {
    const equals = pair.indexOf('=');
    if (equals > 0) this.#pairs.set(pair.slice(0, equals), pair.slice(equals + 1));
  }
}
