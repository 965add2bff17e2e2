import { bindColumns } from '../../src/features/imports/columns.ts';
import { readMapping } from '../../src/features/imports/contract.ts';

/** What is wrong with a mapping. */
export function problemsOf(json: unknown) {
  const read = readMapping(json);
  return 'problems' in read ? read.problems : [];
}

/** A mapping that is right, bound to the header of a file. */
export function bound(json: unknown, header: readonly string[]) {
  const read = readMapping(json);
  if ('problems' in read) throw new Error(read.problems.join('\n'));
  return bindColumns(read.mapping, header);
}
