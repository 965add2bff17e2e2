import * as words from '#messages/reports.ts';
import { formatDate } from '../../../kernel/dates.ts';
import type { Moderation } from '../../listings/contract/moderation.ts';

/**
 * Tells admins which of them took a motorcycle off the site or put it back, and when; nothing where nobody
 * did.
 */
export function LatestChange({ change }: { change: Moderation['latestChange'] }) {
  if (!change) return null;
  const { off, by, at } = change;
  const says = off ? words.takenOffBy : words.putBackBy;
  return (
    <p className="mt-3 text-sm wrap-anywhere text-muted">{says(by ?? words.goneAccount, formatDate(at))}</p>
  );
}
