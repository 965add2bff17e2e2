import { bringingUpToDate } from '#messages/start.ts';
import { settleDemo } from '../db/seed.ts';
import { bringDrawingsAlong } from './features/identity/data/own-drawings.ts';
import { settleCurrency } from './garage-currency.server.ts';
import { asInterrupted, bringUpToDate } from './platform/bring-up-to-date.ts';
import type { Config } from './platform/config.ts';
import type { Database } from './platform/database.ts';

/**
 * Makes the database ready for a site, in this order: the migrations, which may have to wait for those of another process
 * and are awaited as `awaited` does; the currency, in which samples are priced; the samples; what contains the garage's
 * address. Says that an upgrade has begun, and what became of the samples.
 * Throws a StartError that says what to do.
 */
export async function readyGarage(
  database: Database,
  config: Pick<Config, 'databaseUrl' | 'currency' | 'storedPrices' | 'demo' | 'publicUrl'>,
  awaited: (work: Promise<void>) => Promise<void> = (work) => work,
): Promise<void> {
  await awaited(bringUpToDate(database, config, (changes) => console.log(bringingUpToDate(changes))));
  try {
    await settleCurrency(database, config);
    const ofSamples = await settleDemo(database, config);
    if (ofSamples) console.log(ofSamples);
    await bringDrawingsAlong(database, config.publicUrl);
  } catch (error) {
    throw asInterrupted(error, config);
  }
}
