/** Distances in miles and engines in cubic inches, as in the United States. */
import { kilometresPerMile } from '../../../../kernel/distances.ts';
import { perCubicInch } from '../../../../kernel/measures.ts';
import type { RangeField } from '../search.ts';

interface OtherUnit {
  field: Extract<RangeField, 'km' | 'cc'>;
  /** Behind a figure. */
  words: RegExp;
  /** A smaller figure counts something else. */
  least: number;
  /** How many of the unit that is stored make one of these. */
  each: number;
  /** By which part of a figure a limit is wider than said. */
  slack: number;
}

const otherUnits: readonly OtherUnit[] = [
  {
    field: 'km',
    words: /^\s*mi(?:les?)?(?![\p{L}\p{M}\d])(?:\s*(?:driven|run|only))?/u,
    // "Within 5 miles of London" is no distance that was ridden.
    least: 500,
    each: kilometresPerMile,
    slack: 0,
  },
  {
    field: 'cc',
    words: /^\s*(?:cid?|cu(?:bic|\.)? ?in(?:ch(?:es)?)?)(?![\p{L}\p{M}\d])\.?/u,
    least: 2,
    each: perCubicInch,
    // Makers round: an engine of 96 cubic inches has 1573 cm³, and is sold as 1584.
    slack: 0.01,
  },
];

/** The unit behind a figure, where it is one of these, with what was written of it. */
export function otherUnitBehind(text: string, value: number): (OtherUnit & { written: string }) | undefined {
  for (const unit of otherUnits) {
    const written = value >= unit.least ? unit.words.exec(text)?.[0] : undefined;
    if (written !== undefined) return { ...unit, written };
  }
  return undefined;
}
