/** Times of logins that another provider proves. */

/**
 * Seconds that a visit to Google may take, and for which its cookie lasts (section 9 of the specification: auth events are kept
 * for 10 minutes).
 */
export const longestVisit = 10 * 60;

/**
 * Seconds after which a sign-in at Firebase opens no session any more, so that ended ones need not be remembered for
 * longer.
 */
export const longestDelay = 24 * 60 * 60;

/** Seconds after a sign-in at Firebase for which it stays known as used once its session has ended: with room to spare. */
export const signInKept = 2 * longestDelay;
