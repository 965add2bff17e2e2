/** What an import tells of motorcycles that the list had before and does not name any more, and what becomes of them. */
import type { MissingListing, Named } from '../data/missing.ts';

export interface ImportMissing {
  count: number;
  /** How many of the list were for sale before. */
  of: number;
  first: readonly MissingListing[];
  /** What becomes of them; `too-many`: nothing, as that was not asked for of so many. */
  fate: 'stay' | 'end' | 'too-many';
  /** How many were ended; of a dry run none. */
  ended: number;
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
 * rather cut short, or another list.
 */
export async function settleMissing(
  named: Named,
  { list, came, most }: { list: string; came: number; most: number },
  { endMissing = false, moreThanHalf = false, dryRun = false, signal }: Wish,
): Promise<ImportMissing> {
  const { forSale, missing, first } = await named.missing(list, most);
  const before = forSale - came;
  const isTooMuch = missing * 2 > before && !moreThanHalf;
  const fate = !endMissing || missing === 0 ? 'stay' : isTooMuch ? 'too-many' : 'end';
  const ended = fate === 'end' && !dryRun ? await named.end(signal) : 0;
  return { count: missing, of: before, first, fate, ended };
}
