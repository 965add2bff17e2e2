import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { bindColumns } from './columns.ts';
import { readMapping } from './contract.ts';
import { guessMapping } from './guess.ts';

function problemsOf(json: unknown) {
  const read = readMapping(json);
  return 'problems' in read ? read.problems : [];
}

function bound(json: unknown, header: string[]) {
  const read = readMapping(json);
  if ('problems' in read) throw new Error(read.problems.join('\n'));
  return bindColumns(read.mapping, header);
}

describe('readMapping', () => {
  it('takes a header for a column, and the long form', () => {
    const least = readMapping({ columns: { name: 'Bike', price: { column: 2, factor: 1000 } } });
    expect(least).toMatchObject({
      mapping: { columns: { name: { column: 'Bike' }, price: { factor: 1000 } } },
    });
  });

  it('names each mistake with its place', () => {
    const problems = problemsOf({
      delimiter: ';',
      country: 3,
      columns: {
        name: { colum: 'Bike' },
        price: { column: 'Price', factor: -1 },
        kilometres: { column: 'Km', unit: 'leagues' },
        kind: { column: 'Type', words: { Scooters: 'vespa' } },
        owners: { column: 'Owners', value: '1' },
        colour: 'Colour',
      },
    });
    const text = problems.join('\n');
    for (const word of ['delimiter', 'country', 'columns.name', 'colum', 'columns.price.factor']) {
      expect(text).toContain(word);
    }
    expect(text).toMatch(/columns\.kilometres\.unit/);
    expect(text).toMatch(/columns\.kind\.words\.Scooters/);
    expect(text).toMatch(/columns\.owners: needs either "column" or "value"/);
    expect(text).toMatch(/colour/);
    expect(text).not.toMatch(/invalid|expected|unrecognized/i);
  });

  it.each([[null], [[]], ['x'], [{}], [{ columns: {} }], [{ columns: { price: 'Price' } }]])(
    'refuses %j without falling over',
    (json) => expect(problemsOf(json).length).toBeGreaterThan(0),
  );

  it('every mapping of the project is right and fits the header it recognises', () => {
    const folder = new URL('./mappings/', import.meta.url);
    for (const name of readdirSync(folder)) {
      const json = JSON.parse(readFileSync(new URL(name, folder), 'utf8'));
      expect(problemsOf(json), name).toEqual([]);
      expect(bound(json, json.recognise), name).toHaveProperty('reader');
    }
  });
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

describe('guessMapping', () => {
  it.each([
    [
      ['Title', 'Asking Price (BDT)', 'Model Year', 'Odometer (km)', 'Engine CC', 'District', 'Ad URL'],
      {
        currency: 'BDT',
        country: 'Bangladesh',
        columns: {
          name: 'Title',
          price: 'Asking Price (BDT)',
          year: 'Model Year',
          kilometres: 'Odometer (km)',
          engine: 'Engine CC',
          place: 'District',
          id: 'Ad URL',
        },
      },
    ],
    [
      ['make', 'model', 'price_usd', 'miles', 'owner'],
      {
        currency: 'USD',
        columns: {
          make: 'make',
          model: 'model',
          price: 'price_usd',
          kilometres: { column: 'miles', unit: 'miles' },
          owners: 'owner',
        },
      },
    ],
    [
      ['বাইকের নাম', 'দাম (টাকা)', 'কিলোমিটার'],
      { currency: 'BDT', columns: { name: 'বাইকের নাম', price: 'দাম (টাকা)' } },
    ],
  ])('reads %j', (header, guess) => {
    const guessed = guessMapping(header, { delimiter: ',' })?.mapping;
    expect(guessed).toMatchObject(guess);
    expect(problemsOf(guessed)).toEqual([]);
  });

  it('prefers the distance to the fuel economy', () => {
    const guessed = guessMapping(['bike', 'price', 'mileage', 'kms_driven'], { delimiter: ',' });
    expect(guessed?.mapping.columns.kilometres).toBe('kms_driven');
  });

  it('gives positions to headers that occur twice', () => {
    expect(guessMapping(['name', 'price', 'Price'], { delimiter: ',' })?.mapping.columns.price).toBe(2);
  });

  it('gives up without name or price', () => {
    expect(guessMapping(['foo', 'price'], { delimiter: ',' })).toBeNull();
    expect(guessMapping(['name', 'colour'], { delimiter: ',' })).toBeNull();
  });
});
