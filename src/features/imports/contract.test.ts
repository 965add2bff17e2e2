import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { bound, problemsOf } from '../../../test/support/mappings.ts';
import { readMapping } from './contract.ts';

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
        horn: 'Horn',
      },
    });
    const text = problems.join('\n');
    for (const word of ['delimiter', 'country', 'columns.name', 'colum', 'columns.price.factor']) {
      expect(text).toContain(word);
    }
    expect(text).toMatch(/columns\.kilometres\.unit/);
    expect(text).toMatch(/columns\.kind\.words\.Scooters/);
    expect(text).toMatch(/columns\.owners: needs either "column" or "value"/);
    expect(text).toMatch(/horn/);
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
