/** The address of a place in the results of a search: the search itself, and from where on they are shown. */
import { openedParam } from '../../alerts/domain/opening.ts';

/** The longest query of an address, in characters; a longer one has been tampered with, and proxies refuse it. */
export const longestAddress = 2_000;

/** The parts of an address. */
export interface Place {
  /** The search as a query string. */
  asked: string;
  /** The cursor of the page, or null. */
  from: string | null;
  /** The opened saved search, or null. */
  opened: string | null;
}

/** Reads the query of an address. */
export function readPlace(query: string): Place {
  const params = new URLSearchParams(query);
  const opened = params.get(openedParam);
  params.delete(openedParam);
  const from = params.getAll('cursor').at(-1) ?? null;
  params.delete('cursor');
  // A parameter of the API, not of the page: a wrong one would leave nothing to show.
  params.delete('limit');
  // Reports an action on the page and is no part of the search.
  params.delete('notice');
  return { asked: params.size > 0 ? `?${params}` : '', from, opened };
}

/** The query of a place's address. */
export function addressOf({ asked, from, opened }: Place): string {
  const more = new URLSearchParams({
    ...(from !== null && { cursor: from }),
    ...(opened !== null && { [openedParam]: opened }),
  });
  if (more.size === 0) return asked;
  return `${asked}${asked === '' ? '?' : '&'}${more}`;
}
