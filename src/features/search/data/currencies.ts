import { sql } from 'kysely';
import type { Database } from '../../../platform/database.ts';
import { type KnownCurrencies, usualAmong } from '../domain/price-currency.ts';

/** The currencies of what is for sale in a garage with this currency, for processes that have no listings in memory. */
export async function readCurrencies(database: Database, own: string): Promise<KnownCurrencies> {
  const { rows } = await sql<{ currency: string; count: number; priced: boolean }>`
    select coalesce(currency, ${own}) as currency, count(*)::int as count, bool_or(coalesce(price >= 1, false)) as priced
    from search_entries where for_sale group by 1 order by count desc, currency`.execute(database);
  const ownRow = rows.find(({ currency }) => currency === own);
  const others = rows.filter((row) => row !== ownRow);
  const currencies = [own, ...others.map(({ currency }) => currency)];
  const counts = [ownRow?.count ?? 0, ...others.map(({ count }) => count)];
  return { currencies, meant: currencies[usualAmong(counts, () => ownRow?.priced === true)] };
}
