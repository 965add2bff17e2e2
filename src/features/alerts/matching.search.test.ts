import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase } from '../../../test/support/database.ts';
import { diceOf } from '../../../test/support/dice.ts';
import { addListing, type ListingParts } from '../../../test/support/listings.ts';
import { searchers } from '../../../test/support/searchers.ts';
import type { Database } from '../../platform/database.ts';
import { createFinder, type Finder } from '../search/data/finder.ts';
import { readSearch } from '../search/domain/read-search.ts';
import { isUnfiltered } from '../search/domain/search.ts';
import { addressOf } from './data.ts';
import { matchArrivals } from './jobs.ts';

let database: Database;
let drop: () => Promise<void>;
let finder: Finder;

beforeAll(async () => {
  ({ database, drop } = await createTestDatabase());
  finder = createFinder(database, 'BDT');
});
afterAll(() => drop());

const { addPerson, save, idsOf } = searchers(() => ({ database, finder }));

const bikes = [
  ['Yamaha', 'FZ-S V3'],
  ['Yamaha', 'FZ'],
  ['Yamaha', 'R15'],
  ['Honda', 'CB Hornet 160R'],
  ['Royal Enfield', 'Classic 350'],
  ['Royal Enfield', 'Classic 500'],
  ['Royal', 'Enfield'],
  ['Bajaj', 'Pulsar 150'],
  ['Bajaj', null],
  [null, null],
] as const;
const places = [
  ['Bangladesh', 'Mirpur, Dhaka'],
  ['Bangladesh', 'Gazipur'],
  ['Bangladesh', 'Sylhet'],
  ['Bangladesh', 'somewhere'],
  ['India', 'Pune, India'],
  ['Sri Lanka', 'Kandy'],
] as const;
const remarks = [
  'Papers complete',
  'small scratch',
  'Scratches on the tank',
  'ABS 2 channel',
  'কাগজপত্র ঠিক আছে',
  'disc brake',
];

function randomListing({ below, pick, maybe }: ReturnType<typeof diceOf>): ListingParts {
  const [make, model] = pick(bikes);
  const [country, location] = pick(places);
  const amount = maybe(0.9) ? 20_000 + below(40) * 10_000 : null;
  return {
    make,
    model,
    name: [make, model].filter(Boolean).join(' ') || 'Motorcycle',
    country,
    location,
    category_id: pick(['commuters', 'sports', 'cruisers', 'bmw']),
    condition: pick(['excellent', 'good', 'fair'] as const),
    price: String(amount ?? 'Call'),
    price_amount: amount,
    currency: maybe(0.2) ? 'INR' : null,
    year: maybe(0.8) ? 2005 + below(20) : null,
    mileage_km: maybe(0.8) ? below(60) * 1_000 : null,
    engine_cc: maybe(0.8) ? pick([110, 150, 155, 160, 350, 499]) : null,
    owners: maybe(0.6) ? 1 + below(4) : null,
    image: maybe(0.4) ? 'https://pictures.example/1.jpg' : '/art/naked-signal.svg',
    registration: maybe(0.5) ? pick(['seller', 'somebody-else', 'none'] as const) : null,
    origin: pick(['seller', 'import', 'sample'] as const),
    description: pick(remarks),
  };
}

