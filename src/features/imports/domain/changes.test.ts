import { expect, test } from 'vitest';
import * as words from '#messages/imports-summary.ts';
import { changesOf } from './changes.ts';

const listing = {
  import_key: 'a',
  name: 'Honda Dio',
  price: '65,000',
  original_price: '',
  mileage_km: 9_000,
  year_of_use: '2021',
  owners: null,
  registration: null,
  tax_until: null,
  receipt: null,
  condition: 'good',
  location: 'Dhaka',
  country: '',
  seller_name: 'Rahima',
  category_id: 'scooters',
  make: 'Honda',
  model: 'Dio',
  engine_cc: 110,
  description: '',
} as const;
type Parts = Partial<Parameters<typeof changesOf>[0][number]>;
const change = (was: Parts, becomes: Parts) =>
  changesOf([{ ...listing, ...was }], [{ ...listing, ...becomes }], 'km')[0]?.fields;

const long = 'Well kept, with all its papers, from its first owner, who had it serviced each year. ';

test('a long text is cut around what differs, so that both sides never read the same', () => {
  expect(
    change({ description: `${long}New tyres. ${long}` }, { description: `${long}New chain. ${long}` }),
  ).toEqual([
    {
      field: 'description',
      was: '…iced each year. New tyres. Well kept, with all its papers, f…',
      becomes: '…iced each year. New chain. Well kept, with all its papers, f…',
    },
  ]);
  expect(change({ description: long }, { description: `${long}New tyres.` })).toEqual([
    { field: 'description', was: '… serviced each year.', becomes: '… serviced each year. New tyres.' },
  ]);
  // No character is cut in two, in any script.
  const bangla = 'ক্ষেত্র '.repeat(20);
  expect(change({ description: `${bangla}ক` }, { description: `${bangla}ক্ষ` })?.[0]).toMatchObject({
    was: expect.stringMatching(/^…(?:\p{L}|\s)/u),
    becomes: expect.stringMatching(/ক্ষ$/),
  });
});

test('short ones stand as they are, also beside nothing', () => {
  expect(change({ mileage_km: 9_000, owners: null }, { mileage_km: 9_800, owners: 2 })).toEqual([
    { field: 'mileage_km', was: '9,000', becomes: '9,800' },
    { field: 'owners', was: '', becomes: '2' },
  ]);
  expect(change({ receipt: null, condition: 'good' }, { receipt: true, condition: 'fair' })).toEqual([
    { field: 'receipt', was: '', becomes: 'Yes' },
    { field: 'condition', was: 'Good', becomes: 'Fair' },
  ]);
});

test('what changes without being shown is said to be other details', () => {
  expect(change({}, { description: ' ' })).toEqual([]);
  expect(words.change('Honda Dio', [], 'km')).toBe('  Honda Dio\n    other details');
  expect(words.change('Honda Dio', change({ owners: null }, { owners: 2 }) ?? [], 'km')).toBe(
    '  Honda Dio\n    owners: – → 2',
  );
});

test('distances are shown in what the garage counts in', () => {
  const [former, row] = [
    { ...listing, mileage_km: 32_187 },
    { ...listing, mileage_km: 33_796 },
  ];
  const [changed] = changesOf([former], [row], 'mi');
  expect(words.change('Honda Dio', changed?.fields ?? [], 'mi')).toBe(
    '  Honda Dio\n    mileage: 20,000 → 21,000',
  );
});
