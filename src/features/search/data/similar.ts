import { testsOf } from '../domain/question.ts';
import { anySearch, type Search } from '../domain/search.ts';
import type { Mirror } from './mirror.ts';

/** What comes nearest to a listing: as many as possible of its model, make, kind, place, price and year. */
export function findSimilar(
  mirror: Mirror,
  { no, search }: { no: number; search: readonly Partial<Search>[] },
  most: number,
): number[] {
  // What is named twice is worth twice as much.
  const worth = new Map<Partial<Search>, number>();
  for (const part of search) worth.set(part, (worth.get(part) ?? 0) + 1);
  const wishes = [...worth].flatMap(([part, weight]) =>
    testsOf({ ...anySearch, ...part }, mirror, null).map((test) => ({ test, weight })),
  );
  const found = mirror.scanner.nearest({ wishes }, most + 1, mirror.names);
  return found.filter((number) => number !== no).slice(0, most);
}
