import { expect, it } from 'vitest';
import { listFurtherIn } from './record-lists.ts';

const bikes = [
  { title: 'Honda "CB"', price: 100, specs: { year: 2019, km: 100 } },
  { title: 'Yamaha', price: 200 },
];
const named = [
  { name: 'Honda CB', price: 100 },
  { name: 'Yamaha R1', price: 200 },
];
const photos = [{ url: 'a.jpg', width: 640 }];

it.each<[string, object, readonly string[] | undefined]>([
  ['a list in two objects', { data: { total: 2, listings: bikes } }, ['data', 'listings']],
  ['a list in three objects', { props: { page: { bikes } } }, ['props', 'page', 'bikes']],
  ['that with the largest records', { search: { facets: photos, listings: bikes } }, ['search', 'listings']],
  ['none beside a list in the outermost object', { facets: photos, data: { bikes } }, undefined],
  ['none in a list of values', { data: { makes: ['Honda', 'Yamaha'] } }, undefined],
  ['none', { data: { total: 0, listings: [] } }, undefined],
  [
    'that with names and prices, not that with the largest records',
    {
      meta: { filters: [{ id: 1, key: 'make', label: 'Make', kind: 'list', isOpen: true }] },
      data: { items: named },
    },
    ['data', 'items'],
  ],
  [
    'that with prices of two with names',
    {
      meta: { filters: [{ name: 'Make', key: 'make', kind: 'list', isOpen: true }] },
      data: { items: named },
    },
    ['data', 'items'],
  ],
  [
    'that of a garage with a name',
    { data: { name: 'My garage', title: 'Bikes', items: named } },
    ['data', 'items'],
  ],
  [
    'records that are wrapped',
    { data: { listings: { edges: [{ cursor: 'x', node: { title: 'Honda', price: 100 } }] } } },
    ['data', 'listings', 'edges'],
  ],
  [
    'none in records by their keys',
    { listings: { a: { name: 'Honda', price: 100, photos }, b: { name: 'Yamaha', price: 200, photos } } },
    undefined,
  ],
  [
    'none in records by their keys, whatever their photos have',
    {
      listings: {
        a: { title: 'Honda', price: 100, photos: [{ name: 'a.jpg', price: 0 }] },
        b: { title: 'Yamaha', price: 200 },
      },
    },
    undefined,
  ],
  [
    'none that is one of several parts',
    { makes: { honda: { items: named }, yamaha: { items: [] } } },
    undefined,
  ],
  ['none without names', { data: { views: [{ day: '2026-11-21', count: 3 }] } }, undefined],
  ['none of sellers', { data: { reviews: [{ text: 'Good', author: { name: 'Rahim' } }] } }, undefined],
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

it('takes the telephones of the seller of a single motorcycle for no motorcycles', () => {
  const phones = [{ name: 'Rahim', number: '01', kind: 'mobile', isOpen: true, hours: '9-5', order: 1 }];
  const one = { name: 'Honda CB', price: 100, seller: { phones } };
  for (const isOneRecord of [true, false])
    expect(listFurtherIn(JSON.stringify(one), { isOneRecord })).toBeUndefined();
});

it('finds a list of which only the beginning is there', () => {
  const text = JSON.stringify({ data: { listings: bikes } }).slice(0, 60);
  expect(listFurtherIn(text, { isOneRecord: false })).toEqual(['data', 'listings']);
});
