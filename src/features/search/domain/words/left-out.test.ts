import { expect, test } from 'vitest';
import { nameUnknown, noExclusion, tooManyValues } from '#messages/search.ts';
import { read, vocabulary } from '../../../../../test/support/known-words.ts';
import { readSearch } from '../read-search.ts';
import { anySearch } from '../search.ts';
import { suggest } from './suggest.ts';
import { understandSearch } from './understand.ts';

test.each([
  ['not bajaj', '?notMake=bajaj'],
  ['-bajaj', '?notMake=bajaj'],
  ['without bajaj', '?notMake=bajaj'],
  ['bajaj bade', '?notMake=bajaj'],
  ['bajaj chara', '?notMake=bajaj'],
  ['bajaj charao', '?notMake=bajaj'],
  ['bajaj badey', '?notMake=bajaj'],
  ['honda bad diye', '?notMake=honda'],
  ['honda na', '?notMake=honda'],
  ['honda noy, yamaha', '?make=yamaha&notMake=honda'],
  ['হোন্ডা না', '?notMake=honda'],
  ['bajaj na 125', '?make=bajaj&model=new-asia-na-125'],
  ['new asia na 125', '?make=new-asia&model=new-asia-na-125'],
  ['বাজাজ ছাড়া', '?notMake=bajaj'],
  ['হোন্ডা বাদে', '?notMake=honda'],
  ['anything but honda', '?notMake=honda'],
  ['everything except honda', '?notMake=honda'],
  ['other than royal enfild', '?notMake=royal-enfield'],
  ['bike dhaka not bajaj', '?district=dhaka&notMake=bajaj'],
  ['honda, not bajaj', '?make=honda&notMake=bajaj'],
  ['honda and not bajaj', '?make=honda&notMake=bajaj'],
  ['honda -bajaj -ktm under 2 lakh', '?make=honda&maxPrice=200000&notMake=bajaj&notMake=ktm'],
  ['not bajaj or honda', '?notMake=bajaj&notMake=honda'],
  ['bajaj and honda chara', '?notMake=bajaj&notMake=honda'],
  ['বাজাজ ও হোন্ডা ছাড়া', '?notMake=bajaj&notMake=honda'],
  ['bajaj not pulsar', '?make=bajaj&notModel=bajaj-pulsar'],
  ['not yamaha r15', '?notModel=yamaha-r15'],
  ['yamaha -r15 v3', '?make=yamaha&notModel=yamaha-r15-v3'],
  ['honda-bajaj', '?make=bajaj&make=honda'],
  ['honda-red 2018-black', '?make=honda&maxYear=2018&minYear=2018&q=red black'],
  ['not old bajaj', '?make=bajaj'],
])('%s leaves out', (words, address) => expect(read(words)).toBe(address));

test('what was typed last counts: it takes the opposite off', () => {
  expect(read('not bajaj', { make: ['bajaj', 'honda'], model: ['bajaj-pulsar'] })).toBe(
    '?make=honda&notMake=bajaj',
  );
  expect(read('bajaj', { notMake: ['bajaj'] })).toBe('?make=bajaj');
  expect(read('pulsar', { notMake: ['bajaj', 'honda'] })).toBe('?model=bajaj-pulsar&notMake=honda');
  expect(read('r15 v3', { notModel: ['yamaha-fz', 'yamaha-r15'] })).toBe(
    '?model=yamaha-r15-v3&notModel=yamaha-fz',
  );
  expect(read('not r15', { model: ['yamaha-fz', 'yamaha-r15-v3'] })).toBe(
    '?model=yamaha-fz&notModel=yamaha-r15',
  );
});

test.each([
  ['not dhaka', '?notDistrict=dhaka'],
  ['bullet 90 not dhaka', '?model=royal-enfield-bullet&notDistrict=dhaka&q=90'],
  ['ঢাকা ছাড়া পালসার', '?model=bajaj-pulsar&notDistrict=dhaka'],
  ['ঢাকার বাইরে পালসার', '?model=bajaj-pulsar&notDistrict=dhaka'],
  ['dhaka er baire', '?notDistrict=dhaka'],
  ['dhaka r baire', '?notDistrict=dhaka'],
  ["dhaka'r baire", '?notDistrict=dhaka'],
  ['dhakar baire', '?notDistrict=dhaka'],
  ['ঢাকা এর বাহিরে', '?notDistrict=dhaka'],
  ['ঢাকা ছারা', '?notDistrict=dhaka'],
  ['outside dhaka', '?notDistrict=dhaka'],
  ['dhakar bahire', '?notDistrict=dhaka'],
  ['honda not in dhaka', '?make=honda&notDistrict=dhaka'],
  ['not dhaka division', '?notDivision=dhaka'],
  ['-dhaka -cumilla', '?notDistrict=cumilla&notDistrict=dhaka'],
  ['no scooter under 1.5 lakh', '?maxPrice=150000&notCategory=scooters'],
  ['except honda or scooters', '?notCategory=scooters&notMake=honda'],
  ['yamaha dhaka no scooter', '?district=dhaka&make=yamaha&notCategory=scooters'],
])('places and categories are left out as well: %s', (words, address) => expect(read(words)).toBe(address));

