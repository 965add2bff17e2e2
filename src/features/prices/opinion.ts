/** What the garage says about an asking price. */
import { type BikeFacts, type Estimate, type NotEnough, rateAsking, type ratings } from './domain.ts';
import { estimatePrice, type PriceModel } from './model.ts';

export type Opinion =
  | (Omit<Estimate, 'usual'> & { rating: (typeof ratings)[number]; position: number })
  | NotEnough;

/** Null where nothing has been learned yet, or the asking price has no figure. */
export function opinionOf(
  model: PriceModel | null,
  facts: BikeFacts & { id: string },
  asking: number | null,
): Opinion | null {
  if (!model || asking === null || asking <= 0) return null;
  const estimate = estimatePrice(model, facts);
  if ('notEnough' in estimate) return estimate;
  const { usual, ...said } = estimate;
  return { ...said, ...rateAsking(estimate, asking) };
}
