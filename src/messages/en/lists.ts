// What is said of every list that can be searched.

/** How many rows were found; `more`: others follow that have not been loaded. */
export function matches(rows: number, more: boolean): string {
  if (rows === 0) return 'No matches.';
  if (more) return `The first ${rows} matches.`;
  return rows === 1 ? '1 match.' : `${rows} matches.`;
}
