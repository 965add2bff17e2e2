import { useRef } from 'react';
import * as words from '#messages/photos.ts';
import { Button } from '../../../ui/button.tsx';
import { fieldId } from '../../../ui/fields.tsx';
import { useFocusPassedOn } from '../../../ui/use-focus-passed-on.ts';
import { useHydrated } from '../../../ui/use-hydrated.ts';
import { photoIdOf, smallPhotoAddress } from '../domain.ts';

interface ChosenPhotosProps {
  /** The addresses of the photos beside the picture. */
  photos: readonly string[];
  onFirst: (photo: string) => void;
  onRemove: (photo: string) => void;
}

/** The photos beside the picture: each can take its place, or be removed. */
export function ChosenPhotos({ photos, onFirst, onRemove }: ChosenPhotosProps) {
  const hydrated = useHydrated();
  const list = useRef<HTMLUListElement>(null);
  useFocusPassedOn(list, photos.join(), 'button', `#${fieldId('photos')}`);
  if (photos.length === 0) return null;
  return (
    <ul ref={list} aria-label={words.morePhotos} className="mt-4 grid grid-cols-2 gap-3 sm:grid-cols-3">
      {photos.map((photo, place) => (
        <li key={photo}>
          <img
            src={smallPhotoAddress(photoIdOf(photo) ?? '')}
            alt={words.photoNumber(place + 2)}
            width={320}
            height={200}
            loading="lazy"
            className="aspect-8/5 w-full border border-line bg-base-200 object-cover"
          />
          {hydrated && (
            <div className="mt-1 flex flex-wrap gap-1">
              <Button
                tone="plain"
                size="small"
                aria-label={words.showFirst(place + 2)}
                onClick={() => onFirst(photo)}
              >
                {words.showFirstShort}
              </Button>
              <Button
                tone="quiet"
                size="small"
                aria-label={words.removePhoto(place + 2)}
                onClick={() => onRemove(photo)}
              >
                {words.removePhotoShort}
              </Button>
            </div>
          )}
        </li>
      ))}
    </ul>
  );
}