test('a place or category that is chosen and then left out is not chosen any more, and the other way round', () => {
  const dhaka = { division: ['dhaka'], district: ['dhaka'] };
  expect(read('not dhaka', dhaka)).toBe('?notDistrict=dhaka');
  expect(read('not dhaka division', dhaka)).toBe('?notDivision=dhaka');
  expect(read('dhaka', { notDivision: ['dhaka'], notDistrict: ['dhaka'] })).toBe('?district=dhaka');
  expect(read('dhaka division', { notDivision: ['dhaka'] })).toBe('?division=dhaka');
  expect(read('not scooters', { category: ['scooters'] })).toBe('?notCategory=scooters');
  expect(read('scooters', { notCategory: ['scooters'] })).toBe('?category=scooters');
});

test('a part of a district cannot be left out: it is told, and not sought', () => {
  expect(read('pulsar not mirpur')).toBe('?model=bajaj-pulsar');
});

test.each([
  ['not mirpur', '', ['not mirpur']],
  ['not mirpur 10', '', ['not mirpur 10']],
  ['honda -red', '?make=honda', ['-red']],
  ['without papers', '', ['without papers']],
  ['papers chara honda', '?make=honda', ['papers chara']],
  ['kagoj nai', '', ['kagoj nai']],
  ['tax token nai pulsar', '?model=bajaj-pulsar', ['tax token nai']],
  ['kagoj nai emon bike', '', ['kagoj nai emon']],
  ['honda kagoj nei', '?make=honda', ['kagoj nei']],
  ['কাগজ নেই', '', ['কাগজ নেই']],
  ['কোনো কাগজ নাই, হোন্ডা', '?make=honda', ['কোনো কাগজ নাই']],
  ['papers nai honda', '?make=honda', ['papers nai']],
  ['লাল ছাড়া হোন্ডা', '?make=honda', ['লাল ছাড়া']],
  ['lal na', '', ['lal na']],
  ['not red or blue honda', '?make=honda', ['not red or blue']],
  ['non-abs', '', ['non-abs']],
  ['non abs pulsar', '?model=bajaj-pulsar', ['non abs']],
  ['honda not "fancy exhaust"', '?make=honda', ['not fancy exhaust']],
  ['not 2015', '', ['not 2015']],
  ['without 2015 or 2016', '', ['without 2015 or 2016']],
  ['2015 na 2018', '?maxYear=2018&minYear=2018', ['2015 na']],
  ['pulsar not 150', '?model=bajaj-pulsar', ['not 150']],
  ['not 2 lakh', '', ['not 2 lakh']],
  ['not in good condition', '', ['not in good condition']],
  ['not first owner', '', ['not first owner']],
  ['no photo', '', ['no photo']],
  ['not cheap', '', ['not cheap']],
  ['notun na', '', ['notun na']],
  ['not 150, without 2015, pulsar -red', '?model=bajaj-pulsar', ['not 150', 'without 2015', '-red']],
  ['not', '', ['not']],
  ['fz s v2 no dual abs', '?model=yamaha-fz-s-v2', ['no dual abs']],
  ['without number plate honda', '?make=honda', ['without number plate']],
  ['no police case, honda', '?make=honda', ['no police case']],
  ['not a single scratch', '', ['not a single scratch']],
  ['not red and black honda', '?make=honda', ['not red and black']],
  ['not red & black', '', ['not red & black']],
  ['not red, black', '', ['not red, black']],
  ['not 2015, 2016', '', ['not 2015, 2016']],
  ['number plate chara', '', ['number plate chara']],
  ['লাল বা কালো না', '', ['লাল বা কালো না']],
  ['লাল ও কালো ছাড়া', '', ['লাল ও কালো ছাড়া']],
  ['not red not black', '', ['not red', 'not black']],
  ['not really cheap', '', ['not really cheap']],
  ['2015 na yamaha', '?make=yamaha', ['2015 na']],
])('what cannot be left out is not sought, and told once: %s', (words, address, parts) => {
  const { search, leftOut } = understandSearch({ ...anySearch, words }, vocabulary, 2026, []);
  expect(read(words)).toBe(address);
  expect(search.words).toBe('');
  expect(leftOut).toEqual([{ field: 'q', code: 'no-exclusion', detail: noExclusion(parts) }]);
});

