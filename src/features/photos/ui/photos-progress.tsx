import * as words from '#messages/photos.ts';
import { ProgressBar } from '../../../ui/progress-bar.tsx';

/** How much of the chosen photos has been sent, from 0 to 1: on a slow connection each takes minutes. */
export function PhotosProgress({ share }: { share: number }) {
  return (
    <div className="mt-2">
      <ProgressBar label={words.photosProgress} share={share} />
    </div>
  );
}
