/**
 * Why a bike's price differs from the usual one's: what the model itself would say if they differed in fewer
 * facts.
 */
import { type Factor, factors, type Reason, roundPrice, stepOf } from './domain.ts';
import type { Traits } from './traits.ts';

function factorial(n: number): number {
  return n <= 1 ? 1 : n * factorial(n - 1);
}

/**
 * Divides the difference in price between two bikes among the factors in which they differ. Each factor gets
 * the change in price that it causes, averaged over all orders in which the factors can be changed one after
 * another (Shapley values): exact, fair where factors interact, and adding up to the whole difference.
 */
export function reasonsBetween(usual: Traits, bike: Traits, priceOf: (bike: Traits) => number): Reason[] {
  const differing = factors.filter((factor) => usual[factor] !== bike[factor]);
  const n = differing.length;
  const prices = Array.from({ length: 2 ** n }, (_, chosen) => {
    const mixed = { ...usual };
    for (const [i, factor] of differing.entries()) if (chosen & (1 << i)) copyFactor(factor, bike, mixed);
    return priceOf(mixed);
  });
  const shares = Array.from(
    { length: n },
    (_, size) => (factorial(size) * factorial(n - size - 1)) / factorial(n),
  );
  return differing
    .map((factor, i) => {
      let amount = 0;
      for (const [chosen, price] of prices.entries()) {
        if (chosen & (1 << i)) continue;
        const size = differing.filter((_, j) => chosen & (1 << j)).length;
        amount += (shares[size] ?? 0) * ((prices[chosen | (1 << i)] ?? price) - price);
      }
      return { factor, amount };
    })
    .sort((a, b) => Math.abs(b.amount) - Math.abs(a.amount));
}

/**
 * The sum from the usual bike to this one as it is displayed: each amount in the same steps as the price,
 * rounded up or down so that they still add up. Factors that change the price by less than a step are left
 * out.
 */
export function tellReasons(
  usual: number,
  reasons: readonly Reason[],
  expected: number,
): { usual: number; reasons: Reason[] } {
  const told = roundPrice(expected);
  const step = stepOf(told);
  const from = Math.round(usual / step);
  const steps = reasons.map(({ amount }) => Math.floor(amount / step));
  const missing = Math.round(told / step) - from - steps.reduce((sum, each) => sum + each, 0);
  // Those that lost most by rounding down are rounded up.
  const lost = (i: number) => (reasons[i]?.amount ?? 0) / step - (steps[i] ?? 0);
  const up = new Set([...steps.keys()].sort((a, b) => lost(b) - lost(a)).slice(0, missing));
  return {
    usual: from * step,
    reasons: reasons
      .map(({ factor }, i) => ({ factor, amount: ((steps[i] ?? 0) + (up.has(i) ? 1 : 0)) * step }))
      .filter(({ amount }) => amount !== 0),
  };
}

function copyFactor<Name extends Factor>(factor: Name, from: Traits, to: Traits): void {
  to[factor] = from[factor];
}
