/** `npm run import -- FILE.csv` with the options of `usage`: imports the listings of a CSV or JSON file. */
import { parseArgs } from 'node:util';
import { setFlagsFromString } from 'node:v8';
import * as words from '#messages/imports.ts';
import { halfOfNothing } from '#messages/imports-missing.ts';
import { databaseFull, stopping, unreachable } from '#messages/imports-summary.ts';
import { importListings } from './features/imports/commands.ts';
import { readMappingFile } from './features/imports/mapping-files.ts';
import { rejectsPath } from './features/imports/rejects.ts';
import { settleCurrency } from './garage-currency.server.ts';
import { progressLine, sayMapping, saySummary } from './import-report.ts';
import { countryNamed } from './kernel/countries.ts';
import { isCurrency } from './kernel/currencies.ts';
import { marketOf } from './kernel/markets.ts';
import { writeAsIn } from './kernel/write-as-in.ts';
import { bringUpToDate, reachDatabase } from './platform/bring-up-to-date.ts';
import { readConfig } from './platform/config.ts';
import { openConfiguredDatabase } from './platform/configured-database.ts';
import { isUnavailable, sqlState } from './platform/database.ts';
import { readEnvironment } from './platform/settings-file.ts';
import { StartError } from './platform/start-error.ts';
import { onStopRequest } from './platform/stop-requests.ts';

// A file of any size is imported in constant memory. By default, V8 keeps twice as much garbage for a tenth
// more speed (bench/import.ts: 150 against 300 MB).
setFlagsFromString('--optimize-for-size');

interface Given {
  file: string;
  mappingPath: string | undefined;
  currency: string | undefined;
  country: string | undefined;
  dryRun: boolean;
  endMissing: boolean;
  moreThanHalf: boolean;
}

function readArguments(): Given | null {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: {
        mapping: { type: 'string', short: 'm' },
        currency: { type: 'string' },
        country: { type: 'string' },
        'dry-run': { type: 'boolean' },
        'end-missing': { type: 'boolean' },
        'more-than-half': { type: 'boolean' },
        help: { type: 'boolean', short: 'h' },
      },
    });
    const [file, ...more] = positionals;
    if (values.help || file === undefined || more.length > 0) return null;
    return {
      file,
      mappingPath: values.mapping,
      currency: values.currency,
      country: values.country,
      dryRun: values['dry-run'] ?? false,
      endMissing: values['end-missing'] ?? false,
      moreThanHalf: values['more-than-half'] ?? false,
    };
  } catch (error) {
    throw new StartError(`${error instanceof Error ? error.message : String(error)}\n\n${words.usage}`);
  }
}

async function main(): Promise<number> {
  const given = readArguments();
  if (given === null) {
    console.log(words.usage);
    return process.argv.includes('--help') || process.argv.includes('-h') ? 0 : 1;
  }
  if (given.currency !== undefined && !isCurrency(given.currency)) {
    throw new StartError(words.currencyUnknown(given.currency));
  }
  const country = given.country === undefined ? undefined : countryNamed(given.country);
  if (given.country !== undefined && country === undefined)
    throw new StartError(words.countryUnknown(given.country));
  if (given.moreThanHalf && !given.endMissing) throw new StartError(halfOfNothing);
  const mapping = given.mappingPath === undefined ? undefined : await readMappingFile(given.mappingPath);
  const config = readConfig(readEnvironment());
  writeAsIn(config.timeZone, marketOf(config.currency));
  const { database, close } = await openConfiguredDatabase(config, 'share', {
    connections: 2,
    statementTimeout: 60_000,
    onIdleError: () => {},
  });
  const stop = new AbortController();
  onStopRequest(
    () => {
      stop.abort();
      console.error(`\n${stopping}`);
    },
    () => process.exit(130),
  );
  const line = progressLine();
  try {
    // A dry run does not even change the tables.
    await (given.dryRun ? reachDatabase : bringUpToDate)(database, config);
    // Only a start of the site takes the owner's word for what stored prices are in.
    const unsaid = { currency: config.currency, storedPrices: undefined };
    if (!given.dryRun) await settleCurrency(database, unsaid);
    const summary = await importListings({
      database,
      file: given.file,
      mapping,
      currency: given.currency,
      country,
      dryRun: given.dryRun,
      endMissing: given.endMissing,
      moreThanHalf: given.moreThanHalf,
      ownCurrency: config.currency,
      rejectsFile: rejectsPath(config.dataDir, given.file),
      onMapping: sayMapping,
      onProgress: line.show,
      signal: stop.signal,
    });
    line.clear();
    saySummary(summary, marketOf(config.currency).distance);
    if (summary.stopped) return 130;
    // What was requested was not done.
    return summary.missing?.fate === 'too-many' || summary.missing?.fate === 'unclear' ? 1 : 0;
  } catch (error) {
    line.clear();
    const state = sqlState(error);
    if (state === '53100') throw new StartError(databaseFull.disk);
    if (state === '53200') throw new StartError(databaseFull.memory);
    if (isUnavailable(error)) throw new StartError(unreachable);
    throw error;
  } finally {
    await close();
  }
}

try {
  process.exitCode = await main();
} catch (error) {
  if (!(error instanceof StartError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
