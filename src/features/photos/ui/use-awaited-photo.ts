import { type MouseEvent, useCallback, useEffect, useRef, useState } from 'react';
import type { PhotoState } from './use-photo.ts';

/**
 * Lets the button of a form wait for a photo that is still being sent: the form is sent as soon as it is there. A photo
 * that fails ends the wait, so that one can choose another, or none.
 */
export function useAwaitedPhoto() {
  const button = useRef<HTMLButtonElement>(null);
  const [step, setStep] = useState<PhotoState['step']>('none');
  const [awaited, setAwaited] = useState(false);

  const follow = useCallback((state: PhotoState) => setStep(state.step), []);

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
