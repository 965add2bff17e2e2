import { useCallback, useEffect, useRef, useState } from 'react';
import * as words from '#messages/photos.ts';
import { ApiError } from '../../../kernel/api-client.ts';
import { useApp } from '../../../use-app.tsx';
import { largestPhoto } from '../domain.ts';
import { sendPhoto } from '../queries.ts';
import { shrinkPhoto } from './shrink-photo.ts';

/** How far a chosen photo is. A failed one may be worth sending `again`. */
export type PhotoState =
  | { step: 'none' }
  | { step: 'sending' }
  | { step: 'sent'; address: string }
  | { step: 'failed'; message: string; again: boolean };

/**
 * Sends a photo as soon as it is chosen, and once more by itself when a lost connection is back; another choice
 * replaces it. `onSent` gets its address.
 */
export function usePhoto(onSent: (address: string) => void) {
  const { api } = useApp();
  const [state, setState] = useState<PhotoState>({ step: 'none' });
  const chosen = useRef<Blob>(null);
  const underway = useRef<AbortController>(null);
  const told = useRef(onSent);
  useEffect(() => {
    told.current = onSent;
  });
  useEffect(() => () => underway.current?.abort(), []);

  const send = useCallback(async () => {
    const file = chosen.current;
    if (!file) return;
    underway.current?.abort();
    const attempt = new AbortController();
    underway.current = attempt;
    const { signal } = attempt;
    setState({ step: 'sending' });
    try {
      const photo = await shrinkPhoto(file);
      if (signal.aborted) return;
      if (photo.size > largestPhoto) {
        setState({ step: 'failed', message: words.photoTooLarge, again: false });
        return;
      }
      const address = await sendPhoto(api, photo, signal);
      if (signal.aborted) return;
      setState({ step: 'sent', address });
      told.current(address);
    } catch (error) {
      if (signal.aborted) return;
      if (!(error instanceof ApiError)) throw error;
      const again = error.status === 0 || error.status === 429 || error.status >= 500;
      setState({ step: 'failed', message: error.message, again });
    }
  }, [api]);

  const waitsForConnection = state.step === 'failed' && state.again;
  useEffect(() => {
    if (!waitsForConnection) return;
    const retry = () => void send();
    window.addEventListener('online', retry);
    return () => window.removeEventListener('online', retry);
  }, [waitsForConnection, send]);

  const choose = useCallback(
    (file: Blob | null) => {
      chosen.current = file;
      if (file) {
        void send();
        return;
      }
      underway.current?.abort();
      setState({ step: 'none' });
    },
    [send],
  );
  return { state, choose, sendAgain: () => void send() };
}
