/** What an import tells of motorcycles that the list had before and does not name any more, and what becomes of them. */
import type { MissingListing, Named } from '../data/missing.ts';

export interface ImportMissing {
  count: number;
  /** How many of the list were for sale before. */
  of: number;
  first: readonly MissingListing[];
  /** Refused rows that may be of any of them. */
  unnamed: UnnamedRows;
  /**
   * What becomes of them; `too-many`: nothing, as that was not asked for of so many; `unclear`: nothing, as unnamed rows may
   * be of them.
   */
  fate: 'stay' | 'end' | 'too-many' | 'unclear';
  /** How many were ended; of a dry run none. */
  ended: number;
}

/** Refused rows of which nobody can tell what motorcycles they are of, and the line of the first; null where there is none. */
export interface UnnamedRows {
  count: number;
  line: number | null;
}

interface Wish {
  endMissing?: boolean | undefined;
  moreThanHalf?: boolean | undefined;
  dryRun?: boolean | undefined;
  signal?: AbortSignal | undefined;
}

/**
 * Tells what of the list is not in the file, `most` of them by what they are, and ends it where that is asked for. Of what is
 * for sale by now, so many `came` with the file. Where more than half of what was for sale before is missing, the file is
 * rather cut short, or another list. While a row may be of one of them, each of them may still be in the file.
 */
export async function settleMissing(
  named: Named,
  { list, came, unnamed, most }: { list: string; came: number; unnamed: UnnamedRows; most: number },
  { endMissing = false, moreThanHalf = false, dryRun = false, signal }: Wish,
): Promise<ImportMissing> {
  const { forSale, missing, first } = await named.missing(list, most);
  const before = forSale - came;
  const isTooMuch = missing * 2 > before && !moreThanHalf;
  const refusal = unnamed.count > 0 ? 'unclear' : isTooMuch ? 'too-many' : null;
  const fate = !endMissing || missing === 0 ? 'stay' : (refusal ?? 'end');
  const ended = fate === 'end' && !dryRun ? await named.end(signal) : 0;
  return { count: missing, of: before, first, unnamed, fate, ended };
}
