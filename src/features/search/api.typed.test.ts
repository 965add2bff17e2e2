import { afterEach, describe, expect, test, vi } from 'vitest';
import { noFuel } from '#messages/search.ts';
import { searchedGarage } from '../../../test/support/searched-garage.ts';
import type { FoundBikes } from './contract.ts';
import { anySearch } from './domain/search.ts';
import type { Suggestion } from './domain/words/suggest.ts';

const garage = searchedGarage();
const { made, find } = garage;
afterEach(() => void vi.useRealTimers());

describe('GET /bikes, as people type', () => {
  test.each([
    [
      '?q=2018+gixxer+dhaka+under+2+lakh',
      '?district=dhaka&division=dhaka&make=suzuki&maxPrice=200000&maxYear=2018&minYear=2018&model=suzuki-gixxer',
    ],
    ['?q=আর১৫', '?make=yamaha&model=yamaha-r15'],
    ['?sort=newest&q=&minPrice=&make=', ''],
    ['?make=YAMAHA&make=yamaha', '?make=yamaha'],
    ['?minYear=2020&maxYear=2015', '?maxYear=2020&minYear=2015'],
    ['?make=Royal+Enfield', '?make=royal-enfield'],
    ['?page=7&utm_source=x', ''],
  ])('%s has one address, which stays as it is', async (query, address) => {
    expect((await find(query)).address).toBe(address);
    expect((await find(address)).address).toBe(address);
  });

  test('a year is one by the clock of the market, where a new one begins while it is still the old one elsewhere', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2029-12-31T17:59:00Z') });
    expect((await find('?q=2031')).address).toBe('?q=2031');
    vi.setSystemTime(new Date('2029-12-31T18:00:00Z'));
    expect((await find('?q=2031')).address).toBe('?maxYear=2031&minYear=2031');
  });

  test('of a part of a district is said which one is shown; it filters nothing and goes with its district', async () => {
    const found = await find('?q=mirpur');
    expect(found.address).toBe('?area=mirpur&district=dhaka&division=dhaka');
    expect(found.total).toBe(made.filter(({ location }) => location?.includes('Dhaka')).length);
    expect(found.facets.area).toEqual([{ value: 'mirpur', name: 'Mirpur', count: 0, parent: 'dhaka' }]);
    const inBangla = await find('?q=%E0%A6%AE%E0%A6%BF%E0%A6%B0%E0%A6%AA%E0%A7%81%E0%A6%B0');
    expect([inBangla.total, inBangla.facets.area[0]?.name]).toEqual([found.total, 'মিরপুর']);
    expect((await find('?area=mirpur&district=sylhet')).address).toBe('?district=sylhet&division=sylhet');
    expect((await find('?q=dacca')).address).toBe('?district=dhaka&division=dhaka');
    const [suggested] = (await (
      await garage.api.call('GET', '/bikes/suggestions?q=agra')
    ).json()) as Suggestion[];
    expect([suggested?.name, suggested?.address]).toEqual([
      'Agrabad: all of Chattogram',
      '?area=agrabad&district=chattogram&division=chattogram',
    ]);
    expect((await find('?area=mirpur&district=dhaka&q=not+dhaka')).address).toBe('?notDistrict=dhaka');
    const said = await find('?district=dhaka&q=%22Mirpur%22');
    expect(said.total).toBe(found.total);
  });

  test('the use of fuel, of which listings have no figure, filters nothing, and is told', async () => {
    const found = await find('?q=gixxer+50+kmpl+good+mileage');
    expect(found.search.words).toBe('');
    expect([found.search.km, found.search.cc]).toEqual([anySearch.km, anySearch.cc]);
    expect(found.total).toBe((await find('?q=gixxer')).total);
    expect(found.leftOut).toEqual([
      { field: 'q', code: 'no-fuel', detail: noFuel(['50 kmpl', 'good mileage']) },
    ]);
    // In quotation marks it is a word of descriptions.
    expect((await find('?q=%2250+kmpl%22')).search.words).toBe('"50 kmpl"');
  });

  test('a long text is read up to a limit, which is told; one without spaces up to there', async () => {
    for (const text of [`${'zz '.repeat(100)}`, 'ก'.repeat(300)]) {
      const long = await find(`?q=${encodeURIComponent(text)}`);
      expect(long.leftOut.map(({ code }) => code)).toEqual(['too-long']);
      expect(long.search.words.length).toBeGreaterThan(190);
    }
    expect((await find(`?q=${'zz '.repeat(66)}`)).leftOut).toEqual([]);
  });

  test('words that wish for an order bring the list into it, and stand in the address as that', async () => {
    const low = await find('?q=yamaha+low+km');
    expect(low.address).toBe('?make=yamaha&sort=km-low');
    const kilometres = low.items.map(({ mileage }) => mileage ?? Number.MAX_SAFE_INTEGER);
    expect(kilometres.length).toBeGreaterThan(5);
    expect(kilometres).toEqual(kilometres.toSorted((a, b) => a - b));
    expect((await find('?q=%E0%A6%B8%E0%A6%B8%E0%A7%8D%E0%A6%A4%E0%A6%BE&sort=newest')).address).toBe(
      '?sort=price-low',
    );
  });

  test('of several orders one holds, and the others are told with the answer', async () => {
    const found = await find('?q=dami+yamaha+low+km');
    expect([found.address, found.leftOut.map(({ field, code }) => [field, code])]).toEqual([
      '?make=yamaha&sort=price-high',
      [['q', 'one-order']],
    ]);
    const prices = found.items.map(({ priceAmount }) => priceAmount ?? 0);
    expect(prices.length).toBeGreaterThan(5);
    expect(prices).toEqual(prices.toSorted((a, b) => b - a));
  });

  test('pages follow the order that words wish for; whoever has chosen an order keeps it', async () => {
    const all = (await find('?q=cheap+yamaha&limit=100')).items.map(({ _id }) => _id);
    const seen: string[] = [];
    let path: string | undefined = '/bikes?q=cheap+yamaha&limit=3';
    while (path) {
      const response: Response = await garage.api.call('GET', path);
      expect(response.status).toBe(200);
      seen.push(...((await response.json()) as FoundBikes).items.map(({ _id }) => _id));
      path = response.headers.get('link')?.match(/^<\/api(.+)>; rel="next"$/)?.[1];
    }
    expect([seen.length > 3, seen]).toEqual([true, all]);
    expect((await find('?q=cheap+yamaha&sort=km-low')).address).toBe('?make=yamaha&sort=km-low');
  });
});

