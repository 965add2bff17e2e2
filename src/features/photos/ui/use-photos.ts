import { useCallback, useEffect, useRef, useState } from 'react';
import * as common from '#messages/common.ts';
import * as words from '#messages/photos.ts';
import { ApiError } from '../../../kernel/api-client.ts';
import { largestPhoto } from '../../../kernel/body-sizes.ts';
import { fetchWithProgress } from '../../../ui/fetch-with-progress.ts';
import { useApp } from '../../../use-app.tsx';
import { sendPhoto } from '../queries.ts';
import { shrinkPhoto } from './shrink-photo.ts';

/**
 * How far the chosen photos are. Failed ones may be worth sending `again`: they are sent `by-itself` where the device knows
 * that it has no connection, because then it will know that it is back.
 */
export type PhotosState =
  | { step: 'none' }
  /** `share` of all of them has gone, from 0 to 1. */
  | { step: 'sending'; number: number; of: number; share: number }
  | { step: 'sent'; count: number }
  | { step: 'failed'; message: string; again: 'no' | 'by-hand' | 'by-itself' };

/**
 * Sends photos one after the other as soon as they are chosen, and once more by itself when a lost connection is
 * back. `onSent` gets the address of each; `onState` hears at once how far they are, as an answer may take the page away
 * before it is rendered.
 */
export function usePhotos(onSent: (address: string) => void, onState: (state: PhotosState) => void) {
  const { api } = useApp();
  const [state, setState] = useState<PhotosState>({ step: 'none' });
  const waiting = useRef<File[]>([]);
  // Addresses, as the same photo chosen twice is one.
  const sent = useRef(new Set<string>());
  // Kept while a lost connection is waited for.
  const refused = useRef<RefusedPhoto[]>([]);
  const underway = useRef<AbortController>(null);
  const told = useRef({ onSent, onState });
  useEffect(() => {
    told.current = { onSent, onState };
  });
  useEffect(() => () => underway.current?.abort(), []);

  const change = useCallback((next: PhotosState) => {
    setState(next);
    told.current.onState(next);
  }, []);

  /** Says what has become of the photos, when none is left to be sent. */
  const settle = useCallback(
    (step: 'sent' | 'none') => {
      const count = sent.current.size;
      const message = refusalText(refused.current, count > 0);
      sent.current = new Set();
      refused.current = [];
      if (message !== null) change({ step: 'failed', message, again: 'no' });
      else change(step === 'sent' ? { step, count } : { step });
    },
    [change],
  );

  const send = useCallback(async () => {
    if (underway.current) return;
    const attempt = new AbortController();
    underway.current = attempt;
    const { signal } = attempt;
    for (let file = waiting.current[0]; file; file = waiting.current[0]) {
      const { size } = sent.current;
      const tell = (part: number) => {
        const of = size + waiting.current.length;
        change({ step: 'sending', number: size + 1, of, share: (size + part) / of });
      };
      tell(0);
      try {
        const photo = await shrinkPhoto(file);
        if (signal.aborted) return;
        if (photo.size > largestPhoto)
          throw new ApiError(413, 'too-large', words.photoTooLarge(largestPhoto));
        const address = await sendPhoto(api, photo, { signal, send: fetchWithProgress(inSteps(tell)) });
        if (signal.aborted) return;
        sent.current.add(address);
        told.current.onSent(address);
      } catch (error) {
        if (signal.aborted) return;
        const isExpected = error instanceof ApiError;
        if (!isExpected || isWorthAgain(error)) {
          underway.current = null;
          change({
            step: 'failed',
            message: isExpected ? error.message : common.unexpected,
            again: navigator.onLine ? 'by-hand' : 'by-itself',
          });
          if (!isExpected) throw error;
          return;
        }
        refused.current.push({ file: file.name, why: error.message });
      }
      waiting.current.shift();
    }
    underway.current = null;
    settle('sent');
  }, [api, settle, change]);

  const waitsForConnection = state.step === 'failed' && state.again !== 'no';
  useEffect(() => {
    if (!waitsForConnection) return;
    const retry = () => void send();
    window.addEventListener('online', retry);
    return () => window.removeEventListener('online', retry);
  }, [waitsForConnection, send]);

  const choose = useCallback(
    (files: readonly File[]) => {
      waiting.current.push(...files);
      if (files.length > 0) void send();
    },
    [send],
  );

  const forget = useCallback(() => {
    underway.current?.abort();
    underway.current = null;
    waiting.current = [];
    sent.current = new Set();
    refused.current = [];
    change({ step: 'none' });
  }, [change]);

  /** Goes on without the photos that have not arrived. */
  const leaveOut = useCallback(() => {
    waiting.current = [];
    settle('none');
  }, [settle]);

  return { state, choose, forget, leaveOut, sendAgain: () => void send() };
}

/** Passes on every twentieth only: each time the whole form is rendered. */
function inSteps(tell: (part: number) => void): (part: number) => void {
  let last = 0;
  return (part) => {
    if (part < 1 && part - last < 0.05) return;
    last = part;
    tell(part);
  };
}

interface RefusedPhoto {
  file: string;
  why: string;
}

/** Why photos were refused; which ones, where other photos were chosen with them. Null when none was. */
function refusalText(refused: readonly RefusedPhoto[], others: boolean): string | null {
  const [first] = refused;
  if (!first) return null;
  if (refused.length === 1 && !others) return first.why;
  return [...new Set(refused.map(({ why }) => why))]
    .map((why) =>
      words.photosNotTaken(
        refused.flatMap((each) => (each.why === why ? [each.file] : [])),
        why,
      ),
    )
    .join(' ');
}

/** Whether the same photo may be accepted later: the connection or the login was lost, or too much was sent at once. */
function isWorthAgain({ status }: ApiError): boolean {
  return status === 0 || status === 401 || status === 429 || status >= 500;
}
