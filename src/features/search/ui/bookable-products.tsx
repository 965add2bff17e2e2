import { type SubmitEvent, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import * as words from '#messages/bookings.ts';
import * as listingWords from '#messages/listings.ts';
import type { PageSettings } from '../../../app-context.ts';
import { type DrawStill, Still } from '../../../still.tsx';
import { Button } from '../../../ui/button.tsx';
import { NotHere } from '../../../ui/not-here.tsx';
import { useAddressDialog } from '../../../ui/use-address-dialog.ts';
import { type Intent, intents } from '../../bookings/domain.ts';
import { BookedMark, useMarks } from '../../bookings/ui/booked-mark.tsx';
import { bookedProduct } from '../../bookings/ui/booked-product.ts';
import { BookingDialog } from '../../bookings/ui/booking-dialog.tsx';
import type { OfferedProduct } from '../../listings/queries.ts';
import { OwnListingButton } from '../../listings/ui/own-listing-button.tsx';
import { ProductCard } from '../../listings/ui/product-card.tsx';
import { cardGrid, cardPlace } from '../../listings/ui/product-skeletons.tsx';
import { SaveButton } from '../../saved/ui/save-button.tsx';

// Cards that a large screen shows without scrolling.
const inSightAtOnce = 3;

const dialogNames = ['book', 'intent'] as const;
const useDialog = () => useAddressDialog(...dialogNames);

/** Product cards with Book Now and Buy Now, and the dialog that both open. */
export function BookableProducts({ products }: { products: readonly OfferedProduct[] }) {
  const dialog = useDialog();
  const { isBooked } = useMarks();
  const drawingOf = (item: OfferedProduct, isFirst: boolean) => {
    if (item.own) return isFirst ? drawOwnFirst : drawOwn;
    if (isBooked(item._id)) return drawBooked;
    return isFirst ? drawFirst : draw;
  };
  const found = products.find(({ _id }) => _id === dialog.values.book);
  const [opened, setOpened] = useState(found);
  if (found && found !== opened) setOpened(found);
  // If it is sold while its dialog is open, the dialog stays to say so.
  const product = found ?? (opened?._id === dialog.values.book ? opened : undefined);
  const intent: Intent = dialog.values.intent === 'purchase' ? 'purchase' : 'viewing';
  return (
    <>
      {dialog.values.book && products.length > 0 && !product && (
        <NotHere message={listingWords.productNotHere} closeLabel={words.close} closed={dialog.closed} />
      )}
      {intents.map((wanted) => (
        <OpeningForm key={wanted} intent={wanted} open={dialog.open} />
      ))}
      <ul className={cardGrid}>
        {products.map((item, place) => (
          <Still
            key={item._id}
            as="li"
            className={cardPlace}
            of={item}
            draw={drawingOf(item, place < inSightAtOnce)}
          />
        ))}
      </ul>
      <BookingDialog
        product={product ? bookedProduct(product) : null}
        intent={intent}
        onClose={dialog.close}
        closedPlace={dialog.closed}
      />
    </>
  );
}

const formOf = (intent: Intent) => `book-${intent}`;

/**
 * The form that the buttons of all cards submit, so that the cards need no state: without script the page
 * comes back with the dialog open, with script the dialog opens here.
 */
function OpeningForm({ intent, open }: { intent: Intent; open: ReturnType<typeof useDialog>['open'] }) {
  const navigate = useNavigate();
  const kept = new URLSearchParams(useLocation().search);
  for (const name of [...dialogNames, 'notice']) kept.delete(name);
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { submitter } = event.nativeEvent;
    if (!(submitter instanceof HTMLButtonElement)) return;
    const { to, state } = open({ book: submitter.value, intent });
    void navigate(to, { state, preventScrollReset: true });
  };
  return (
    <form id={formOf(intent)} hidden onSubmit={submit}>
      {[...kept, ['intent', intent]].map(([name, value]) => (
        <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
      ))}
    </form>
  );
}

const drawOwn: DrawStill<OfferedProduct> = (product, settings) => (
  <OwnCard product={product} settings={settings} />
);
const drawOwnFirst: DrawStill<OfferedProduct> = (product, settings) => (
  <OwnCard product={product} settings={settings} priority />
);
const drawBooked: DrawStill<OfferedProduct> = (product, settings) => (
  <OthersCard product={product} settings={settings} booked />
);
const draw: DrawStill<OfferedProduct> = (product, settings) => (
  <OthersCard product={product} settings={settings} />
);
const drawFirst: DrawStill<OfferedProduct> = (product, settings) => (
  <OthersCard product={product} settings={settings} priority />
);

interface CardProps {
  product: OfferedProduct;
  settings: PageSettings;
  priority?: boolean;
}

function OwnCard(card: CardProps) {
  return (
    <ProductCard {...card}>
      <OwnListingButton />
    </ProductCard>
  );
}

const buttons = [
  { intent: 'viewing', label: words.bookNow, tone: 'primary' },
  { intent: 'purchase', label: words.buyNow, tone: 'strong' },
] as const;

function OthersCard({ booked = false, ...card }: CardProps & { booked?: boolean }) {
  const { _id, name } = card.product;
  return (
    <ProductCard {...card} mark={booked && <BookedMark />}>
      <SaveButton bike={card.product} />
      {buttons.map(({ intent, label, tone }) => (
        <Button
          key={intent}
          type="submit"
          tone={tone}
          form={formOf(intent)}
          name="book"
          value={_id}
          aria-haspopup="dialog"
          aria-label={words.bookingOf(label, name)}
        >
          {label}
        </Button>
      ))}
    </ProductCard>
  );
}
