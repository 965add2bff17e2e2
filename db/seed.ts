/** The demo garage: illustrated sample listings, so that newcomers see a full garage at once. */
import { sql } from 'kysely';
import * as words from '#messages/samples.ts';
import * as startWords from '#messages/start.ts';
import { artworkUrl, type Paint, paints } from '../src/features/artwork/domain.ts';
import { recogniseBike } from '../src/features/catalogue/domain.ts';
import { chanceOf } from '../src/kernel/chance.ts';
import { yearOf } from '../src/kernel/dates.ts';
import { groupAmount, homeCurrency } from '../src/kernel/money.ts';
import type { Config } from '../src/platform/config.ts';
import type { Database } from '../src/platform/database.ts';
import { districts, sampleBikes } from './sample-bikes.ts';
import { conditionOf } from './sample-condition.ts';

const listingsPerModel = 2;
const daysOfPosting = 45;
const dayInMilliseconds = 24 * 60 * 60 * 1000;

/**
 * A random generator for each listing, seeded with its name, so that the listing keeps its price and place.
 */
function chanceFrom(name: string): () => number {
  let seed = 0x811c9dc5;
  for (let i = 0; i < name.length; i += 1) seed = Math.imul(seed ^ name.charCodeAt(i), 0x01000193);
  return chanceOf(seed);
}

function pick<Item>(items: readonly Item[], chance: number): Item | undefined {
  return items[Math.floor(chance * items.length)];
}

/**
 * Old and expensive bikes are ridden less per year: a commuter covers its distance in its first ten years.
 */
function distance(newPrice: number, age: number, chance: number): number {
  const perYear = newPrice > 1_000_000 ? 1_500 + chance * 3_500 : 2_500 + chance * 7_500;
  return Math.round((perYear * Math.min(age + 0.5, 8 + age / 10)) / 100) * 100;
}

/** From this age in years, discontinued models are collectors' items. */
const collectedFrom = 15;

/**
 * The asking price of a used bike: one eighth off when it leaves the shop, about one twelfth more each year,
 * and less again after hard use; never under one fifth of the new price. Collectors' items keep more. Rounded
 * as sellers round.
 */
function askingPrice(newPrice: number, age: number, kilometres: number, mood: number): number {
  const usual = 6_000 * (age + 0.5);
  const wear = Math.max(-0.06, Math.min(0.12, ((kilometres - usual) / usual) * 0.08));
  const kept = Math.max(0.2, 0.88 * 0.918 ** age * (1 - wear) * (0.95 + 0.1 * mood));
  const share = age >= collectedFrom ? 0.6 + 0.4 * mood : kept;
  const step = newPrice > 1_000_000 ? 10_000 : newPrice > 300_000 ? 5_000 : 1_000;
  return Math.round((newPrice * share) / step) * step;
}

/**
 * What the seller of a sample says about its papers, so that pages show some: a tax token of ten years comes
 * with the registration, after that each lasts for one year or two. Some sellers say nothing.
 */
function samplePapers(
  { year, thisYear, owners }: { year: number; thisYear: number; owners: number },
  chance: () => number,
) {
  const [said, name, month, paid, kept] = [chance(), chance(), chance(), chance(), chance()];
  if (said < 0.25) return { registration: null, tax_until: null, receipt: null };
  // The papers of a bike with several owners may still be in an earlier owner's name.
  const isOthers = owners > 1 && name < 0.4;
  const until = year + 10 > thisYear ? year + 10 : thisYear + (paid < 0.3 ? -1 : 1);
  const day = new Date(Date.UTC(until, 1 + Math.floor(month * 11), 0));
  return {
    registration: isOthers ? ('somebody-else' as const) : ('seller' as const),
    tax_until: paid < 0.1 ? null : day.toISOString().slice(0, 10),
    receipt: said < 0.4 ? null : kept < 0.8,
  };
}

/**
 * The rows of the demo garage as of `now`. The year alone decides which bikes they are; `now` decides when
 * they were posted.
 */
