/**
 * What the garage says about an asking price: all numbers are computed from the displayed ones, so that
 * readers come to the same results.
 */
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

/** A range of years; null where it is open on that side. */
interface Years {
  from: number | null;
  to: number | null;
}

/** What a price was compared with. */
interface Basis extends Pick<Estimate, 'basis' | 'count' | 'engines'> {
  /** Null where the motorcycle's own year is unknown: the others may then be of any year. */
  years: Years | null;
}

interface StatedEstimate extends PriceRange, Basis, Pick<Estimate, 'sureness' | 'comparables'> {
  /**
   * The usual one among those that it was compared with: the reasons lead from its price to the expected one.
   */
  usual: { expected: number; year: number | null; kilometres: number | null; owners: number | null };
  reasons: Reason[];
}

type Opinion =
  | (StatedEstimate & { rating: (typeof ratings)[number]; position: number })
  | (Omit<NotEnough, 'count'> & { count: number | null });

/** The oldest bikes count as equally old, and next year's models as this year's. */
function yearsOf({ least, most }: Span, thisYear: number): Years {
  return { from: most >= oldestAge ? null : thisYear - most, to: least <= 0 ? null : thisYear - least };
}

/** An estimate as it is displayed. */
export function tellEstimate(estimate: Estimate, thisYear: number): StatedEstimate {
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

/**
 * Null where the asking price is no number. Before anything was learned the number of comparable bikes is
 * unknown.
 */
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
