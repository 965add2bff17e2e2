import * as words from '#messages/listings.ts';
import { formatDate } from '../../../kernel/dates.ts';
import { paths } from '../../../routes.ts';
import { Link } from '../../../ui/link.tsx';
import type { OwnProduct } from '../contract.ts';

/** Tells a seller why the garage took a motorcycle off the site, and what to do; nothing where it did not. */
export function TakenOffNote({ product: { takenOff, soldAt } }: { product: OwnProduct }) {
  if (!takenOff) return null;
  return (
    <div className="border-l-4 border-error bg-error/10 px-4 py-3">
      <p>{words.takenOffBecause(formatDate(takenOff.since))}</p>
      <p className="my-1 max-w-prose font-semibold break-words whitespace-pre-line">{takenOff.reason}</p>
      <p>
        {words.takenOffAdvice}{' '}
        <Link to={paths.contract()} className="link">
          {words.writeToGarage}
        </Link>
      </p>
      {soldAt && <p className="mt-1">{words.takenOffSold}</p>}
    </div>
  );
}
