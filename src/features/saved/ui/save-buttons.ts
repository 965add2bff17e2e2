/** The form that every save button belongs to; it stands in the page's frame. */
export const saveFormId = 'save';

/** What the button of a motorcycle is called in its page, so that an address can lead to it. */
export function saveButtonId(id: string): string {
  return `save-${id}`;
}

/** The values of `notice` in an address that say that a motorcycle was saved, or taken off. */
export const savedNotices = { saved: 'bike-saved', off: 'bike-off' } as const;

/** The buttons that are on the page. Cards stand still, so that nobody but the page knows them. */
export function findSaveButtons(): HTMLButtonElement[] {
  return [...document.querySelectorAll<HTMLButtonElement>('button.save-button')];
}

let onEntered: (() => void) | null = null;
let isTold = false;

/** Says whom to tell of buttons that are drawn from now on; those of one drawing are told once. */
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
