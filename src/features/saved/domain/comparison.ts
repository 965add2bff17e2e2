import * as words from '#messages/compare.ts';
import type { FieldProblem } from '../../../kernel/errors.ts';
import { isId } from '../../../kernel/ids.ts';
import { mostCompared } from '../domain.ts';

/** Reads ids from an address: `ids=a,b` or `ids=a&ids=b`. Each once, in their order. */
export function readIds(values: readonly string[]): string[] {
  const ids = values.flatMap((value) => value.split(',')).map((id) => id.trim());
  return [...new Set(ids.filter((id) => id !== ''))];
}

/** The ids to compare. Those that cannot be compared are left out, and reported. */
export function readComparison(values: readonly string[]): { ids: string[]; leftOut: FieldProblem[] } {
  const asked = readIds(values);
  const known = asked.filter(isId);
  const leftOut: FieldProblem[] = [];
  if (known.length < asked.length) {
    leftOut.push({ field: 'ids', code: 'id-unreadable', detail: words.idUnreadable });
  }
  if (known.length > mostCompared) {
    leftOut.push({ field: 'ids', code: 'too-many', detail: words.tooManyCompared(mostCompared) });
  }
  return { ids: known.slice(0, mostCompared), leftOut };
}
