import { testsOf } from '../domain/question.ts';
import { anySearch, type Search } from '../domain/search.ts';
import type { Mirror } from './mirror.ts';

/**
 * What comes nearest to a listing: as many as possible of its model, make, kind, place, price and year. Nobody buys the same
 * model in another currency instead: such come where there are no others.
 */
export function findSimilar(
  mirror: Mirror,
  { no, search, currency }: { no: number; search: readonly Partial<Search>[]; currency: string },
  most: number,
): number[] {
  // What is named twice is worth twice as much.
  const worth = new Map<Partial<Search>, number>();
  for (const part of search) worth.set(part, (worth.get(part) ?? 0) + 1);
  const wishes = [...worth].flatMap(([part, weight]) =>
    testsOf({ ...anySearch, ...part }, mirror, null).map((test) => ({ test, weight })),
  );
  const inCurrency = testsOf({ ...anySearch, currency }, mirror, null).flatMap(({ parts }) => parts);
  const wishesThere = wishes.map(({ test, weight }) => ({
    test: { ...test, parts: [...test.parts, ...inCurrency] },
    weight,
  }));
  const nearest = (of: typeof wishes) =>
    mirror.scanner.nearest({ wishes: of }, most + 1).filter((number) => number !== no);
  const found = nearest(wishesThere);
  const all = found.length < most ? [...new Set([...found, ...nearest(wishes)])] : found;
  return all.slice(0, most);
}
