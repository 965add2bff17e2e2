/** What the garage says about an asking price. */
import { type BikeFacts, type Estimate, type NotEnough, rateAsking, type ratings } from './domain.ts';
import { estimatePrice, type PriceModel } from './model.ts';

type Opinion =
  | (Omit<Estimate, 'usual'> & { rating: (typeof ratings)[number]; position: number })
  | (Omit<NotEnough, 'count'> & { count: number | null });

/** Null where the asking price has no figure. Before anything was learned nobody has counted what it could be compared with. */
export function opinionOf(
  model: PriceModel | null,
  facts: BikeFacts & { id: string },
  asking: number | null,
): Opinion | null {
  if (asking === null || asking <= 0) return null;
  if (!model) return { notEnough: true, count: null };
  const estimate = estimatePrice(model, facts);
  if ('notEnough' in estimate) return estimate;
  const { usual, ...said } = estimate;
  return { ...said, ...rateAsking(estimate, asking) };
}
