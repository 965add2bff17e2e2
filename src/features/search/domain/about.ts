/** What "about" a figure means: the range that stands for it, and which figure a range stands for. */
import type { PossiblePrices } from '../../../kernel/market.ts';
import type { Range, RangeField } from './search.ts';

/** A 150 has 149 to 155 cc. */
const shares = { price: 0.15, cc: 0.05 } as const;
type VagueField = keyof typeof shares;

/** From here on the ends of a price range are whole thousands. */
const inThousands = 10_000;

/** The range that "about" this price or engine stands for. */
export function about(field: VagueField, value: number): { from: number; to: number } {
  const unit = field === 'price' && value >= inThousands ? 1_000 : 1;
  const round = (figure: number) => Math.round(figure / unit) * unit;
  const share = shares[field];
  return { from: round(value * (1 - share)), to: round(value * (1 + share)) };
}

/** What a figure without a limit word means, in a market with this highest price. */
export function near(field: RangeField, value: number, { highestPrice }: PossiblePrices): Range {
  if (field === 'year') return { from: value, to: value };
  if (field === 'km') return { from: null, to: value };
  const range = about(field, value);
  return field === 'price' ? { ...range, to: Math.min(highestPrice, range.to) } : range;
}

const steps = [100_000, 50_000, 10_000, 5_000, 1_000, 500, 100, 50, 10, 5, 1] as const;

/**
 * The figure that a range is all "about", or null. Addresses hold the range alone; as its ends are rounded,
 * the roundest figure near its middle is the one that was meant.
 */
export function aboutWhich(field: VagueField, { from, to }: Range): number | null {
  if (from === null || to === null || from === to) return null;
  for (const step of steps) {
    const figure = Math.round((from + to) / 2 / step) * step;
    const range = about(field, figure);
    if (range.from === from && range.to === to) return figure;
  }
  return null;
}
