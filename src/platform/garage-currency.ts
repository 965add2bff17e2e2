/** The currency of the amounts that are stored without one, and what happens when the setting CURRENCY changes. */
import { sql } from 'kysely';
import * as words from '#messages/start.ts';
import { marketCurrency } from '../kernel/money.ts';
import type { Database, Transaction } from './database.ts';
import { StartError } from './start-error.ts';

interface Currencies {
  /** CURRENCY; undefined: the market's. */
  currency: string | undefined;
  /** STORED_PRICES: which currency the owner says the stored prices are in. */
  storedPrices: string | undefined;
}

/** Every column with the currency of an amount, where null means the garage's own. */
const columns = [
  ['listings', 'currency'],
  ['bookings', 'product_currency'],
  ['search_entries', 'currency'],
  ['price_changes', 'was_currency'],
  ['price_changes', 'became_currency'],
  ['price_drops', 'told_currency'],
  ['saved_listings', 'currency'],
  ['saved_search_matches', 'currency'],
] as const;

/** Tables whose triggers would take this for changes by people: nothing has another price than before. */
const watched = ['listings', 'bookings', 'search_entries'] as const;

/**
 * Makes sure that the stored amounts are in the currency that is set. If they are in another one, throws a StartError
 * that names both, unless the owner has said with STORED_PRICES which one they are in: the former (they keep it, each
 * with its own sign from now on) or the one that is set now (they were meant in it all along). Without listings of
 * people or files nothing is asked: prices of samples keep their currency.
 */
export async function settleCurrency(
  database: Database,
  { currency = marketCurrency, storedPrices }: Currencies,
): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    await sql`insert into garage (currency) values (${currency}) on conflict do nothing`.execute(transaction);
    const stored = await transaction
      .selectFrom('garage')
      .select('currency')
      .forUpdate()
      .executeTakeFirstOrThrow();
    if (stored.currency === currency) return;
    const isUsed = await hasOwnAmounts(transaction);
    if (isUsed && storedPrices !== currency && storedPrices !== stored.currency)
      throw new StartError(words.otherCurrency(stored.currency, currency));
    const areMeant = isUsed && storedPrices === currency;
    await relabel(transaction, areMeant ? null : stored.currency, currency);
    await transaction.updateTable('garage').set({ currency }).execute();
  });
}

/** Whether something other than a sample has an amount in the garage's own currency. */
async function hasOwnAmounts(transaction: Transaction): Promise<boolean> {
  const found = await transaction
    .selectFrom('listings')
    .select('id')
    .where('origin', '!=', 'sample')
    .where('currency', 'is', null)
    .where((eb) => eb.or([eb('price_amount', 'is not', null), eb('original_price_amount', 'is not', null)]))
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}

/** Gives amounts without a currency `former`, if that is one, and takes the name of `own` off amounts in it. */
async function relabel(transaction: Transaction, former: string | null, own: string): Promise<void> {
  await sql`set local statement_timeout = 0`.execute(transaction);
  for (const table of watched)
    await sql`alter table ${sql.table(table)} disable trigger user`.execute(transaction);
  for (const [table, column] of columns) {
    const now = sql.ref(column);
    await sql`
      update ${sql.table(table)} set ${now} = nullif(coalesce(${now}, ${former}::text), ${own}::text)
      where ${now} is not distinct from null and ${former}::text is not null or ${now} = ${own}::text`.execute(
      transaction,
    );
  }
  for (const table of watched)
    await sql`alter table ${sql.table(table)} enable trigger user`.execute(transaction);
  if (former === null) return;
  // The price models are of the same prices as before; a search with prices means those that its owner saw.
  await sql`update price_models set scope = ${former}::text where scope = 'own'`.execute(transaction);
  await sql`update price_models set scope = 'own' where scope = ${own}::text`.execute(transaction);
  await sql`
    update saved_searches set address = '?currency=' || ${former}::text || '&' || substr(address, 2)
    where address ~ '[?&](minPrice|maxPrice)=' and address !~ '[?&]currency='`.execute(transaction);
}
