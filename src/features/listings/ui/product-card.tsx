import type { ReactNode } from 'react';
import * as words from '#messages/listings.ts';
import type { PageSettings } from '../../../app-context.ts';
import { formatDate } from '../../../kernel/dates.ts';
import { languageOf } from '../../../kernel/written-language.ts';
import { bikePath } from '../../../routes.ts';
import { Badge } from '../../../ui/badge.tsx';
import { dot } from '../../../ui/dot.ts';
import { Link } from '../../../ui/link.tsx';
import type { Bike } from '../contract.ts';
import { Facts } from './product-facts.tsx';
import { ProductPicture } from './product-picture.tsx';
import { originalPriceText, priceText } from './product-words.ts';

interface ProductCardProps {
  product: Bike;
  settings: PageSettings;
  priority?: boolean;
  /** What it is to the viewer, such as booked. */
  mark?: ReactNode;
  /** What it was to the viewer, in a saved search that they have just opened. */
  news?: 'new' | 'lowered';
  /** A further note about its price. */
  priceNote?: ReactNode;
  /** The level of its name: below a heading of the second level it is the third. */
  heading?: 'h2' | 'h3' | undefined;
  /** Buttons: Book Now, Buy Now. */
  children: ReactNode;
}

/**
 * A motorcycle with all that buyers compare, in the same order and at the same height on each card: unknown
 * facts keep their rows, and the eight rows of neighbours share a grid (`cardGrid`). It has neither state nor
 * listeners (src/still.tsx).
 */
export function ProductCard({
  product,
  settings,
  priority = false,
  mark,
  news,
  priceNote,
  heading: Heading = 'h2',
  children,
}: ProductCardProps) {
  return (
    <article className="bike-card">
      <Link to={bikePath(product)} tabIndex={-1} aria-hidden="true">
        <ProductPicture product={product} priority={priority} className="bg-base-200" />
      </Link>
      <div className="bike-card-state">
        <Badge tone={product.sample ? 'plain' : 'good'}>{words.available}</Badge>
        {news && <span className="bike-card-news">{words.news[news]}</span>}
        {mark}
        {product.sample && (
          <span title={words.sampleHint} className="bike-card-sample">
            {words.sample}
          </span>
        )}
      </div>
      <Heading>
        <Link to={bikePath(product)} className="card-link" lang={languageOf(product.name)}>
          {product.name}
        </Link>
      </Heading>
      <dl className="bike-card-price">
        <div>
          <dt className="sr-only">{words.priceLabel}</dt>
          <dd>{priceText(product, settings)}</dd>
        </div>
        <div>
          <dt>{words.originalPriceLabel}</dt>
          <dd>{originalPriceText(product, settings) || words.notGiven}</dd>
        </div>
        {priceNote}
      </dl>
      <Facts product={product} settings={settings} />
      <div className="bike-card-text">
        <p lang={languageOf(product.description)}>{product.description}</p>
      </div>
      <p className="bike-card-seller">
        <span className="sr-only">{words.sellerLabel}: </span>
        <b lang={languageOf(product.sellerName)}>{product.sellerName}</b>
        {dot}
        {product.postTimeKnown ? (
          <span className="sr-only">{words.postedLabel}: </span>
        ) : (
          `${words.listedLabel} `
        )}
        <time dateTime={product.postTime}>{formatDate(product.postTime)}</time>
      </p>
      <div className="bike-card-buttons">{children}</div>
    </article>
  );
}
