import { Motorbike, X } from 'lucide-react';
import { useState } from 'react';
import * as listingWords from '#messages/listings.ts';
import * as words from '#messages/saved.ts';
import type { PageSettings } from '../../../app-context.ts';
import { formatDate } from '../../../kernel/dates.ts';
import { languageOf } from '../../../kernel/written-language.ts';
import { bikePath } from '../../../routes.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { dot } from '../../../ui/dot.ts';
import { Link } from '../../../ui/link.tsx';
import { useApp } from '../../../use-app.tsx';
import type { Bike } from '../../listings/contract.ts';
import { placeOf } from '../../listings/domain.ts';
import { ProductPicture } from '../../listings/ui/product-picture.tsx';
import { engineText, mileageText, priceText, yearText } from '../../listings/ui/product-words.ts';
import type { SavedBike } from '../contract.ts';
import { backText } from '../domain/back.ts';
import { compared, useBrowserList } from './browser-lists.ts';
import { CompareTick } from './compare-tick.tsx';
import { PriceNote } from './price-note.tsx';

/** The form of the page that removes motorcycles. */
export const unsaveFormId = 'unsave';

interface SavedRowProps {
  saved: SavedBike;
  /** While it is being removed. */
  leaves: boolean;
  onUnsave: (saved: SavedBike) => void;
}

/**
 * One saved motorcycle: its price now and when it was saved, whether it is still there, and what can be done
 * with it.
 */
export function SavedRow({ saved, leaves, onUnsave }: SavedRowProps) {
  const { settings } = useApp();
  const { bike, forSale, takenOff, savedAt, priceThen } = saved;
  const name = bike?.name ?? (saved.name || words.goneForGood);
  return (
    <li>
      <article
        aria-label={name}
        className="grid grid-cols-[6.5rem_minmax(0,1fr)] gap-x-4 border border-line bg-raised p-3 sm:grid-cols-[12rem_minmax(0,1fr)] sm:gap-x-5 sm:p-4"
      >
        <Picture bike={bike} />
        <div className="min-w-0">
          <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
            <h2 lang={languageOf(name)} className="min-w-0 text-lg leading-snug wrap-anywhere sm:text-xl">
              {bike ? (
                <Link to={bikePath(bike)} className="card-link">
                  {name}
                </Link>
              ) : (
                name
              )}
            </h2>
            {bike && (
              <p className="text-lg font-extrabold tracking-tight wrap-anywhere sm:text-xl">
                <span className="sr-only">{listingWords.priceLabel}: </span>
                {priceText(bike, settings)}
              </p>
            )}
          </div>
          {!forSale && (
            <p className="mt-1">
              <Badge tone={takenOff ? 'bad' : 'notice'}>
                {takenOff
                  ? listingWords.takenOffSite
                  : bike?.soldAt
                    ? listingWords.soldOn(formatDate(bike.soldAt))
                    : words.notForSale}
              </Badge>
            </p>
          )}
          {bike?.sample && forSale && (
            <p className="mt-1">
              <Badge tone="notice">{listingWords.sample}</Badge>
            </p>
          )}
          {bike && forSale && <PriceNote before={priceThen} now={bike} />}
          {bike && (
            <p lang={languageOf(placeOf(bike))} className="mt-2 wrap-anywhere">
              {factsOf(bike, settings)}
            </p>
          )}
          <p className="mt-1 text-sm text-muted">
            {words.savedLabel} <time dateTime={savedAt}>{formatDate(savedAt)}</time>
          </p>
        </div>
        <div className="col-span-2 mt-3 flex flex-wrap items-center justify-between gap-x-6 gap-y-1 border-t border-line pt-2 sm:col-span-1 sm:col-start-2">
          {bike ? <CompareTick id={bike._id} name={bike.name} /> : <TickOfGone id={saved._id} name={name} />}
          <Button
            type="submit"
            form={unsaveFormId}
            name="remove"
            value={bike ? backText(saved) : saved._id}
            busy={leaves}
            tone="quiet"
            aria-label={words.unsaveOf(name)}
            className="-mr-3"
            onClick={(event) => {
              event.preventDefault();
              onUnsave(saved);
            }}
          >
            <X aria-hidden="true" className="size-5" />
            {words.unsave}
          </Button>
        </div>
      </article>
    </li>
  );
}

/**
 * A motorcycle that is gone for good is compared only if it was chosen before; its box stays until the page
 * is left.
 */
function TickOfGone({ id, name }: { id: string; name: string }) {
  const isChosen = useBrowserList(compared)?.includes(id) ?? false;
  const [wasChosen, note] = useState(isChosen);
  if (isChosen && !wasChosen) note(true);
  return wasChosen ? <CompareTick id={id} name={name} /> : <span />;
}

function factsOf(bike: Bike, settings: PageSettings): string {
  return [yearText(bike), mileageText(bike, settings), engineText(bike), placeOf(bike)]
    .filter(Boolean)
    .join(dot);
}

/** A motorcycle that is gone for good has no picture any more. */
function Picture({ bike }: { bike: Bike | null }) {
  if (bike) {
    return (
      <Link to={bikePath(bike)} tabIndex={-1} aria-hidden="true" className="row-span-2 self-start">
        <ProductPicture product={bike} className="bg-base-200" />
      </Link>
    );
  }
  return (
    <div className="row-span-2 flex aspect-8/5 items-center justify-center self-start bg-base-200 text-muted">
      <Motorbike aria-hidden="true" className="size-7" />
    </div>
  );
}
