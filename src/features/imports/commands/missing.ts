/** Reports and ends motorcycles that the list had before and does not contain any more. */
import type { MissingListing, Named } from '../data/missing.ts';

export interface ImportMissing {
  count: number;
  /** The number of the list's motorcycles that were for sale before. */
  of: number;
  first: readonly MissingListing[];
  /** Refused rows that may be about any of them. */
  unnamed: UnnamedRows;
  /**
   * What happens to them; `too-many`: nothing, as ending so many was not allowed; `unclear`: nothing, as
   * refused rows may be about them.
   */
  fate: 'stay' | 'end' | 'too-many' | 'unclear';
  /** The number that was ended; 0 in a dry run. */
  ended: number;
}

/**
 * Refused rows whose motorcycles cannot be determined, and the line of the first; null where there are none.
 */
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
 * Reports which listings are missing from the file, up to `most` of them with details, and ends them where
 * that is asked for. `came` of the listings that are for sale now are new from this file. If more than half
 * of those that were for sale before are missing, the file is probably cut off, or another list. If a refused
 * row may be about one of them, any of them may still be in the file.
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
