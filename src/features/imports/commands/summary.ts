/** What an import counts of its rows. */
import type { Store } from '../data.ts';
import type { ListingChange } from '../domain/changes.ts';
import type { ImportedListing } from '../domain.ts';
import type { RefusalCode } from '../row-facts.ts';
import type { OptionalColumns } from './faults.ts';
import type { ImportMissing } from './missing.ts';

export interface ImportProgress {
  read: number;
  accepted: number;
  changed: number;
  alreadyThere: number;
  refused: number;
  /** The share of the file that was read, from 0 to 1; null where its size is unknown. */
  share: number | null;
}

export interface ImportSummary {
  read: number;
  accepted: number;
  /** Existing listings that differed from their rows and were changed to match. */
  changed: number;
  unchanged: number;
  /** Existing listings that differ from their rows, but are booked, sold or somebody's own. */
  leftAlone: number;
  /**
   * Existing listings that are for sale again: an import had ended them, and the file contains them again.
   */
  returned: number;
  /** Further rows of a motorcycle that the file has named before. */
  repeated: number;
  /** Accepted or existing, with an engine size from the name because the row's own was not possible. */
  mended: number;
  /** Accepted or existing, without a country by which anybody could find them. */
  withoutCountry: number;
  refused: Partial<Record<RefusalCode, number>>;
  refusedInAll: number;
  /** The first row of each kind of refusal: its line, and the reason as text. */
  firstRefused: Partial<Record<RefusalCode, { line: number; why: string }>>;
  /** Optional facts of accepted or existing listings: how many cells have one, and how many are not understood. */
  optional: OptionalColumns;
  seconds: number;
  /** Whether it was asked to stop before the end. */
  stopped: boolean;
  /** Whether nothing was stored. */
  dryRun: boolean;
  /** The first listings that would be new; only in a dry run. */
  examples: readonly ImportedListing[];
  /** The changes of the first listings that would change; only in a dry run. */
  changes: readonly ListingChange[];
  /** Headers for which a guessed mapping found no meaning. */
  unused: readonly string[];
  /** The file of the refused rows; null when there are none. */
  rejectsFile: string | null;
  /** Listings for sale that are missing from the file; null where it was not read to its end. */
  missing: ImportMissing | null;
}

/** The summary before the first row. */
export function emptySummary({ dryRun, unused }: Pick<ImportSummary, 'dryRun' | 'unused'>): ImportSummary {
  return {
    read: 0,
    accepted: 0,
    changed: 0,
    unchanged: 0,
    leftAlone: 0,
    returned: 0,
    repeated: 0,
    mended: 0,
    withoutCountry: 0,
    refused: {},
    refusedInAll: 0,
    firstRefused: {},
    optional: new Map(),
    seconds: 0,
    stopped: false,
    dryRun,
    examples: [],
    changes: [],
    unused,
    rejectsFile: null,
    missing: null,
  };
}

/** Counts a batch that was stored. */
export function countStored(summary: ImportSummary, stored: Awaited<ReturnType<Store>>): void {
  summary.accepted += stored.added.size;
  summary.changed += stored.changed;
  summary.unchanged += stored.unchanged;
  summary.leftAlone += stored.leftAlone;
  summary.returned += stored.returned;
  summary.repeated += stored.repeated;
}

/** Counts a row that is refused. */
export function countRefused(summary: ImportSummary, code: RefusalCode, line: number, why: string): void {
  summary.refused[code] = (summary.refused[code] ?? 0) + 1;
  summary.refusedInAll += 1;
  summary.firstRefused[code] ??= { line, why };
}

/** How far the import is. `size`: the bytes of the file, 0 where they are unknown. */
export function progressOf(
  summary: ImportSummary,
  { size, bytesRead }: { size: number; bytesRead: number },
): ImportProgress {
  return {
    read: summary.read,
    accepted: summary.accepted,
    changed: summary.changed,
    alreadyThere: summary.unchanged + summary.leftAlone + summary.repeated,
    refused: summary.refusedInAll,
    share: size > 0 ? Math.min(1, bytesRead / size) : null,
  };
}
