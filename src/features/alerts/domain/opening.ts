/** A parameter of a search's address: which of their saved searches somebody has opened, and when. */
export interface Opening {
  id: string;
  /** ISO 8601: when it was opened. */
  since: string;
}

/** The name of the parameter. */
export const openedParam = 'opened';

/** Writes the parameter as short as possible. */
export function writeOpening({ id, since }: Opening): string {
  return `${id}-${Date.parse(since)}`;
}

/** Reads the parameter; null where it is not valid. */
export function readOpening(text: string | null): Opening | null {
  const [, id, moment] = /^([0-9a-z]{1,40})-(\d{13})$/.exec(text ?? '') ?? [];
  return id && moment ? { id, since: new Date(Number(moment)).toISOString() } : null;
}
