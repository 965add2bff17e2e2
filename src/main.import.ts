/** `npm run import -- FILE.csv` with the options of `usage`: imports the listings of a CSV file. */
import { parseArgs } from 'node:util';
import { setFlagsFromString } from 'node:v8';
import * as words from '#messages/imports.ts';
import * as missingWords from '#messages/imports-missing.ts';
import * as unreadWords from '#messages/imports-unread.ts';
import { isMistaken } from './features/imports/commands/faults.ts';
import {
  type ImportMissing,
  type ImportProgress,
  type ImportSummary,
  importListings,
  type MappingChoice,
} from './features/imports/commands.ts';
import type { MissingListing } from './features/imports/data/missing.ts';
import { readMappingFile } from './features/imports/mapping-files.ts';
import { rejectsPath } from './features/imports/rejects.ts';
import type { RefusalCode } from './features/imports/row-facts.ts';
import { distanceText } from './features/listings/domain/distance-text.ts';
import { placeOf } from './features/listings/domain.ts';
import { countryNamed } from './kernel/countries.ts';
import { isCurrency } from './kernel/currencies.ts';
import type { DistanceUnit } from './kernel/distances.ts';
import { marketOf } from './kernel/markets.ts';
import { writeAsIn } from './kernel/write-as-in.ts';
import { bringUpToDate, reachDatabase } from './platform/bring-up-to-date.ts';
import { readConfig, readEnvironment } from './platform/config.ts';
import { openConfiguredDatabase } from './platform/configured-database.ts';
import { isUnavailable } from './platform/database.ts';
import { settleCurrency } from './platform/garage-currency.ts';
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

const figure = new Intl.NumberFormat('en-IN');

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

/** One line that is overwritten on a terminal; a line every few seconds in a log. */
function progressLine(): { show(progress: ImportProgress): void; clear(): void } {
  const { isTTY } = process.stderr;
  const pause = isTTY ? 100 : 5_000;
  let last = performance.now();
  return {
    show({ read, accepted, changed, alreadyThere, refused, share }) {
      if (performance.now() - last < pause) return;
      last = performance.now();
      const text = words.progress({
        read: figure.format(read),
        accepted: figure.format(accepted),
        changed: figure.format(changed),
        alreadyThere: figure.format(alreadyThere),
        refused: figure.format(refused),
        percent: share === null ? null : Math.floor(share * 100),
      });
      process.stderr.write(isTTY ? `\r\u001b[K${text}` : `${text}\n`);
    },
    clear() {
      if (isTTY) process.stderr.write('\r\u001b[K');
    },
  };
}

function sayMapping(choice: MappingChoice): void {
  if (choice.how === 'known') console.log(words.mappingKnown(choice.name));
  if (choice.how === 'guessed')
    console.log(`${words.mappingGuessed}\n${JSON.stringify(choice.guess, null, 2)}`);
}

/** The key of the message about what happens to the missing listings. */
function fateOf({ fate }: ImportMissing, dryRun: boolean): 'stay' | 'would-end' | 'ended' {
  if (fate !== 'end') return 'stay';
  return dryRun ? 'would-end' : 'ended';
}

function notInFile({ missing, dryRun }: ImportSummary): string | null {
  if (missing === null || missing.count === 0) return null;
  const { count, unnamed, ended } = missing;
  const fate = fateOf(missing, dryRun);
  return missingWords.notInFile(figure.format(count), unnamed.count, fate, figure.format(ended));
}

function reasonsOf({ refused, firstRefused }: ImportSummary): string[] {
  const byCount = Object.entries(refused).sort(([, a], [, b]) => b - a);
  return byCount.map(([code, count]) =>
    words.refusedBecause(code, count, figure.format(count), firstRefused[code as RefusalCode]),
  );
}

function saySummary(summary: ImportSummary, unit: DistanceUnit): void {
  console.log(
    words.summary({
      stopped: summary.stopped,
      dryRun: summary.dryRun,
      read: figure.format(summary.read),
      accepted: figure.format(summary.accepted),
      changed: figure.format(summary.changed),
      unchanged: figure.format(summary.unchanged),
      leftAlone: summary.leftAlone,
      returned: summary.returned,
      repeated: summary.repeated,
      refused: figure.format(summary.refusedInAll),
      reasons: reasonsOf(summary),
      mended: summary.mended,
      missing: notInFile(summary),
      seconds: summary.seconds.toFixed(1),
    }),
  );
  if (summary.read === 0 && !summary.stopped) console.log(words.nothingBelow);
  if (summary.rejectsFile !== null) console.log(words.refusedRows(summary.rejectsFile));
  for (const [fact, { first, ...column }] of summary.optional)
    if (first !== null) console.log(unreadWords.importedWithout(fact, { ...column, first }, summary.dryRun));
  if (summary.withoutCountry > 0) console.log(words.withoutCountry(summary.withoutCountry));
  if (summary.unused.length > 0) console.log(words.unusedColumns(summary.unused));
  if (summary.examples.length > 0) console.log(words.examples(summary.accepted));
  for (const listing of summary.examples) console.log(words.example(factsOf(listing, unit)));
  sayChanges(summary.changes, unit);
  if (summary.missing !== null && summary.missing.count > 0)
    sayMissing(summary.missing, summary.dryRun, unit);
  // At the end, where nobody overlooks it.
  for (const [fact, column] of summary.optional)
    if (isMistaken(fact, column)) console.error(`\n${unreadWords.mostUnread(fact, column, summary.dryRun)}`);
}

function factsOf(listing: MissingListing, unit: DistanceUnit): string[] {
  const { name, price, location, country, year_of_use, mileage_km } = listing;
  const distance = mileage_km === null ? [] : [distanceText(mileage_km, unit)];
  return [name, price, year_of_use, ...distance, placeOf({ location, country })];
}

function sayMissing(missing: ImportMissing, dryRun: boolean, unit: DistanceUnit): void {
  const { count, of, first, unnamed, fate } = missing;
  const more = count - first.length;
  console.log(missingWords.missing(count, unnamed.count, fateOf(missing, dryRun)));
  for (const listing of first) console.log(words.example(factsOf(listing, unit)));
  if (more > 0) console.log(missingWords.andMore(figure.format(more)));
  if (unnamed.line !== null)
    console.log(missingWords.unnamed(unnamed.count, figure.format(unnamed.count), unnamed.line));
  if (fate === 'too-many') console.error(missingWords.tooMany(figure.format(of)));
  else if (fate === 'unclear') console.error(missingWords.unclear(unnamed.count));
  else if (fate === 'stay') console.log(missingWords.stay(count, unnamed.count));
  else console.log((dryRun ? missingWords.wouldEnd : missingWords.ended)(count));
}

function sayChanges(changes: ImportSummary['changes'], unit: DistanceUnit): void {
  if (changes.length > 0) console.log(words.changes);
  for (const { name, fields } of changes) console.log(words.change(name, fields, unit));
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
  if (given.moreThanHalf && !given.endMissing) throw new StartError(missingWords.halfOfNothing);
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
      console.error(`\n${words.stopping}`);
    },
    () => process.exit(130),
  );
  const line = progressLine();
  try {
    // A dry run does not even change the tables.
    await (given.dryRun ? reachDatabase : bringUpToDate)(database, config);
    // Only a start of the site takes the owner's word for what stored prices are in.
    if (!given.dryRun) await settleCurrency(database, { currency: config.currency, storedPrices: undefined });
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
    if (isUnavailable(error)) throw new StartError(words.unreachable);
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
