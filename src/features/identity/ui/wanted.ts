import { isId } from '../../../kernel/ids.ts';
import { bikeIdOf, paths } from '../../../routes.ts';

/** What somebody was doing when they were sent to the login page. */
export type LoginPurpose =
  | { kind: 'search'; address: string }
  | { kind: 'booking' | 'purchase'; id: string }
  | { kind: 'category'; category: string }
  | { kind: 'saved' };

const savingPath = paths.saveSearch('').replace(/\?.*/, '');
const bikePage = `${paths.bikes()}/`;
const categoryPage = paths.categoryProducts('');

/** Read from the destination of the login; null where no text is needed. */
export function readWanted(next: string): LoginPurpose | null {
  const { pathname, search, searchParams } = new URL(next, 'http://here.invalid');
  if (pathname === savingPath && search !== '') return { kind: 'search', address: search };
  if (pathname === paths.saved()) return { kind: 'saved' };
  const category = categoryAt(pathname);
  const id = searchParams.get('book') ?? '';
  // A motorcycle's own page has no dialog for another one; a category's page has many.
  const isThere = pathname.startsWith(bikePage)
    ? bikeIdOf(pathname.slice(bikePage.length)) === id
    : category !== null;
  if (!isThere || !isId(id)) return category === null ? null : { kind: 'category', category };
  return { kind: searchParams.get('intent') === 'purchase' ? 'purchase' : 'booking', id };
}

function categoryAt(pathname: string): string | null {
  if (!pathname.startsWith(categoryPage)) return null;
  try {
    return decodeURIComponent(pathname.slice(categoryPage.length)) || null;
  } catch {
    return null;
  }
}

/**
 * Whether the login's destination is the page to list a motorcycle: people who register on the way there come
 * to sell.
 */
export function wantsToSell(next: string): boolean {
  return new URL(next, 'http://here.invalid').pathname === paths.addProduct();
}
