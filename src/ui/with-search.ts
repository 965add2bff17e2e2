/** The same address with other search parameters; null removes one, the rest stays. */
export function withSearch(
  place: { pathname: string; search: string },
  changes: Readonly<Record<string, string | null>>,
): string {
  const search = new URLSearchParams(place.search);
  for (const [name, value] of Object.entries(changes)) {
    if (value === null) search.delete(name);
    else search.set(name, value);
  }
  return search.size > 0 ? `${place.pathname}?${search}` : place.pathname;
}

/** A page that shows a notice, where no toast can: after a form that was sent without script. */
export function noticeAt(path: string, notice: string, more: Readonly<Record<string, string>> = {}): string {
  return withSearch({ pathname: path, search: '' }, { notice, ...more });
}
