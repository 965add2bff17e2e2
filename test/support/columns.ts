import {
  type Columns,
  type Entry,
  emptyColumns,
  putEntry,
} from '../../src/features/search/domain/engine/columns.ts';

/** A listing as read by the mirror; times and prices repeat, so that there are ties. */
export function entryOf(no: number, changes: Partial<Entry> = {}): Entry {
  return {
    no,
    forSale: true,
    posted: (no * 7_919) % 50,
    category: 0,
    make: 0,
    model: 0,
    division: 0,
    district: 0,
    condition: 0,
    seller: 0,
    photo: false,
    ownName: false,
    currency: 0,
    price: (no * 104_729) % 60,
    year: 0,
    km: -1,
    cc: -1,
    owners: 0,
    expected: -1,
    low: -1,
    ...changes,
  };
}

/** Columns with so many listings. */
export function columnsOf(count: number): Columns {
  const columns = emptyColumns();
  for (let no = 1; no <= count; no += 1) putEntry(columns, entryOf(no));
  return columns;
}
