import toast, { ToastBar, Toaster } from 'react-hot-toast';
import type { Notify } from './notify.tsx';

// Section 9 of the specification; 3000 ms is the application's setting and wins over the library's own.
const duration = 3_000;
const undoDuration = 10_000;
const gap = 8;
const maximumWidth = 350;

let lastError: string | undefined;
/** What went wrong before is mended by what has now gone right. */
const forgetError = () => lastError !== undefined && toast.dismiss(lastError);

// The library shows a message in place of the one with the same id.
const idOf = (about: string | undefined) => (about === undefined ? {} : { id: about });

/** Messages by the library. */
export const toasts: Notify = {
  success: (message, about) => {
    forgetError();
    // The duration is said once more, as what takes another's place would keep that one's.
    toast.success(message, { duration, ...idOf(about) });
  },
  error: (message) => {
    lastError = toast.error(message);
  },
  undoable: (message, label, undo, about) => {
    forgetError();
    toast.success(
      (current) => (
        <span className="flex items-center gap-3">
          {message}
          <button
            type="button"
            className="btn btn-sm btn-primary"
            onClick={() => {
              toast.dismiss(current.id);
              undo();
            }}
          >
            {label}
          </button>
        </span>
      ),
      { duration: undoDuration, ...idOf(about) },
    );
  },
};

// The library writes its colours into the element, so ours have to go there too; `neutral` is dark on light
// and back.
const dress = {
  background: 'var(--color-neutral)',
  color: 'var(--color-neutral-content)',
  borderRadius: 'var(--radius-box)',
  boxShadow: '0 0 0 1px var(--color-base-100), 0 8px 24px rgb(0 0 0 / 0.2)',
  fontWeight: 600,
};

// How both go is said by the style sheet, as only that knows who wants nothing to move. The library lets a
// toast come from above, over those that have not made room for it yet where a phone is slow: it appears
// where it stands once they have had the time.
const coming = { animation: 'var(--toast-coming)' } as const;

// The library lets a toast leave upwards, over the one that came after it: it fades where it stands, and its
// button cannot be pressed any more.
const leaving = { animation: 'var(--toast-leaving)', pointerEvents: 'none' } as const;

/**
 * Where toasts appear: top-center, 3000 ms, 8 px apart, at most 350 px wide; the library keeps at most 20.
 */
export function ToastPlace() {
  return (
    <Toaster
      position="top-center"
      gutter={gap}
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
        <div className={current.visible ? undefined : 'moto-toast-leaving'}>
          <ToastBar toast={current} style={current.visible ? coming : leaving} />
        </div>
      )}
    </Toaster>
  );
}
