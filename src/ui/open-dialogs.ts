import { useSyncExternalStore } from 'react';

// The last one lies on top.
let dialogs: readonly HTMLDialogElement[] = [];
const listeners = new Set<() => void>();

/** Notes that a modal dialog was opened, or closed: a page behind one is dimmed, and neither heard nor operated. */
export function noteDialog(dialog: HTMLDialogElement, isOpen: boolean): void {
  if (dialogs.includes(dialog) === isOpen) return;
  const others = dialogs.filter((each) => each !== dialog);
  dialogs = isOpen ? [...others, dialog] : others;
  for (const listener of listeners) listener();
}

/** The modal dialog on top of the page; null where none is open. */
export function topDialog(): HTMLDialogElement | null {
  return dialogs.at(-1) ?? null;
}

/** The same for components. */
export function useTopDialog(): HTMLDialogElement | null {
  return useSyncExternalStore(subscribe, topDialog, () => null);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
