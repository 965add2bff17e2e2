import { type MouseEvent, useEffect, useRef, useState } from 'react';
import { fieldId } from '../../../ui/fields.tsx';
import type { PhotosState } from './use-photos.ts';

/**
 * Lets the button of a form wait for photos that are still being sent: the form is sent as soon as they are there. One
 * that fails ends the wait, so that one can choose another, or none; the focus goes to where it says why. `awaited`:
 * how far the photos are, while the button waits for them.
 */
export function useAwaitedPhotos() {
  const button = useRef<HTMLButtonElement>(null);
  const [state, setState] = useState<PhotosState>({ step: 'none' });
  const [isPressed, setPressed] = useState(false);
  const { step } = state;

  useEffect(() => {
    if (!isPressed || step === 'sending') return;
    setPressed(false);
    if (step === 'sent') button.current?.form?.requestSubmit(button.current);
    if (step === 'failed') document.getElementById(fieldId('photos'))?.focus();
  }, [isPressed, step]);

  function wait(event: MouseEvent) {
    if (step !== 'sending') return;
    event.preventDefault();
    setPressed(true);
  }
  return { button, follow: setState, wait, awaited: isPressed && state.step === 'sending' ? state : null };
}
