/** A column with several facts in each of its cells. */
import { recogniseMake } from '../../catalogue/domain.ts';
import { factIn, type JointTarget, jointTargets, partsOf } from '../readings/joint-facts.ts';
import { isUnsaid } from '../readings/unsaid.ts';

/** Longer parts are sentences of a description. */
const longestPart = 30;
const leastShare = 0.6;
/** Of the cells, those that must state a fact: few sellers fill in all of them. */
const leastStated = 0.3;
/** The column of titles has the make in most cells. */
const mostMakes = 0.3;

const shareOf = (cells: readonly string[], test: (cell: string) => boolean) =>
  cells.filter(test).length / cells.length;

/** Whether most cells are lists of short facts, and none is a title. */
function listsFacts(cells: readonly string[]): boolean {
  if (cells.length < 3) return false;
  const isList = (cell: string) => {
    const parts = partsOf(cell);
    return parts.length > 1 && parts.every((part) => part.length <= longestPart);
  };
  return (
    shareOf(cells, isList) >= leastShare && shareOf(cells, (cell) => recogniseMake(cell) !== null) < mostMakes
  );
}

/**
 * The first column that lists facts of the motorcycle, and which; undefined where there is none. A single fact among others
 * is enough only where the column is not `known` by its header as something else.
 */
export function columnOfFacts(
  rows: readonly (readonly string[])[],
  isKnown: (index: number) => boolean,
): { index: number; targets: readonly JointTarget[] } | undefined {
  const width = Math.max(0, ...rows.map(({ length }) => length));
  for (let index = 0; index < width; index += 1) {
    const cells = rows.map((row) => row[index] ?? '').filter((cell) => !isUnsaid(cell));
    if (!listsFacts(cells)) continue;
    const stated = jointTargets.filter(
      (target) => shareOf(cells, (cell) => factIn(cell, target) !== null) >= leastStated,
    );
    if (stated.length > (isKnown(index) ? 1 : 0)) return { index, targets: stated };
  }
  return undefined;
}
