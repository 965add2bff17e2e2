import { useEffect, useRef, useState } from 'react';
import { artworkUrl, pickPaint } from '../../artwork/domain.ts';
import type { Bike } from '../contract.ts';

interface ProductPictureProps {
  product: Pick<Bike, '_id' | 'image'>;
  /** Pictures that are in sight at once are fetched first. */
  priority?: boolean;
  className?: string;
}

/** A product's picture, always the same size; an illustration where the seller's cannot be had. */
export function ProductPicture({ product, priority = false, className = '' }: ProductPictureProps) {
  const [broken, setBroken] = useState<string | null>(null);
  const image = useRef<HTMLImageElement>(null);

  // A picture that failed before hydration fired its error event when nobody listened.
  useEffect(() => {
    if (image.current?.complete && image.current.naturalWidth === 0) setBroken(product.image);
  }, [product.image]);

  const isBroken = broken === product.image;
  return (
    <img
      ref={image}
      src={isBroken ? artworkUrl('naked', pickPaint(product._id)) : product.image}
      alt=""
      width={640}
      height={400}
      loading={priority ? 'eager' : 'lazy'}
      fetchPriority={priority ? 'high' : 'auto'}
      // The largest thing on a phone's first screen: shown with the page, not a frame later.
      decoding={priority ? 'sync' : 'async'}
      referrerPolicy="no-referrer"
      onError={() => setBroken(product.image)}
      className={`aspect-8/5 w-full object-cover ${className}`}
    />
  );
}
