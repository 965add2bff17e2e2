import { parseUrl } from './parse-url.ts';

/** The longest path that is accepted, in characters. */
export const longestOwnPath = 2_000;

/**
 * Reads a path of this site from outside text; null for anything that a browser could read as another site:
 * `//host`, `/\host`, a scheme, control characters.
 */
export function readOwnPath(text: string | null | undefined): string | null {
  if (!text?.startsWith('/') || text.length > longestOwnPath) return null;
  // biome-ignore lint/suspicious/noControlCharactersInRegex: browsers drop tabs and line ends inside URLs
  if (/^\/[/\\]|[\u0000-\u001f\\]/.test(text)) return null;
  const here = 'http://here.invalid';
  const url = parseUrl(text, here);
  if (url?.origin !== here || url.pathname.startsWith('//')) return null;
  return url.pathname + url.search + url.hash;
}
