import { type ComponentType, useEffect, useState } from 'react';
import { loadChunk } from './lazy-page.ts';

/**
 * Short messages at the top of the page. On the server they go nowhere: the page itself says what happened.
 */
export interface Notify {
  /** `about` names what the message is about: it takes the place of an earlier success about the same. */
  success(message: string, about?: string): void;
  error(message: string): void;
  /** A success with one thing that can still be done about it. */
  undoable(message: string, label: string, undo: () => void, about?: string): void;
}

// Nobody needs a toast before the page works, so the library for them is no part of the first page's program.
const loadToasts = () => loadChunk(() => import('./toasts.tsx'));

/** Shows a message through the library; the browser's own box tells it when the library cannot be had. */
function show(message: string, say: (toasts: Notify) => void): void {
  loadToasts().then(
    ({ toasts }) => say(toasts),
    () => alert(message),
  );
}

export const toastNotify: Notify = {
  success: (message, about) => show(message, (toasts) => toasts.success(message, about)),
  error: (message) => show(message, (toasts) => toasts.error(message)),
  undoable: (message, label, undo, about) =>
    show(message, (toasts) => toasts.undoable(message, label, undo, about)),
};

export const silentNotify: Notify = { success: () => {}, error: () => {}, undoable: () => {} };

/** Where toasts appear, as soon as the page works. */
export function Toasts() {
  const [Place, setPlace] = useState<ComponentType>();
  useEffect(() => {
    // Without it a message tries again, and says so if it fails.
    loadToasts().then(
      ({ ToastPlace }) => setPlace(() => ToastPlace),
      () => {},
    );
  }, []);
  return Place && <Place />;
}
