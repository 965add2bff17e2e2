import { describe, expect, it } from 'vitest';
import { bound } from '../../../test/support/mappings.ts';
import type { MappingFile } from './contract.ts';

/** The reader of a file with these columns. */
function readerOf(header: readonly string[], columns: MappingFile['columns']) {
  const result = bound({ columns }, header);
  if ('problems' in result) throw new Error(result.problems.join('\n'));
  return result.reader;
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

it.each([
  [['55500', 'mi'], '55500 mi'],
  [['55500 km', 'mi'], '55500 km'],
  [['55500', ''], '55500'],
  [['', 'mi'], null],
])('puts the unit of a column of units behind a distance without one: %j', (row, distance) => {
  const reader = readerOf(['run', 'unit'], {
    name: 'run',
    price: 'run',
    kilometres: { column: 'run', unitFrom: 'unit' },
  });
  expect(reader.cell(row, 'kilometres')).toBe(distance);
});

describe('bindColumns', () => {
  const header = ['Bike_Name', ' ASKING PRICE ', 'Kms Driven', 'Town', 'Town'];

  it('finds headers without regard to case, spaces, hyphens and underscores, or by position', () => {
    const result = bound(
      {
        columns: {
          name: 'bike name',
          price: 'asking-price',
          kilometres: 3,
          place: { column: [5, 'TOWN'], default: 'Dhaka' },
        },
      },
      header,
    );
    if (!('reader' in result)) throw new Error('not bound');
    const { reader } = result;
    const row = ['\uFEFFTvs  Apache\u200e ', '1', 'N/A', 'Khulna', '-'];
    expect(reader.cell(row, 'name')).toBe('Tvs Apache');
    expect(reader.cell(row, 'kilometres')).toBeNull();
    expect(reader.cell(row, 'place')).toBe('Khulna');
    expect(reader.cell(['a', '1', '', '', ''], 'place')).toBe('Dhaka');
    expect(reader.cell(row, 'owners')).toBeNull();
  });

  it('takes a mark for an unknown figure, or a figure that a spreadsheet shortened, as such only where a figure belongs', () => {
    const columns = { name: 'name', price: 'price', year: 'year', kilometres: 'km', place: 'place' };
    const result = bound(
      { columns },
      Object.keys(columns).map((target) => columns[target as 'name']),
    );
    if (!('reader' in result)) throw new Error('not bound');
    const kilometres = (text: string) => result.reader.cell(['', '', '', text, ''], 'kilometres');
    for (const mark of ['NC', 'n.c.', 'N/D', 'nd', 's/n', 'S/D', 'xx']) expect(kilometres(mark)).toBeNull();
    expect(result.reader.cell(['NK', '', '', '', 'NC'], 'place')).toBe('NC');
    expect(result.reader.cell(['NK', '', '', '', 'NC'], 'name')).toBe('NK');
    expect(['1.90E+03', '1,95E+05', '-1E+2', '1.9045E+03'].map(kilometres)).toEqual([
      ...['1900', '195000', '-100', '1.9045E+03'],
    ]);
    expect(result.reader.cell(['', '1.95E+05', '', '', ''], 'price')).toBe('195000');
    // The spreadsheet has rounded away which year it was.
    const year = (text: string) => result.reader.cell(['', '', text, '', ''], 'year');
    expect([year('2.018E+03'), year('2.02E+03')]).toEqual(['2018', '2.02E+03']);
  });

  it('names the columns that the file does not have', () => {
    const mapping = {
      columns: { name: 'Bike', price: 9 },
      skip: [{ column: 'Type', is: ['Car'], reason: 'A car.' }],
    };
    expect(bound(mapping, header)).toEqual({
      problems: [
        'columns.name: the file has no column "Bike"',
        'columns.price: the file has no column 9',
        'skip.0.column: the file has no column "Type"',
      ],
    });
  });

  it('translates words, fills in fixed values, and skips with a reason', () => {
    const result = bound(
      {
        skip: [{ column: 'type', is: ['Quadricycles'], contains: ['spare'], reason: 'No motorcycle.' }],
        columns: {
          name: 'name',
          price: 'price',
          kind: { column: 'type', words: { 'e-bikes': 'scooter' } },
          country: { value: 'Nepal' },
        },
      },
      ['name', 'price', 'type'],
    );
    if (!('reader' in result)) throw new Error('not bound');
    expect(result.reader.cell(['x', '1', 'E-Bikes'], 'kind')).toBe('scooter');
    expect(result.reader.cell(['x', '1', ''], 'country')).toBe('Nepal');
    expect(result.reader.skipReason(['x', '1', 'QUADRICYCLES'])).toBe('No motorcycle.');
    expect(result.reader.skipReason(['x', '1', 'Spare parts'])).toBe('No motorcycle.');
    expect(result.reader.skipReason(['x', '1', 'Motorbikes'])).toBeNull();
  });
});
