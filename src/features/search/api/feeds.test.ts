import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApi, type TestApi } from '../../../../test/support/api.ts';
import { addListing } from '../../../../test/support/listings.ts';
import { bikePath } from '../../../routes.ts';
import { listingsInAMap } from '../data/sitemap.ts';

let api: TestApi;
let id: string;
const name = 'Yamaha <R15> & "V3" \u0007';

beforeAll(async () => {
  api = await createTestApi();
  id = await addListing(api.database, { name, model: 'R15 V3', image: 'https://pictures.example/1.jpg' });
});
afterAll(() => api.close());

async function read(path: string) {
  const response = await api.site.request(api.origin + path);
  return { status: response.status, type: response.headers.get('content-type'), text: await response.text() };
}

const places = (text: string) => [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => url);

test('robots.txt leads to the sitemap, which leads to maps of all that is for sale', async () => {
  const robots = await read('/robots.txt');
  expect(robots.text).toContain(`Sitemap: ${api.origin}/sitemap.xml`);
  expect(robots.text).toContain('Disallow: /dashboard');
  const index = await read('/sitemap.xml');
  expect([index.status, index.type]).toEqual([200, 'application/xml; charset=utf-8']);
  const maps = places(index.text);
  expect(maps[0]).toBe(`${api.origin}/sitemaps/pages.xml`);
  const listings = await read('/sitemaps/bikes-1.xml');
  expect(places(listings.text)).toContain(api.origin + bikePath({ _id: id, name }));
  const pages = places((await read('/sitemaps/pages.xml')).text);
  expect(pages).toEqual(
    expect.arrayContaining([
      `${api.origin}/`,
      `${api.origin}/bikes`,
      `${api.origin}/bikes?make=yamaha`,
      `${api.origin}/bikes?make=yamaha&amp;model=yamaha-r15-v3`,
    ]),
  );
});

test('a map says when a motorcycle was posted, or got another price since', async () => {
  const posted_at = new Date('2026-01-02T03:04:05Z');
  const id = await addListing(api.database, { posted_at, name: 'Honda Dio', price_amount: 90_000 });
  const changedOf = async () => {
    const { text } = await read('/sitemaps/bikes-1.xml');
    return new Date(text.split(id)[1]?.match(/^<\/loc><lastmod>([^<]+)/)?.[1] ?? '');
  };
  expect(await changedOf()).toEqual(posted_at);
  await api.database.updateTable('listings').set({ price_amount: 85_000 }).where('id', '=', id).execute();
  expect((await changedOf()).getTime()).toBeGreaterThan(Date.now() - 60_000);
});

test('what is not for sale leaves its map; a map that is not there is 404', async () => {
  const gone = await addListing(api.database, { deleted_at: new Date() });
  expect((await read('/sitemaps/bikes-1.xml')).text).not.toContain(gone);
  for (const path of ['/sitemaps/bikes-0.xml', '/sitemaps/bikes-999999.xml'])
    expect((await read(path)).text).not.toContain('<urlset');
  expect((await read('/sitemaps/bikes-999999.xml')).status).toBe(404);
  expect(listingsInAMap).toBeLessThanOrEqual(50_000);
});

test('a feed of a name that does not exist is 404, and not everything', async () => {
  const { status, text } = await read('/bikes.atom?make=nosuch');
  expect(status).toBe(404);
  expect(text).toContain('nosuch');
  expect(text).not.toContain('<entry>');
  expect((await read('/bikes.atom?make=yamaha&maxPrice=nosuch')).status).toBe(200);
  // It still finds no more than was asked for.
  expect((await read('/bikes.atom?make=yamaha&make=nosuch')).status).toBe(200);
  expect((await read('/bikes.atom?notMake=nosuch')).status).toBe(200);
});

test.each(['maxPrice=nosuch', 'currency=xxz', 'owners=x', 'photo=yes', 'minYear=soon&sort=year-new'])(
  'a feed of nothing that can be read is 404, and not everything: %s',
  async (query) => {
    const { status, text } = await read(`/bikes.atom?${query}`);
    expect([status, text.includes('<entry>')]).toEqual([404, false]);
  },
);

test('a feed of words that are not searched for is 404, and not everything', async () => {
  for (const words of ['50+kmpl', 'kagoj+nai', 'yamaha+50+kmpl'])
    expect([words, (await read(`/bikes.atom?q=${words}`)).status]).toEqual([words, 404]);
  expect((await read('/bikes.atom?q=disc+50+kmpl')).status).toBe(200);
});

