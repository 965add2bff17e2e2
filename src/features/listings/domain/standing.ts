/** Whether a listing is on the site, as the garage decides. */

/**
 * How many texts a seller may write about a motorcycle that is off the site before the garage marks them as
 * done.
 */
export const mostReplies = 5;

/** Days after a listing was taken off the site in which the garage is told about similar ones. */
export const repeatDays = 90;

/** What somebody's last mail about a motorcycle said, and how long ago it was sent. */
export interface LastTold {
  isOff: boolean;
  secondsAgo: number;
}
