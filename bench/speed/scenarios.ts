/** The requests that the site and the plain app for comparison are measured with. */
import { sql } from 'kysely';
import type { Database } from '../../src/platform/database.ts';
import { bikePath, paths } from '../../src/routes.ts';
import type { Ask } from './processes.ts';

interface Scenario {
  name: string;
  of: 'site' | 'baseline';
  requests: readonly Ask[];
  /** Measured in turns with the others that are, as their rates are compared. */
  inTurns?: true;
  /** The number of concurrent requests while listings are added; times are then measured under that load. */
  crowd?: number;
}

/** A signed-in person. */
export interface SignedIn {
  cookie: string;
  token: string;
}

// More than are answered before kept pages of this size are dropped again, so that no request finds a kept
// page.
const different = 6_000;
// Words that stay words: names of makes, models and places would become filters.
const words = [
  'disc',
  'akrapovic',
  'serviced',
  'papers',
  'alloy',
  'carbon',
  'receipts',
  'scratch',
  'mirrors',
  'saddle',
];
const makes = ['bajaj', 'yamaha', 'honda', 'suzuki', 'tvs', 'hero'];
const beginnings = ['pu', 'yam', 'r1', 'gix', 'dha', 'roya', 'fz', 'আর১৫', 'pulser', 'comm'];

// Kept pages are stored compressed. Freshly rendered ones are requested uncompressed, as from the plain app, and once more
// as browsers do.
const asBrowsers = { 'accept-encoding': 'gzip, deflate, br, zstd' };

/** Requests that all differ; `of` makes the path from a number. */
function asks(of: (number: number) => string, headers: Record<string, string> = {}): Ask[] {
  return Array.from({ length: different }, (_, number) => ({ path: of(number), headers }));
}

const at = <Item>(items: readonly Item[], number: number): Item => items[number % items.length] as Item;
const query = (values: Record<string, string | number>) =>
  `?${new URLSearchParams(Object.entries(values).map(([name, value]) => [name, String(value)]))}`;

/** All scenarios for one size. */
export async function listScenarios(database: Database, member: SignedIn): Promise<Scenario[]> {
  const listings = await database
    .selectFrom('listings')
    .select(['id as _id', 'name'])
    .where('deleted_at', 'is', null)
    .orderBy(sql`md5(id)`)
    .limit(different)
    .execute();
  const categories = await database.selectFrom('categories').select(['id', 'name']).execute();
  const category = (number: number) => at(categories, number).id;

  // The second filter excludes almost nothing: it makes each address a new one.
  const lists = (number: number) => ({ category: category(number), maxKm: 200_000 + number });
  const filters = (number: number) => ({
    make: at(makes, number),
    maxPrice: 90_000 + number * 37,
    minYear: 2008 + (number % 12),
  });
  // Parameters are in the order of the search's canonical address.
  const texts = (number: number) => ({ maxPrice: 90_000 + number * 37, q: at(words, number) });
  const pages = (question: (number: number) => Record<string, string | number>, headers = {}) =>
    asks((number) => paths.bikes() + query(question(number)), headers);

  return [
    {
      name: 'a static string',
      of: 'site',
      requests: [{ path: '/.well-known/security.txt' }],
      inTurns: true,
    },
    { name: 'home', of: 'site', requests: [{ path: paths.root(), headers: asBrowsers }], inTurns: true },
    { name: '/bikes', of: 'site', requests: [{ path: paths.bikes(), headers: asBrowsers }], inTurns: true },
    { name: '/bikes, a category, a different page each time', of: 'site', requests: pages(lists) },
    {
      name: '/bikes, a category, a different page each time, compressed',
      of: 'site',
      // Other addresses than above.
      requests: pages((number) => lists(different + number), asBrowsers),
    },
    { name: '/bikes, three filters, a different page each time', of: 'site', requests: pages(filters) },
    { name: '/bikes, text and filter, a different page each time', of: 'site', requests: pages(texts) },
    {
      name: 'facets (JSON), three filters',
      of: 'site',
      requests: asks((number) => `/api${paths.bikes()}${query(filters(number))}`),
    },
    {
      name: 'one search by 50 clients at once (times of these), while 20 listings a second are added',
      of: 'site',
      requests: [{ path: paths.bikes() + query({ make: 'bajaj' }), headers: asBrowsers }],
      crowd: 50,
    },
    {
      name: 'suggestions (JSON)',
      of: 'site',
      requests: asks((number) => `/api/bikes/suggestions${query({ q: at(beginnings, number) })}`),
    },
    {
      name: 'a listing, a different one each time',
      of: 'site',
      requests: listings.map((listing) => ({ path: bikePath(listing) })),
    },
    {
      name: 'a category, signed in',
      of: 'site',
      requests: categories.map(({ name }) => ({
        path: paths.categoryProducts(name),
        headers: { cookie: member.cookie },
      })),
    },
    {
      name: 'a booking written',
      of: 'site',
      requests: listings.map(({ _id }) => ({
        path: '/api/modalData',
        method: 'POST',
        headers: { authorization: `Bearer ${member.token}`, 'content-type': 'application/json' },
        body: JSON.stringify({ productId: _id, location: 'Cumilla', number: '01712345678' }),
      })),
    },
    {
      name: 'baseline: a category (JSON)',
      of: 'baseline',
      requests: asks((number) => `/categoryProducts/${category(number)}?page=${1 + (number % 20)}`),
    },
    {
      name: 'baseline: three filters (JSON)',
      of: 'baseline',
      requests: asks((number) => `/bikes${query(filters(number))}`),
    },
    {
      name: 'baseline: text and filter (JSON)',
      of: 'baseline',
      requests: asks((number) => `/bikes${query(texts(number))}`),
    },
  ];
}
