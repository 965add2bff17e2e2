/** Cells that repeat what they are: "Miles: 29,000", or on two lines "Colour" and "red". */

// Of a cell without space around it.
const labelled = /^(\p{L}[\p{L}\p{M}'’״׳" ]{0,30}?)[^\S\n]*(?:[:：](?!\/\/)|\n)\s*(?=\S)/u;

/** The label in front of a cell's text; null where it has none. */
function labelOf(cell: string): string | null {
  return labelled.exec(cell.trim())?.[1] ?? null;
}

/** A cell's text behind one of these labels; null where it has another one, which is about something else. */
export function withoutLabel(cell: string, labels: readonly string[]): string | null {
  const text = cell.trim();
  const [before, said = ''] = labelled.exec(text) ?? [];
  if (before === undefined) return cell;
  return labels.includes(said) ? text.slice(before.length) : null;
}

/** Fewer cells have a label in common by chance. */
const fewestCells = 3;
const leastShare = 0.7;

/** The label that nearly all cells of a column have; undefined where there is none. */
export function labelOfColumn(cells: readonly string[]): string | undefined {
  const said = cells.filter((cell) => cell.trim() !== '');
  const labels = said.flatMap((cell) => labelOf(cell) ?? []);
  const [first] = [...Map.groupBy(labels, (label) => label)].sort(([, a], [, b]) => b.length - a.length);
  const isCommon = first && first[1].length >= Math.max(fewestCells, said.length * leastShare);
  return isCommon ? first[0] : undefined;
}
