import * as words from '#messages/compare.ts';
import type { FieldProblem } from '../../../kernel/errors.ts';
import { isId } from '../../../kernel/ids.ts';
import type { BikeFacts } from '../../prices/domain.ts';
import type { PriceModel } from '../../prices/model.ts';
import { opinionOf } from '../../prices/opinion.ts';
import { mostCompared } from '../domain.ts';

/** Reads ids from an address: `ids=a,b` or `ids=a&ids=b`. Each once, in their order. */
export function readIds(values: readonly string[]): string[] {
  const ids = values.flatMap((value) => value.split(',')).map((id) => id.trim());
  return [...new Set(ids.filter((id) => id !== ''))];
}

/** The ids to compare. Those that cannot be compared are left out, and reported. */
export function readComparison(values: readonly string[]): { ids: string[]; leftOut: FieldProblem[] } {
  const asked = readIds(values);
  const known = asked.filter(isId);
  const leftOut: FieldProblem[] = [];
  if (known.length < asked.length) {
    leftOut.push({ field: 'ids', code: 'id-unreadable', detail: words.idUnreadable });
  }
  if (known.length > mostCompared) {
    leftOut.push({ field: 'ids', code: 'too-many', detail: words.tooManyCompared(mostCompared) });
  }
  return { ids: known.slice(0, mostCompared), leftOut };
}

/** A motorcycle as its page finds it, as far as a comparison needs it. */
interface BikeToCompare<Bike> {
  bike: Bike;
  forSale: boolean;
  takenOff: boolean;
  taxOver: boolean;
  facts: BikeFacts & { id: string };
  /** The scope of its price model. */
  scope: string;
}

/** The scopes whose price models a comparison needs: prices are judged only while they are asked. */
export function scopesOf(found: readonly BikeToCompare<unknown>[]): string[] {
  return found.filter(({ forSale }) => forSale).map(({ scope }) => scope);
}

/** The motorcycles that were found, in the order of `ids`, each with what the garage says about its price. */
export function compareBikes<Bike extends { _id: string; priceAmount: number | null }>(
  ids: readonly string[],
  found: readonly BikeToCompare<Bike>[],
  models: ReadonlyMap<string, PriceModel | null>,
  thisYear: number,
) {
  const byId = new Map(found.map((each) => [each.bike._id, each]));
  return ids.flatMap((id) => {
    const each = byId.get(id);
    if (!each) return [];
    const { bike, facts, scope, forSale, takenOff, taxOver } = each;
    const model = models.get(scope) ?? null;
    const opinion = forSale ? opinionOf(model, facts, bike.priceAmount, thisYear) : null;
    return [{ bike, forSale, takenOff, taxOver, price: inShort(opinion) }];
  });
}

/** The parts of an opinion that fit into a table column. */
function inShort(opinion: ReturnType<typeof opinionOf>) {
  if (!opinion || 'notEnough' in opinion) return opinion;
  const { expected, low, high, rating, basis, count, years, engines } = opinion;
  return { expected, low, high, rating, basis, count, years, engines };
}

/** Says in a comparison that some of its motorcycles do not exist. */
export function notThere(unknown: number): FieldProblem {
  return { field: 'ids', code: 'product-not-found', detail: words.notThere(unknown) };
}