describe('GET /bikes, whatever stands in the address', () => {
  const odd = [
    "'; drop table listings; --",
    '<script>alert(1)</script>',
    '"><img src=x onerror=alert(1)>',
    '%00',
    '%F0%9F%8F%8D',
    '%ED%A0%80',
    '-1',
    '1e400',
    'NaN',
    '99999999999999999999',
    '../../etc/passwd',
    'a'.repeat(3_000),
    '%E0%A6%86'.repeat(600),
  ];
  const names =
    'q make model category condition division district seller minPrice maxPrice minYear maxKm minCc owners photo ownName sort currency limit cursor'.split(
      ' ',
    );

  test.each(names)('%s is answered, or refused with a sentence', async (name) => {
    const answers = odd.map((value) => {
      const written = value.startsWith('%') ? value : encodeURIComponent(value);
      return garage.api.call('GET', `/bikes?${name}=${written}`);
    });
    const expected = ['cursor', 'limit'].includes(name) ? [200, 422] : [200];
    for (const [place, { status }] of (await Promise.all(answers)).entries())
      expect([odd[place], expected.includes(status)]).toEqual([odd[place], true]);
  });

  test('10 KB of text, a hundred repetitions and contradictions are a search like another', async () => {
    const text = await find(`?q=${'gixxer+dhaka+'.repeat(780)}`);
    expect(text.leftOut).toEqual([expect.objectContaining({ field: 'q', code: 'too-long' })]);
    const repeated = await find(`?${'make=yamaha&'.repeat(100)}${'model=honda-dio&'.repeat(100)}`);
    expect(repeated.search.make).toEqual(['yamaha']);
    const many = await find(`?${Array.from({ length: 100 }, (_, i) => `make=make-${i}`).join('&')}`);
    expect(many.leftOut.length).toBeGreaterThan(0);
    expect((await find('?minPrice=500000&maxPrice=1&minYear=2030&maxYear=2029')).total).toBe(0);
  });

  test('a cursor of another order, or of nobody, is refused', async () => {
    const { next } = await find('?limit=5&sort=price-low');
    for (const cursor of [
      `${next}&sort=newest`,
      'x',
      '0.0.0.0.0.0',
      '9.1.1.1.1',
      '0.zzzzzzzzzzz.zzzzzzzzzzz.1.1',
      // A time in microseconds.
      `0.0.${(Date.now() * 1_000).toString(36)}.5`,
    ]) {
      const response = await garage.api.call('GET', `/bikes?cursor=${cursor}`);
      expect([cursor, response.status]).toEqual([cursor, 422]);
      expect(await response.json()).toMatchObject({ fields: [{ field: 'cursor', code: 'cursor-invalid' }] });
    }
  });
});
