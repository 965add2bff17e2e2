import { type FocusEvent, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import toast, { resolveValue, ToastBar, Toaster, useToaster } from 'react-hot-toast';
import * as words from '#messages/connection.ts';
import { chunkWaits } from './lazy-page.ts';
import type { ToastsOfLibrary, Undo } from './notify.tsx';
import { useTopDialog } from './open-dialogs.ts';

// Section 9 of the specification; the application's setting of 3000 ms overrides the library's default.
const duration = 3_000;
const undoDuration = 10_000;
const gap = 8;
const maximumWidth = 350;

let lastError: string | undefined;
/** Of a toast that is not announced. */
const silent = { role: 'status', 'aria-live': 'off' } as const;
/** A success shows that an earlier error is resolved. */
const forgetError = () => lastError !== undefined && toast.dismiss(lastError);

/** The ids of the last messages, by their subjects. */
const lastOf = new Map<string, string>();
let count = 0;

/**
 * Takes the earlier message about the same subject away. The later one has another id: where a dialog opened or closed
 * meanwhile, the library may be about to remove the earlier id once more, and with it would go what nobody has read yet.
 */
function inItsPlace(about: string | undefined): { id?: string } {
  if (about === undefined) return {};
  const former = lastOf.get(about);
  if (former !== undefined) toast.remove(former);
  count += 1;
  const id = `${about} ${count}`;
  lastOf.set(about, id);
  return { id };
}

/** Shows messages with the library. */
export const toasts: ToastsOfLibrary = {
  success: (message, about) => {
    forgetError();
    toast.success(message, { duration, ...inItsPlace(about) });
  },
  error: (message) => {
    lastError = toast.error(message);
  },
  shown: (message) => {
    lastError = toast.error(message, { ariaProps: silent });
  },
  undoable: (message, label, undo, about) => {
    forgetError();
    offer(toast.success, message, { label, undo, about });
  },
};

/** What had the focus before it came to a toast. */
let focusedBefore: EventTarget | null = null;

/** A toast whose button was pressed goes, and the focus would be lost with it: a keyboard would start again at the top. */
function giveFocusBack(): void {
  const before = focusedBefore instanceof HTMLElement && focusedBefore.isConnected ? focusedBefore : null;
  focusedBefore = null;
  (before ?? document.querySelector<HTMLElement>('#content'))?.focus({ preventScroll: true });
}

/** Shows a message with what can be undone, which is offered again where that fails for now. */
function offer(
  show: typeof toast.success,
  message: string,
  action: { label: string; undo: Undo; about: string | undefined },
): void {
  const press = async (id: string) => {
    giveFocusBack();
    toast.dismiss(id);
    const failed = await action.undo();
    if (failed !== undefined) offer(toast.error, failed, action);
  };
  show(
    ({ id }) => (
      <span className="flex items-center gap-3">
        {message}
        <button type="button" className="btn btn-sm btn-primary text-sm" onClick={() => void press(id)}>
          {action.label}
        </button>
      </span>
    ),
    { duration: undoDuration, ...inItsPlace(action.about) },
  );
}

// The library sets its colours in the style attribute, so ours must be there, too; `neutral` is dark on light
// and the reverse.
const dress = {
  background: 'var(--color-neutral)',
  color: 'var(--color-neutral-content)',
  borderRadius: 'var(--radius-box)',
  boxShadow: '0 0 0 1px var(--color-base-100), 0 8px 24px rgb(0 0 0 / 0.2)',
  fontWeight: 600,
};

// The stylesheet sets both animations, because only it knows about reduced motion. The library lets a toast
// come from above, over others that have not made room yet on a slow phone: ours appears in place once they
// have had the time.
const coming = { animation: 'var(--toast-coming)' } as const;

// The library lets a toast leave upwards, over the one after it: ours fades in place, and its button no
// longer works.
const leaving = { animation: 'var(--toast-leaving)', pointerEvents: 'none' } as const;

/** Milliseconds within which a screen reader has hardly begun to say a toast, and stops when the focus moves. */
const hardlyHeard = 500;

/**
 * The place of toasts: top-center, 3000 ms, 8 px apart, at most 350 px wide; the library keeps at most 20. While a
 * modal dialog is open they are in it: behind it they would be dimmed, could not be pressed, and nobody would hear them.
 */
export function ToastPlace() {
  const dialog = useTopDialog();
  // Where a dialog opens or closes the place goes along, with all that was said in it: that is not said again.
  const [moved, setMoved] = useState({ to: dialog, at: 0 });
  if (moved.to !== dialog) setMoved({ to: dialog, at: Date.now() });
  useEffect(() => {
    const id = chunkWaits;
    const say = () => void toast.error(words.waits, { id });
    const goOn = () => toast.dismiss(id);
    addEventListener(chunkWaits, say);
    addEventListener('online', goOn);
    return () => {
      removeEventListener(chunkWaits, say);
      removeEventListener('online', goOn);
    };
  }, []);
  const place = <MovedPlace at={moved.at} />;
  return dialog ? createPortal(place, dialog) : place;
}

/**
 * The place where it is now, since `at`. It has all that listens to the library: whoever stops listening to that ends what
 * began first, which would be another one if only a part of them moved.
 */
function MovedPlace({ at }: { at: number }) {
  const { toasts: shown, handlers } = useToaster();
  const { startPause, endPause } = handlers;
  const box = useRef<HTMLDivElement>(null);
  // A button that had the focus and was taken away says nothing of it: all later toasts would stay.
  // biome-ignore lint/correctness/useExhaustiveDependencies: after each change of what is shown
  useEffect(() => {
    const { current } = box;
    if (!current?.contains(document.activeElement) && !current?.matches(':has(:hover)')) endPause();
  }, [shown]);
  // As with a mouse over it, no toast goes while its button has the focus.
  const stay = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget)))
      focusedBefore = relatedTarget;
    startPause();
  };
  // The library makes each toast a live region that comes with its text, which many screen readers do not announce: here
  // the place of all toasts is one, there before any of them.
  return (
    <div
      ref={box}
      role="status"
      aria-live="polite"
      aria-atomic="false"
      className="absolute top-0 left-0 size-px"
      onFocus={stay}
      onBlur={endPause}
    >
      <Toaster
        position="top-center"
        gutter={gap}
        containerClassName="moto-toasts"
        containerStyle={{ top: 'var(--toast-top)' }}
        toastOptions={{
          duration,
          className: 'moto-toast',
          style: { maxWidth: maximumWidth, ...dress },
          success: { duration, iconTheme: { primary: 'var(--toast-good)', secondary: dress.background } },
          error: { duration, iconTheme: { primary: 'var(--toast-bad)', secondary: dress.background } },
        }}
      >
        {(current) => (
          <div
            className={current.visible ? undefined : 'moto-toast-leaving'}
            aria-live={current.createdAt < at - hardlyHeard ? 'off' : undefined}
            aria-hidden={current.ariaProps['aria-live'] === 'off' || undefined}
          >
            <ToastBar toast={current} style={current.visible ? coming : leaving}>
              {({ icon }) => (
                <>
                  {icon}
                  <div className="mx-2.5 my-1 flex flex-auto justify-center whitespace-pre-line">
                    {resolveValue(current.message, current)}
                  </div>
                </>
              )}
            </ToastBar>
          </div>
        )}
      </Toaster>
    </div>
  );
}
