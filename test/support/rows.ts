import { bindColumns } from '../../src/features/imports/columns.ts';
import { type MappingFile, readMapping } from '../../src/features/imports/contract.ts';
import { listingOf } from '../../src/features/imports/domain.ts';
import { rowContext } from '../../src/features/imports/row-facts.ts';

const now = new Date('2026-11-21T06:00:00Z');
const header = ['name', 'brand', 'price', 'city', 'km', 'owner', 'age', 'year', 'cc', 'condition', 'notes'];

/** What a row has below the headers of the usual file. */
export type Cells = Partial<Record<(typeof header)[number], string>>;

/** How the usual file is read. */
export const usual: MappingFile = {
  asOf: 2021,
  country: 'India',
  columns: {
    name: 'name',
    make: 'brand',
    price: 'price',
    place: 'city',
    kilometres: 'km',
    owners: 'owner',
    age: 'age',
    year: 'year',
    engine: 'cc',
    condition: 'condition',
    description: 'notes',
  },
};

/** What becomes of a row, which has a name and a price unless it says otherwise. */
export function outcomeOf(cells: Cells, mappingFile: MappingFile = usual, ownCurrency = 'BDT') {
  const read = readMapping(mappingFile);
  if ('problems' in read) throw new Error(read.problems.join('\n'));
  const bound = bindColumns(read.mapping, header);
  if ('problems' in bound) throw new Error(bound.problems.join('\n'));
  const row: Cells = { name: 'Bajaj Pulsar 150cc', price: '65000', ...cells };
  const fields = header.map((name) => row[name] ?? '');
  return listingOf(fields, rowContext(read.mapping, bound.reader, { fileDate: now, now, ownCurrency }));
}
