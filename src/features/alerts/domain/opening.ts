/** That somebody has opened a search of theirs, in the address of the list that it leads to. */
export interface Opening {
  id: string;
  /** ISO 8601: the moment of that look. */
  since: string;
}

/** The name of the parameter. */
export const openedParam = 'opened';

/** Writes it as short as it gets. */
export function writeOpening({ id, since }: Opening): string {
  return `${id}-${Date.parse(since)}`;
}

/** Reads it; null where it says nothing of the kind. */
export function readOpening(text: string | null): Opening | null {
  const [, id, moment] = /^([0-9a-z]{1,40})-(\d{13})$/.exec(text ?? '') ?? [];
  return id && moment ? { id, since: new Date(Number(moment)).toISOString() } : null;
}
