import * as words from '#messages/photos.ts';
import type { PhotosState } from './use-photos.ts';

/**
 * Says beside the button of a form which photo it waits for: the photos are sent where they were chosen, which may be
 * far from the button.
 */
export function PhotosWait({ awaited }: { awaited: Extract<PhotosState, { step: 'sending' }> | null }) {
  // Announced when it changes, so it is there before it says anything.
  return (
    <p role="status" className="font-semibold not-empty:mt-3">
      {awaited && words.photosAwaited(awaited.number, awaited.of)}
    </p>
  );
}
