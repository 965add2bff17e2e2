import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import * as words from '#messages/listings.ts';
import { formatDate } from '../../../kernel/dates.ts';
import { languageOf } from '../../../kernel/written-language.ts';
import { bikePath, paths } from '../../../routes.ts';
import { Badge } from '../../../ui/badge.tsx';
import { dot } from '../../../ui/dot.ts';
import { Link } from '../../../ui/link.tsx';
import { useApp } from '../../../use-app.tsx';
import type { OwnProduct } from '../contract.ts';
import { placeOf } from '../domain.ts';
import { OwnProductButtons } from './own-product-buttons.tsx';
import { ProductPicture } from './product-picture.tsx';
import { priceText, yearText } from './product-words.ts';
import { TakenOffNote, WriteButton } from './taken-off-note.tsx';

/**
 * One of a seller's own motorcycles: its facts, since when it is listed, its bookings, and what can be done
 * with it.
 */
export function OwnProductRow({ product, children: bookings }: { product: OwnProduct; children: ReactNode }) {
  const { settings } = useApp();
  const place = useLocation();
  const isOpen = new URLSearchParams(place.search).get('bookings') === product._id;
  const bookingsId = `bookings-${product._id}`;
  return (
    <li className="border border-line bg-raised">
      <article
        aria-label={product.name}
        className="grid grid-cols-[7rem_minmax(0,1fr)] sm:grid-cols-[13rem_minmax(0,1fr)]"
      >
        <div>
          <ProductPicture product={product} className="bg-base-200" />
        </div>
        <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2 p-3 sm:p-5">
          <div className="min-w-0">
            <h2 className="text-lg leading-snug wrap-anywhere sm:text-xl">
              <Link to={bikePath(product)} className="card-link" lang={languageOf(product.name)}>
                {product.name}
              </Link>
            </h2>
            <p lang={languageOf(placeOf(product))} className="mt-1 text-sm text-muted">
              {[yearText(product), placeOf(product)].filter(Boolean).join(dot)}
            </p>
            <p className="mt-1 flex flex-wrap gap-x-5 gap-y-1">
              {!product.takenOff && !product.soldAt && <Badge tone="good">{words.available}</Badge>}
              {product.takenOff && <Badge tone="bad">{words.takenOff}</Badge>}
              {product.soldAt && <Badge tone="notice">{words.soldOn(formatDate(product.soldAt))}</Badge>}
            </p>
          </div>
          <p className="text-xl font-extrabold tracking-tight wrap-anywhere sm:text-2xl">
            <span className="sr-only">{words.priceLabel}: </span>
            {priceText(product, settings)}
          </p>
        </div>
        {product.takenOff && (
          <div className="col-span-2 border-t border-line p-3 sm:px-5">
            <TakenOffNote takenOff={product.takenOff}>
              <WriteButton bike={product} takenOff={product.takenOff} />
            </TakenOffNote>
          </div>
        )}
        <div className="col-span-2 flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-t border-line px-3 py-2 sm:px-5">
          <p className="text-sm text-muted">
            {words.postedLabel} <time dateTime={product.postTime}>{formatDate(product.postTime)}</time>{' '}
            <Link className="link" to={paths.categoryProducts(product.category)}>
              {words.inCategory(product.category)}
            </Link>
          </p>
          <OwnProductButtons product={product} isOpen={isOpen} bookingsId={bookingsId} />
        </div>
      </article>
      <section id={bookingsId} hidden={!isOpen} className="border-t border-line px-3 py-3 sm:px-5">
        {isOpen && bookings}
      </section>
    </li>
  );
}
