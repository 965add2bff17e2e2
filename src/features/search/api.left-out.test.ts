import { describe, expect, test } from 'vitest';
import type { ListingParts } from '../../../test/support/listings.ts';
import { searchedGarage } from '../../../test/support/searched-garage.ts';
import type { FoundBikes } from './contract.ts';

const garage = searchedGarage();
const { made, find } = garage;

describe('GET /bikes, where nothing is found', () => {
  test('nothing found: what each filter alone keeps out, and the nearest', async () => {
    const found = await find('?make=honda&minCc=300');
    expect([found.total, found.items]).toEqual([0, []]);
    const honda = made.filter(({ make }) => make === 'Honda').length;
    const large = made.filter(({ engine_cc }) => (engine_cc ?? 0) >= 300).length;
    expect(found.relax).toEqual([
      { filter: 'bike', count: large },
      { filter: 'cc', count: honda },
    ]);
    expect(found.relaxTwo).toBeNull();
    expect(found.nearest.length).toBe(6);
    for (const { make, engineCapacity } of found.nearest)
      expect(make === 'Honda' || (engineCapacity ?? 0) >= 300).toBe(true);
  });

  test('nothing found of a model: how many there are of its make as well', async () => {
    const found = await find('?model=yamaha-r15&minCc=140&maxCc=150');
    const inReach = ({ engine_cc }: ListingParts) => engine_cc === 149;
    const yamaha = made.filter((parts) => parts.make === 'Yamaha' && inReach(parts)).length;
    const ofModel = made.filter(({ model }) => model === 'R15 V3').length;
    expect(found.relax).toEqual([
      { filter: 'bike', count: made.filter(inReach).length },
      { filter: 'cc', count: ofModel },
      { filter: 'model', count: yamaha },
    ]);
    const nothing = await find('?make=yamaha&minCc=900');
    expect(nothing.relax.map(({ filter }) => filter)).toEqual(['bike', 'cc']);
  });

  test('nothing found, and no single filter helps: the two that leave most when both go', async () => {
    const found = await find('?make=honda&minPrice=900000000&maxYear=1910&currency=BDT');
    const honda = made.filter(({ make }) => make === 'Honda').length;
    expect(found.relax.map(({ filter, count }) => `${filter} ${count}`)).toEqual([
      'bike 0',
      'price 0',
      'year 0',
    ]);
    expect(found.relaxTwo).toEqual({ filters: ['price', 'year'], count: honda });
    expect((await find('?make=honda')).relaxTwo).toBeNull();
  });

  test('a word that nobody wrote: it is told, and nothing is called near that has nothing of the search', async () => {
    const alone = await find('?q=zzxx');
    expect([alone.total, alone.unknownWords, alone.nearest]).toEqual([0, ['zzxx'], []]);
    expect(alone.relax).toEqual([{ filter: 'words', count: made.length }]);
    const besides = await find('?q=zzxx&make=honda');
    expect([besides.total, besides.unknownWords]).toEqual([0, ['zzxx']]);
    expect(besides.nearest.map(({ make }) => make)).toEqual(Array(6).fill('Honda'));
    const several = await find('?q=akrapovic+zzxx');
    expect(several.unknownWords).toEqual(['zzxx']);
    expect(several.withoutWord.map(({ word, rest }) => [word, rest])).toEqual([['zzxx', 'akrapovic']]);
    for (const { description } of several.nearest) expect(description).toContain('Akrapovic');
  });
});

describe('GET /bikes, without what is left out', () => {
  test('what is left out is found nowhere, counted nowhere, and comes back when it is let go of', async () => {
    const found = await find('?q=not+honda');
    const others = made.filter(({ make }) => make !== 'Honda').length;
    expect([found.address, found.total]).toEqual(['?notMake=honda', others]);
    expect(found.items.map(({ make }) => make)).not.toContain('Honda');
    expect(found.facets.make.map(({ value }) => value)).not.toContain('honda');
    expect(found.facets.notMake).toEqual([{ value: 'honda', name: 'Honda', count: 0 }]);
    const none = await find('?make=honda&notMake=honda');
    expect(none.total).toBe(0);
    expect(none.relax).toEqual([
      { filter: 'bike', count: others },
      { filter: 'except', count: made.length - others },
    ]);
  });

  test.each<[string, (bike: ListingParts) => boolean, keyof FoundBikes['facets'], string]>([
    ['?notDistrict=dhaka', ({ location }) => !location?.includes('Dhaka'), 'division', 'dhaka'],
    [
      '?notDivision=chattogram',
      ({ location }) => !/Comilla|Chittagong/.test(location ?? ''),
      'division',
      'chattogram',
    ],
    ['?notCategory=sports', ({ category_id }) => category_id !== 'sports', 'category', 'sports'],
    [
      '?notCategory=sports&notDistrict=dhaka&notMake=honda',
      ({ category_id, location, make }) =>
        category_id !== 'sports' && !location?.includes('Dhaka') && make !== 'Honda',
      'make',
      'honda',
    ],
    [
      '?division=chattogram&notDistrict=cumilla',
      ({ location }) => location?.includes('Chittagong') ?? false,
      'district',
      'cumilla',
    ],
  ])('%s finds all but what it leaves out, and counts so', async (query, fits, facet, gone) => {
    const wanted = made.filter(fits);
    const found = await find(`${query}&limit=100`);
    expect([found.address, found.total]).toEqual([query, wanted.length]);
    expect(found.items.map(({ _id }) => _id).toSorted()).toEqual(wanted.map(({ id }) => id).toSorted());
    const counted = (name: 'category' | 'make') => found.facets[name].map(({ count }) => count);
    const sum = (counts: number[]) => counts.reduce((all, count) => all + count, 0);
    expect([sum(counted('category')), sum(counted('make'))]).toEqual([wanted.length, wanted.length]);
    expect((found.facets[facet] as { value: string }[]).map(({ value }) => value)).not.toContain(gone);
  });

  test.each([
    ['?make=honda&notMake=honda', ['make honda: notMake honda']],
    ['?category=sports&notCategory=sports', ['category sports: notCategory sports']],
    ['?district=dhaka&notDistrict=dhaka', ['district dhaka: notDistrict dhaka']],
    ['?district=dhaka&notDivision=dhaka', ['division dhaka: notDivision dhaka']],
    ['?division=dhaka&notDivision=dhaka', ['division dhaka: notDivision dhaka']],
    ['?division=chattogram&notDistrict=cumilla', []],
    ['?model=honda-cb-shine&notMake=honda', ['make honda: notMake honda']],
    ['?make=honda&make=yamaha&notMake=honda', ['make honda: notMake honda']],
    ['?model=honda-cb-shine&notModel=honda-cb-shine', ['model honda-cb-shine: notModel honda-cb-shine']],
    ['?model=honda-cb-shine&notModel=honda-cb', ['model honda-cb-shine: notModel honda-cb']],
    ['?make=honda&notModel=honda-cb-shine', []],
    ['?make=honda&notMake=yamaha', []],
  ])('%s: what is asked for and left out at once is told', async (query, expected) => {
    const { contradictions } = await find(query);
    expect(
      contradictions.map(
        ({ asked, leftOut }) =>
          `${asked.field} ${asked.value}: ${leftOut.map(({ field, value }) => `${field} ${value}`).join()}`,
      ),
    ).toEqual(expected);
  });
});
