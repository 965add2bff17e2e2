import { type ComponentType, useEffect, useState } from 'react';
import { loadChunk } from './lazy-page.ts';
import { topDialog } from './open-dialogs.ts';

/**
 * Short messages at the top of the page, also above a dialog. On the server they do nothing: the page itself says
 * what happened.
 */
export interface Notify {
  /** `about` identifies the subject of the message: it replaces an earlier success about the same subject. */
  success(message: string, about?: string): void;
  error(message: string): void;
  /** An error that a form of the page shows, too, and takes the focus to: seen here, and not announced a second time. */
  shown(message: string): void;
  /**
   * An error that the form of a dialog shows, too, as long as it is open: said here only if it was closed while the
   * form was on its way, or was none.
   */
  refused(message: string): void;
  /** A success with one action that is still possible. */
  undoable(message: string, label: string, undo: Undo, about?: string): void;
}

/** Resolves when it is done or refused for good; where it can be tried again, to the sentence that says why it failed. */
export type Undo = () => Promise<string | undefined>;

/** What the library shows by itself. */
export type ToastsOfLibrary = Omit<Notify, 'refused'>;

/** Each is called with the place of toasts whenever their library has been loaded. */
const placeListeners = new Set<(place: ComponentType) => void>();

// No toast is needed before the page works, so their library is not part of the first chunk.
async function loadToasts() {
  const library = await loadChunk(() => import('./toasts.tsx'));
  for (const come of placeListeners) come(library.ToastPlace);
  return library;
}

/** Shows a message with the library, or in the browser's own box when the library cannot be loaded. */
function show(message: string, say: (toasts: ToastsOfLibrary) => void): void {
  loadToasts().then(
    ({ toasts }) => say(toasts),
    () => alert(message),
  );
}

const showError = (message: string) => show(message, (toasts) => toasts.error(message));

export const toastNotify: Notify = {
  success: (message, about) => show(message, (toasts) => toasts.success(message, about)),
  error: showError,
  shown: (message) => show(message, (toasts) => toasts.shown(message)),
  refused: (message) => {
    if (!topDialog()) showError(message);
  },
  undoable: (message, label, undo, about) =>
    show(message, (toasts) => toasts.undoable(message, label, undo, about)),
};

export const silentNotify: Notify = {
  success: () => {},
  error: () => {},
  shown: () => {},
  refused: () => {},
  undoable: () => {},
};

/** The place of toasts, once the page works. */
export function Toasts() {
  const [Place, setPlace] = useState<ComponentType>();
  useEffect(() => {
    const come = (place: ComponentType) => setPlace(() => place);
    placeListeners.add(come);
    // If this fails, the next message tries again, and reports a failure.
    loadToasts().catch(() => {});
    return () => void placeListeners.delete(come);
  }, []);
  return Place && <Place />;
}
