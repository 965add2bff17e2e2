/** What a listing says and what its row says now, side by side for people. */
import type { ChangedField } from '#messages/imports.ts';
import type { ImportedListing } from '../domain.ts';

/** A listing that its row says something else of. */
export interface ListingChange {
  /** As it is called now. */
  name: string;
  fields: readonly { field: ChangedField; was: string; becomes: string }[];
}

const told = [
  'name',
  'price',
  'original_price',
  'mileage_km',
  'year_of_use',
  'owners',
  'condition',
  'location',
  'country',
  'seller_name',
  'category_id',
  'make',
  'model',
  'engine_cc',
  'description',
] as const satisfies readonly ChangedField[];

type Facts = Pick<ImportedListing, (typeof told)[number]> & { import_key: string };

const longest = 60;

function shown(value: string | number | null): string {
  const text = String(value ?? '').replace(/\s+/g, ' ');
  return text.length <= longest ? text : `${text.slice(0, longest - 1).toWellFormed()}…`;
}

/** What changes of listings; each is found among the rows by its key. */
export function changesOf(former: readonly Facts[], rows: readonly Facts[]): ListingChange[] {
  const byKey = new Map(rows.map((row) => [row.import_key, row]));
  return former.flatMap((was) => {
    const becomes = byKey.get(was.import_key);
    if (!becomes) return [];
    const fields = told
      .filter((field) => was[field] !== becomes[field])
      .map((field) => ({ field, was: shown(was[field]), becomes: shown(becomes[field]) }));
    return [{ name: was.name, fields }];
  });
}
