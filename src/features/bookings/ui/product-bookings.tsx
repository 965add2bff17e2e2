import { useInfiniteQuery } from '@tanstack/react-query';
import { MapPin, Phone } from 'lucide-react';
import { useLocation } from 'react-router';
import * as words from '#messages/bookings.ts';
import { formatMobile } from '../../../kernel/phone.ts';
import { languageOf } from '../../../kernel/written-language.ts';
import { Badge } from '../../../ui/badge.tsx';
import { isKnown, ListEnd } from '../../../ui/list-end.tsx';
import { Skeleton, Skeletons } from '../../../ui/states.tsx';
import { withSearch } from '../../../ui/with-search.ts';
import { useApp } from '../../../use-app.tsx';
import { useMember } from '../../identity/ui/member-area.tsx';
import type { OwnProduct } from '../../listings/contract.ts';
import { bookingRow } from '../actions/answer-booking.ts';
import type { Booking } from '../contract.ts';
import { productBookingsQuery } from '../queries.ts';
import { AnswerForm } from './answer-form.tsx';
import { bookedProduct } from './booked-product.ts';
import { MomentText } from './moment-text.tsx';
import { OfferText } from './offer-text.tsx';

/** The bookings of a motorcycle, for its seller: whom to call, where to meet, and what they want. */
export function ProductBookings({ product }: { product: OwnProduct }) {
  const { api } = useApp();
  const productId = product._id;
  const { uid } = useMember();
  const place = useLocation();
  // This list has its own cursor in the address, beside that of the motorcycles.
  const from = new URLSearchParams(place.search).get('bookingsFrom');
  const list = useInfiniteQuery(productBookingsQuery(api, uid, productId, from));
  const bookings = list.data?.pages.flatMap((page) => page.data) ?? [];
  if (list.isPending) {
    return (
      <Skeletons count={1} label={words.loadingBookings} className="grid gap-2">
        <Skeleton className="h-16" />
      </Skeletons>
    );
  }
  if (isKnown(list) && bookings.length === 0) return <p className="text-muted">{words.nobodyBooked}</p>;
  return (
    <>
      <p className="text-sm text-muted">{product.takenOff ? words.waitHint : words.answerHint}</p>
      <ul className="divide-y divide-line">
        {bookings.map((booking) => (
          <BookingRow key={booking._id} booking={booking} product={product} />
        ))}
      </ul>
      <ListEnd
        list={list}
        failed={words.bookingsFailed}
        more={words.moreBookings}
        to={withSearch(place, { bookingsFrom: list.data?.pages.at(-1)?.next ?? null, notice: null })}
      />
    </>
  );
}

function BookingRow({ booking, product }: { booking: Booking; product: OwnProduct }) {
  const { name, email, intent, location, number, time, answered, cancelled, bookedAs } = booking;
  // While it is off the site, its seller is not told who booked it.
  const isClosed = !(name || email) && !product.takenOff;
  return (
    <li
      id={bookingRow(booking._id)}
      className="grid scroll-mt-4 gap-x-6 gap-y-1 py-3 sm:grid-cols-[minmax(0,1fr)_auto]"
    >
      <p lang={languageOf(name)} className="font-semibold wrap-anywhere">
        {name || email || (isClosed ? words.accountGone : words.someBuyer)}
      </p>
      <p className="sm:text-right">
        {cancelled ? (
          <Badge tone="bad">{words.cancelledByBuyer}</Badge>
        ) : (
          <Badge tone={intent === 'purchase' ? 'good' : 'plain'}>{words.intentNames[intent]}</Badge>
        )}
      </p>
      <p className={`flex items-start gap-2 wrap-anywhere ${location ? 'py-2' : ''}`}>
        {location && <MapPin aria-hidden="true" className="mt-1 size-4 shrink-0 text-muted" />}
        <span lang={languageOf(location)}>{location}</span>
      </p>
      <p className="sm:text-right">
        {number && (
          <a href={`tel:${number}`} className="link inline-flex items-center gap-2 py-2 font-semibold">
            <Phone aria-hidden="true" className="size-4" />
            {formatMobile(number)}
          </a>
        )}
      </p>
      {bookedAs && !cancelled && (
        <p className="text-sm wrap-anywhere sm:col-span-2">
          <span className="font-semibold">{words.bookedAs}</span>{' '}
          <OfferText offer={bookedAs} other={bookedProduct(product).offer} />
        </p>
      )}
      <p className="self-center text-sm text-muted">
        <MomentText time={time} />
      </p>
      {isClosed && !cancelled && !answered ? (
        <p className="text-sm text-muted sm:text-right">{words.nobodyWaits}</p>
      ) : (
        !cancelled && !product.takenOff && <AnswerForm booking={booking} productId={product._id} />
      )}
    </li>
  );
}
