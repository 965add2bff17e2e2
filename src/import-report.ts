/** What `npm run import` prints while it reads rows, and at its end. */
import * as words from '#messages/imports.ts';
import * as missingWords from '#messages/imports-missing.ts';
import * as summaryWords from '#messages/imports-summary.ts';
import * as unreadWords from '#messages/imports-unread.ts';
import { isMistaken } from './features/imports/commands/faults.ts';
import type { ImportMissing } from './features/imports/commands/missing.ts';
import type { MappingChoice } from './features/imports/commands/open-import.ts';
import type { ImportProgress, ImportSummary } from './features/imports/commands/summary.ts';
import type { MissingListing } from './features/imports/data/missing.ts';
import type { RefusalCode } from './features/imports/row-facts.ts';
import { distanceText } from './features/listings/domain/distance-text.ts';
import { placeOf } from './features/listings/domain.ts';
import type { DistanceUnit } from './kernel/distances.ts';
import { groupAmount } from './kernel/money.ts';

/** A count as people of the garage's country write it. */
const figure = (count: number) => groupAmount(count, null);

/** One line that is overwritten on a terminal; a line every few seconds in a log. */
export function progressLine(): { show(progress: ImportProgress): void; clear(): void } {
  const { isTTY } = process.stderr;
  const pause = isTTY ? 100 : 5_000;
  let last = performance.now();
  return {
    show({ read, accepted, changed, alreadyThere, refused, share }) {
      if (performance.now() - last < pause) return;
      last = performance.now();
      const text = summaryWords.progress({
        read: figure(read),
        accepted: figure(accepted),
        changed: figure(changed),
        alreadyThere: figure(alreadyThere),
        refused: figure(refused),
        percent: share === null ? null : Math.floor(share * 100),
      });
      process.stderr.write(isTTY ? `\r\u001b[K${text}` : `${text}\n`);
    },
    clear() {
      if (isTTY) process.stderr.write('\r\u001b[K');
    },
  };
}

/** Prints which mapping is used, and a guessed one whole. */
export function sayMapping(choice: MappingChoice): void {
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
  return missingWords.notInFile(figure(count), unnamed.count, fate, figure(ended));
}

function reasonsOf({ refused, firstRefused }: ImportSummary): string[] {
  const byCount = Object.entries(refused).sort(([, a], [, b]) => b - a);
  return byCount.map(([code, count]) =>
    summaryWords.refusedBecause(code, count, figure(count), firstRefused[code as RefusalCode]),
  );
}

/** Prints what became of the rows, with distances in `unit`. */
export function saySummary(summary: ImportSummary, unit: DistanceUnit): void {
  console.log(
    summaryWords.summary({
      stopped: summary.stopped,
      dryRun: summary.dryRun,
      read: figure(summary.read),
      accepted: figure(summary.accepted),
      changed: figure(summary.changed),
      unchanged: figure(summary.unchanged),
      leftAlone: summary.leftAlone,
      returned: summary.returned,
      repeated: summary.repeated,
      refused: figure(summary.refusedInAll),
      reasons: reasonsOf(summary),
      mended: summary.mended,
      missing: notInFile(summary),
      seconds: summary.seconds.toFixed(1),
    }),
  );
  if (summary.read === 0 && !summary.stopped) console.log(summaryWords.nothingBelow);
  if (summary.rejectsFile !== null) console.log(summaryWords.refusedRows(summary.rejectsFile));
  for (const [fact, { first, ...column }] of summary.optional)
    if (first !== null) console.log(unreadWords.importedWithout(fact, { ...column, first }, summary.dryRun));
  if (summary.withoutCountry > 0) console.log(summaryWords.withoutCountry(summary.withoutCountry));
  if (summary.unused.length > 0) console.log(summaryWords.unusedColumns(summary.unused));
  if (summary.examples.length > 0) console.log(summaryWords.examples(summary.accepted));
  for (const listing of summary.examples) console.log(summaryWords.example(factsOf(listing, unit)));
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
  for (const listing of first) console.log(summaryWords.example(factsOf(listing, unit)));
  if (more > 0) console.log(missingWords.andMore(figure(more)));
  if (unnamed.line !== null)
    console.log(missingWords.unnamed(unnamed.count, figure(unnamed.count), unnamed.line));
  if (fate === 'too-many') console.error(missingWords.tooMany(figure(of)));
  else if (fate === 'unclear') console.error(missingWords.unclear(unnamed.count));
  else if (fate === 'stay') console.log(missingWords.stay(count, unnamed.count));
  else console.log((dryRun ? missingWords.wouldEnd : missingWords.ended)(count));
}

function sayChanges(changes: ImportSummary['changes'], unit: DistanceUnit): void {
  if (changes.length > 0) console.log(summaryWords.changes);
  for (const { name, fields } of changes) console.log(summaryWords.change(name, fields, unit));
}
