/** The form that every save button belongs to; it is in the page's frame. */
export const saveFormId = 'save';

/** The id of a motorcycle's save button, so that an address can point to it. */
export function saveButtonId(id: string): string {
  return `save-${id}`;
}

/** The values of `notice` in an address that say that a motorcycle was saved or removed. */
export const savedNotices = { saved: 'bike-saved', off: 'bike-off' } as const;

/** The buttons on the page. Cards are static, so only the document knows them. */
export function findSaveButtons(): HTMLButtonElement[] {
  return [...document.querySelectorAll<HTMLButtonElement>('button.save-button')];
}

let onEntered: (() => void) | null = null;
let isTold = false;

/**
 * Sets the listener for buttons that are drawn from now on; it is called once for all that are drawn
 * together.
 */
export function followSaveButtons(listener: (() => void) | null): void {
  onEntered = listener;
}

/** The `ref` of a save button. */
export function enterSaveButton(): void {
  if (isTold) return;
  isTold = true;
  queueMicrotask(() => {
    isTold = false;
    onEntered?.();
  });
}
