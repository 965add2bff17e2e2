import { isId } from '../../../kernel/ids.ts';
import { bikeIdOf, paths } from '../../../routes.ts';

/** What somebody was doing when they were sent to the login page. */
export type Wanted =
  | { kind: 'search'; address: string }
  | { kind: 'booking' | 'purchase'; id: string }
  | { kind: 'saved' };

const savingPath = paths.saveSearch('').replace(/\?.*/, '');
const bikePage = `${paths.bikes()}/`;
const categoryPage = paths.categoryProducts('');

/** Read from the destination of the login; null where no text is needed. */
export function readWanted(next: string): Wanted | null {
  const { pathname, search, searchParams } = new URL(next, 'http://here.invalid');
  if (pathname === savingPath && search !== '') return { kind: 'search', address: search };
  if (pathname === paths.saved()) return { kind: 'saved' };
  const id = searchParams.get('book') ?? '';
  // A motorcycle's own page has no dialog for another one; a category's page has many.
  const isThere = pathname.startsWith(bikePage)
    ? bikeIdOf(pathname.slice(bikePage.length)) === id
    : pathname.startsWith(categoryPage);
  if (!isThere || !isId(id)) return null;
  return { kind: searchParams.get('intent') === 'purchase' ? 'purchase' : 'booking', id };
}

/**
 * Whether the login's destination is the page to list a motorcycle: people who register on the way there come
 * to sell.
 */
export function wantsToSell(next: string): boolean {
  return new URL(next, 'http://here.invalid').pathname === paths.addProduct();
}
