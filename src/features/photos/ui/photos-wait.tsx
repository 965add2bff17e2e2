import * as words from '#messages/photos.ts';
import { PhotosProgress } from './photos-progress.tsx';
import type { AwaitedPhotos } from './use-awaited-photos.ts';

/**
 * Says beside the button of a form which photo it waits for, or which is missing: the photos are sent where they were
 * chosen, which may be far from the button.
 */
export function PhotosWait({ awaited }: { awaited: AwaitedPhotos }) {
  const { state, isAwaited } = awaited;
  // Announced when it changes, so it is there before it says anything; outside of it is what changes all the time.
  return (
    <>
      <p role="status" className="font-semibold not-empty:mt-3">
        {textOf(awaited)}
      </p>
      {isAwaited && state.step === 'sending' && <PhotosProgress share={state.share} />}
    </>
  );
}

function textOf({ state, isAwaited, isStopped }: AwaitedPhotos): string | null {
  if (state.step === 'sending') return isAwaited ? words.photosAwaited(state.number, state.of) : null;
  if (state.step === 'failed' && state.again !== 'no')
    return isAwaited ? words.photosAwaitConnection : words.photosMissing;
  return state.step === 'sent' && isStopped ? words.photosHereNow : null;
}
