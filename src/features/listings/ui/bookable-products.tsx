import * as words from '#messages/bookings.ts';
import * as listingWords from '#messages/listings.ts';
import { paths } from '../../../routes.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { NotHere } from '../../../ui/not-here.tsx';
import { PlaceButton } from '../../../ui/place-button.tsx';
import { useAddressDialog } from '../../../ui/use-address-dialog.ts';
import { useApp, useSession } from '../../../use-app.tsx';
import type { Intent } from '../../bookings/domain.ts';
import { BookingDialog } from '../../bookings/ui/booking-dialog.tsx';
import { SaveButton } from '../../saved/ui/save-button.tsx';
import type { Product } from '../contract.ts';
import { bookedProduct } from './booked-product.ts';
import { ProductCard } from './product-card.tsx';
import { cardGrid, cardPlace } from './product-skeletons.tsx';

// Cards that a large screen shows before anybody scrolls.
const inSightAtOnce = 3;

/** Product cards with Book Now and Buy Now, and the dialog that both open. */
export function BookableProducts({ products }: { products: readonly Product[] }) {
  const { settings } = useApp();
  const { user } = useSession();
  const dialog = useAddressDialog('book', 'intent');
  const product = products.find(({ _id }) => _id === dialog.values.book);
  const intent: Intent = dialog.values.intent === 'purchase' ? 'purchase' : 'viewing';
  return (
    <>
      {dialog.values.book && products.length > 0 && !product && (
        <NotHere message={listingWords.productNotHere} closeLabel={words.close} closed={dialog.closed} />
      )}
      <ul className={cardGrid}>
        {products.map((item, place) => (
          <li key={item._id} className={cardPlace}>
            <ProductCard product={item} priority={place < inSightAtOnce}>
              <SaveButton bike={item} />
              {item.email === user?.email ? (
                <ButtonLink tone="plain" className="col-span-2" to={paths.myProducts()}>
                  {listingWords.yourOwn}
                </ButtonLink>
              ) : (
                <>
                  <PlaceButton
                    aria-haspopup="dialog"
                    aria-label={words.bookingOf(words.bookNow, item.name)}
                    {...dialog.open({ book: item._id, intent: 'viewing' })}
                  >
                    {words.bookNow}
                  </PlaceButton>
                  <PlaceButton
                    tone="strong"
                    aria-haspopup="dialog"
                    aria-label={words.bookingOf(words.buyNow, item.name)}
                    {...dialog.open({ book: item._id, intent: 'purchase' })}
                  >
                    {words.buyNow}
                  </PlaceButton>
                </>
              )}
            </ProductCard>
          </li>
        ))}
      </ul>
      <BookingDialog
        product={product ? bookedProduct(product, settings) : null}
        intent={intent}
        onClose={dialog.close}
        closedPlace={dialog.closed}
      />
    </>
  );
}
