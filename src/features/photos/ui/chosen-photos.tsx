import { useRef, useState } from 'react';
import * as words from '#messages/photos.ts';
import { Button } from '../../../ui/button.tsx';
import { fieldId } from '../../../ui/fields.tsx';
import { useFocusPassedOn } from '../../../ui/use-focus-passed-on.ts';
import { useHydrated } from '../../../ui/use-hydrated.ts';
import { type Pictures, photoIdOf, placedPhotos, smallPhotoAddress } from '../domain.ts';

interface ChosenPhotosProps {
  pictures: Pictures;
  onFirst: (photo: string) => void;
  onRemove: (photo: string) => void;
}

/** Every uploaded photo: each can become the first one, or be removed, which screen readers are told. */
export function ChosenPhotos({ pictures, onFirst, onRemove }: ChosenPhotosProps) {
  const hydrated = useHydrated();
  const list = useRef<HTMLUListElement>(null);
  const placed = placedPhotos(pictures);
  useFocusPassedOn(list, placed.map(({ photo }) => photo).join(), 'button', `#${fieldId('photos')}`);
  // Another key each time: the same sentence said twice is announced twice.
  const [told, setTold] = useState({ text: '', key: 0 });
  const tell = (text: string) => setTold(({ key }) => ({ text, key: key + 1 }));
  return (
    <>
      {/* There before it says anything, or it would not be announced. */}
      <p role="status" className="sr-only">
        <span key={told.key}>{told.text}</span>
      </p>
      {placed.length > 0 && (
        <ul ref={list} aria-label={words.yourPhotos} className="mt-4 grid grid-cols-2 gap-3 sm:grid-cols-3">
          {placed.map(({ photo, place }) => (
            <li key={photo}>
              <img
                src={smallPhotoAddress(photoIdOf(photo) ?? '')}
                alt={words.photoNumber(place)}
                width={320}
                height={200}
                loading="lazy"
                className="aspect-8/5 w-full border border-line bg-base-200 object-cover"
              />
              <div className="mt-1 flex min-h-8 flex-wrap items-center gap-1">
                {place === 1 && <span className="px-1 text-sm font-semibold">{words.firstPhoto}</span>}
                {hydrated && (
                  <>
                    {place > 1 && (
                      <Button
                        tone="plain"
                        size="small"
                        className="px-2"
                        aria-label={words.showFirst(place)}
                        onClick={() => {
                          onFirst(photo);
                          tell(words.photoIsFirst(place));
                        }}
                      >
                        {words.showFirstShort}
                      </Button>
                    )}
                    <Button
                      tone="quiet"
                      size="small"
                      className="px-2"
                      aria-label={words.removePhoto(place)}
                      onClick={() => {
                        onRemove(photo);
                        tell(words.photoRemoved(place));
                      }}
                    >
                      {words.removePhotoShort}
                    </Button>
                  </>
                )}
              </div>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
