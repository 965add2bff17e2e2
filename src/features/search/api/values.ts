/** Explains a motorcycle's place in the order of value. */
import { type ModelOf, modelsOf } from '../../prices/data.ts';
import { isBelowRange } from '../../prices/domain.ts';
import { type PriceModel, surenessFor } from '../../prices/model.ts';
import type { FoundBike, Value } from '../contract.ts';
import type { ValuedBike } from '../data/bikes.ts';

/**
 * Adds to each motorcycle how its price compares with its usual price, by which the engine sorts (`engine/usual-price.ts`). The result
 * is the same object as long as nothing in it changes, so that its card need not be rendered again.
 */
export function createValues(modelOf: ModelOf) {
  const told = new WeakMap<object, { model: PriceModel | null; age: number | null; found: FoundBike }>();
  return async (bikes: readonly ValuedBike[]): Promise<FoundBike[]> => {
    const models = await modelsOf(
      bikes.map(({ scope }) => scope),
      modelOf,
    );
    return bikes.map((valued) => {
      const { bike, scope, facts } = valued;
      const model = models.get(scope) ?? null;
      const known = told.get(bike);
      if (known?.model === model && known.age === facts.age) return known.found;
      const found = { ...bike, value: compared(valued, model) };
      told.set(bike, { model, age: facts.age, found });
      return found;
    });
  };
}

function compared({ bike, facts, expected, low }: ValuedBike, model: PriceModel | null): Value | null {
  const { priceAmount } = bike;
  const sureness = model && surenessFor(model, facts);
  if (!sureness || priceAmount === null || expected === null || expected <= 0 || low === null) return null;
  return {
    percentBelow: Math.round((1 - priceAmount / expected) * 100),
    believable: !isBelowRange(priceAmount, { low }),
    sureness,
  };
}
