import { type InputEvent, type MouseEvent, useCallback, useEffect, useRef, useState } from 'react';
import { fieldId } from '../../../ui/fields.tsx';
import type { PhotosState } from './use-photos.ts';

/** How far the photos of a form are, and what its button has to do with it. */
export interface AwaitedPhotos {
  state: PhotosState;
  /** The button was pressed: the form is sent as soon as the photos are there. */
  isAwaited: boolean;
  /** The button was pressed, but because of a photo that is missing the form is not sent. */
  isStopped: boolean;
}

/** The field by which a draft tells that photos were chosen that have not arrived: the files are not part of it. */
export const missingPhotosField = 'missingPhotos';

/**
 * Lets the button of a form wait for photos that are still being sent: the form is sent as soon as they are there, also
 * where they wait for a lost connection themselves. One that fails otherwise ends the wait, and while it is missing the form is
 * not sent, so that one can send it again, or go on without it; the focus goes to where it says so. `areLost`: photos had
 * been chosen for what a draft has restored, and did not arrive before the page was left, or the login was over. A draft learns
 * that from a field, `missing`.
 */
export function useAwaitedPhotos() {
  const button = useRef<HTMLButtonElement>(null);
  const [state, setState] = useState<PhotosState>({ step: 'none' });
  const [isPressed, setPressed] = useState(false);
  const [isStopped, setStopped] = useState(false);
  const { step } = state;
  const marker = useRef<HTMLInputElement>(null);
  const [isMarked, setMarked] = useState(false);
  const latest = useRef(state);
  const isReady = useRef(false);

  const follow = useCallback((next: PhotosState) => {
    setState(next);
    latest.current = next;
    if (isReady.current) tellDraft(marker.current, next);
  }, []);
  // Not before the draft was restored, which may have filled it.
  useEffect(() => {
    isReady.current = true;
    if (latest.current.step !== 'none') tellDraft(marker.current, latest.current);
  }, []);
  const isUnderWay = step === 'sending' || (step === 'failed' && state.again === 'by-itself');

  useEffect(() => {
    if (!isPressed || isUnderWay) return;
    setPressed(false);
    if (step === 'sent') button.current?.form?.requestSubmit(button.current);
    if (step === 'failed') {
      setStopped(true);
      leadToPhotos();
    }
  }, [isPressed, isUnderWay, step]);

  function wait(event: MouseEvent) {
    const isMissing = isLeft(state);
    setStopped(isMissing);
    if (step !== 'sending' && !isMissing) return;
    event.preventDefault();
    if (isMissing) leadToPhotos();
    else setPressed(true);
  }
  function mark({ currentTarget }: InputEvent<HTMLInputElement>) {
    setMarked(currentTarget.value !== '');
  }
  const awaited: AwaitedPhotos = { state, isAwaited: isPressed && isUnderWay, isStopped };
  const missing = { ref: marker, name: missingPhotosField, onInput: mark };
  return { button, follow, wait, awaited, missing, areLost: isMarked && step === 'none' };
}

function leadToPhotos() {
  const field = document.getElementById(fieldId('photos'));
  field?.focus();
  // Also where it had the focus before.
  field?.scrollIntoView({ block: 'nearest' });
}

/** Whether a photo has failed that may be sent again. */
function isLeft(state: PhotosState): boolean {
  return state.step === 'failed' && state.again !== 'no';
}

function tellDraft(marker: HTMLInputElement | null, state: PhotosState) {
  const value = state.step === 'sending' || isLeft(state) ? 'yes' : '';
  if (!marker || marker.value === value) return;
  marker.value = value;
  marker.dispatchEvent(new Event('input', { bubbles: true }));
}
