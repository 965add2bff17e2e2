import type { ReactNode } from 'react';
import * as words from '#messages/listings.ts';
import { formatDate } from '../../../kernel/dates.ts';
import { bikePath } from '../../../routes.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Link } from '../../../ui/link.tsx';
import { useApp } from '../../../use-app.tsx';
import type { Bike } from '../contract.ts';
import { Facts } from './product-facts.tsx';
import { ProductPicture } from './product-picture.tsx';
import { originalPriceText, priceText } from './product-words.ts';

interface ProductCardProps {
  product: Bike;
  priority?: boolean;
  /** What can be done about it: Book Now, Buy Now. */
  children: ReactNode;
}

/**
 * A motorcycle with all that a buyer compares, in the same order and at the same height on each card:
 * what is not known keeps its row, and the eight rows of neighbours share a grid (`cardGrid`).
 */
export function ProductCard({ product, priority = false, children }: ProductCardProps) {
  const { settings } = useApp();
  return (
    <article className="row-span-8 mb-6 grid grid-rows-subgrid gap-0 border border-line bg-raised pb-5">
      <Link to={bikePath(product)} tabIndex={-1} aria-hidden="true">
        <ProductPicture product={product} priority={priority} className="bg-base-200" />
      </Link>
      <div className="flex min-h-11 items-center justify-between gap-3 px-5 pt-5">
        <Badge tone="good">{words.available}</Badge>
        {product.sample && (
          <span
            title={words.sampleHint}
            className="rounded-sm border border-field-line px-2 text-sm leading-6 text-muted"
          >
            {words.sample}
          </span>
        )}
      </div>
      <h2 className="px-5 pt-2 text-xl leading-snug break-words">
        <Link to={bikePath(product)} className="card-link">
          {product.name}
        </Link>
      </h2>
      <dl className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 px-5 pt-3">
        <div className="min-w-0">
          <dt className="sr-only">{words.priceLabel}</dt>
          <dd className="text-3xl leading-tight font-extrabold tracking-tight break-words">
            {priceText(product, settings)}
          </dd>
        </div>
        <div className="flex min-w-0 gap-2 text-sm text-muted">
          <dt>{words.originalPriceLabel}</dt>
          <dd>{originalPriceText(product, settings) || words.notGiven}</dd>
        </div>
      </dl>
      <Facts product={product} className="mx-5 mt-4" />
      <div className="px-5 pt-4">
        <p className="line-clamp-3 text-sm leading-normal break-words text-muted">{product.description}</p>
      </div>
      <p className="px-5 pt-3 text-sm text-muted">
        <span className="sr-only">{words.sellerLabel}: </span>
        <span className="font-semibold text-base-content">{product.sellerName}</span>
        {' · '}
        <span className="sr-only">{words.postedLabel}: </span>
        <time dateTime={product.postTime}>{formatDate(product.postTime)}</time>
      </p>
      <div className="grid grid-cols-2 gap-3 self-end px-5 pt-5">{children}</div>
    </article>
  );
}
