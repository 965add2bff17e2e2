/**
 * Fills the database of DATABASE_URL with generated listings: `node bench/generate.ts [COUNT] [SEED]`. They
 * are the real ones of REAL_DATA_DIR with other prices, years, distances, places and words, the same for the
 * same seed.
 */
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { sql } from 'kysely';
import { districts } from '../db/sample-bikes.ts';
import { artworkUrl, paints } from '../src/features/artwork/domain.ts';
import type { ImportedListing } from '../src/features/imports/domain.ts';
import { chanceOf } from '../src/kernel/chance.ts';
import { newId } from '../src/kernel/ids.ts';
import { formatAmount } from '../src/kernel/money.ts';
import { closeDatabase, type Database, openDatabase } from '../src/platform/database.ts';
import { migrate } from '../src/platform/migrations.ts';
import { readRealListings } from './real-listings.ts';

const rowsInABatch = 1_000;
const daysOfPosting = 180;
const remarks = (
  'Serviced every 2,000 km, with the receipts.|New chain and sprockets.|Papers complete, tax token paid.|A small ' +
  'scratch on the left cover.|Starts at the first kick.|New tyres front and rear.|Never fallen, engine never opened.|' +
  'Test rides are welcome.|Both keys are there.|Used on weekends only.|Alloy wheels and disc brakes.|Akrapovic exhaust.|' +
  'LED headlight fitted.|Carbon fibre mirrors.|Crash guard and saddle bags.|কাগজপত্র ঠিক আছে।|এক হাতে চালানো।|দাম আলোচনা সাপেক্ষে।'
).split('|');

function jittered(base: ImportedListing, number: number, count: number, now: Date, chance: () => number) {
  const pick = <Item>(items: readonly Item[], otherwise: Item): Item =>
    items[Math.floor(chance() * items.length)] ?? otherwise;
  // Two of three are in Bangladesh and have prices without a currency of their own.
  const abroad = chance() < 1 / 3;
  const year = base.year === null ? null : base.year + Math.round((chance() - 0.5) * 4);
  const amount = Math.round((base.price_amount * (0.8 + 0.4 * chance())) / 500) * 500;
  const mileage = base.mileage_km === null ? null : Math.round(base.mileage_km * (0.5 + chance()));
  const posted = new Date(now.getTime() - (1 - number / count) * daysOfPosting * 86_400_000);
  const mine = chance() < 0.5;
  return {
    ...base,
    id: newId(posted.getTime()).slice(0, 9) + number.toString(32).padStart(7, '0'),
    price: formatAmount(amount),
    price_amount: amount,
    ...(abroad ? {} : { currency: null, country: 'Bangladesh', location: pick(districts, 'Dhaka') }),
    year: year !== null && year <= now.getUTCFullYear() ? year : base.year,
    mileage_km: mileage,
    owners: base.owners ?? 1 + Math.floor(chance() * 3),
    condition: pick(['excellent', 'good', 'good', 'fair'] as const, 'good'),
    image:
      mine && chance() < 0.6
        ? `https://pictures.example/${number}.jpg`
        : artworkUrl(base.kind, pick(paints, 'signal')),
    description: `${base.description} ${pick(remarks, '')} ${pick(remarks, '')} Ref ${number.toString(36)}.`,
    origin: mine ? 'seller' : 'import',
    seller_name: mine ? `Rider ${Math.floor(chance() * count * 0.6)}` : base.seller_name,
    import_key: `made-up:${number}`,
    posted_at: posted.toISOString(),
  };
}

/** Adds `count` generated listings, the newest posted just before `now`. */
export async function generateListings(
  database: Database,
  { count, seed = 1, now = new Date() }: { count: number; seed?: number; now?: Date },
): Promise<void> {
  const folder = process.env.REAL_DATA_DIR;
  if (!folder) throw new Error('Set REAL_DATA_DIR to the folder of the real sets.');
  const sets = await Promise.all(
    ['used-bikes-india.csv', 'used-bikes-sri-lanka.csv'].map((name) => readRealListings(join(folder, name))),
  );
  const bases = sets.flat();
  const chance = chanceOf(seed);
  for (let start = 0; start < count; start += rowsInABatch) {
    const rows = Array.from({ length: Math.min(rowsInABatch, count - start) }, (_, i) => {
      const base = bases[Math.floor(chance() * bases.length)];
      if (!base) throw new Error(`There are no listings in ${folder}.`);
      return jittered(base, start + i, count, now, chance);
    });
    const columns = sql.join(Object.keys(rows[0] ?? {}).map((name) => sql.ref(name)));
    await sql`insert into listings (${columns})
      select ${columns} from json_populate_recordset(null::listings, ${JSON.stringify(rows)}::json)`.execute(
      database,
    );
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const database = openDatabase(process.env.DATABASE_URL ?? '', {
    connections: 2,
    statementTimeout: 120_000,
  });
  const [count = 100_000, seed = 1] = process.argv.slice(2).map(Number);
  const started = performance.now();
  await migrate(database);
  await generateListings(database, { count, seed });
  await sql`vacuum analyze`.execute(database);
  await closeDatabase(database);
  console.log(`${count} listings in ${((performance.now() - started) / 1_000).toFixed(1)} s`);
}
