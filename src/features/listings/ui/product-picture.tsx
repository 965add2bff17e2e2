import { useEffect } from 'react';
import * as words from '#messages/pictures.ts';
import { artworkUrl, isDrawing, pickPaint } from '../../artwork/domain.ts';
import { photoIdOf, smallPhotoAddress } from '../../photos/domain.ts';
import type { Bike } from '../contract.ts';

/** How wide a large picture is: beside what is said about it only where there is room. */
const largeWidth = '(min-width: 64rem) 42rem, 100vw';

interface ProductPictureProps {
  product: Pick<Bike, '_id' | 'image'>;
  /** Pictures that are visible at first are fetched first. */
  priority?: boolean;
  /** It is the main thing on its page, not one of many. */
  large?: boolean;
  /** What it is called where no name is beside it. */
  alt?: string;
  className?: string;
}

/**
 * A product's picture, always the same size; a drawing where the seller's cannot be loaded. A photo needs no
 * alternative text, as the name is beside it; a drawing says that it is none.
 */
export function ProductPicture({
  product,
  priority = false,
  large = false,
  alt,
  className = '',
}: ProductPictureProps) {
  const photo = photoIdOf(product.image);
  const small = photo === null ? product.image : smallPhotoAddress(photo);
  return (
    <img
      src={large ? product.image : small}
      {...(large && photo !== null && { srcSet: `${small} 800w, ${product.image} 1280w`, sizes: largeWidth })}
      alt={alt ?? (isDrawing(product.image) ? words.drawing : '')}
      width={640}
      height={400}
      loading={priority ? 'eager' : 'lazy'}
      fetchPriority={priority ? 'high' : 'auto'}
      // The largest thing on a phone's first screen must be painted with the page, not a frame later.
      decoding={priority ? 'sync' : 'async'}
      referrerPolicy="no-referrer"
      data-stand-in={artworkUrl('naked', pickPaint(product._id))}
      className={`aspect-8/5 w-full object-cover ${className}`}
    />
  );
}

/** The picture on a listing's own page, with a caption where it is a drawing. */
export function CaptionedPicture({ product }: Pick<ProductPictureProps, 'product'>) {
  const isDrawn = isDrawing(product.image);
  return (
    <figure>
      <ProductPicture product={product} priority large className="border border-line bg-base-200" />
      <figcaption hidden={!isDrawn} className="mt-2 text-sm text-muted">
        {isDrawn ? words.drawing : words.drawingInstead}
      </figcaption>
    </figure>
  );
}

/** Replaces every picture that cannot be loaded with its illustration, while the component is mounted. */
export function useStandIns(): void {
  useEffect(() => {
    // Pictures that failed before hydration are recognised by their size.
    for (const image of document.images) if (image.complete && image.naturalWidth === 0) standIn(image);
    const onError = ({ target }: Event) => {
      if (target instanceof HTMLImageElement) standIn(target);
    };
    // Error events do not bubble, so they are caught in the capture phase.
    document.addEventListener('error', onError, true);
    return () => document.removeEventListener('error', onError, true);
  }, []);
}

function standIn(image: HTMLImageElement): void {
  const { standIn } = image.dataset;
  // Once only: the illustration may fail, too.
  if (!standIn || image.src.endsWith(standIn)) return;
  image.srcset = '';
  image.src = standIn;
  image.alt = words.drawingInstead;
  const caption = image.nextElementSibling;
  if (caption instanceof HTMLElement && caption.tagName === 'FIGCAPTION') caption.hidden = false;
}
