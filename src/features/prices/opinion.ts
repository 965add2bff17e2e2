/** What the garage says about an asking price: every figure as it is told, so that whoever checks one by another finds the same. */
import {
  type BikeFacts,
  type Estimate,
  type NotEnough,
  type PriceRange,
  type Reason,
  rateAsking,
  type ratings,
  roundRange,
  type Span,
} from './domain.ts';
import { estimatePrice, type PriceModel } from './model.ts';
import { tellReasons } from './reasons.ts';
import { oldestAge } from './traits.ts';

/** From a year to a year; null where it has no end on that side. */
interface Years {
  from: number | null;
  to: number | null;
}

/** What a price was compared with. */
interface Basis extends Pick<Estimate, 'basis' | 'count' | 'engines'> {
  /** Null where nothing is known of the motorcycle's own year: they are of any. */
  years: Years | null;
}

interface Told extends PriceRange, Basis, Pick<Estimate, 'sureness' | 'comparables'> {
  /** The usual one of those that it was compared with: from its price the reasons lead to the expected one. */
  usual: { expected: number; year: number | null; kilometres: number | null; owners: number | null };
  reasons: Reason[];
}

type Opinion =
  | (Told & { rating: (typeof ratings)[number]; position: number })
  | (Omit<NotEnough, 'count'> & { count: number | null });

/** The oldest count as equally old, and next year's models as this year's. */
function yearsOf({ least, most }: Span, thisYear: number): Years {
  return { from: most >= oldestAge ? null : thisYear - most, to: least <= 0 ? null : thisYear - least };
}

/** An estimate as it is told. */
export function tellEstimate(estimate: Estimate, thisYear: number): Told {
  const { sureness, basis, count, ages, engines, comparables } = estimate;
  const { age, kilometres, owners, expected } = estimate.usual;
  const sum = tellReasons(expected, estimate.reasons, estimate.expected);
  return {
    ...roundRange(estimate),
    sureness,
    basis,
    count,
    years: ages && yearsOf(ages, thisYear),
    engines,
    comparables,
    usual: {
      expected: sum.usual,
      year: age === null || age >= oldestAge ? null : thisYear - age,
      kilometres,
      owners,
    },
    reasons: sum.reasons,
  };
}

/** Null where the asking price has no figure. Before anything was learned nobody has counted what it could be compared with. */
export function opinionOf(
  model: PriceModel | null,
  facts: BikeFacts & { id: string },
  asking: number | null,
  thisYear: number,
): Opinion | null {
  if (asking === null || asking <= 0) return null;
  if (!model) return { notEnough: true, count: null };
  const estimate = estimatePrice(model, facts);
  if ('notEnough' in estimate) return estimate;
  const told = tellEstimate(estimate, thisYear);
  return { ...told, ...rateAsking(told, asking) };
}
