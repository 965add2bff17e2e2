import { useEffect } from 'react';
import * as words from '#messages/listings.ts';
import { artworkUrl, isDrawing, pickPaint } from '../../artwork/domain.ts';
import type { Bike } from '../contract.ts';

interface ProductPictureProps {
  product: Pick<Bike, '_id' | 'image'>;
  /** Pictures that are in sight at once are fetched first. */
  priority?: boolean;
  className?: string;
}

/**
 * A product's picture, always the same size; a drawing where the seller's cannot be had. A photo stands beside the name and
 * needs no other; a drawing says that it is none.
 */
export function ProductPicture({ product, priority = false, className = '' }: ProductPictureProps) {
  return (
    <img
      src={product.image}
      alt={isDrawing(product.image) ? words.drawing : ''}
      width={640}
      height={400}
      loading={priority ? 'eager' : 'lazy'}
      fetchPriority={priority ? 'high' : 'auto'}
      // The largest thing on a phone's first screen: shown with the page, not a frame later.
      decoding={priority ? 'sync' : 'async'}
      referrerPolicy="no-referrer"
      data-stand-in={artworkUrl('naked', pickPaint(product._id))}
      className={`aspect-8/5 w-full object-cover ${className}`}
    />
  );
}

/** The picture of a listing's own page: below it stands that it is a drawing, where it is one. */
export function CaptionedPicture({ product }: Pick<ProductPictureProps, 'product'>) {
  const isDrawn = isDrawing(product.image);
  return (
    <figure>
      <ProductPicture product={product} priority className="border border-line bg-base-200" />
      <figcaption hidden={!isDrawn} className="mt-2 text-sm text-muted">
        {isDrawn ? words.drawing : words.drawingInstead}
      </figcaption>
    </figure>
  );
}

/** Puts the illustration in the place of every picture that cannot be had, as long as the component is there. */
export function useStandIns(): void {
  useEffect(() => {
    // One that failed before anybody listened is told by its size.
    for (const image of document.images) if (image.complete && image.naturalWidth === 0) standIn(image);
    const onError = ({ target }: Event) => {
      if (target instanceof HTMLImageElement) standIn(target);
    };
    // Such errors do not rise: they are heard on their way down.
    document.addEventListener('error', onError, true);
    return () => document.removeEventListener('error', onError, true);
  }, []);
}

function standIn(image: HTMLImageElement): void {
  const { standIn } = image.dataset;
  // Once only: the illustration may fail, too.
  if (!standIn || image.src.endsWith(standIn)) return;
  image.src = standIn;
  image.alt = words.drawingInstead;
  const caption = image.nextElementSibling;
  if (caption instanceof HTMLElement && caption.tagName === 'FIGCAPTION') caption.hidden = false;
}
