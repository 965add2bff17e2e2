import { parseUrl } from '../../../kernel/parse-url.ts';

/**
 * The page of a motorcycle whose address was pasted into the search, as people do with what was sent to them; null where
 * something else was typed. `sites` are the origins that are this site.
 */
export function pastedBike(typed: string, sites: readonly string[]): string | null {
  const url = parseUrl(typed.trim());
  const isOurs = url !== null && sites.includes(url.origin);
  return isOurs && /^\/bikes\/[^/]+$/.test(url.pathname) ? url.pathname : null;
}
