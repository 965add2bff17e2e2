import { useLocation } from 'react-router';
import * as bookingWords from '#messages/bookings.ts';
import * as words from '#messages/listings.ts';
import { formatDate } from '../../../kernel/dates.ts';
import { paths } from '../../../routes.ts';
import { Link } from '../../../ui/link.tsx';
import { PlaceButton } from '../../../ui/place-button.tsx';
import { useAddressDialog } from '../../../ui/use-address-dialog.ts';
import { withSearch } from '../../../ui/with-search.ts';
import { useApp } from '../../../use-app.tsx';
import { ProductBookings } from '../../bookings/ui/product-bookings.tsx';
import type { OwnProduct } from '../contract.ts';
import { placeOf } from '../domain.ts';
import { ProductPicture } from './product-picture.tsx';
import { priceText, yearText } from './product-words.ts';

/** One of a seller's own motorcycles: what it is, since when it stands there, who booked it, its price, and deleting it. */
export function OwnProductRow({ product }: { product: OwnProduct }) {
  const { settings } = useApp();
  const place = useLocation();
  const deleting = useAddressDialog('delete');
  const pricing = useAddressDialog('price');
  const isOpen = new URLSearchParams(place.search).get('bookings') === product._id;
  const bookingsId = `bookings-${product._id}`;
  return (
    <li className="border border-line bg-raised">
      <article
        aria-label={product.name}
        className="grid grid-cols-[7rem_minmax(0,1fr)] sm:grid-cols-[13rem_minmax(0,1fr)]"
      >
        <div className="bg-base-200">
          <ProductPicture product={product} />
        </div>
        <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2 p-3 sm:p-5">
          <div className="min-w-0">
            <h2 className="text-lg leading-snug break-words sm:text-xl">{product.name}</h2>
            <p className="mt-1 text-sm text-muted">
              {[yearText(product), placeOf(product)].filter(Boolean).join(' · ')}
            </p>
          </div>
          <p className="text-xl font-extrabold tracking-tight break-words sm:text-2xl">
            {priceText(product, settings)}
          </p>
        </div>
        <div className="col-span-2 flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-t border-line px-3 py-2 sm:px-5">
          <p className="text-sm text-muted">
            {words.postedLabel} <time dateTime={product.postTime}>{formatDate(product.postTime)}</time>{' '}
            <Link className="link" to={paths.categoryProducts(product.category)}>
              {words.inCategory(product.category)}
            </Link>
          </p>
          <div className="flex w-full flex-wrap gap-2 *:grow sm:w-auto sm:*:grow-0">
            <Link
              className="btn btn-outline border-field-line text-base"
              to={withSearch(place, {
                bookings: isOpen ? null : product._id,
                bookingsFrom: null,
                notice: null,
              })}
              replace
              preventScrollReset
              aria-expanded={isOpen}
              aria-controls={bookingsId}
            >
              {bookingWords.whoBookedIt(product.bookings)}
            </Link>
            <PlaceButton
              tone="plain"
              aria-haspopup="dialog"
              aria-label={words.changePriceOf(product.name)}
              {...pricing.open({ price: product._id })}
            >
              {words.changePrice}
            </PlaceButton>
            <PlaceButton
              tone="quiet"
              aria-haspopup="dialog"
              aria-label={words.deleteOf(product.name)}
              className="text-error"
              {...deleting.open({ delete: product._id })}
            >
              {words.deleteButton}
            </PlaceButton>
          </div>
        </div>
      </article>
      <section id={bookingsId} hidden={!isOpen} className="border-t border-line px-3 py-3 sm:px-5">
        {isOpen && <ProductBookings productId={product._id} />}
      </section>
    </li>
  );
}
