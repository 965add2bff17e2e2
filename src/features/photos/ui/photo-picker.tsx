import { type ReactNode, useEffect, useRef } from 'react';
import * as words from '#messages/photos.ts';
import { Button } from '../../../ui/button.tsx';
import { useHydrated } from '../../../ui/use-hydrated.ts';
import { photoField } from '../actions/take-photo.ts';
import { photoTypes } from '../domain.ts';
import type { usePhoto } from './use-photo.ts';

interface PhotoPickerProps {
  photo: ReturnType<typeof usePhoto>;
  /** The address of the picture that is chosen now. */
  current: string;
}

/** Chooses a photo from the device, and says how far it is. Without script the file goes with the form. */
export function PhotoPicker({ photo, current }: PhotoPickerProps) {
  const hydrated = useHydrated();
  const input = useRef<HTMLInputElement>(null);
  const { state, choose, sendAgain } = photo;

  useEffect(() => {
    // It may have been chosen before script ran.
    const file = input.current?.files?.[0];
    if (file) choose(file);
    const form = input.current?.form;
    const forget = () => choose(null);
    form?.addEventListener('reset', forget);
    return () => form?.removeEventListener('reset', forget);
  }, [choose]);

  return (
    <div>
      <label htmlFor="field-photo" className="mb-1.5 block text-sm font-semibold">
        {words.photoLabel}
      </label>
      <input
        ref={input}
        id="field-photo"
        type="file"
        // With script it has been sent already when the form is.
        name={hydrated ? undefined : photoField}
        accept={photoTypes.join()}
        aria-describedby="field-photo-hint"
        onChange={(event) => choose(event.currentTarget.files?.[0] ?? null)}
        className="block w-full min-w-0 overflow-hidden rounded-field border border-field-line bg-raised text-base file:mr-3 file:cursor-pointer file:border-0 file:bg-neutral file:px-4 file:py-2.5 file:font-bold file:text-neutral-content"
      />
      <p id="field-photo-hint" className="mt-1.5 text-sm text-muted">
        {words.photoHint}
      </p>
      <Progress>
        {state.step === 'sending' && (
          <span className="flex items-center gap-2">
            <span className="loading loading-spinner loading-sm" aria-hidden="true" />
            {words.photoSending}
          </span>
        )}
        {state.step === 'sent' && state.address === current && words.photoSent}
      </Progress>
      {state.step === 'failed' && (
        <div role="alert" className="mt-2 flex flex-wrap items-center gap-3">
          <p className="text-sm font-semibold text-error">{state.message}</p>
          {state.again && (
            <Button tone="plain" size="small" onClick={sendAgain}>
              {words.sendPhotoAgain}
            </Button>
          )}
        </div>
      )}
    </div>
  );
}

/** Announced when it changes, so it is there before it says anything. */
function Progress({ children }: { children: ReactNode }) {
  return (
    <div role="status" className="mt-2 text-sm font-semibold empty:hidden">
      {children}
    </div>
  );
}
