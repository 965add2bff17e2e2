/** Facts without which a motorcycle is imported all the same, if its row does not state them in words that are understood. */
import type { Failure, OptionalFact } from '#messages/imports-unread.ts';
import { unclear } from '../../../kernel/separators.ts';
import { implausible, unreadable } from '../readings/reading.ts';
import type { RowContext } from '../row-facts.ts';

/** A cell with an optional fact. */
export interface OptionalCell {
  target: OptionalFact;
  value: string;
  /** `unclear`: a figure that can be read in two ways; `implausible`: one that cannot be right. */
  reading: 'understood' | Failure;
}

type Failed = typeof unreadable | typeof unclear | typeof implausible;

/** What was read; null where it was not understood. */
export function understood<Value>(read: Value | Failed): Value | null {
  return failureOf(read) === null ? (read as Value) : null;
}

function failureOf(read: unknown): Failure | null {
  if (read === unclear) return 'unclear';
  if (read === implausible) return 'implausible';
  return read === unreadable ? 'unreadable' : null;
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
    return [{ target, value, reading: failureOf(facts[target]) ?? 'understood' }];
  });
}
