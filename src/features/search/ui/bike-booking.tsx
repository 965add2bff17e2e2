import { useQuery } from '@tanstack/react-query';
import { Check } from 'lucide-react';
import { useId, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import * as words from '#messages/bookings.ts';
import * as listingWords from '#messages/listings.ts';
import { formatDate } from '../../../kernel/dates.ts';
import { isFromBookings, paths } from '../../../routes.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { Link } from '../../../ui/link.tsx';
import { PlaceButton } from '../../../ui/place-button.tsx';
import { useAddressDialog } from '../../../ui/use-address-dialog.ts';
import { useApp, useSession } from '../../../use-app.tsx';
import type { Intent } from '../../bookings/domain.ts';
import { standingQuery } from '../../bookings/queries.ts';
import { bookedProduct } from '../../bookings/ui/booked-product.ts';
import { BookingDialog } from '../../bookings/ui/booking-dialog.tsx';
import type { Off } from '../../listings/contract/off.ts';
import { TakenOffNote, WriteButton } from '../../listings/ui/taken-off-note.tsx';
import { ReplyDialog } from '../../reports/ui/reply-dialog.tsx';
import type { BikePage } from '../contract.ts';

/**
 * Book Now and Buy Now; its own seller gets the buttons to change it instead, and whoever has booked it is
 * told so. All visitors get the same page, so that it can be kept: only members are told apart.
 */
export function BikeBooking({ bike, forSale, takenOff }: Pick<BikePage, 'bike' | 'forSale' | 'takenOff'>) {
  const { api } = useApp();
  const { user } = useSession();
  const standing = useQuery({
    ...standingQuery(api, user?.uid ?? '', bike._id),
    enabled: user !== null,
  });
  const { own = false, bookings = [], takenOff: off = null } = (user && standing.data) || {};
  if (own) return <OwnListing bike={bike} mayEdit={forSale || takenOff} takenOff={off} />;
  return (
    <>
      {bookings.length > 0 && (
        <ul className="mt-4">
          {bookings.map(({ _id, intent, time }) => (
            <li key={_id} className="flex items-center gap-2 font-semibold">
              <Check aria-hidden="true" className="size-5 shrink-0 text-success" />
              <Link to={paths.bookings()} className="link py-1">
                {words.youBookedOn(intent, formatDate(time))}
              </Link>
            </li>
          ))}
        </ul>
      )}
      <Booking bike={bike} forSale={forSale} />
    </>
  );
}

interface OwnListingProps extends Pick<BikePage, 'bike'> {
  mayEdit: boolean;
  takenOff: Off | null;
}

function OwnListing({ bike, mayEdit, takenOff }: OwnListingProps) {
  return (
    <div className="mt-4">
      <p className="font-semibold">{listingWords.yourListing}</p>
      {takenOff && (
        <div className="mt-3">
          <TakenOffNote takenOff={takenOff}>
            <WriteButton bike={bike} takenOff={takenOff} />
          </TakenOffNote>
          <ReplyDialog find={(wanted) => (wanted === bike._id ? bike : undefined)} />
        </div>
      )}
      <div className="mt-3 grid grid-cols-2 gap-3">
        {mayEdit && (
          <ButtonLink size="large" to={paths.editProduct(bike._id)}>
            {listingWords.edit}
          </ButtonLink>
        )}
        <ButtonLink size="large" tone="plain" to={paths.myProducts()}>
          {listingWords.myProductsTitle}
        </ButtonLink>
      </div>
    </div>
  );
}

function Booking({ bike, forSale }: Pick<BikePage, 'bike' | 'forSale'>) {
  const { user } = useSession();
  // If it is sold while the dialog is open, the dialog stays to say so.
  const [wasForSale] = useState(forSale);
  const dialog = useAddressDialog('book', 'intent');
  const navigate = useNavigate();
  const isFromList = isFromBookings(useLocation().search);
  const isOpen = user !== null && dialog.values.book === bike._id;
  const intent: Intent = dialog.values.intent === 'purchase' ? 'purchase' : 'viewing';
  // The page sends signed-out visitors to login, and back into the dialog.
  const hints = useId();
  const answerer = bookedProduct(bike).answeredBy === 'seller' ? 'seller' : 'garage';
  const hintOf = (wanted: Intent) =>
    bike.sample ? words.sampleButtonHints[wanted] : words.buttonHints[wanted](answerer);
  const button = (wanted: Intent) => ({
    'aria-describedby': `${hints}${wanted}`,
    'aria-haspopup': 'dialog' as const,
    'aria-label': words.bookingOf(wanted === 'viewing' ? words.bookNow : words.buyNow, bike.name),
    ...dialog.open({ book: bike._id, intent: wanted }),
  });
  if (!forSale && !wasForSale) return null;
  return (
    <>
      {forSale && bike.sample && (
        <p className="mt-5 border-l-4 border-warning bg-warning/10 px-4 py-3">{words.sampleNote}</p>
      )}
      {forSale && (
        <div className="mt-5 grid grid-cols-2 gap-3">
          <PlaceButton size="large" {...button('viewing')}>
            {words.bookNow}
          </PlaceButton>
          <PlaceButton size="large" tone="strong" {...button('purchase')}>
            {words.buyNow}
          </PlaceButton>
          {(['viewing', 'purchase'] as const).map((wanted) => (
            <p key={wanted} id={`${hints}${wanted}`} className="text-sm text-muted">
              {hintOf(wanted)}
            </p>
          ))}
        </div>
      )}
      <BookingDialog
        product={isOpen ? bookedProduct(bike) : null}
        intent={intent}
        onClose={isFromList ? () => void navigate(paths.bookings(), { replace: true }) : dialog.close}
        closedPlace={isFromList ? paths.bookings() : dialog.closed}
      />
    </>
  );
}
