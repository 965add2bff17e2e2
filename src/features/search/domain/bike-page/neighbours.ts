/** What a listing has in common with others. */

import type { Names, Term } from '../names.ts';
import { anySearch, type Search, writeSearch } from '../search.ts';

interface Placed {
  bike: {
    priceAmount: number | null;
    currency: string | null;
    year: number | null;
    engineCapacity: number | null;
  };
  names: { make: number | null; model: number | null; division: number | null; district: number | null };
  categoryId: string;
}

const aboutPrice = 0.25;
const aboutEngine = 0.25;
const aboutYears = 3;

function termsOf({ names }: Placed, { termById }: Names) {
  const term = (id: number | null) => (id === null ? undefined : termById(id));
  return { make: term(names.make), model: term(names.model), division: term(names.division) };
}

/** Features that other bikes may share with a listing, each as a search. */
export function similarTo(listing: Placed, vocabulary: Names): Partial<Search>[] {
  const { bike, categoryId } = listing;
  const { make, model, division } = termsOf(listing, vocabulary);
  const parts: Partial<Search>[] = [{ category: [categoryId] }];
  if (make) parts.push({ make: [make.slug] });
  if (make && model) {
    const same = { make: [make.slug], model: [model.slug] };
    // The same model counts twice: callers weigh a part by how often it occurs.
    parts.push(same, same);
  }
  if (division) parts.push({ division: [division.slug] });
  const around = (figure: number, share: number) => ({
    from: Math.round(figure * (1 - share)),
    to: Math.round(figure * (1 + share)),
  });
  if (bike.priceAmount !== null)
    parts.push({ price: around(bike.priceAmount, aboutPrice), currency: bike.currency });
  if (bike.engineCapacity !== null) parts.push({ cc: around(bike.engineCapacity, aboutEngine) });
  if (bike.year !== null) parts.push({ year: { from: bike.year - aboutYears, to: bike.year + aboutYears } });
  return parts;
}

/** The searches that a listing belongs to: its make and its model. Without a make, its category. */
export function withinOf(listing: Placed, vocabulary: Names): { name: string; address: string }[] {
  const { make, model } = termsOf(listing, vocabulary);
  const of = (name: string, search: Partial<Search>) => ({
    name,
    address: writeSearch({ ...anySearch, ...search }),
  });
  if (!make) {
    const category = vocabulary.categories.find(({ id }) => id === listing.categoryId);
    return category ? [of(category.name, { category: [category.id] })] : [];
  }
  const slugs = ({ slug }: Term) => [slug];
  return [
    of(make.name, { make: slugs(make) }),
    ...(model ? [of(model.name, { make: slugs(make), model: slugs(model) })] : []),
  ];
}
