import { type MouseEvent, useCallback, useEffect, useRef, useState } from 'react';
import type { PhotosState } from './use-photos.ts';

/**
 * Lets the button of a form wait for photos that are still being sent: the form is sent as soon as they are there. One
 * that fails ends the wait, so that one can choose another, or none.
 */
export function useAwaitedPhotos() {
  const button = useRef<HTMLButtonElement>(null);
  const [step, setStep] = useState<PhotosState['step']>('none');
  const [awaited, setAwaited] = useState(false);

  const follow = useCallback((state: PhotosState) => setStep(state.step), []);

  useEffect(() => {
    if (!awaited || step === 'sending') return;
    setAwaited(false);
    if (step === 'sent') button.current?.form?.requestSubmit(button.current);
  }, [awaited, step]);

  function wait(event: MouseEvent) {
    if (step !== 'sending') return;
    event.preventDefault();
    setAwaited(true);
  }
  return { button, follow, wait, awaited };
}
