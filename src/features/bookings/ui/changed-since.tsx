import * as words from '#messages/bookings.ts';
import { languageOf } from '../../../kernel/written-language.ts';
import { bikePath } from '../../../routes.ts';
import { Link } from '../../../ui/link.tsx';
import type { OwnBooking } from '../contract/own-bookings.ts';
import type { Reworded as Rewording } from '../domain.ts';
import { ChangeBox, SaidAndSays } from './changed-offer.tsx';

/** Tells a buyer that the listing that they booked has changed: it may be another motorcycle. */
export function ChangedSince({ product }: Pick<OwnBooking, 'product'>) {
  if (!product?._id) return null;
  const { _id, now, reworded } = product;
  if (!now && !reworded) return null;
  return (
    <ChangeBox title={words.changedSince} className="col-span-2 mt-3 sm:col-span-1 sm:col-start-2">
      {now && (
        <SaidAndSays
          thenLabel={words.youBookedThis}
          then={product}
          now={now}
          link={(name) => (
            <Link className="link" to={bikePath({ _id, name })}>
              {name}
            </Link>
          )}
        />
      )}
      {reworded && <Reworded {...reworded} />}
    </ChangeBox>
  );
}

/** The seller's texts that changed; the former description may be long. */
export function Reworded({ seller, formerDescription }: Rewording) {
  return (
    <>
      {seller && <p>{words.sellerRenamed(seller.was, seller.now)}</p>}
      {formerDescription !== null && (
        <details>
          <summary className="cursor-pointer py-1 font-semibold">{words.descriptionChanged}</summary>
          <p lang={languageOf(formerDescription)} className="as-written">
            {formerDescription.trim() || words.noDescription}
          </p>
        </details>
      )}
    </>
  );
}
