import { afterEach, beforeEach, expect, test } from 'vitest';
import { createTestApi, type TestApi } from '../../../test/support/api.ts';
import { addListing } from '../../../test/support/listings.ts';
import type { FoundBikes } from './contract.ts';

let api: TestApi;
beforeEach(async () => {
  api = await createTestApi();
});
afterEach(() => api.close());

/** Adds a motorcycle at each place of a country. */
async function addAt(country: string, places: readonly string[]): Promise<void> {
  for (const location of places)
    await addListing(api.database, {
      make: 'Harley-Davidson',
      model: 'Road King',
      name: 'Road King',
      country,
      location,
    });
}

async function placesFoundBy(text: string): Promise<string[]> {
  const response = await api.call('GET', `/bikes?q=${encodeURIComponent(text)}`);
  const { items } = (await response.json()) as FoundBikes;
  return items.map(({ location }) => location.replace(/, United States$/, '')).sort();
}

const places = ['Austin, TX', 'Houston, Texas', 'Portland, OR', 'Salem, Oregon', 'Buffalo, NY'];
const inTexas = ['Austin, TX', 'Houston, Texas'];

// A list or a seller in a garage with dollars need not name the country.
test.each(['United States', ''])(
  'GET /bikes finds a state by its name and its abbreviation, however it is written; country: "%s"',
  async (country) => {
    await addAt(country, places);
    for (const text of ['texas', 'tx', 'TX', 'in texas', 'harley tx', 'harley near texas'])
      expect([text, await placesFoundBy(text)]).toEqual([text, inTexas]);
    expect(await placesFoundBy('houston, tx')).toEqual(['Houston, Texas']);
    expect(await placesFoundBy('austin texas')).toEqual(['Austin, TX']);
    expect(await placesFoundBy('new york')).toEqual(['Buffalo, NY']);
    expect(await placesFoundBy('portland, or')).toEqual(['Portland, OR']);
    expect(await placesFoundBy('harley or road king')).toHaveLength(places.length);
  },
);

test('GET /bikes finds also a state whose abbreviation is a word, where places are of its country', async () => {
  await addAt('United States', places);
  for (const text of ['oregon', 'harley in or', 'harley in oregon'])
    expect([text, await placesFoundBy(text)]).toEqual([text, ['Portland, OR', 'Salem, Oregon']]);
  expect(await placesFoundBy('not oregon')).toEqual(['Austin, TX', 'Buffalo, NY', 'Houston, Texas']);
});

test('GET /bikes finds what is at either of two places that are named, whether or not the garage knows them', async () => {
  await addAt('', ['Austin, TX', 'San Antonio, TX', 'Dallas, Texas']);
  const both = ['Austin, TX', 'San Antonio, TX'];
  expect(await placesFoundBy('austin or san antonio')).toEqual(both);
  expect(await placesFoundBy('harley in austin or in san antonio')).toEqual(both);
  await addAt('United States', ['Austin']);
  expect(await placesFoundBy('austin or dallas')).toEqual(['Austin', 'Austin, TX', 'Dallas, Texas']);
});

test('GET /bikes names two places of which none has anything as they were typed', async () => {
  await addAt('', ['Austin, TX']);
  const response = await api.call('GET', `/bikes?q=${encodeURIComponent('akrapovic, reno or boise')}`);
  const found = (await response.json()) as FoundBikes;
  expect(found.total).toBe(0);
  expect(found.unknownWords).toEqual(['akrapovic', 'reno or boise']);
});

test('GET /bikes finds what is in the garage’s own country by its name, once motorcycles of others are there', async () => {
  await addAt('Bangladesh', ['Dhaka', 'Khulna']);
  expect(await placesFoundBy('harley in bangladesh')).toEqual(['Dhaka', 'Khulna']);
  await addAt('United States', ['Austin, TX']);
  expect(await placesFoundBy('harley')).toHaveLength(3);
  for (const text of ['bangladesh', 'harley in Bangladesh', 'বাংলাদেশ harley', 'harley price bangladesh'])
    expect([text, await placesFoundBy(text)]).toEqual([text, ['Dhaka', 'Khulna']]);
  expect(await placesFoundBy('khulna bangladesh')).toEqual(['Khulna']);
  expect(await placesFoundBy('bangladesh not khulna')).toEqual(['Dhaka']);
  expect(await placesFoundBy('harley not in bangladesh')).toEqual(['Austin, TX']);
  const response = await api.call('GET', '/bikes?q=khulna+bangladesh');
  expect(await response.json()).toMatchObject({ address: '?district=khulna&division=khulna', leftOut: [] });
  // What was left out before stays so, and what has no known place is there, too.
  await addAt('Bangladesh', ['Some Nowhere']);
  await addAt('India', ['Delhi']);
  const besides = await api.call('GET', '/bikes?notDivision=khulna&q=bangladesh');
  expect(await besides.json()).toMatchObject({
    address: '?notDivision=india&notDivision=khulna&notDivision=united-states',
    total: 2,
  });
  expect(await placesFoundBy('bangladesh or india')).toEqual(['Delhi', 'Dhaka', 'Khulna', 'Some Nowhere']);
  expect(await placesFoundBy('not bangladesh')).toEqual(['Austin, TX', 'Delhi']);
});
