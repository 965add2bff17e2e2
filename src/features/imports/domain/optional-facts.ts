/** Facts without which a motorcycle is imported all the same, if its row does not state them in words that are understood. */
import type { OptionalFact } from '#messages/imports-unread.ts';
import { unclear } from '../../../kernel/separators.ts';
import { unreadable } from '../readings/reading.ts';
import type { RowContext } from '../row-facts.ts';

/** A cell with an optional fact. */
export interface OptionalCell {
  target: OptionalFact;
  value: string;
  /** `unclear`: a figure that can be read in two ways. */
  reading: 'understood' | 'unreadable' | 'unclear';
}

type Failed = typeof unreadable | typeof unclear;

/** What was read; null where it was not understood. */
export function understood<Value>(read: Value | Failed): Value | null {
  return read === unreadable || read === unclear ? null : (read as Value);
}

/** The cells of optional facts that a row has, and whether they were understood; `facts` is what was read from them. */
export function optionalCells(
  row: readonly string[],
  { reader }: RowContext,
  facts: Readonly<Record<OptionalFact, unknown>>,
): OptionalCell[] {
  return (Object.keys(facts) as OptionalFact[]).flatMap((target) => {
    const value = reader.cell(row, target);
    if (value === null) return [];
    const read = facts[target];
    const failure = read === unclear ? 'unclear' : 'unreadable';
    return [{ target, value, reading: understood(read) === null && read !== null ? failure : 'understood' }];
  });
}
