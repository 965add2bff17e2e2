/** Where in a JSON text the records are that a list further in holds: {"data": {"total": 2, "listings": [{…}]}}. */

interface RecordList {
  /** The names of the objects around the list, and its own. */
  names: readonly string[];
  /** How many fields its first record has, as far as the text goes. */
  fields: number;
}

interface Found {
  lists: RecordList[];
  /** The fields outside of lists that are no objects or lists themselves. */
  plainFields: number;
}

/** Strings, marks, and whatever else stands between them: figures, true, null. */
const token = /"(?:[^"\\]|\\.)*"|[{}[\]:,]|[^\s"{}[\]:,]+/g;

/** The lists of records that are not in other lists, by the beginning of a text that is an object. */
function listsIn(beginning: string): Found {
  const found: Found = { lists: [], plainFields: 0 };
  const names: (string | null)[] = [];
  // Brackets open within a list of records, and the list.
  let depth = 0;
  let list: (RecordList & { isFirst: boolean }) | null = null;
  let name: string | null = null;
  let before = '';
  for (const [text] of beginning.matchAll(token)) {
    const isOpening = text === '{' || text === '[';
    const isClosing = text === '}' || text === ']';
    if (depth > 0) {
      if (depth === 1 && text === '{' && list === null) {
        list = { names: names.filter((each) => each !== null), fields: 0, isFirst: true };
        found.lists.push(list);
      }
      if (text === ':' && list?.isFirst) list.fields += 1;
      depth += isOpening ? 1 : isClosing ? -1 : 0;
      if (depth === 1 && list) list.isFirst = false;
      if (depth === 0) {
        list = null;
        names.pop();
      }
    } else if (isOpening) {
      names.push(name);
      name = null;
      if (text === '[') depth = 1;
    } else if (isClosing) names.pop();
    else if (text === ':') name = named(before);
    else if (text !== ',' && before === ':') {
      found.plainFields += 1;
      name = null;
    }
    before = text;
  }
  return found;
}

function named(text: string): string | null {
  try {
    return String(JSON.parse(text));
  } catch {
    return null;
  }
}

/** Objects around a list; a list further in belongs to something else. */
const mostObjects = 4;

/**
 * The names that lead to the largest records in lists further in, for a text that has no list of records in its outermost object;
 * undefined where there is none. `isOneRecord`: the text may also be a single record, whose pictures are in such a list: then
 * those must have many more fields than what is around them.
 */
export function listFurtherIn(
  beginning: string,
  { isOneRecord }: { isOneRecord: boolean },
): readonly string[] | undefined {
  const { lists, plainFields } = listsIn(beginning);
  if (lists.some(({ names }) => names.length === 1)) return undefined;
  const [largest] = lists
    .filter(({ names }) => names.length > 1 && names.length <= mostObjects)
    .sort((one, other) => other.fields - one.fields);
  if (largest === undefined || (isOneRecord && largest.fields < plainFields * 2)) return undefined;
  return largest.names;
}
