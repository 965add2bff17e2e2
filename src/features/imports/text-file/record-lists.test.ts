import { expect, it } from 'vitest';
import { listFurtherIn } from './record-lists.ts';

const bikes = [
  { title: 'Honda "CB"', price: 100, specs: { year: 2019, km: 100 } },
  { title: 'Yamaha', price: 200 },
];
const photos = [{ url: 'a.jpg', width: 640 }];

it.each<[string, object, readonly string[] | undefined]>([
  ['a list in two objects', { data: { total: 2, listings: bikes } }, ['data', 'listings']],
  ['a list in three objects', { props: { page: { bikes } } }, ['props', 'page', 'bikes']],
  ['that with the largest records', { search: { facets: photos, listings: bikes } }, ['search', 'listings']],
  ['none beside a list in the outermost object', { facets: photos, data: { bikes } }, undefined],
  ['none in a list of values', { data: { makes: ['Honda', 'Yamaha'] } }, undefined],
  ['none', { data: { total: 0, listings: [] } }, undefined],
  ['none within the records of another list', { pages: [[{ bikes }]] }, undefined],
])('finds %s', (_, value, names) => {
  expect(listFurtherIn(JSON.stringify(value), { isOneRecord: false })).toEqual(names);
  expect(listFurtherIn(JSON.stringify(value, null, 2), { isOneRecord: false })).toEqual(names);
});

it('takes the pictures of a single motorcycle for no motorcycles', () => {
  const one = JSON.stringify({ title: 'Honda CB', price: 100, year: 2019, media: { photos } });
  expect(listFurtherIn(one, { isOneRecord: true })).toBeUndefined();
  expect(listFurtherIn(JSON.stringify({ ok: true, data: { bikes } }), { isOneRecord: true })).toEqual([
    'data',
    'bikes',
  ]);
});

it('finds a list of which only the beginning is there', () => {
  const text = JSON.stringify({ data: { listings: bikes } }).slice(0, 60);
  expect(listFurtherIn(text, { isOneRecord: false })).toEqual(['data', 'listings']);
});
