import { useEffect, useRef, useState } from 'react';
import * as words from '#messages/listings.ts';
import { TextField } from '../../../ui/fields.tsx';
import { useHydrated } from '../../../ui/use-hydrated.ts';
import { artworkKinds, artworkUrl, paints } from '../../artwork/domain.ts';
import { PhotoPicker } from '../../photos/ui/photo-picker.tsx';
import { type PhotoState, usePhoto } from '../../photos/ui/use-photo.ts';
import { pictureRule } from '../domain/rules.ts';
import { listingLimits } from '../domain.ts';

/** One picture of each kind, each in another colour. */
const illustrations = artworkKinds.map((kind, place) => ({
  kind,
  address: artworkUrl(kind, paints[place % paints.length] ?? 'signal'),
}));

interface PictureFieldProps {
  name: string;
  defaultValue: string;
  error: string | undefined;
  /** Told when a photo begins to be sent, and when it is there or has failed. */
  onPhoto: (state: PhotoState) => void;
}

/**
 * The product's picture with a preview: a photo from the device, its address on the web, or an illustration for sellers
 * without a photo.
 */
export function PictureField({ name, defaultValue, error, onPhoto }: PictureFieldProps) {
  const hydrated = useHydrated();
  const input = useRef<HTMLInputElement>(null);
  const [address, setAddress] = useState(defaultValue);
  const [broken, setBroken] = useState<string | null>(null);

  function take(picture: string) {
    if (!input.current) return;
    input.current.value = picture;
    input.current.dispatchEvent(new Event('input', { bubbles: true }));
  }

  const photo = usePhoto(take);
  const { state } = photo;
  useEffect(() => onPhoto(state), [onPhoto, state]);

  return (
    <div className="grid gap-5 sm:grid-cols-[minmax(0,1fr)_14rem]">
      <div>
        <PhotoPicker photo={photo} current={address} />
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
                    onClick={() => take(picture)}
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
                    <span className="block truncate py-1 text-xs">{words.illustrationNames[kind]}</span>
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
