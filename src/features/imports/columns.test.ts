import { expect, it } from 'vitest';
import { bindColumns } from './columns.ts';
import { type MappingFile, readMapping } from './contract.ts';

/** The reader of a file with these columns. */
function readerOf(header: readonly string[], columns: MappingFile['columns']) {
  const read = readMapping({ columns });
  if ('problems' in read) throw new Error(read.problems.join('\n'));
  const bound = bindColumns(read.mapping, header);
  if ('problems' in bound) throw new Error(bound.problems.join('\n'));
  return bound.reader;
}

it.each([
  [['Bike: Honda Dio', 'Colour: red', 'Town: Dakar', 'Region: Thiès'], 'Honda Dio', 'red', 'Dakar, Thiès'],
  [['Scooter: Honda Dio', 'Year: 2019', 'Dakar', 'Region:Dakar'], 'Scooter: Honda Dio', null, 'Dakar'],
  [['Bike\nHonda', '', 'Phone: 017', 'Region: Thiès'], 'Honda', null, 'Thiès'],
])('of cells with labels it reads %j', (row, name, colour, place) => {
  const reader = readerOf(['name', 'colour', 'town', 'region'], {
    name: { column: 'name', label: 'Bike' },
    price: 'name',
    colour: { column: 'colour', label: 'Colour' },
    place: { column: 'town', within: 'region', label: ['Town', 'Region'] },
  });
  expect(reader.cell(row, 'name')).toBe(name);
  expect(reader.cell(row, 'colour')).toBe(colour);
  expect(reader.cell(row, 'place')).toBe(place);
});

it('reads a place of many spaces or commas at once', () => {
  const reader = readerOf(['name', 'town'], { name: 'name', price: 'name', place: 'town' });
  // A pattern that goes back for each of them would take minutes, and the test its time limit.
  for (const between of [' ', ','])
    expect(reader.cell(['', `a${between.repeat(600_000)}b\nc`], 'place')).toMatch(/^a,? b, c$/);
});
