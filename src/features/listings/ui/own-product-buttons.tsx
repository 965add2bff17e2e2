import { useLocation } from 'react-router';
import * as bookingWords from '#messages/bookings.ts';
import * as words from '#messages/listings.ts';
import { paths } from '../../../routes.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { Link } from '../../../ui/link.tsx';
import { PlaceButton } from '../../../ui/place-button.tsx';
import { useAddressDialog } from '../../../ui/use-address-dialog.ts';
import { WishForm } from '../../../ui/wish-form.tsx';
import { withSearch } from '../../../ui/with-search.ts';
import type { OwnProduct } from '../contract.ts';

interface OwnProductButtonsProps {
  product: OwnProduct;
  /** Whether its bookings are shown, and the id of the element with them. */
  isOpen: boolean;
  bookingsId: string;
}

/**
 * What a seller can do with a motorcycle. A sold one keeps its price until it is for sale again; one that the
 * garage took off the site can be corrected, also when it is sold, but not marked as sold or for sale.
 */
export function OwnProductButtons({ product, isOpen, bookingsId }: OwnProductButtonsProps) {
  const { _id, name, bookings, waiting, soldAt, takenOff } = product;
  const place = useLocation();
  const deleting = useAddressDialog('delete');
  const who = bookingWords.whoBookedIt(bookings, waiting);
  return (
    <div className="card-buttons lg:ml-auto lg:w-auto">
      {/* As wide as with its longest words: the other buttons must not move under a finger when a buyer is answered. */}
      <Link
        className="btn btn-outline basis-full border-field-line text-base sm:basis-64"
        to={withSearch(place, { bookings: isOpen ? null : _id, bookingsFrom: null, notice: null })}
        replace
        preventScrollReset
        aria-expanded={isOpen}
        aria-controls={bookingsId}
        aria-label={bookingWords.bookingOf(who, name)}
      >
        {who}
      </Link>
      {(!soldAt || takenOff) && <EditLink product={product} />}
      {!takenOff && (soldAt ? <BackOnSale product={product} /> : <WhileForSale product={product} />)}
      <PlaceButton
        tone="quiet"
        aria-haspopup="dialog"
        aria-label={words.deleteOf(name)}
        className="text-error"
        {...deleting.open({ delete: _id })}
      >
        {words.deleteButton}
      </PlaceButton>
    </div>
  );
}

function EditLink({ product: { _id, name } }: { product: OwnProduct }) {
  return (
    <ButtonLink tone="plain" to={paths.editProduct(_id)} aria-label={words.editOf(name)}>
      {words.edit}
    </ButtonLink>
  );
}

function WhileForSale({ product: { _id, name } }: { product: OwnProduct }) {
  const pricing = useAddressDialog('price');
  const selling = useAddressDialog('sell');
  return (
    <>
      <PlaceButton
        tone="plain"
        aria-haspopup="dialog"
        aria-label={words.changePriceOf(name)}
        {...pricing.open({ price: _id })}
      >
        {words.changePrice}
      </PlaceButton>
      <PlaceButton
        tone="plain"
        aria-haspopup="dialog"
        aria-label={words.sellOf(name)}
        {...selling.open({ sell: _id })}
      >
        {words.sell}
      </PlaceButton>
    </>
  );
}

function BackOnSale({ product: { _id, name } }: { product: OwnProduct }) {
  return (
    <WishForm
      sending={`sale-${_id}`}
      wish="forSale"
      fields={{ id: _id }}
      action={paths.myProducts()}
      label={words.backOnSale}
      named={words.backOnSaleOf(name)}
    />
  );
}
