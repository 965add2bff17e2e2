import { testsOf } from '../domain/question.ts';
import { anySearch, type Search } from '../domain/search.ts';
import type { Mirror } from './mirror.ts';

/**
 * The listings nearest to a listing: those that share most of its model, make, kind, place, price, engine and year.
 * Buyers do not switch to another currency, so listings in other currencies only fill up what is missing.
 */
export function findSimilar(
  mirror: Mirror,
  { no, search, currency }: { no: number; search: readonly Partial<Search>[]; currency: string },
  most: number,
): number[] {
  // A part that occurs twice has twice the weight.
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
