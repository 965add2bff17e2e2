/** The currency of the amounts that are stored without one, and what happens when the setting CURRENCY changes. */
import { sql } from 'kysely';
import * as words from '#messages/start.ts';
import { nameCurrency } from './features/alerts/commands/name-currency.ts';
import { homeCurrency } from './kernel/money.ts';
import type { Database, Transaction } from './platform/database.ts';
import { StartError } from './platform/start-error.ts';

interface Currencies {
  /** CURRENCY; undefined: that of Bangladesh. */
  currency: string | undefined;
  /** STORED_PRICES: which currency the owner says the stored prices are in. */
  storedPrices: string | undefined;
}

/** Every column with the currency of an amount, where null means the garage's own, and the one with the listing's id. */
export const currencyColumns = [
  ['listings', 'currency', 'id'],
  ['bookings', 'product_currency', 'listing_id'],
  ['search_entries', 'currency', 'listing_id'],
  ['price_changes', 'was_currency', 'listing_id'],
  ['price_changes', 'became_currency', 'listing_id'],
  ['price_drops', 'told_currency', 'listing_id'],
  ['saved_listings', 'currency', 'listing_id'],
  ['saved_search_matches', 'currency', 'listing_id'],
] as const;

/** Every column with what a listing said at a time, its price among it, and the one with the listing's id. */
const keptTexts = [
  ['listings', 'taken_off_as', 'id'],
  ['reports', 'said_then', 'listing_id'],
] as const;

/** Tables whose triggers would take this for changes by people: nothing has another price than before. */
const watched = ['listings', 'bookings', 'search_entries'] as const;

/**
 * Makes sure that the stored amounts are in the currency that is set. If they are in another one, throws a StartError
 * that names both, unless the owner has said with STORED_PRICES which one they are in: the former (they keep it, each
 * with its own sign from now on) or the one that is set now (they were meant in it all along). Without listings of
 * people or files nothing is asked. Prices of samples keep their currency.
 */
export async function settleCurrency(
  database: Database,
  { currency = homeCurrency, storedPrices }: Currencies,
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
    const isRenamed = isUsed && storedPrices === currency;
    const change = { former: stored.currency, own: currency, isRenamed };
    await sql`set local statement_timeout = 0`.execute(transaction);
    await relabelAmounts(transaction, change);
    await relabelModels(transaction, change);
    // Where stored prices stay in the former currency, searches go on to mean it.
    await nameCurrency(transaction, change.former, isRenamed ? change.own : change.former);
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

interface Change {
  former: string;
  own: string;
  /** Whether the stored amounts were in the own currency all along, and only its name was another. */
  isRenamed: boolean;
}

/** Gives amounts without a currency the former one, where they are in it, and takes the name of the own one off amounts in it. */
async function relabelAmounts(transaction: Transaction, { former, own, isRenamed }: Change): Promise<void> {
  for (const table of watched)
    await sql`alter table ${sql.table(table)} disable trigger user`.execute(transaction);
  const isInFormer = (listing: string) =>
    isRenamed ? sql`${sql.ref(listing)} in (select id from listings where origin = 'sample')` : sql`true`;
  for (const [table, column, listing] of currencyColumns) {
    const now = sql.ref(column);
    await sql`
      update ${sql.table(table)}
      set ${now} = nullif(coalesce(${now}, case when ${isInFormer(listing)} then ${former}::text end), ${own}::text)
      where ${now} = ${own}::text or ${now} is null and ${isInFormer(listing)}`.execute(transaction);
  }
  for (const [table, column, listing] of keptTexts) {
    const kept = sql.ref(column);
    const now = sql`${kept} ->> 'currency'`;
    await sql`
      update ${sql.table(table)} set ${kept} = ${kept} || jsonb_build_object('currency',
        nullif(coalesce(${now}, case when ${isInFormer(listing)} then ${former}::text end), ${own}::text))
      where ${now} = ${own}::text or ${kept} is not null and ${now} is null and ${isInFormer(listing)}`.execute(
      transaction,
    );
  }
  for (const table of watched)
    await sql`alter table ${sql.table(table)} enable trigger user`.execute(transaction);
}

/** The price models are of the same prices as before. */
async function relabelModels(transaction: Transaction, { former, own, isRenamed }: Change): Promise<void> {
  // Where there are two of one currency from now on, the one of all own prices stays; an older one may be left of before.
  await sql`delete from price_models where scope = ${isRenamed ? own : former}::text`.execute(transaction);
  if (isRenamed) return;
  await sql`update price_models set scope = ${former}::text where scope = 'own'`.execute(transaction);
  await sql`update price_models set scope = 'own' where scope = ${own}::text`.execute(transaction);
}
