/** Minutes after which another process may take over a claimed mail, because the first one may be gone. */
export const claimedMinutes = 10;
