import { useEffect } from 'react';
import * as words from '#messages/common.ts';
import type { AppContext } from '../../../app-context.ts';
import { loadChunk } from '../../../ui/lazy-page.ts';
import { useApp } from '../../../use-app.tsx';
import { belongTo, kept } from './browser-lists.ts';
import { findSaveButtons, followSaveButtons } from './save-buttons.ts';

/**
 * Serves every save button of the site, moves what this browser kept into the account after login, and clears
 * the lists of viewed motorcycles after logout.
 */
export function useSaving(): void {
  const app = useApp();
  useEffect(() => followSaving(app), [app]);
}

const importSaving = () => import('./saving.ts');
const loadSaving = () => loadChunk(importSaving);

function followSaving(app: AppContext): () => void {
  let isWorking = false;
  /** What each press wants that its motorcycle still waits for: true to save it. */
  const waiting = new Map<string, boolean>();

  const showWaiting = (buttons: readonly HTMLButtonElement[]) => {
    for (const button of buttons) {
      const isWanted = waiting.get(button.value);
      if (isWanted === undefined) continue;
      button.ariaPressed = String(isWanted);
      button.ariaBusy = 'true';
    }
  };

  const bringUpToDate = () => {
    const isMember = app.session.getState().status === 'signed-in';
    const hasKept = kept.get().length > 0;
    const buttons = findSaveButtons();
    for (const button of buttons) button.ariaPressed ??= 'false';
    showWaiting(buttons);
    const hasButtons = buttons.length > 0;
    // Less than 2 KB, so that a press also works where the connection is gone by then. A failure is not
    // reported: nobody has pressed anything, and a press tries again.
    if (hasButtons) importSaving().catch(() => {});
    if (!(isMember && hasKept) && !(hasButtons && (isMember || hasKept || isWorking))) return;
    isWorking = true;
    // A failed load is not reported: buttons that show too little are better than an unexpected message, and
    // a press tries again.
    loadSaving().then(
      (saving) => saving.bringUpToDate(app),
      () => {},
    );
  };

  // Not click events: a click before hydration is repeated as a submit (src/late-start.ts).
  const press = (event: SubmitEvent) => {
    const { submitter: button } = event;
    if (!(button instanceof HTMLButtonElement && button.matches('.save-button'))) return;
    event.preventDefault();
    isWorking = true;
    const { value: id } = button;
    // Whoever presses again while nothing has happened yet means the same, and not its opposite.
    if (waiting.has(id)) return;
    const isWanted = button.ariaPressed !== 'true';
    waiting.set(id, isWanted);
    showWaiting(findSaveButtons());
    const settle = (isDone: boolean) => {
      waiting.delete(id);
      for (const each of findSaveButtons().filter(({ value }) => value === id)) {
        each.ariaBusy = null;
        if (!isDone) each.ariaPressed = String(!isWanted);
      }
    };
    loadSaving().then(
      (saving) => saving.press(app, button, isWanted).finally(() => settle(true)),
      () => {
        settle(false);
        app.notify.error(words.chunkFailed);
      },
    );
  };

  // Another tab saved something, and also moves it into the account.
  const show = () => {
    if (findSaveButtons().length > 0)
      loadSaving().then(
        (saving) => saving.showPressed(app),
        () => {},
      );
  };

  const settleOwner = () => {
    const { status, user } = app.session.getState();
    if (status !== 'loading') belongTo(user?.uid ?? null);
  };

  settleOwner();
  followSaveButtons(bringUpToDate);
  bringUpToDate();
  const unsubscribe = [
    app.session.subscribe(bringUpToDate),
    app.session.subscribe(settleOwner),
    kept.subscribe(show),
  ];
  document.addEventListener('submit', press);
  addEventListener('online', bringUpToDate);
  return () => {
    followSaveButtons(null);
    for (const end of unsubscribe) end();
    document.removeEventListener('submit', press);
    removeEventListener('online', bringUpToDate);
  };
}
