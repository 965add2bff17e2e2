/** Whether an entry still has to be answered (open), or is done or cancelled by its sender (settled). */
export const inboxStates = ['open', 'settled'] as const;
export type InboxState = (typeof inboxStates)[number];

export const longestSearch = 100;

/** Reports of one motorcycle that an entry shows in full. */
export const reportsShown = 50;

/** How many other motorcycles of a seller an entry names. */
export const othersNamed = 10;
