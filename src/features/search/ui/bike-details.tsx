import * as words from '#messages/bike.ts';
import * as listingWords from '#messages/listings.ts';
import { formatDate } from '../../../kernel/dates.ts';
import { languageOf } from '../../../kernel/written-language.ts';
import { paths, searchPath } from '../../../routes.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Link } from '../../../ui/link.tsx';
import { useApp } from '../../../use-app.tsx';
import { PhotoGallery } from '../../listings/ui/photo-gallery.tsx';
import { Facts } from '../../listings/ui/product-facts.tsx';
import { CaptionedPicture, ProductPicture } from '../../listings/ui/product-picture.tsx';
import { originalPriceText, priceText } from '../../listings/ui/product-words.ts';
import { ModerateBike } from '../../reports/ui/moderate-bike.tsx';
import { BikeActions } from '../../saved/ui/bike-actions.tsx';
import type { BikePage } from '../contract.ts';
import { BikeBooking } from './bike-booking.tsx';
import { BikeGrid } from './bike-grid.tsx';
import { BikePapers } from './bike-papers.tsx';
import { BikeSeller } from './bike-seller.tsx';
import { PriceHistory } from './price-history.tsx';
import { PriceOpinionPart } from './price-opinion.tsx';
import { ShareButton } from './share-button.tsx';

/** A motorcycle with everything known about it. */
export function BikeDetails(page: BikePage) {
  const { bike, photos, forSale, takenOff, within, similar, price: opinion, priceHistory } = page;
  const { settings } = useApp();
  const price = priceText(bike, settings);
  const originalPrice = originalPriceText(bike, settings);
  return (
    <>
      <Trail within={within} />
      {!forSale && <EndedNote {...page} />}
      <div className="mt-4 grid items-start gap-x-12 gap-y-8 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] lg:grid-rows-[auto_1fr]">
        {takenOff ? (
          <ProductPicture product={bike} priority className="border border-line bg-base-200" />
        ) : photos.length > 0 ? (
          <PhotoGallery product={bike} photos={photos} />
        ) : (
          <CaptionedPicture product={bike} />
        )}
        <div className="min-w-0 lg:col-start-2 lg:row-span-2 lg:row-start-1">
          <div className="flex items-center justify-between gap-3">
            {bike.soldAt ? (
              <Badge tone="notice">{listingWords.sold}</Badge>
            ) : bike.sample && forSale ? (
              <Badge tone="notice">{listingWords.sample}</Badge>
            ) : (
              <Badge tone={forSale ? 'good' : takenOff ? 'bad' : 'plain'}>
                {takenOff ? words.takenOff : forSale ? listingWords.available : words.ended}
              </Badge>
            )}
          </div>
          <h1
            dir="auto"
            lang={languageOf(bike.name)}
            className="mt-3 text-left text-3xl break-words sm:text-4xl"
          >
            {bike.name}
          </h1>
          <dl className="mt-4 flex flex-wrap items-baseline gap-x-5 gap-y-1">
            <div>
              <dt className="sr-only">{listingWords.priceLabel}</dt>
              <dd className="text-4xl font-extrabold tracking-tight break-words">{price}</dd>
            </div>
            {originalPrice && (
              <div className="flex flex-wrap gap-x-2 text-sm text-muted">
                <dt>{listingWords.originalPriceLabel}</dt>
                <dd>{originalPrice}</dd>
                <dd>({listingWords.originalPriceMeans})</dd>
              </div>
            )}
          </dl>
          <BikeBooking bike={bike} forSale={forSale} takenOff={takenOff} />
          {!takenOff && (
            <BikeActions bike={bike}>
              <ShareButton title={bike.name} />
            </BikeActions>
          )}
          <h2 className="sr-only">{words.figures}</h2>
          <Facts product={bike} settings={settings} className="mt-4" explained />
          {opinion && <PriceOpinionPart opinion={opinion} bike={bike} />}
          <PriceHistory prices={priceHistory} bike={bike} />
          <BikeSeller {...page} />
          <ModerateBike bike={bike} others={page.othersForSale} />
        </div>
        <div className="grid min-w-0 gap-y-8">
          <BikePapers {...page} />
          {(forSale || bike.soldAt || bike.description) && (
            <section aria-labelledby="about-it" className="min-w-0">
              <h2 id="about-it" className="text-2xl">
                {words.aboutIt}
              </h2>
              <p lang={languageOf(bike.description)} className="mt-3 max-w-prose leading-relaxed as-written">
                {bike.description || words.noDescription}
              </p>
            </section>
          )}
        </div>
      </div>
      {similar.length > 0 && (
        <section aria-labelledby="similar" className="mt-14 print:hidden">
          <h2 id="similar" className="mb-6 text-2xl">
            {words.similar}
          </h2>
          <BikeGrid bikes={similar} heading="h3" />
        </section>
      )}
    </>
  );
}

function Trail({ within }: Pick<BikePage, 'within'>) {
  const steps = [
    { name: words.allBikes, to: paths.bikes() },
    ...within.map(({ name, address }) => ({ name, to: searchPath(address) })),
  ];
  return (
    <nav aria-label={words.whereYouAre}>
      <ol className="flex flex-wrap gap-x-2 text-sm text-muted">
        {steps.map(({ name, to }, place) => (
          <li key={to} className="flex min-w-0 items-baseline gap-2">
            {place > 0 && <span aria-hidden="true">/</span>}
            <Link to={to} className="link min-w-0 py-1 wrap-anywhere">
              {name}
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  );
}

/** Why it is not available, and where to look instead. */
function EndedNote({ bike: { soldAt }, takenOff, similar }: BikePage) {
  const [title, hint] = takenOff
    ? [words.takenOff, words.takenOffHint]
    : soldAt
      ? [words.soldOn(formatDate(soldAt)), words.soldHint]
      : [words.ended, words.endedHint];
  return (
    <div role="status" className="mt-4 border-l-4 border-warning bg-raised p-4">
      <p className="font-semibold">{title}</p>
      <p>
        {hint}{' '}
        {similar.length > 0 && (
          <a href="#similar" className="link">
            {words.seeSimilar}
          </a>
        )}
      </p>
    </div>
  );
}
