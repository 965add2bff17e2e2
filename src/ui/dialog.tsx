import { X } from 'lucide-react';
import { type ReactNode, useId, useLayoutEffect, useRef, useState } from 'react';
import { Button } from './button.tsx';
import { noteDialog } from './open-dialogs.ts';

interface DialogProps {
  open: boolean;
  /**
   * Called by Escape, the close button, or whatever else closes the dialog. The owner then sets `open` to
   * false.
   */
  onClose: () => void;
  title: ReactNode;
  closeLabel: string;
  /**
   * The aria-labels of the buttons that may open the dialog. The first that is on the page gets the focus where
   * the browser cannot give it back: the dialog was opened by its address, or what was done in it has replaced
   * the button.
   */
  openers?: readonly string[];
  /** What the question of the title is about. It is read out with the title, where a screen reader begins at a button. */
  about?: ReactNode;
  children: ReactNode;
}

const none: readonly string[] = [];

/**
 * A modal dialog on the browser's own `<dialog>`: it keeps the focus inside, closes with Escape and gives the
 * focus back. When the server renders it open, it is readable, and its form usable, before any script runs.
 */
export function Dialog({ open, onClose, title, closeLabel, openers = none, about, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  const aboutId = useId();
  const dialogId = useId();
  // The attribute never changes after the first render: from then on showModal and close control it.
  const [openAtFirst] = useState(open);
  const lastOpeners = useRef(openers);
  const rowsNear = useRef<readonly Element[]>([]);
  useLayoutEffect(() => {
    if (open) lastOpeners.current = openers;
  }, [open, openers]);

  useLayoutEffect(() => {
    const element = dialog.current;
    if (!element) return;
    if (open && !element.matches(':modal')) {
      // If it was rendered open, somebody may already be typing in it.
      const { activeElement } = document;
      rowsNear.current = rowsAround(openerOf(lastOpeners.current) ?? activeElement);
      element.removeAttribute('open');
      element.showModal();
      noteDialog(element, true);
      if (activeElement instanceof HTMLElement && element.contains(activeElement)) activeElement.focus();
    } else if (!open) {
      const wasOpen = element.open;
      element.close();
      // Also where the browser has closed it by itself.
      noteDialog(element, false);
      if (wasOpen && isNowhere(document.activeElement)) focusOpener(lastOpeners.current, rowsNear.current);
    }
  }, [open]);

  // A dialog that is removed from the page while open must still give the focus back.
  useLayoutEffect(() => {
    const element = dialog.current;
    return () => {
      if (!element) return;
      element.close();
      noteDialog(element, false);
    };
  }, []);

  return (
    <dialog
      ref={dialog}
      id={dialogId}
      open={openAtFirst}
      aria-labelledby={titleId}
      aria-describedby={about ? aboutId : undefined}
      className="moto-dialog"
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClose={() => {
        if (open) onClose();
      }}
    >
      <div className="flex items-start justify-between gap-4">
        <h2 id={titleId} className="min-w-0 pt-1.5 text-2xl">
          {title}
        </h2>
        <Button
          tone="quiet"
          className="btn-square -mt-1 -mr-2"
          aria-label={closeLabel}
          onClick={(event) => {
            event.preventDefault();
            onClose();
          }}
          {...closing(dialogId)}
        >
          <X aria-hidden="true" className="size-5" />
        </Button>
      </div>
      <div className="mt-4">
        {about && (
          <div id={aboutId} className="mb-4">
            {about}
          </div>
        )}
        {children}
      </div>
    </dialog>
  );
}

/** Lets the browser itself close a dialog where no script runs. The element types lack these attributes. */
const closing = (id: string) => ({ command: 'close', commandfor: id });

/** Whether keyboard navigation would start again at the top of the page. */
function isNowhere(focused: Element | null): boolean {
  return focused === null || focused === document.body || focused.matches('main');
}

/** The first of the named buttons that is on the page. */
function openerOf(openers: readonly string[]): HTMLElement | undefined {
  const buttons = [...document.querySelectorAll<HTMLElement>('main button')];
  return openers.flatMap((opener) => buttons.find((each) => each.ariaLabel === opener) ?? [])[0];
}

/** The row of a list that an element is in, the one after it and the one before it. */
function rowsAround(element: Element | null): Element[] {
  const row = element?.closest('main li');
  return [row, row?.nextElementSibling, row?.previousElementSibling].filter(
    (each) => each instanceof Element,
  );
}

/**
 * Focuses the first of the named buttons that is on the page. Without one, the first button of the row that it was in
 * or, where that is gone, of the one beside it: whoever goes through a long list would start again at its beginning.
 * Without any, the heading of the page.
 */
function focusOpener(openers: readonly string[], rows: readonly Element[]): void {
  const opener = openerOf(openers);
  if (opener) {
    opener.focus({ preventScroll: true });
    return;
  }
  const row = rows.find((each) => each.isConnected);
  const near = row?.querySelector<HTMLElement>('button') ?? row?.querySelector<HTMLElement>('a[href]');
  if (near) {
    near.focus({ preventScroll: true });
    // The step back in the history that closes a dialog restores the position of the page after this.
    requestAnimationFrame(() => near.scrollIntoView({ block: 'nearest', behavior: 'instant' }));
    return;
  }
  const heading = document.querySelector<HTMLElement>('main h1');
  if (!heading) return;
  heading.tabIndex = -1;
  heading.addEventListener('blur', () => heading.removeAttribute('tabindex'), { once: true });
  heading.focus({ preventScroll: true });
}
