/** Where an entry stands: what has still to be answered, or what is settled (done, or cancelled by its sender). */
export const inboxStates = ['open', 'settled'] as const;
export type InboxState = (typeof inboxStates)[number];

export const longestSearch = 100;

/** Reports of one motorcycle that an entry tells word by word. */
export const reportsShown = 50;

/** How many other motorcycles of a seller an entry names. */
export const othersNamed = 10;
