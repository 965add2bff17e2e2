import { parseUrl } from '../../../../kernel/parse-url.ts';

/**
 * The page of a motorcycle whose address was pasted into the search field, as people do with links that were
 * sent to them; null for any other text. `sites` are the origins of this site.
 */
export function pastedBike(typed: string, sites: readonly string[]): string | null {
  const url = parseUrl(typed.trim());
  const isOurs = url !== null && sites.includes(url.origin);
  return isOurs && /^\/bikes\/[^/]+$/.test(url.pathname) ? url.pathname : null;
}
