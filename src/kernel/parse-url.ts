/**
 * Parses an address, relative to a base if one is given; null where it is not valid. `URL.parse` and
 * `URL.canParse` would be shorter, but phones that are a few years old do not have them.
 */
export function parseUrl(text: string, base?: string): URL | null {
  try {
    return new URL(text, base);
  } catch {
    return null;
  }
}
