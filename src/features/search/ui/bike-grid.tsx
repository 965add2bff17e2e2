import * as bookingWords from '#messages/bookings.ts';
import type { PageSettings } from '../../../app-context.ts';
import { bookPath } from '../../../routes.ts';
import { Still } from '../../../still.tsx';
import { ButtonLink } from '../../../ui/button.tsx';
import type { News } from '../../alerts/ui/use-opened.ts';
import { BookedMark, useMarks } from '../../bookings/ui/booked-mark.tsx';
import { OwnListingButton } from '../../listings/ui/own-listing-button.tsx';
import { ProductCard } from '../../listings/ui/product-card.tsx';
import { cardGrid, cardPlace } from '../../listings/ui/product-skeletons.tsx';
import { SaveButton } from '../../saved/ui/save-button.tsx';
import type { FoundBike } from '../contract.ts';
import { ValueNote } from './value-note.tsx';

// Cards that a large screen shows without scrolling.
const inSightAtOnce = 3;

interface BikeGridProps {
  bikes: readonly FoundBike[];
  eager?: boolean;
  /** What was new or cheaper when a saved search was opened. */
  newsOf?: (id: string) => News | undefined;
  /** The level of their names. */
  heading?: 'h2' | 'h3';
}

/**
 * Cards for everybody: booking begins on the motorcycle's own page. Marks on one's own bikes are loaded after
 * the page.
 */
export function BikeGrid({ bikes, eager = false, newsOf, heading = 'h2' }: BikeGridProps) {
  const { isBooked, isOwn } = useMarks();
  const drawings = drawingsBy[heading];
  const drawingOf = ({ _id }: FoundBike, place: number) => {
    if (isOwn(_id)) return drawings.own.plain;
    const news = newsOf?.(_id);
    if (isBooked(_id)) return drawings.booked[news ?? 'plain'];
    return drawings[eager && place < inSightAtOnce ? 'first' : 'usual'][news ?? 'plain'];
  };
  return (
    <ul className={cardGrid}>
      {bikes.map((bike, place) => (
        <Still key={bike._id} as="li" className={cardPlace} of={bike} draw={drawingOf(bike, place)} />
      ))}
    </ul>
  );
}

/** One function per variant of a card: `Still` caches renderings by their function. */
const drawingsBy = { h2: drawingsOf('h2'), h3: drawingsOf('h3') };

function drawingsOf(heading: 'h2' | 'h3') {
  return {
    own: drawWith({ heading, own: true }),
    usual: drawWith({ heading }),
    first: drawWith({ heading, priority: true }),
    booked: drawWith({ heading, booked: true }),
  };
}

function drawWith(how: Partial<BikeCardProps>) {
  const drawing = (news?: News) => (bike: FoundBike, settings: PageSettings) => (
    <BikeCard bike={bike} settings={settings} {...how} {...(news && { news })} />
  );
  return { plain: drawing(), new: drawing('new'), lowered: drawing('lowered') };
}

interface BikeCardProps {
  bike: FoundBike;
  settings: PageSettings;
  priority?: boolean;
  booked?: boolean;
  own?: boolean;
  news?: News;
  heading?: 'h2' | 'h3';
}

function BikeCard({ bike, own = false, booked = false, ...card }: BikeCardProps) {
  return (
    <ProductCard
      product={bike}
      {...card}
      mark={booked && <BookedMark />}
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