export function sampleListings(now: Date) {
  const thisYear = yearOf(now);
  const count = sampleBikes.length * listingsPerModel;
  return sampleBikes.flatMap(([name, newPrice, firstYear, lastYear = thisYear], position) =>
    Array.from({ length: listingsPerModel }, (_, copy) => {
      const number = position * listingsPerModel + copy;
      const chance = chanceFrom(`${name} ${copy}`);
      const bike = recogniseBike(name);
      const newest = Math.max(firstYear, Math.min(lastYear, thisYear - 1));
      const year = newest - Math.floor(chance() * Math.min(8, newest - firstYear + 1));
      const age = thisYear - year;
      const kilometres = distance(newPrice, age, chance());
      const owners = age < 4 ? 1 : 1 + Math.floor(chance() * 2.4);
      const price = askingPrice(newPrice, age, kilometres, chance());
      const seller = pick(words.sampleSellers, chance()) ?? '';
      const remark = pick(words.sampleRemarks, chance()) ?? '';
      // The sequence runs through all paints, so that neighbours in a list differ.
      const paint: Paint = paints[(position + copy * 3) % paints.length] ?? 'signal';
      // 73 shares no factor with the number of listings: every listing gets its own slot, and the categories
      // mix.
      const slot = (number * 73) % count;
      const sincePosted = ((slot + chance() * 0.8) / count) * daysOfPosting * dayInMilliseconds;
      const papers = samplePapers({ year, thisYear, owners }, chance);
      return {
        id: `sample${String(number).padStart(4, '0')}`,
        seller_id: null,
        seller_name: words.sampleSeller(seller),
        email: `sample-${seller.toLowerCase()}@example.invalid`,
        mobile: '',
        category_id: bike.category,
        name,
        image: artworkUrl(bike.kind, paint),
        price: groupAmount(price, homeCurrency),
        price_amount: price,
        original_price: groupAmount(newPrice, homeCurrency),
        original_price_amount: newPrice,
        location: districts[(number * 37) % districts.length] ?? 'Dhaka',
        country: 'Bangladesh',
        year_of_use: String(year),
        condition: conditionOf({ age, kilometres, owners }),
        description: words.sampleDescription({
          name,
          year,
          kilometres: groupAmount(kilometres, homeCurrency),
          owners,
          remark,
        }),
        make: bike.make,
        model: bike.model,
        year,
        mileage_km: kilometres,
        engine_cc: bike.engineCc,
        owners,
        ...papers,
        kind: bike.kind,
        origin: 'sample' as const,
        import_key: `sample:${name}:${copy + 1}`,
        posted_at: new Date(now.getTime() - sincePosted),
      };
    }),
  );
}

/** By their ids as well, so that a start does not read through a million listings of others. */
const isSample = sql<boolean>`(origin = 'sample' and id >= 'sample' and id < 'samplf')`;

/**
 * Puts the demo garage into a database; samples that are there as sold are for sale again. To run it again adds nothing,
 * not even what somebody has deleted. `own` is the garage's currency: the samples' prices are in taka in any garage.
 * Returns how many listings were added.
 */
export async function seedDemo(
  database: Database,
  now: Date = new Date(),
  own: string = homeCurrency,
): Promise<number> {
  const currency = own === homeCurrency ? null : homeCurrency;
  const result = await database
    .insertInto('listings')
    .values(sampleListings(now).map((sample) => ({ ...sample, currency })))
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  // Nobody sells samples: only `clearDemo` marks them as sold.
  await database
    .updateTable('listings')
    .set({ sold_at: null })
    .where(isSample)
    .where('sold_at', 'is not', null)
    .execute();
  return Number(result.numInsertedOrUpdatedRows ?? 0);
}

/**
 * Takes the demo garage out of a database. Samples that somebody booked, saved or reported stay, as sold, so that those
 * people still find their pages. Returns how many were deleted, and how many are sold now.
 */
export async function clearDemo(database: Database): Promise<{ deleted: number; sold: number }> {
  const isNeeded = sql<boolean>`(
    exists (select from bookings where listing_id = listings.id)
    or exists (select from saved_listings where listing_id = listings.id)
    or exists (select from reports where listing_id = listings.id))`;
  const deleted = await database
    .deleteFrom('listings')
    .where(isSample)
    .where('deleted_at', 'is', null)
    .where((eb) => eb.not(isNeeded))
    .executeTakeFirst();
  const sold = await database
    .updateTable('listings')
    .set({ sold_at: sql`now()` })
    .where(isSample)
    .where('deleted_at', 'is', null)
    .where('taken_off_at', 'is', null)
    .where('sold_at', 'is', null)
    .executeTakeFirst();
  return { deleted: Number(deleted.numDeletedRows), sold: Number(sold.numUpdatedRows) };
}

/** Adds the demo garage or takes it away, as the setting DEMO says. Returns what its owner should know, if anything. */
export async function settleDemo(
  database: Database,
  { demo, currency }: Pick<Config, 'demo' | 'currency'>,
): Promise<string | null> {
  if (demo) {
    const added = await seedDemo(database, new Date(), currency);
    return added > 0 ? startWords.samplesAdded(added) : null;
  }
  const { deleted, sold } = await clearDemo(database);
  return deleted + sold > 0 ? startWords.samplesGone(deleted, sold) : null;
}
