import * as bookingWords from '#messages/bookings.ts';
import type { PageSettings } from '../../../app-context.ts';
import { bikePath } from '../../../routes.ts';
import { Still } from '../../../still.tsx';
import { ButtonLink } from '../../../ui/button.tsx';
import { BookedMarks } from '../../bookings/ui/booked-marks.tsx';
import type { Bike } from '../../listings/contract.ts';
import { ProductCard } from '../../listings/ui/product-card.tsx';
import { cardGrid, cardPlace } from '../../listings/ui/product-skeletons.tsx';

// Cards that a large screen shows before anybody scrolls.
const inSightAtOnce = 3;

/** Cards for anybody: booking begins on the motorcycle's own page. */
export function BikeGrid({ bikes, eager = false }: { bikes: readonly Bike[]; eager?: boolean }) {
  return (
    <>
      <ul className={cardGrid}>
        {bikes.map((bike, place) => (
          <Still
            key={bike._id}
            as="li"
            className={cardPlace}
            of={bike}
            draw={eager && place < inSightAtOnce ? drawFirst : draw}
          />
        ))}
      </ul>
      <BookedMarks of={bikes} />
    </>
  );
}

const draw = (bike: Bike, settings: PageSettings) => <BikeCard bike={bike} settings={settings} />;
const drawFirst = (bike: Bike, settings: PageSettings) => (
  <BikeCard bike={bike} settings={settings} priority />
);

interface BikeCardProps {
  bike: Bike;
  settings: PageSettings;
  priority?: boolean;
}

function BikeCard({ bike, settings, priority = false }: BikeCardProps) {
  const book = (intent: string) => `${bikePath(bike)}?book=${bike._id}&intent=${intent}`;
  return (
    <ProductCard product={bike} settings={settings} priority={priority}>
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
    </ProductCard>
  );
}
