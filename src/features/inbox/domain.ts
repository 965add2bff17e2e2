/** Whether an entry still has to be answered (open), or is done or cancelled by its sender (settled). */
export const inboxStates = ['open', 'settled'] as const;
export type InboxState = (typeof inboxStates)[number];

/** The id of an entry's row on the page, to which links lead. */
export function entryRow(id: string): string {
  return `entry-${id}`;
}

/** Mail that tells admins of what has come in. */
export const inboxMails = {
  /** Entries that one mail names; it only counts the rest. */
  named: 5,
  /** Minutes between two mails to the same admin. */
  pause: 60,
  /**
   * Seconds that an entry must be there before a mail tells of it. What comes together is told together; and an
   * entry has the time at which its transaction began, so that one still being written may become the older one.
   */
  gathered: 30,
} as const;

export const longestSearch = 100;

/**
 * Who sells a reported motorcycle: a member, an imported list of the garage's own, nobody (a sample), or
 * somebody whose account is closed.
 */
export const soldBy = ['member', 'list', 'sample', 'closed'] as const;
export type SoldBy = (typeof soldBy)[number];

/** Reports of one motorcycle that an entry shows in full. */
export const reportsShown = 50;

/** Former states of a reported motorcycle that an entry shows. The first ones count: a seller may change it after each report. */
export const formerlyShown = 3;

/** How many other motorcycles of a seller an entry names. */
export const othersNamed = 10;
