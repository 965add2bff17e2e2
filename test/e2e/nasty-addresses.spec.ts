import { expect, test } from '@playwright/test';
import { siteUrl } from '../support/people.ts';

// Addresses as nobody means them: a clear answer, never an error of the server's, never one that takes for ever.

const script = '<script>window.hit=1</script>';

/** Values that are sent for every parameter, as they stand in an address. */
const values = [
  '',
  encodeURIComponent(`'; drop table listings; --`),
  encodeURIComponent(`' or 1=1 union select * from users --`),
  encodeURIComponent(`$(sleep 20) \\'; select pg_sleep(20); --`),
  encodeURIComponent(`"><img src=x onerror="window.hit=1">${script}`),
  encodeURIComponent('gixxer dhaka ২০১৮ '.repeat(600)).slice(0, 10_240),
  'x'.repeat(10_240),
  encodeURIComponent('(a+)+$ '.repeat(300)),
  encodeURIComponent('\u202e\u0000\u200b\ufeff😀'),
  // What is no UTF-8, no number, no end.
  '%ED%A0%80%C0%AF',
  '%zz%',
  '-1',
  '1e309',
  '99999999999999999999999999',
  'NaN',
  '__proto__',
  encodeURIComponent('../../../../etc/passwd'),
  '%0d%0aset-cookie:%20hit=1',
] as const;

const ranges = ['Price', 'Year', 'Km', 'Cc'].flatMap((name) => [`min${name}`, `max${name}`]);
const filters = ['q', 'category', 'make', 'model', 'condition', 'division', 'district', 'seller', ...ranges];
const parameters = [
  ...filters,
  'currency',
  'owners',
  'photo',
  'sort',
  'cursor',
  'limit',
  'page',
  '__proto__[x]',
];

const many = (text: string, times: number) => Array.from({ length: times }, () => text).join('&');

/** Whole queries: repeated, contradictory, far away. */
const queries = [
  many('make=yamaha', 700),
  Array.from({ length: 400 }, (_, n) => `make=nobody${n}`).join('&'),
  many('sort=price-low&sort=best-value&sort=', 100),
  'minPrice=500000&maxPrice=1&minYear=2030&maxYear=1900&minKm=9&maxKm=1&owners=0&owners=9',
  'category=bmw&category=bmw&make=honda&model=yamaha-fz-s-v3&division=dhaka&district=sylhet',
  'page=99999999&limit=100000000&offset=99999999',
  'cursor=0.0.0.0&cursor=zzzzzzzzzz',
  'cursor=5.-zzzzzzzzzzz.zzzzzzzzzzz.zzzzzzz&sort=best-value',
  'cursor=0.9007199254740993.1.1',
  '&&&===&=&?&q',
  `q=${encodeURIComponent('under 2 lakh over 9 lakh 2018 1901 dhaka sylhet honda yamaha '.repeat(20))}`,
  `q=${encodeURIComponent('" " OR AND NOT & | ! ( ) <-> :* \\ %')}`,
];

/** Ends what hangs; an answer takes some milliseconds. */
const longest = 20_000;

async function ask(path: string): Promise<{ status: number; text: string; headers: Headers }> {
  const answer = await fetch(siteUrl() + path, { redirect: 'manual', signal: AbortSignal.timeout(longest) });
  return { status: answer.status, text: await answer.text(), headers: answer.headers };
}

/** What is wrong with the answer, in short; '' for a clear one. */
async function wrongWith(path: string): Promise<string> {
  const short = `${path.slice(0, 120)} → `;
  try {
    const { status, text, headers } = await ask(path);
    if (status >= 500) return `${short}${status} ${text.slice(0, 200)}`;
    // In JSON it is text, and browsers are told not to guess.
    const isJson = /json/.test(headers.get('content-type') ?? '') && headers.get('x-content-type-options');
    if (!isJson && text.includes(script)) return `${short}a script is written out`;
    if (headers.get('set-cookie')?.includes('hit')) return `${short}a header is written`;
    if (status >= 400 && text.trim() === '' && status !== 431) return `${short}${status} says nothing`;
    return '';
  } catch (error) {
    return `${short}${error instanceof Error ? error.message : error}`;
  }
}

async function expectClear(paths: readonly string[]) {
  const wrong: string[] = [];
  for (const path of paths) {
    const found = await wrongWith(path);
    if (found !== '') wrong.push(found);
  }
  expect(wrong).toEqual([]);
}

const countOf = async () =>
  ((await (await fetch(`${siteUrl()}/api/bikes`)).json()) as { total: number }).total;

for (const place of ['/bikes', '/api/bikes', '/bikes.atom', '/api/bikes/suggestions'])
  test(`${place}: whatever stands in each parameter, a clear answer comes`, async () => {
    const before = await countOf();
    await expectClear([
      ...parameters.flatMap((name) => values.map((value) => `${place}?${name}=${value}`)),
      ...queries.map((query) => `${place}?${query}`),
    ]);
    expect(await countOf()).toBeGreaterThanOrEqual(Math.min(before, 100));
  });

test('listings, their pictures, comparisons, help with prices, maps and links of mails: a clear answer comes', async () => {
  const within = (make: (value: string) => string) => values.filter((value) => value !== '').map(make);
  await expectClear([
    ...within((value) => `/bikes/${value}`),
    ...within((value) => `/bikes/x-${value}?book=${value}&intent=${value}`),
    ...within((value) => `/bikes/${value}.png?v=${value}`),
    ...within((value) => `/api/bikes/${value}`),
    ...within((value) => `/sitemaps/bikes-${value}.xml`),
    ...within((value) => `/categoryProducts/${value}?cursor=${value}`),
    ...within((value) => `/art/${value}.svg`),
    ...within((value) => `/stopMail?token=${value}`),
    ...within((value) => `/login?next=${value}`),
    ...within((value) => `/${value}`),
    ...[
      ...values,
      ...Array.from({ length: 3 }, (_, n) => many(`ids=${'a,'.repeat(10 ** (n + 1))}`, 3)),
    ].flatMap((value) => [
      `/compare?ids=${value}`,
      `/api/compare?ids=${value}`,
      `/api/bikesByIds?ids=${value}`,
    ]),
    ...['name', 'yearOfUse', 'mileage', 'owners', 'condition'].flatMap((name) =>
      values.map((value) => `/api/priceHelp?name=Honda&${name}=${value}`),
    ),
  ]);
});
