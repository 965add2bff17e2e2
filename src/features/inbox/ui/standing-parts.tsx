import * as words from '#messages/inbox.ts';
import * as reportWords from '#messages/reports.ts';
import { formatDate } from '../../../kernel/dates.ts';
import { languageOf } from '../../../kernel/written-language.ts';
import { bikePath } from '../../../routes.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Link } from '../../../ui/link.tsx';
import { LatestChange } from '../../reports/ui/latest-change.tsx';
import { TakeOffButton } from '../../reports/ui/take-off-button.tsx';
import { othersCounted } from '../../search/domain/bike-page/other-bikes.ts';
import type { InboxEntry, InboxStanding } from '../contract.ts';
import { entryRow } from '../domain.ts';

/** Says since when a motorcycle is off the site, if it is. */
export function StandingState({ standing: { takenOff } }: { standing: InboxStanding }) {
  return takenOff && <Badge>{words.offSince(formatDate(takenOff.since))}</Badge>;
}

/**
 * Who last took a motorcycle off or put it back, what its seller was told, and what else that seller sells.
 */
export function StandingText({ standing: { takenOff, latestChange, others } }: { standing: InboxStanding }) {
  return (
    <>
      <LatestChange change={latestChange} />
      {takenOff && (
        <p className="mt-3 max-w-prose text-sm as-written text-muted">
          {reportWords.sellerReads} {takenOff.reason}
        </p>
      )}
      {others && <Others others={others} />}
    </>
  );
}

function Others({ others: { forSale, takenOff, some } }: { others: NonNullable<InboxStanding['others']> }) {
  const count = words.othersOfSeller(forSale, othersCounted, takenOff);
  if (some.length === 0) return <p className="mt-3 text-sm text-muted">{count}</p>;
  return (
    <details className="mt-2 text-sm">
      <summary className="cursor-pointer py-1 text-muted">{count}</summary>
      <ul>
        {some.map((bike) => (
          <li key={bike._id} className="wrap-anywhere">
            <Link to={bikePath(bike)} lang={languageOf(bike.name)} className="link inline-block py-1">
              {bike.name}
            </Link>
            {bike.takenOff && ` (${words.wasOff})`}
          </li>
        ))}
      </ul>
    </details>
  );
}

interface StandingButtonProps {
  entry: InboxEntry;
  /** The neighbouring entry, which gets the focus once this one has left the list. */
  near: InboxEntry | undefined;
}

/** Takes the motorcycle of an entry off the site, or puts it back. */
export function StandingButton({ entry, near }: StandingButtonProps) {
  const { _id, product, standing, reply, done } = entry;
  // A listing that its seller has deleted may be restored, so it has the button, too.
  if (!standing || !product) return null;
  // Putting it back also closes the entry of its seller's reply.
  const next = reply && !done ? near?._id : _id;
  return (
    <TakeOffButton
      bike={{ _id: standing.productId, name: product.name }}
      isOff={standing.takenOff !== null}
      wanted={_id}
      {...(next && { row: entryRow(next) })}
    />
  );
}
