import { useEffect, useRef, useState } from 'react';
import * as words from '#messages/photos.ts';
import { Button } from '../../../ui/button.tsx';
import { fieldId } from '../../../ui/fields.tsx';
import { useHydrated } from '../../../ui/use-hydrated.ts';
import { photoField } from '../actions/take-photos.ts';
import { mostPhotos, photoTypes } from '../domain.ts';
import { PhotosProgress } from './photos-progress.tsx';
import type { PhotosState, usePhotos } from './use-photos.ts';

interface PhotoPickerProps {
  photos: ReturnType<typeof usePhotos>;
  /** How many more can be chosen. */
  room: number;
  /** The problem with the photos of a form that was refused. */
  error: string | undefined;
}

/** Chooses photos from the device, and says how far they are. Without script the files go with the form. */
export function PhotoPicker({ photos, room, error }: PhotoPickerProps) {
  const hydrated = useHydrated();
  const input = useRef<HTMLInputElement>(null);
  const { state, choose, forget, leaveOut, sendAgain } = photos;
  const id = fieldId('photos');
  const [isOver, setOver] = useState(false);
  // What is known of the photos themselves stands instead of it.
  const isRefused = error !== undefined && state.step !== 'failed';

  useEffect(() => {
    // They may have been chosen before script ran.
    choose([...(input.current?.files ?? [])]);
    const form = input.current?.form;
    form?.addEventListener('reset', forget);
    return () => form?.removeEventListener('reset', forget);
  }, [choose, forget]);

  function take(files: readonly File[]) {
    setOver(files.length > room);
    choose(files.slice(0, room));
  }

  function goOnWithout() {
    leaveOut();
    // The button that had it is gone.
    input.current?.focus({ preventScroll: true });
  }

  return (
    <div>
      <label htmlFor={id} className="mb-1.5 block text-sm font-semibold">
        {words.photosLabel}
      </label>
      <input
        ref={input}
        id={id}
        type="file"
        multiple
        // With script they have been sent already when the form is.
        name={hydrated ? undefined : photoField}
        accept={photoTypes.join()}
        aria-describedby={isRefused ? `${id}-hint ${id}-error` : `${id}-hint`}
        aria-invalid={isRefused || undefined}
        onChange={(event) => take([...(event.currentTarget.files ?? [])])}
        className="block w-full min-w-0 overflow-hidden rounded-field border border-field-line bg-raised text-base file:mr-3 file:cursor-pointer file:border-0 file:bg-neutral file:px-4 file:py-2.5 file:font-bold file:text-neutral-content"
      />
      <p id={`${id}-hint`} className="mt-1.5 text-sm text-muted">
        {words.photosHint(mostPhotos)}
      </p>
      {/* Announced when it changes, so it is there before it says anything. */}
      <div role="status" className="text-sm font-semibold not-empty:mt-2">
        <Progress state={state} />
      </div>
      {/* Outside, or each of its steps would be announced. */}
      {state.step === 'sending' && <PhotosProgress share={state.share} />}
      {isOver && (
        <p role="alert" className="mt-2 text-sm font-semibold text-error">
          {words.tooManyPhotos(mostPhotos)}
        </p>
      )}
      {state.step === 'failed' ? (
        <div role="alert" className="mt-2 flex flex-wrap items-center gap-3">
          <p className="min-w-0 text-sm font-semibold break-words text-error">{state.message}</p>
          {state.again !== 'no' && (
            <>
              <Button tone="plain" size="small" onClick={sendAgain}>
                {words.sendPhotosAgain}
              </Button>
              <Button tone="quiet" size="small" onClick={goOnWithout}>
                {words.goOnWithoutPhotos}
              </Button>
            </>
          )}
        </div>
      ) : (
        isRefused && (
          <p id={`${id}-error`} className="mt-1.5 text-sm font-semibold text-error">
            {error}
          </p>
        )
      )}
    </div>
  );
}

function Progress({ state }: { state: PhotosState }) {
  if (state.step === 'sent') return words.photosSent(state.count);
  if (state.step !== 'sending') return null;
  return (
    <span className="flex items-center gap-2">
      <span className="loading loading-spinner loading-sm" aria-hidden="true" />
      {words.photosSending(state.number, state.of)}
    </span>
  );
}
