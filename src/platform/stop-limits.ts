/**
 * How long the job process may take to stop, in milliseconds. Each limit is for what the one before it has not ended, so they
 * are in this order.
 */

/** For the running job; one that is interrupted is started again later. */
export const jobPatience = 5_000;
/** After which the process ends itself, even if something does not close. */
export const jobProcessPatience = jobPatience + 1_000;
/** After which the web process kills it. */
export const jobProcessKilledAfter = jobProcessPatience + 2_000;
