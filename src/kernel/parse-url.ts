/**
 * The address that a text is, against a base where one is given; null where it is none. `URL.parse` and
 * `URL.canParse` would say it in fewer words, but phones of a few years do not have them.
 */
export function parseUrl(text: string, base?: string): URL | null {
  try {
    return new URL(text, base);
  } catch {
    return null;
  }
}
