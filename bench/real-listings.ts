/**
 * The real data sets as the garage would store them: read with the import's own mappings; refused rows are
 * counted.
 */
import { bindColumns, type RowReader } from '../src/features/imports/columns.ts';
import { readCsv } from '../src/features/imports/csv.ts';
import { type ImportedListing, listingOf } from '../src/features/imports/domain.ts';
import { findKnownMapping } from '../src/features/imports/mapping-files.ts';
import { type RowContext, rowContext } from '../src/features/imports/row-facts.ts';
import { openTextFile } from '../src/features/imports/text-file.ts';
import type { PricedListing } from '../src/features/prices/domain.ts';
import { homeCurrency } from '../src/kernel/money.ts';

export interface RealSet {
  name: string;
  listings: PricedListing[];
  /** Rows that the import refuses. */
  refused: number;
}

async function openSet(
  path: string,
  header: readonly string[],
): Promise<{ reader: RowReader; context: RowContext }> {
  const known = await findKnownMapping(header);
  if (!known) throw new Error(`No mapping of the project knows the header of ${path}.`);
  const bound = bindColumns(known.mapping, header);
  if ('problems' in bound) throw new Error(`${path}: ${bound.problems.join('; ')}`);
  const now = new Date();
  const all = { fileDate: now, now, ownCurrency: homeCurrency };
  return { reader: bound.reader, context: rowContext(known.mapping, bound.reader, all) };
}

/** Reads the rows of a set one by one, as the import does; null for a refused row. */
async function* readRows(path: string) {
  const { text } = await openTextFile(path);
  let opened: Awaited<ReturnType<typeof openSet>> | undefined;
  for await (const rows of readCsv(text, { delimiter: ',' })) {
    for (const row of rows) {
      if ('problem' in row) yield null;
      else if (!opened) opened = await openSet(path, row.fields);
      else {
        const built = listingOf(row.fields, opened.context);
        yield 'refusal' in built
          ? null
          : { line: row.line, listing: built.listing, asOf: opened.context.asOf };
      }
    }
  }
}

/** The listings of a set as the import would store them. */
export async function readRealListings(path: string): Promise<ImportedListing[]> {
  const listings: ImportedListing[] = [];
  for await (const row of readRows(path)) if (row) listings.push(row.listing);
  return listings;
}

/** A set as the price model sees it. */
export async function readRealSet(name: string, path: string): Promise<RealSet> {
  const listings: PricedListing[] = [];
  let refused = 0;
  for await (const row of readRows(path)) {
    if (!row) {
      refused += 1;
      continue;
    }
    const { line, listing, asOf } = row;
    listings.push({
      id: `${name} ${line}`,
      price: listing.price_amount,
      posted: 0,
      name: listing.name,
      make: listing.make,
      model: listing.model,
      kind: listing.kind,
      engineCc: listing.engine_cc,
      age: listing.year === null ? null : Math.max(0, asOf.getUTCFullYear() - listing.year),
      kilometres: listing.mileage_km,
      owners: listing.owners,
      // A condition that the import derives from age and distance is no information; neither set states one.
      condition: null,
      place: listing.location === listing.country ? null : listing.location,
    });
  }
  return { name, listings, refused };
}
