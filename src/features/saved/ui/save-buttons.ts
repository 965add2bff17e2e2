/** The form that every save button belongs to; it stands in the page's frame. */
export const saveFormId = 'save';

/** The buttons that are on the page. */
export const saveButtons = new Set<HTMLButtonElement>();

let onEntered: (() => void) | null = null;
let isTold = false;

/** Says whom to tell of new buttons; those of one rendering are told once. */
export function followSaveButtons(listener: (() => void) | null): void {
  onEntered = listener;
}

/** The `ref` of a save button. */
export function enterSaveButton(button: HTMLButtonElement): () => void {
  saveButtons.add(button);
  button.ariaPressed ??= 'false';
  if (!isTold) {
    isTold = true;
    queueMicrotask(() => {
      isTold = false;
      onEntered?.();
    });
  }
  return () => void saveButtons.delete(button);
}
