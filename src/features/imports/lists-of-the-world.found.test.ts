import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { createImportedLists } from '../../../test/support/imported-lists.ts';
import type { FoundBikes } from '../search/contract.ts';
import type { ImportOptions } from './commands.ts';

let lists: Awaited<ReturnType<typeof createImportedLists>>;
beforeAll(async () => {
  lists = await createImportedLists();
});
afterEach(() => lists.empty());
afterAll(() => lists.close());

const run = (list: string, options?: Partial<ImportOptions>) => lists.run(`${list}.csv`, options);

async function find(query: string): Promise<string[]> {
  const answer = await lists.api.call('GET', `/bikes?q=${encodeURIComponent(query)}`);
  return ((await answer.json()) as FoundBikes).items.map(({ name }) => name);
}

test('a list in a currency of many countries has the country that was named, and is found by it in any tongue', async () => {
  expect(await run('germany-windows-1252', { country: 'Germany' })).toMatchObject({ withoutCountry: 0 });
  for (const query of [
    'honda germany',
    'honda deutschland',
    'honda জার্মানি',
    'honda hamburg',
    'honda rot',
    'red honda',
  ])
    expect([query, await find(query)]).toEqual([query, ['Honda CB 500 F']]);
  expect(await find('yamaha münchen')).toEqual(['Yamaha MT-07']);
  expect(await find('motorrad koln bmw')).toEqual(['BMW R 1200 GS Adventure']);
});

test('colours are found in English, in Bangla and in the words of the list', async () => {
  await run('vietnam');
  for (const query of ['red air blade', 'লাল air blade', 'lal air blade', 'air blade đỏ'])
    expect([query, await find(query)]).toEqual([query, ['Honda Air Blade 125 2020 chính chủ']]);
  expect(await find('blue air blade')).toEqual([]);
});

test('people find what came in by their own places and numbers', async () => {
  await run('vietnam');
  expect(await find('exciter hà nội')).toEqual(['Yamaha Exciter 150 GP']);
  expect(await find('exciter ha noi dưới 30 triệu')).toEqual(['Yamaha Exciter 150 GP']);
  expect(await find('wave đà nẵng')).toEqual(['Honda Wave Alpha']);
  await lists.empty();
  await run('poland-windows-1250');
  expect(await find('motocykl honda łódź do 15 tys')).toEqual(['Honda CBF 600']);
  expect(await find('poniżej 20000 zł wroclaw')).toEqual(['Suzuki V-Strom 650']);
  await lists.empty();
  await run('turkiye');
  expect(await find('pcx istanbul')).toEqual(['Honda PCX 125']);
  await lists.empty();
  await run('japan-shift-jis');
  expect(await find('ホンダ 60万円以下')).toEqual(['Honda レブル250']);
});

test('buyers find what came in by what they call it and can pay, in their own language', async () => {
  await run('turkiye-windows-1254');
  expect(await find('pcx altı 150 bin tl')).toEqual(['Sahibinden Tertemiz Honda PCX 125']);
  expect(await find('satılık kuba 40 bine kadar')).toEqual(['Kuba Çita 100R Gold']);
  expect(await find('izmir pcx')).toEqual(['Honda PCX 125']);
  await lists.empty();
  await run('pakistan');
  for (const query of ['cd 70 under 1 lac', 'سی ڈی 70 1 لاکھ سے کم', 'cd70 1 lakh tak'])
    expect([query, await find(query)]).toEqual([query, ['Honda CD 70', 'ہونڈا سی ڈی 70']]);
  expect(await find('honda 125')).toEqual(['Honda 125 self start', 'ہنڈا 125']);
  await lists.empty();
  await run('philippines-posts', { ownCurrency: 'PHP' });
  expect(await find('50k pababa')).toEqual(['Honda Wave RSX 110', 'Rusi Neptune 125']);
  expect(await find('suzuki raider below 80k')).toEqual(['Suzuki Raider 150 FI']);
  await lists.empty();
  await run('poland-adverts-windows-1250');
  expect(await find('skuter do 5000 zł')).toEqual(['Skuter Piaggio Liberty 50']);
  expect(await find('yamaha od 2015 roku')).toEqual(['Yamaha MT-07 zarejestrowana, bezwypadkowa']);
});

test('a place of several parts is found by each of them, whichever comes first in the list', async () => {
  await run('poland-parts');
  expect(await lists.told(['location'])).toEqual([
    'Mokotów, Warszawa',
    'Warszawa',
    'Wola, Warszawa',
    'Krowodrza, Kraków',
    'Podgórze, Kraków',
    'Gdynia',
  ]);
  expect((await find('warszawa')).sort()).toEqual(['Honda CBF 600', 'Suzuki SV 650', 'Yamaha MT-07']);
  expect(await find('mokotów')).toEqual(['Yamaha MT-07']);
  expect((await find('krakow')).sort()).toEqual(['Honda PCX 125', 'Kawasaki Z 750']);
});
