/** How many listings names find beside the rest of a search: what suggestions say, as their addresses will. */
import { wholeParents } from './chosen-names.ts';
import type { Counts } from './engine/counts.ts';
import type { createScanner } from './engine/scan.ts';
import { familyOf, type Names } from './names.ts';
import { currencyMeant, withCurrency } from './price-currency.ts';
import { type Currencies, testsOf } from './question.ts';
import { leftOutOf, type NamedField, namedFields, type Search } from './search.ts';

/** The mirror, as far as listings are counted from it. */
interface Offers {
  scanner: ReturnType<typeof createScanner>;
  vocabulary: Names;
  currencies: Currencies;
  names: number;
  counts: Readonly<Pick<Counts, NamedField>>;
  usual(): number;
}

/** What names find beside a search. */
export interface Figures {
  /** For comparing names with each other: how many listings have this one, beside the filters of other kinds. */
  having(field: NamedField, value: string): number;
  /** How many listings the search finds once a name is added; it must be settled and have no words left. */
  finding(settled: Search, field: NamedField): number;
}

const ofBike: readonly NamedField[] = ['make', 'model'];

/**
 * Counts beside a settled search, whose words count for nothing, and in the currency that its prices are in: one scan answers for
 * all names. Only where the search leaves names out, which one that is added may take back, each search is counted on its own: up
 * to two sets of listings for each, which replace others in the cache.
 */
export function figuresBeside(before: Search, offers: Offers): Figures {
  const { scanner, vocabulary, currencies, names } = offers;
  const priced = currencyMeant(before, offers);
  const testsOfBikes = (search: Search) => testsOf(withCurrency(search, priced, currencies), offers, null);
  const mayTakeBack = leftOutOf(before).length > 0;
  const tests = testsOfBikes(before);
  const counts =
    mayTakeBack || tests.length === 0
      ? offers.counts
      : scanner.countsOf({ tests, priced }, names, namedFields);

  const ofTerm = (field: 'make' | 'division' | 'district', slug: string) =>
    counts[field][vocabulary.termOf(field, slug)?.id ?? -1] ?? 0;
  const ofCategory = (id: string) =>
    counts.category[vocabulary.categories.find((category) => category.id === id)?.code ?? -1] ?? 0;
  const sum = <Value>(values: Iterable<Value>, countOf: (value: Value) => number) =>
    [...values].reduce((total, value) => total + countOf(value), 0);
  const modelsOf = (slugs: readonly string[]) =>
    new Set(slugs.flatMap((slug) => familyOf(slug, vocabulary)?.ids ?? []));
  const ofModels = (slugs: readonly string[]) => sum(modelsOf(slugs), (id) => counts.model[id] ?? 0);
  const ofModel = (slug: string) => {
    const all = ofModels([slug]);
    // A family without a model of its own name says no more than the only model of it that is offered.
    const isAlone =
      !vocabulary.termOf('model', slug) && [...modelsOf([slug])].some((id) => counts.model[id] === all);
    return isAlone ? 0 : all;
  };

  return {
    having(field, value) {
      if (field === 'category') return ofCategory(value);
      if (field === 'model') return ofModel(value);
      return ofTerm(field, value);
    },
    finding(settled, field) {
      if (mayTakeBack) return scanner.count(testsOfBikes(settled));
      if (field === 'category') return sum(settled.category, ofCategory);
      if (ofBike.includes(field)) {
        const makes = wholeParents(settled, 'make', vocabulary);
        return sum(makes, (slug) => ofTerm('make', slug)) + ofModels(settled.model);
      }
      const divisions = wholeParents(settled, 'division', vocabulary);
      return (
        sum(divisions, (slug) => ofTerm('division', slug)) +
        sum(settled.district, (slug) => ofTerm('district', slug))
      );
    },
  };
}
