import * as bookingWords from '#messages/bookings.ts';
import type { PageSettings } from '../../../app-context.ts';
import { bookPath } from '../../../routes.ts';
import { Still } from '../../../still.tsx';
import { ButtonLink } from '../../../ui/button.tsx';
import { useMarks } from '../../bookings/ui/booked-mark.tsx';
import { OwnListingButton } from '../../listings/ui/own-listing-button.tsx';
import { ProductCard } from '../../listings/ui/product-card.tsx';
import { cardGrid, cardPlace } from '../../listings/ui/product-skeletons.tsx';
import { SaveButton } from '../../saved/ui/save-button.tsx';
import type { FoundBike } from '../contract.ts';
import { ValueNote } from './value-note.tsx';

// Cards that a large screen shows before anybody scrolls.
const inSightAtOnce = 3;

/** Cards for anybody: booking begins on the motorcycle's own page. Which are one's own comes after the page. */
export function BikeGrid({ bikes, eager = false }: { bikes: readonly FoundBike[]; eager?: boolean }) {
  const { isBooked, isOwn } = useMarks();
  const drawingOf = (bike: FoundBike, place: number) => {
    if (isOwn(bike._id)) return drawOwn;
    if (isBooked(bike._id)) return drawBooked;
    return eager && place < inSightAtOnce ? drawFirst : draw;
  };
  return (
    <ul className={cardGrid}>
      {bikes.map((bike, place) => (
        <Still key={bike._id} as="li" className={cardPlace} of={bike} draw={drawingOf(bike, place)} />
      ))}
    </ul>
  );
}

const draw = (bike: FoundBike, settings: PageSettings) => <BikeCard bike={bike} settings={settings} />;
const drawFirst = (bike: FoundBike, settings: PageSettings) => (
  <BikeCard bike={bike} settings={settings} priority />
);

const drawOwn = (bike: FoundBike, settings: PageSettings) => <BikeCard bike={bike} settings={settings} own />;
const drawBooked = (bike: FoundBike, settings: PageSettings) => (
  <BikeCard bike={bike} settings={settings} booked />
);

interface BikeCardProps {
  bike: FoundBike;
  settings: PageSettings;
  priority?: boolean;
  booked?: boolean;
  own?: boolean;
}

function BikeCard({ bike, own = false, ...card }: BikeCardProps) {
  return (
    <ProductCard
      product={bike}
      {...card}
      priceNote={bike.value !== undefined && <ValueNote value={bike.value} />}
    >
      {own ? <OwnListingButton /> : <OthersButtons bike={bike} />}
    </ProductCard>
  );
}

function OthersButtons({ bike }: { bike: FoundBike }) {
  const book = (intent: string) => bookPath(bike, intent);
  return (
    <>
      <SaveButton bike={bike} />
      <ButtonLink
        to={book('viewing')}
        rel="nofollow"
        aria-label={bookingWords.bookingOf(bookingWords.bookNow, bike.name)}
      >
        {bookingWords.bookNow}
      </ButtonLink>
      <ButtonLink
        to={book('purchase')}
        rel="nofollow"
        tone="strong"
        aria-label={bookingWords.bookingOf(bookingWords.buyNow, bike.name)}
      >
        {bookingWords.buyNow}
      </ButtonLink>
    </>
  );
}
