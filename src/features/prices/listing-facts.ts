/** The facts of a listing for the price model. */
import type { Condition } from '../listings/domain.ts';
import type { BikeFacts } from './domain.ts';

/** The columns of a listing from which its facts are told. */
export interface PricedRow {
  id: string;
  name: string;
  make: string | null;
  model: string | null;
  kind: string;
  engine_cc: number | null;
  year: number | null;
  mileage_km: number | null;
  owners: number | null;
  condition: Condition | null;
  origin: 'seller' | 'sample' | 'import';
  currency: string | null;
  district_id: number | null;
}

/** The model that a listing belongs to. Samples are excluded: they say nothing about real sales. */
export function scopeOf({ origin, currency }: Pick<PricedRow, 'origin' | 'currency'>): string {
  return origin === 'sample' ? 'sample' : (currency ?? 'own');
}

/** The facts of a listing in a year. */
export function factsOf(row: PricedRow, thisYear: number): BikeFacts & { id: string } {
  return {
    id: row.id,
    name: row.name,
    make: row.make,
    model: row.model,
    kind: row.kind,
    engineCc: row.engine_cc,
    age: row.year === null ? null : Math.max(0, thisYear - row.year),
    kilometres: row.mileage_km,
    owners: row.owners,
    condition: row.condition,
    place: row.district_id === null ? null : String(row.district_id),
  };
}
