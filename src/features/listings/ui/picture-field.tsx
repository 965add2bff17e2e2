import { useEffect, useRef, useState } from 'react';
import * as words from '#messages/listings.ts';
import { TextField } from '../../../ui/fields.tsx';
import { useHydrated } from '../../../ui/use-hydrated.ts';
import { artworkKinds, artworkUrl, isDrawing, paints } from '../../artwork/domain.ts';
import { mostPhotos, type Pictures, withFirst, withoutPhoto, withPhoto } from '../../photos/domain.ts';
import { ChosenPhotos } from '../../photos/ui/chosen-photos.tsx';
import { PhotoPicker } from '../../photos/ui/photo-picker.tsx';
import { type PhotosState, usePhotos } from '../../photos/ui/use-photos.ts';
import { photosText, readPhotos } from '../domain/editing.ts';
import { pictureRule } from '../domain/rules.ts';
import { listingLimits } from '../domain.ts';

/** One picture of each kind, each in another colour. */
const illustrations = artworkKinds.map((kind, place) => ({
  kind,
  address: artworkUrl(kind, paints[place % paints.length] ?? 'signal'),
}));

/** The picture while there is no other. */
export const plainDrawing = artworkUrl('naked', 'signal');

interface FieldValue {
  name: string;
  defaultValue: string;
  error: string | undefined;
}

interface PictureFieldProps extends FieldValue {
  /** The field of further photos, by their addresses. */
  photos: FieldValue;
  /** Told how far chosen photos are. */
  onPhotos: (state: PhotosState) => void;
}

/**
 * The product's pictures with a preview of the first: photos from the device, an address on the web, or an
 * illustration for sellers without a photo.
 */
export function PictureField({ name, defaultValue, error, photos, onPhotos }: PictureFieldProps) {
  const hydrated = useHydrated();
  const input = useRef<HTMLInputElement>(null);
  const more = useRef<HTMLInputElement>(null);
  const [address, setAddress] = useState(defaultValue);
  const [further, setFurther] = useState(() => readPhotos(photos.defaultValue));
  const [broken, setBroken] = useState<string | null>(null);

  function take(pictures: Pictures) {
    fill(input.current, pictures.image);
    fill(more.current, photosText(pictures.photos));
  }
  // The fields say it sooner than the state, as several photos may arrive before the next rendering.
  const chosen = (): Pictures => ({
    image: input.current?.value.trim() ?? address,
    photos: more.current ? readPhotos(more.current.value) : further,
  });

  const sending = usePhotos((photo) => take(withPhoto(chosen(), photo)), onPhotos);

  // Without a connection no picture can be shown: once it is back, this one is tried again.
  useEffect(() => {
    const tryAgain = () => setBroken(null);
    window.addEventListener('online', tryAgain);
    return () => window.removeEventListener('online', tryAgain);
  }, []);

  return (
    <div className="grid gap-5 sm:grid-cols-[minmax(0,1fr)_14rem]">
      <div>
        <PhotoPicker
          photos={sending}
          room={mostPhotos - further.length - (isDrawing(address) ? 0 : 1)}
          error={photos.error}
        />
        <input
          ref={more}
          // Not of the type "hidden", because drafts leave those out.
          type="text"
          hidden
          name={photos.name}
          defaultValue={photos.defaultValue}
          onInput={(event) => setFurther(readPhotos(event.currentTarget.value))}
        />
        <ChosenPhotos
          pictures={{ image: address, photos: further }}
          onFirst={(photo) => take(withFirst(chosen(), photo))}
          onRemove={(photo) => take(withoutPhoto(chosen(), photo, plainDrawing))}
        />
        <div className="mt-5">
          <TextField
            ref={input}
            label={words.imageLabel}
            name={name}
            inputMode="url"
            required
            maxLength={listingLimits.image}
            hint={hydrated ? words.imageHint : words.imageHintWithoutScript}
            error={error ?? (broken === address ? words.pictureBroken : undefined)}
            defaultValue={defaultValue}
            onInput={(event) => setAddress(event.currentTarget.value.trim())}
          />
          {hydrated && (
            <ul aria-label={words.illustrations} className="mt-3 grid grid-cols-4 gap-2">
              {illustrations.map(({ kind, address: picture }) => (
                <li key={kind}>
                  <button
                    type="button"
                    aria-pressed={address === picture}
                    onClick={() => take({ ...chosen(), image: picture })}
                    className="block w-full cursor-pointer border-2 border-transparent bg-base-200 p-0.5 aria-pressed:border-primary"
                  >
                    <img
                      src={picture}
                      alt=""
                      width={160}
                      height={100}
                      loading="lazy"
                      className="aspect-8/5 w-full"
                    />
                    <span className="block py-1 text-xs wrap-anywhere">{words.illustrationNames[kind]}</span>
                  </button>
                </li>
              ))}
            </ul>
          )}
        </div>
      </div>
      {pictureRule(address) === null && broken !== address && (
        <img
          key={address}
          src={address}
          alt={words.picturePreview}
          width={640}
          height={400}
          loading="lazy"
          referrerPolicy="no-referrer"
          onError={() => setBroken(address)}
          className="aspect-8/5 w-full border border-line bg-base-200 object-cover sm:mt-6"
        />
      )}
    </div>
  );
}

/** Fills in a field as if somebody had typed it, for all who listen to the form. */
function fill(field: HTMLInputElement | null, value: string): void {
  if (!field || field.value === value) return;
  field.value = value;
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
