/** Stands between the parts of a line; it never begins one. */
export const dot = '\u00a0· ';
