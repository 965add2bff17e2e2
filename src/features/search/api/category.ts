import { toPosition } from '../../../platform/http/api.ts';
import type { Product } from '../../listings/contract.ts';
import type { Category } from '../../listings/domain.ts';
import { listProducts } from '../data/bikes.ts';
import type { Finder } from '../data/finder.ts';
import { readPosition, writePosition } from '../domain/cursor.ts';
import { anySearch } from '../domain/search.ts';

/**
 * Creates the function that lists a category for members, newest first. It uses the search, so that both show
 * the same listings in the same order, and neither shows what is no longer for sale.
 */
export function categoryLister(finder: Finder) {
  return async (
    { _id }: Category,
    { limit, cursor }: { limit: number; cursor: string | undefined },
  ): Promise<{ items: Product[]; next: string | null }> => {
    const after = toPosition(cursor, (text) => readPosition(text, 'newest'));
    const { numbers, next } = await finder.list({ search: { ...anySearch, category: [_id] }, limit, after });
    return {
      items: await listProducts(finder.listings, numbers),
      next: next && writePosition(next, 'newest'),
    };
  };
}