test('any search is a feed: newest first, and nothing that a seller typed breaks it', async () => {
  const { status, type, text } = await read('/bikes.atom?q=yamaha+r15');
  expect([status, type]).toEqual([200, 'application/atom+xml; charset=utf-8']);
  expect(text).toContain('<title>Yamaha &lt;R15&gt; &amp; &quot;V3&quot; </title>');
  expect(text).toContain('1,25,000 · 2019 · Sylhet, Bangladesh');
  expect(text).toContain(`<link href="${api.origin}/bikes?make=yamaha&amp;model=yamaha-r15"/>`);
  for (const hidden of ['rahima@', '\u0007']) expect(text).not.toContain(hidden);
  // Every element is closed, and every ampersand belongs to an entity.
  expect(text.match(/<entry>/g)?.length).toBe(text.match(/<\/entry>/g)?.length);
  expect(text).not.toMatch(/&(?!(amp|lt|gt|quot);)/);
  expect((await read(`/bikes.atom?q=${'%00x'.repeat(2_000)}&minPrice=-1`)).status).toBe(200);
});

test('a feed leaves out what its search leaves out, and says so', async () => {
  const sylhet = await addListing(api.database, { name: 'Left out', location: 'Sylhet' });
  const khulna = await addListing(api.database, { name: 'Still there', location: 'Khulna' });
  const { text } = await read('/bikes.atom?q=not+sylhet');
  expect([text.includes(sylhet), text.includes(khulna)]).toEqual([false, true]);
  expect(text).toContain('<title>not Sylhet: ');
  expect(text).toContain(`<link href="${api.origin}/bikes?notDistrict=sylhet"/>`);
});

test('a feed has the newest first, whatever order its words wish for', async () => {
  const id = await addListing(api.database, { name: 'Yamaha R15 at last', price_amount: 9_999_999 });
  const { text } = await read('/bikes.atom?q=cheap+yamaha');
  expect(text.indexOf('<entry>')).toBeGreaterThan(0);
  expect(text.slice(text.indexOf('<entry>'), text.indexOf('</entry>'))).toContain(id);
});

test('a feed says which search it is of; its id is that search’s alone, and those of its entries never change', async () => {
  const heads = await Promise.all(
    ['?make=yamaha&division=sylhet&maxPrice=200000', '?make=yamaha', ''].map(async (query) => {
      const { text } = await read(`/bikes.atom${query}`);
      const head = text.slice(0, text.indexOf('<entry>'));
      const [, feed = '', title = ''] = /<id>(.*)<\/id>\s*<title>(.*)<\/title>/.exec(head) ?? [];
      expect(head).toContain('<author><name>Moto Garage</name></author>');
      expect(head).toMatch(/<updated>\d{4}-\d\d-\d\dT[\d:.]+Z<\/updated>/);
      return [title, feed.replace(api.origin, '')];
    }),
  );
  expect(heads).toEqual([
    [
      'Sylhet, Yamaha, Price up to 2,00,000: Moto Garage',
      '/bikes?division=sylhet&amp;make=yamaha&amp;maxPrice=200000',
    ],
    ['Yamaha: Moto Garage', '/bikes?make=yamaha'],
    ['New second-hand motorcycles: Moto Garage', '/bikes'],
  ]);
  const { text } = await read('/bikes.atom?make=yamaha');
  const ids = [...text.matchAll(/<entry><id>([^<]+)<\/id>/g)].map(([, entry]) => entry);
  expect(ids).toContain(`${api.origin}/bikes/${id}`);
  expect(new Set(ids).size).toBe(ids.length);
});

test('samples are in no map and no feed, nor are searches that find nothing else', async () => {
  const sample = await addListing(api.database, {
    name: 'Benelli TNT 150',
    make: 'Benelli',
    model: 'TNT 150',
    origin: 'sample',
  });
  expect((await read('/sitemaps/bikes-1.xml')).text).toContain(id);
  for (const path of [
    '/sitemaps/bikes-1.xml',
    '/bikes.atom',
    '/bikes.atom?make=benelli',
    '/bikes.atom?seller=sample',
  ]) {
    const { status, text } = await read(path);
    expect([status, text.includes(sample)]).toEqual([200, false]);
  }
  expect((await read('/sitemaps/pages.xml')).text).not.toContain('benelli');
});

test('a feed means the currency that its title says, whatever samples are not in it', async () => {
  const bike = { make: 'Benelli', model: 'TNT 25', name: 'Benelli TNT 25' };
  await addListing(api.database, { ...bike, origin: 'sample', price_amount: 40_000 });
  const own = await addListing(api.database, { ...bike, currency: 'INR', price_amount: 30_000 });
  const { text } = await read('/bikes.atom?make=benelli&model=benelli-tnt-25&maxPrice=50000');
  expect(text).toContain('Price up to BDT\u00a050,000');
  expect(text).not.toContain(own);
  const inRupees = await read('/bikes.atom?make=benelli&model=benelli-tnt-25&maxPrice=50000&currency=INR');
  expect(inRupees.text).toContain('Price up to ₹\u00a050,000');
  expect(inRupees.text).toContain(own);
});
