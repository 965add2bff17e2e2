/** Where a page of a newest-first list begins: after the row with this time and id. */
export interface Cursor {
  /** Microseconds since 1970, as PostgreSQL counts them, in decimal. */
  at: string;
  id: string;
}

/** One page of a list; `next` is the cursor of the following page, or null on the last one. */
export interface Page<Item> {
  items: Item[];
  next: string | null;
}

/** Writes a cursor as one opaque, URL-safe word. */
export function writeCursor(cursor: Cursor): string {
  return `${cursor.at}_${cursor.id}`;
}

/** Reads a cursor; null when it is not one that `writeCursor` could have written. */
export function readCursor(text: string): Cursor | null {
  const match = /^(\d{1,18})_([0-9a-z]{1,40})$/.exec(text);
  return match?.[1] && match[2] ? { at: match[1], id: match[2] } : null;
}

/** Makes a page from rows that were fetched with a limit of `size` + 1. */
export function cutPage<Row, Item>(
  rows: readonly Row[],
  size: number,
  cursorOf: (row: Row) => Cursor,
  present: (row: Row) => Item,
): Page<Item> {
  const kept = rows.slice(0, size);
  const last = kept.at(-1);
  return {
    items: kept.map(present),
    next: rows.length > size && last ? writeCursor(cursorOf(last)) : null,
  };
}