/** What people save: sometimes no filter of a kind, sometimes one, sometimes several. */
function randomAddress({ below, pick, maybe }: ReturnType<typeof diceOf>): string {
  const params = new URLSearchParams();
  const some = (name: string, values: readonly string[], share: number) => {
    if (maybe(share)) for (let i = 0; i <= below(3); i += 1) params.append(name, pick(values));
  };
  some('make', ['yamaha', 'honda', 'royal-enfield', 'royal', 'bajaj'], 0.3);
  some(
    'model',
    ['yamaha-fz', 'yamaha-fz-s-v3', 'royal-enfield-classic', 'royal-enfield-classic-350', 'bajaj-pulsar-150'],
    0.25,
  );
  some('notMake', ['yamaha', 'honda', 'bajaj'], 0.15);
  some('notModel', ['yamaha-fz', 'bajaj-pulsar-150'], 0.1);
  some('notCategory', ['commuters', 'sports'], 0.1);
  some('notDistrict', ['dhaka', 'gazipur', 'india-pune'], 0.1);
  some('notDivision', ['dhaka', 'india'], 0.1);
  some('category', ['commuters', 'sports', 'cruisers', 'bmw', 'electric'], 0.2);
  some('condition', ['excellent', 'good', 'fair'], 0.15);
  some('division', ['dhaka', 'sylhet', 'india', 'sri-lanka'], 0.2);
  some('district', ['dhaka', 'gazipur', 'sylhet', 'india-pune'], 0.2);
  some('seller', ['member', 'list', 'sample'], 0.1);
  for (const [name, low, step] of [
    ['Price', 20_000, 10_000],
    ['Year', 2005, 1],
    ['Km', 0, 1_000],
    ['Cc', 100, 10],
  ] as const) {
    if (maybe(0.2)) params.set(`min${name}`, String(low + below(30) * step));
    if (maybe(0.2)) params.set(`max${name}`, String(low + below(40) * step));
  }
  if (maybe(0.1)) params.set('owners', String(1 + below(3)));
  if (maybe(0.1)) params.set('photo', '1');
  if (maybe(0.05)) params.set('ownName', '1');
  if (maybe(0.1)) params.set('currency', pick(['BDT', 'INR', 'LKR']));
  if (maybe(0.3))
    params.set(
      'q',
      pick([
        'scratch',
        'papers complete',
        'abs',
        '2 channel or small scratch',
        'disc or abs, complete or channel',
        'কাগজপত্র',
        '"classic 350" tank',
        'fz under 2 lakh',
        'brak',
      ]),
    );
  return `?${params}`;
}

test('a saved search finds exactly what the page of search shows: 400 searches of every kind, 300 listings, also when they become cheaper', async () => {
  const chance = diceOf(7);
  // The names exist before anybody searches for them.
  for (const [make, model] of bikes)
    for (const [country, location] of places) await addListing(database, { make, model, country, location });
  await matchArrivals(database, 'BDT');
  const saved = new Map<string, string>();
  let owner = await addPerson();
  for (let i = 0; i < 400; i += 1) {
    // As many as one account may have.
    if (i % 50 === 0) owner = await addPerson();
    const { lasting } = await finder.understand(
      readSearch(new URLSearchParams(randomAddress(chance))).search,
    );
    if (!isUnfiltered(lasting)) saved.set(await save(addressOf(lasting), owner), addressOf(lasting));
  }
  expect(saved.size).toBeGreaterThan(300);
  const arrived: string[] = [];
  for (let i = 0; i < 300; i += 1) arrived.push(await addListing(database, randomListing(chance)));
  const done = await matchArrivals(database, 'BDT');
  expect(done.listings).toBe(300);

  const numbers = new Map(
    (await database.selectFrom('search_entries').select(['no', 'listing_id']).execute()).map(
      ({ no, listing_id }) => [no, listing_id],
    ),
  );
  const isNew = new Set(arrived);
  const before = new Map<string, string[]>();
  let matches = 0;
  let narrowed = 0;
  for (const [id, address] of saved) {
    const { search } = readSearch(new URLSearchParams(address));
    const found = await finder.find({ search, limit: 1_000, after: null });
    const wanted = found.numbers
      .map((no) => numbers.get(no) ?? '')
      .filter((listing) => isNew.has(listing))
      .sort();
    expect(await idsOf(id), address).toEqual(wanted);
    before.set(id, wanted);
    matches += wanted.length;
    if (wanted.length > 0 && wanted.length < 300) narrowed += 1;
  }
  // Checks that the comparison covers some matches.
  expect(matches).toBe(done.matches);
  expect(narrowed).toBeGreaterThan(100);

  // After prices are lowered, it finds what the page of search shows now and did not show before.
  const less = arrived.map(() => (1 + chance.below(10)) * 10_000);
  await sql`
    update listings set price_amount = price_amount - less
    from unnest(${arrived}::text[], ${less}::int[]) as cut (id, less)
    where listings.id = cut.id and price_amount > 110000`.execute(database);
  const lowered = await matchArrivals(database, 'BDT');
  let cheap = 0;
  for (const [id, address] of saved) {
    const { search } = readSearch(new URLSearchParams(address));
    const found = await finder.find({ search, limit: 1_000, after: null });
    const now = found.numbers.map((no) => numbers.get(no) ?? '').filter((listing) => isNew.has(listing));
    const formerly = before.get(id) ?? [];
    expect(await idsOf(id), address).toEqual([...new Set([...formerly, ...now])].sort());
    cheap += now.filter((listing) => !formerly.includes(listing)).length;
  }
  expect(cheap).toBe(lowered.matches);
  expect(cheap).toBeGreaterThan(100);
});
