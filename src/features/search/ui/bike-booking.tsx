import { useQuery } from '@tanstack/react-query';
import { Check } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { NavigationType, useLocation, useNavigate, useNavigationType } from 'react-router';
import * as words from '#messages/bookings.ts';
import * as listingWords from '#messages/listings.ts';
import { formatDate } from '../../../kernel/dates.ts';
import { isFromBookings, paths } from '../../../routes.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { Link } from '../../../ui/link.tsx';
import { PlaceButton } from '../../../ui/place-button.tsx';
import { useAddressDialog } from '../../../ui/use-address-dialog.ts';
import { useFocusPassedOn } from '../../../ui/use-focus-passed-on.ts';
import { useStepBack } from '../../../ui/use-step-back.ts';
import { useApp, useSession } from '../../../use-app.tsx';
import type { EarlierBooking } from '../../bookings/contract/own-bookings.ts';
import { type Intent, intents } from '../../bookings/domain.ts';
import { mineQuery } from '../../bookings/queries.ts';
import { bookedProduct } from '../../bookings/ui/booked-product.ts';
import { BookingDialog } from '../../bookings/ui/booking-dialog.tsx';
import type { Off } from '../../listings/contract/off.ts';
import { TakenOffNote, WriteButton } from '../../listings/ui/taken-off-note.tsx';
import { ReplyDialog } from '../../reports/ui/reply-dialog.tsx';
import type { BikePage } from '../contract.ts';
import { AbroadNote } from './abroad-note.tsx';

/**
 * Book Now and Buy Now; its own seller gets the buttons to change it instead, and whoever has booked it is led
 * to the booking first. All visitors get the same page, so that it can be kept: only members are told apart.
 */
export function BikeBooking({ bike, forSale, takenOff }: Pick<BikePage, 'bike' | 'forSale' | 'takenOff'>) {
  const { api } = useApp();
  const { user } = useSession();
  const mine = useQuery({
    ...mineQuery(api, user?.uid ?? '', bike._id),
    enabled: user !== null,
  });
  const { own = false, bookings = [], takenOff: off = null } = (user && mine.data) || {};
  // The button that booked it is gone once that is known.
  const part = useRef<HTMLDivElement>(null);
  useFocusPassedOn(part, bookings.length);
  if (own) return <OwnListing bike={bike} mayEdit={forSale || takenOff} takenOff={off} />;
  return (
    <div ref={part}>
      <div className="print:hidden">
        {bookings.length > 0 && <OwnBookings bike={bike} forSale={forSale} bookings={bookings} />}
        <Booking bike={bike} forSale={forSale} booked={bookings.map(({ intent }) => intent)} />
      </div>
    </div>
  );
}

interface OwnBookingsProps extends Pick<BikePage, 'bike' | 'forSale'> {
  bookings: readonly Pick<EarlierBooking, '_id' | 'intent' | 'time'>[];
}

/** What the person has booked it for, each with its date and, while it is for sale, a button to change it. */
function OwnBookings({ bike, forSale, bookings }: OwnBookingsProps) {
  const dialog = useAddressDialog('book', 'intent');
  return (
    <ul className="mt-4 grid gap-2">
      {bookings.map(({ _id, intent, time }) => (
        <li key={_id} className="flex items-center justify-between gap-4 font-semibold">
          <span id={_id} className="flex min-w-0 items-center gap-2">
            <Check aria-hidden="true" className="size-5 shrink-0 text-success" />
            <Link to={paths.bookings()} className="link py-1">
              {words.youBookedOn(intent, formatDate(time))}
            </Link>
          </span>
          {forSale && (
            <PlaceButton
              tone="plain"
              aria-haspopup="dialog"
              aria-label={words.changeOf(bike.name)}
              aria-describedby={_id}
              {...dialog.open({ book: bike._id, intent })}
            >
              {words.changeBooking}
            </PlaceButton>
          )}
        </li>
      ))}
    </ul>
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

interface BookingProps extends Pick<BikePage, 'bike' | 'forSale'> {
  /** What the person has booked it for. */
  booked: readonly Intent[];
}

function Booking({ bike, forSale, booked }: BookingProps) {
  const { user } = useSession();
  // If it is sold while the dialog is open, the dialog stays to say so.
  const [wasForSale] = useState(forSale);
  const dialog = useAddressDialog('book', 'intent');
  const navigate = useNavigate();
  const isFromList = isFromBookings(useLocation().search);
  // A step back finds the list where it was left, with the focus on the link; there is none after a reload or a login.
  const isStepBack = useNavigationType() === NavigationType.Push;
  const stepBack = useStepBack();
  const toList = () => (isStepBack ? stepBack() : void navigate(paths.bookings(), { replace: true }));
  const isOpen = user !== null && dialog.values.book === bike._id;
  const intent: Intent = dialog.values.intent === 'purchase' ? 'purchase' : 'viewing';
  // The page sends signed-out visitors to login, and back into the dialog.
  const hints = useId();
  const answerer = bookedProduct(bike).answeredBy === 'seller' ? 'seller' : 'garage';
  const hintOf = (wanted: Intent) =>
    bike.sample ? words.sampleButtonHints[wanted] : words.buttonHints[wanted](answerer);
  const isBooked = booked.length > 0;
  const left = intents.filter((wanted) => !booked.includes(wanted));
  const labelOf = (wanted: Intent) => (wanted === 'viewing' ? words.bookNow : words.buyNow);
  if (!forSale && !wasForSale) return null;
  return (
    <>
      {forSale && !bike.sample && <AbroadNote bike={bike} />}
      {forSale && bike.sample && (
        <p className="mt-5 border-l-4 border-warning bg-warning/10 px-4 py-3">{words.sampleNote}</p>
      )}
      {forSale && (
        <div className={`mt-5 grid grid-cols-2 gap-3 ${isBooked ? 'items-center' : ''}`}>
          {isBooked && (
            <ButtonLink size="large" to={paths.bookings()} className="col-span-2">
              {words.myBookingsTitle}
            </ButtonLink>
          )}
          {left.map((wanted) => (
            <PlaceButton
              key={wanted}
              size="large"
              // Who has booked it once hardly wants to do so again: the other intention stands back.
              tone={isBooked ? 'plain' : wanted === 'viewing' ? 'primary' : 'strong'}
              aria-describedby={`${hints}${wanted}`}
              aria-haspopup="dialog"
              aria-label={words.bookingOf(labelOf(wanted), bike.name)}
              {...dialog.open({ book: bike._id, intent: wanted })}
            >
              {labelOf(wanted)}
            </PlaceButton>
          ))}
          {left.map((wanted) => (
            <p key={wanted} id={`${hints}${wanted}`} className="text-sm text-muted">
              {hintOf(wanted)}
            </p>
          ))}
        </div>
      )}
      <BookingDialog
        product={isOpen ? bookedProduct(bike) : null}
        intent={intent}
        onClose={isFromList ? toList : dialog.close}
        closedPlace={isFromList ? paths.bookings() : dialog.closed}
      />
    </>
  );
}