test.each([
  // After a comma another wish begins, but for a further year or colour.
  ['no accident, exhaust', '?q=exhaust'],
  ['not 2015, 2018-2020', '?maxYear=2020&minYear=2018'],
  ['not red but black', '?q=black'],
  // In other languages these are words of their own.
  ['honda na raty', '?make=honda&q=na raty'],
  ['honda nei dintorni', '?make=honda&q=nei dintorni'],
  ['yamaha na sprzedaż', '?make=yamaha'],
  ['yamaha 2018 na garantia', '?make=yamaha&maxYear=2018&minYear=2018&q=na garantia'],
  ['yamaha ha noi', '?make=yamaha&q=ha noi'],
  ['honda na hole yamaha', '?make=honda&make=yamaha&q=na hole'],
  ['r15na', '?model=yamaha-r15&q=na'],
  ['pulsar na fz', '?model=yamaha-fz&notModel=bajaj-pulsar'],
  ['honda na, yamaha', '?make=yamaha&notMake=honda'],
  ['honda na 2018', '?maxYear=2018&minYear=2018&notMake=honda'],
  // A hyphen of what was pasted.
  ['r15 -2018', '?maxYear=2018&minYear=2018&model=yamaha-r15'],
  ['dio -2021 model', '?maxYear=2021&minYear=2021&model=honda-dio'],
  ['pulsar ns -200', '?model=bajaj-pulsar-ns200'],
  ['yamaha -150cc', '?make=yamaha&maxCc=158&minCc=143'],
  ['İİİ honda not "red" x', '?make=honda&q=i̇i̇i̇ x'],
])('%s leaves out no more than it says', (words, address) => expect(read(words)).toBe(address));

test.each([
  ['no 1 bike', ''],
  ['No. 1 condition honda', '?make=honda'],
  ['Not 4 sale', ''],
  ['nothing but honda', '?make=honda'],
  ['1st owner not 3rd owner', '?owners=1'],
  ['no 2nd owner or 3rd owner', '?owners=1'],
  ['no 2nd or 3rd owner', '?owners=1'],
  ['2nd or 3rd owner', '?owners=3'],
  ['not so expensive', '?sort=price-low'],
  ['not that expensive', '?sort=price-low'],
  ['not much expensive', '?sort=price-low'],
  ['beshi dami na', '?sort=price-low'],
  ['খুব দামি না', '?sort=price-low'],
  ['no 2nd owner', '?owners=1'],
  ['second owner na', '?owners=1'],
  ['no third owner pulsar', '?model=bajaj-pulsar&owners=2'],
  ['no more than 2 owners', '?owners=2'],
  ['not expensive', '?sort=price-low'],
  ['dami na', '?sort=price-low'],
  ['not under 150cc', '?minCc=150'],
  ['8801711-000000', '?q=8801711-000000'],
])('what a filter says as well is one: %s', (words, address) => {
  expect(read(words)).toBe(address);
  expect(understandSearch({ ...anySearch, words }, vocabulary, 2026, []).leftOut).toEqual([]);
});

test.each([
  ['yam', 1],
  ['honda yam', 1],
  ['not yam', 0],
  ['honda -yam', 0],
  ['-yam', 0],
  ['except yam', 0],
])('who types %s is offered no name to look for that is to be left out', (text, offered) => {
  const figuresBeside = () => ({ having: () => 1, finding: () => 1 });
  const found = suggest(text, anySearch, { vocabulary, currencies: [], figuresBeside }, 2026);
  expect(found.filter(({ name }) => name === 'Yamaha').length).toBe(offered);
});

test('is a part of the address as any other, in one spelling of its names', () => {
  const { search } = readSearch(new URLSearchParams('notMake=Bajaj&notMake=nobody&notModel=Pulsar'));
  const { search: settled, leftOut } = understandSearch(search, vocabulary, 2026, []);
  expect([settled.notMake, settled.notModel]).toEqual([['bajaj'], ['bajaj-pulsar']]);
  expect(leftOut.map(({ field, code }) => `${field} ${code}`)).toEqual(['notMake unknown-name']);
});

test('of many names that do not exist the first few are said, in one sentence', () => {
  const asked = Array.from({ length: 1_000 }, (_, place): [string, string] => ['notMake', `nobody${place}`]);
  const { search, leftOut: unread } = readSearch(new URLSearchParams(asked));
  const { leftOut } = understandSearch(search, vocabulary, 2026, []);
  expect([...unread, ...leftOut].map(({ detail }) => detail)).toEqual([
    'Choose at most 12 of a kind; 988 more were left out.',
    'There is nothing called “nobody0”, “nobody1”, “nobody10” or 9 more names here, so they were left out.',
  ]);
  expect(nameUnknown(['a'])).toBe('There is nothing called “a” here, so it was left out.');
  expect(nameUnknown(['a', 'b'])).toBe('There is nothing called “a” or “b” here, so they were left out.');
  expect(nameUnknown(['a', 'b', 'c', 'd'])).toBe(
    'There is nothing called “a”, “b”, “c” or 1 more name here, so they were left out.',
  );
});

test('of very many values of a filter the first hundred are read, and all that are left out are counted', () => {
  const values = (count: number, value: (place: number) => string) =>
    new URLSearchParams(Array.from({ length: count }, (_, place) => ['notMake', value(place)]));
  const told = (params: URLSearchParams) => readSearch(params).leftOut.map(({ detail }) => detail);
  expect(told(values(5_000, (place) => `nobody${place}`))).toEqual([tooManyValues(12, 4_988)]);
  const hundredth = readSearch(values(101, (place) => (place < 100 ? 'honda' : 'bajaj')));
  expect(hundredth.search.notMake).toEqual(['honda']);
  expect(hundredth.leftOut.map(({ detail }) => detail)).toEqual([tooManyValues(12, 1)]);
});
