/** Seconds between two mails to one mailbox of how a motorcycle stands. */
const standingPause = 10 * 60;

/** What a mail has told somebody last of how a motorcycle stands, and how long ago. */
export interface LastTold {
  isOff: boolean;
  secondsAgo: number;
}

/**
 * In how many seconds a mail may leave that says whether a motorcycle is off the site; null where it would say nothing new:
 * what was taken off and put back before anybody was told never was. Of what changes again and again one mail leaves in ten
 * minutes, which says how it stands by then.
 */
export function secondsToTell(isOff: boolean, last: LastTold | null): number | null {
  if ((last?.isOff ?? false) === isOff) return null;
  return last ? waitAfter(last) : 0;
}

/** How long after a mail the next one waits. */
export function waitAfter({ secondsAgo }: LastTold): number {
  return Math.max(0, Math.ceil(standingPause - secondsAgo));
}
