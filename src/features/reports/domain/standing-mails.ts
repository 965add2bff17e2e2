import type { LastTold } from '../../listings/domain/standing.ts';

/** Seconds between two mails to one mailbox about whether a motorcycle is on the site. */
const standingPause = 10 * 60;

/**
 * In how many seconds a mail may be sent that says whether a motorcycle is off the site; null where it would
 * say nothing new, as for one that was put back before anybody was told that it was off. If it changes again
 * and again, one mail is sent in ten minutes, with the state at that time.
 */
export function secondsToTell(isOff: boolean, last: LastTold | null): number | null {
  if ((last?.isOff ?? false) === isOff) return null;
  return last ? waitAfter(last) : 0;
}

/** Seconds that the next mail must wait after the last one. */
export function waitAfter({ secondsAgo }: LastTold): number {
  return Math.max(0, Math.ceil(standingPause - secondsAgo));
}
