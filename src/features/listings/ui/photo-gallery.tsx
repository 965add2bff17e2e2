import { useRef } from 'react';
import * as words from '#messages/photos.ts';
import { useShownWhole } from '../../../ui/use-shown-whole.ts';
import { isDrawing } from '../../artwork/domain.ts';
import type { Bike } from '../contract.ts';
import { ProductPicture } from './product-picture.tsx';

interface PhotoGalleryProps {
  product: Pick<Bike, '_id' | 'image' | 'name'>;
  /** The addresses of the photos beside its picture. */
  photos: readonly string[];
}

/**
 * All photos of a motorcycle: to swipe through, or where there is room, the others below the first. Each leads to
 * itself in full. Needs no script.
 */
export function PhotoGallery({ product, photos }: PhotoGalleryProps) {
  const strip = useRef<HTMLUListElement>(null);
  useShownWhole(strip);
  const all = [product.image, ...photos].filter((address) => !isDrawing(address));
  return (
    <figure>
      <ul
        ref={strip}
        aria-label={words.photosOf(product.name)}
        className="photo-strip flex snap-x snap-mandatory gap-2 overflow-x-auto overscroll-x-contain pb-2 lg:grid lg:grid-cols-4 lg:overflow-visible"
      >
        {all.map((address, place) => (
          <li key={address} className="w-[94%] shrink-0 snap-center lg:w-auto lg:first:col-span-4">
            <a href={address} rel="noreferrer" className="block">
              <ProductPicture
                product={{ _id: product._id, image: address }}
                alt={words.photoOf(place + 1, all.length)}
                priority={place === 0}
                large={place === 0}
                className="border border-line bg-base-200"
              />
            </a>
          </li>
        ))}
      </ul>
      <figcaption className="mt-1 text-sm text-muted">
        {words.photosCount(all.length)} <span className="print:hidden">{words.photosOpen}</span>
      </figcaption>
    </figure>
  );
}
