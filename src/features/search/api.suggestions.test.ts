import { expect, test } from 'vitest';
import { addListing } from '../../../test/support/listings.ts';
import { searchedGarage } from '../../../test/support/searched-garage.ts';
import type { Suggestion } from './domain/words/suggest.ts';

const garage = searchedGarage();
const { find } = garage;

async function suggest(text: string): Promise<Suggestion[]> {
  const response = await garage.api.call('GET', `/bikes/suggestions?q=${encodeURIComponent(text)}`);
  expect(response.status).toBe(200);
  return (await response.json()) as Suggestion[];
}

test.each([
  ['gix', 'Suzuki Gixxer SF', '?make=suzuki&model=suzuki-gixxer-sf'],
  ['yam', 'Yamaha', '?make=yamaha'],
  ['royal enfield cl', 'Royal Enfield Classic 350', '?make=royal-enfield&model=royal-enfield-classic-350'],
  ['under 2 lakh gixx', 'Suzuki Gixxer SF', '?make=suzuki&maxPrice=200000&model=suzuki-gixxer-sf'],
  ['com', 'Cumilla', '?district=cumilla&division=chattogram'],
  ['আর১৫', 'Yamaha R15 V3', '?make=yamaha&model=yamaha-r15-v3'],
  ['আর১', 'Yamaha R15 V3', '?make=yamaha&model=yamaha-r15-v3'],
  ['আর', 'Yamaha R15 V3', '?make=yamaha&model=yamaha-r15-v3'],
  ['ইয়া', 'Yamaha', '?make=yamaha'],
  ['ইয', 'Yamaha', '?make=yamaha'],
  ['জিক্', 'Suzuki Gixxer SF', '?make=suzuki&model=suzuki-gixxer-sf'],
  ['রয়েল এনফিল্ড ক্লা', 'Royal Enfield Classic 350', '?make=royal-enfield&model=royal-enfield-classic-350'],
  ['কুমি', 'Cumilla', '?district=cumilla&division=chattogram'],
])('%s: %s, with how many there are', async (text, name, address) => {
  const wanted = (await suggest(text)).find((suggestion) => suggestion.name === name);
  expect(wanted).toMatchObject({ name, address });
  expect(wanted?.count).toBeGreaterThan(0);
});

test('a name that is left out comes back with its suggestion', async () => {
  for (const before of [
    'notDistrict=cumilla',
    'notDivision=chattogram',
    'district=dhaka&notDistrict=cumilla',
  ]) {
    const answer = await garage.api.call('GET', `/bikes/suggestions?q=cumi&${before}`);
    const [suggested] = (await answer.json()) as Suggestion[];
    expect(suggested?.address).toContain('district=cumilla');
    expect(suggested?.address).not.toContain('not');
  }
});

test.each([
  ['?q=gix'],
  ['?q=r15+comi'],
  ['?q=cumi&make=honda'],
  ['?q=c&model=honda-cb-shine'],
  ['?q=dhak&district=sylhet&photo=true'],
  ['?q=agra&make=yamaha&minYear=2015'],
  ['?q=gix&make=honda'],
  ['?q=under+3+lakh+roy'],
  ['?q=sport&minYear=2015&category=commuters'],
  ['?q=shine+125+dhak&maxKm=30000'],
  // A name may change more than its own filter.
  ['?q=cumi&notDistrict=cumilla&notMake=honda'],
  ['?q=yam&maxPrice=200000'],
  ['?q=yam&maxPrice=200000&currency=INR'],
])('%s: as many are said as its search finds', async (query) => {
  const answer = await garage.api.call('GET', `/bikes/suggestions${query}`);
  const suggested = (await answer.json()) as Suggestion[];
  expect(suggested.length).toBeGreaterThan(0);
  for (const { address, count } of suggested)
    expect([address, count]).toEqual([address, (await find(address)).total]);
});

test('a name that would leave nothing is not suggested, and beside other words none says how many there are', async () => {
  expect((await suggest('gix 2030')).map(({ name }) => name)).toEqual([]);
  expect((await suggest('under 10000 taka yam')).length).toBe(0);
  const [yamaha] = await suggest('akrapovic yam');
  expect(yamaha).toEqual({
    field: 'make',
    name: 'Yamaha',
    count: null,
    address: '?make=yamaha&q=akrapovic',
  });
});

test('of a wanted make its own models come alone; those of others where it has none, as both are then meant', async () => {
  const answer = async (query: string) =>
    (await (await garage.api.call('GET', `/bikes/suggestions?${query}`)).json()) as Suggestion[];
  const models = (found: Suggestion[]) =>
    found.filter(({ field }) => field === 'model').map(({ name }) => name);
  expect(models(await answer('q=c&make=honda'))).toEqual(['Honda CB Shine']);
  const [gixxer] = await answer('q=gix&make=honda');
  expect([gixxer?.name, gixxer?.address]).toEqual([
    'Suzuki Gixxer SF',
    '?make=honda&make=suzuki&model=suzuki-gixxer-sf',
  ]);
  expect(await suggest('honda gix')).toEqual([gixxer]);
});

test('a letter in another script begins a name with a figure, not every name with that letter', async () => {
  const names = (await suggest('আর')).map(({ name }) => name);
  expect(names.length).toBeGreaterThan(0);
  expect(names.filter((name) => name.startsWith('Royal'))).toEqual([]);
  // The name of another make does not hide completions of what comes before it.
  expect((await suggest('ইয়ামাহা জিক্')).map(({ name }) => name)).not.toContain('Royal Enfield');
});

test('nothing that is not for sale, and nothing for nothing', async () => {
  expect(await suggest('ducati')).toEqual([]);
  expect(await suggest('')).toEqual([]);
  expect(await suggest('%_\\\'"')).toEqual([]);
  for (const { count } of await suggest('c')) expect(count).toBeGreaterThan(0);
});

test('a family of models is suggested before them, unless only one of them is for sale', async () => {
  expect((await suggest('r1')).map(({ name }) => name)).toEqual(['Yamaha R15 V3']);
  await addListing(garage.api.database, { make: 'Yamaha', model: 'R15 V4', name: 'Yamaha R15 V4' });
  const [family, ...models] = await suggest('r1');
  expect([family?.name, family?.address]).toEqual(['Yamaha R15', '?make=yamaha&model=yamaha-r15']);
  expect(models.map(({ name }) => name)).toEqual(['Yamaha R15 V3', 'Yamaha R15 V4']);
  expect(family?.count).toBe((await find(family?.address)).total);
  expect(family?.count).toBe((models[0]?.count ?? 0) + 1);
});
