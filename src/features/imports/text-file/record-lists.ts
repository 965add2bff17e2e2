/** Where in a JSON text the records are that a list further in holds: {"data": {"total": 2, "listings": [{…}]}}. */
import type { Target } from '../contract.ts';
import { readHeader, targetOf } from '../guess/headers.ts';

/** The names that lead to a field from the object that it is counted for: "price", or "node" and "price". */
type Path = readonly string[];

interface RecordList {
  /** The names of the objects around the list, and its own. */
  names: Path;
  /** The fields of the objects around it, which may still be read. */
  around: readonly (readonly Path[])[];
  /** How many fields its first record has, as far as the text goes. */
  fields: number;
  /** Those fields, without those of lists in the record. */
  paths: Path[];
}

interface FoundLists {
  /** The lists of records. */
  lists: RecordList[];
  /** The names of all lists, also empty ones and those of values. */
  names: Path[];
  /** The fields outside of lists that are no objects or lists themselves. */
  plainFields: number;
}

/** Strings, marks, and whatever else stands between them: figures, true, null. */
const token = /"(?:[^"\\]|\\.)*"|[{}[\]:,]|[^\s"{}[\]:,]+/g;

/** An object or a list that is not closed. */
interface Open {
  name: string | null;
  isList: boolean;
  fields: Path[];
}

const namesOf = (open: readonly Open[]): Path => open.flatMap(({ name }) => name ?? []);

/** The lists of records that are not in other lists, by the beginning of a text that is an object. */
function listsIn(beginning: string): FoundLists {
  const found: FoundLists = { lists: [], names: [], plainFields: 0 };
  const open: Open[] = [];
  // How many are open around the records of a list; 0 outside of lists.
  let outside = 0;
  let list: RecordList | null = null;
  let isFirst = false;
  let name: string | null = null;
  let before = '';
  for (const [text] of beginning.matchAll(token)) {
    if (text === '{' || text === '[') {
      const isList = text === '[';
      if (!isList && list === null && outside > 0 && open.length === outside) {
        const around = open.filter((each) => !each.isList).map(({ fields }) => fields);
        list = { names: namesOf(open), around, fields: 0, paths: [] };
        found.lists.push(list);
        isFirst = true;
      }
      open.push({ name, isList, fields: [] });
      name = null;
      if (isList && outside === 0) {
        outside = open.length;
        found.names.push(namesOf(open));
      }
    } else if (text === '}' || text === ']') {
      open.pop();
      name = null;
      if (open.length === outside) isFirst = false;
      if (open.length < outside) {
        outside = 0;
        list = null;
      }
    } else if (text === ':') {
      name = named(before);
      if (outside === 0) open.at(-1)?.fields.push(name === null ? [] : [name]);
      else if (list && isFirst) {
        list.fields += 1;
        const within = open.slice(outside);
        if (name !== null && !within.some(({ isList }) => isList))
          list.paths.push([...namesOf(within), name]);
      }
    } else if (text !== ',' && before === ':') {
      if (outside === 0) found.plainFields += 1;
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

/** Objects in which programs wrap a record. The name in any other object is that of something else: of a seller, a photo. */
const wrapper =
  /^(?:node|attributes?|fields|properties|data|_?source|item|listing|ad|advert|offer|vehicle|bike|motorbike|motorcycle|product)$/i;

/** Whether one of the fields is called like one of these. */
function has(fields: readonly Path[], wanted: readonly Target[]): boolean {
  const isWanted = (header: string) =>
    readHeader(header, true).some((word) => wanted.some((target) => targetOf.get(word) === target));
  return fields.some((path) => {
    const isOwn = path.slice(0, -1).every((name) => wrapper.test(name));
    return isWanted(path.join(' ')) || (isOwn && isWanted(path.at(-1) ?? ''));
  });
}

const isNamed = (fields: readonly Path[]) => has(fields, ['name', 'make', 'model']);
const isPriced = (fields: readonly Path[]) => has(fields, ['price']);

/** Whether a list is a field of a record: what is around it has a price, or a name, which a category may have that holds priced records. */
function isWithinRecord({ around, paths }: RecordList): boolean {
  return around.some((fields) =>
    isPriced(paths) ? isPriced(fields) && isNamed(fields) : isPriced(fields) || isNamed(fields),
  );
}

/** Whether two lists are the same field of two objects side by side: of records by their keys, or of parts of one long list. */
function areAlike(one: Path, other: Path): boolean {
  const differing = one.flatMap((name, i) => (name === other[i] ? [] : [i]));
  return one.length === other.length && differing.length === 1 && differing[0] !== one.length - 1;
}

/** Objects around a list; a list further in belongs to something else. */
const mostObjects = 4;

/**
 * The names that lead to records in a list further in, for a text that has no list of records in its outermost object: those
 * with a name and a price, or else with a name, and of several the largest. Undefined where there are none, or only a part of
 * them, as in lists that are fields of other records. `isOneRecord`: the text may also be a single record, whose pictures are in
 * such a list: then those must have many more fields than what is around them.
 */
export function listFurtherIn(
  beginning: string,
  { isOneRecord }: { isOneRecord: boolean },
): readonly string[] | undefined {
  const { lists, names: all, plainFields } = listsIn(beginning);
  if (lists.some(({ names }) => names.length === 1)) return undefined;
  const [best] = lists
    .filter(({ names }) => names.length > 1 && names.length <= mostObjects)
    .filter(({ paths }) => isNamed(paths))
    .filter((list) => !isWithinRecord(list) && !all.some((names) => areAlike(names, list.names)))
    .sort(
      (one, other) =>
        Number(isPriced(other.paths)) - Number(isPriced(one.paths)) || other.fields - one.fields,
    );
  if (best === undefined || (isOneRecord && best.fields < plainFields * 2)) return undefined;
  return best.names;
}
