/** The differences between a listing and its row, side by side for people. */
import type { ChangedField } from '#messages/imports-summary.ts';
import { conditionNames } from '#messages/listings.ts';
import { receiptNames, registrationNames } from '#messages/papers.ts';
import { type DistanceUnit, distanceOf } from '../../../kernel/distances.ts';
import { formatAmount } from '../../../kernel/money.ts';
import type { ImportedListing } from '../domain.ts';

/** A listing that differs from its row. */
export interface ListingChange {
  /** Its current name. */
  name: string;
  /** Empty where no shown text changes, only the kind, a currency or a space. */
  fields: readonly { field: ChangedField; was: string; becomes: string }[];
}

const told = [
  'name',
  'price',
  'original_price',
  'mileage_km',
  'year_of_use',
  'owners',
  'registration',
  'tax_until',
  'receipt',
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

type ImportedFacts = Pick<ImportedListing, (typeof told)[number]> & { import_key: string };

/** A field as its listing shows it, a distance in `unit`; null where it has none. */
function shown(facts: ImportedFacts, field: (typeof told)[number], unit: DistanceUnit): string | null {
  const { condition, mileage_km, receipt, registration } = facts;
  if (field === 'mileage_km') return mileage_km === null ? null : formatAmount(distanceOf(mileage_km, unit));
  if (field === 'receipt') return receipt === null ? null : receiptNames[receipt ? 'yes' : 'no'];
  if (field === 'registration') return registration && registrationNames[registration];
  if (field === 'condition') return condition && conditionNames[condition];
  return facts[field] === null ? null : String(facts[field]);
}

/**
 * The number of characters of a value that are shown, and how many of them come before the first difference.
 */
const longest = 60;
const before = 20;

const letters = new Intl.Segmenter('en', { granularity: 'grapheme' });
const lettersOf = (text: string | null) =>
  Array.from(letters.segment((text ?? '').replace(/\s+/g, ' ').trim()), ({ segment }) => segment);

/** Both values, each cut around the first difference. Null where people would read the same. */
function sidesOf(was: string | null, becomes: string | null) {
  const sides = [lettersOf(was), lettersOf(becomes)] as const;
  const [old, fresh] = sides;
  const first = old.findIndex((letter, i) => letter !== fresh[i]);
  const differs = first === -1 ? old.length : first;
  if (differs === old.length && differs === fresh.length) return null;
  const isLong = sides.some(({ length }) => length > longest);
  const from = isLong ? Math.max(0, differs - before) : 0;
  const cut = (side: readonly string[]) => {
    const shown = side.slice(from, from + longest).join('');
    return `${from > 0 ? '…' : ''}${shown}${side.length > from + longest ? '…' : ''}`;
  };
  return { was: cut(old), becomes: cut(fresh) };
}

/** The changes of listings; each is matched with its row by its key. Distances are shown in `unit`. */
export function changesOf(
  former: readonly ImportedFacts[],
  rows: readonly ImportedFacts[],
  unit: DistanceUnit,
): ListingChange[] {
  const byKey = new Map(rows.map((row) => [row.import_key, row]));
  return former.flatMap((was) => {
    const becomes = byKey.get(was.import_key);
    if (!becomes) return [];
    const fields = told.flatMap((field) => {
      const sides = sidesOf(shown(was, field, unit), shown(becomes, field, unit));
      return sides ? [{ field, ...sides }] : [];
    });
    return [{ name: was.name, fields }];
  });
}
