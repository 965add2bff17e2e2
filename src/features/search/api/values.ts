/** Why a motorcycle stands where it stands in the order of value. */
import { type PriceModel, surenessFor } from '../../prices/model.ts';
import type { FoundBike, Value } from '../contract.ts';
import type { ValuedBike } from '../data/bikes.ts';
import { isBelievable } from '../domain/columns.ts';

type ModelOf = (scope: string) => Promise<PriceModel | null>;

/** Tells of each motorcycle how its price compares with what it would usually ask, by which the order goes. */
export function createValues(modelOf: ModelOf) {
  return async (bikes: readonly ValuedBike[]): Promise<FoundBike[]> => {
    const scopes = [...new Set(bikes.map(({ scope }) => scope))];
    const models = new Map<string, PriceModel | null>();
    for (const scope of scopes) models.set(scope, await modelOf(scope));
    return bikes.map((valued) => ({
      ...valued.bike,
      value: compared(valued, models.get(valued.scope) ?? null),
    }));
  };
}

function compared({ bike, facts, expected }: ValuedBike, model: PriceModel | null): Value | null {
  const { priceAmount } = bike;
  const sureness = model && surenessFor(model, facts);
  if (!sureness || priceAmount === null || expected === null || expected <= 0) return null;
  return {
    percentBelow: Math.round((1 - priceAmount / expected) * 100),
    believable: isBelievable(priceAmount, expected),
    sureness,
  };
}
