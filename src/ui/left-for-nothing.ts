/**
 * For the event `focusout`: calls back if the focus has left an element for nothing, as by a click on plain text, so that it is not
 * taken back. Some browsers also fire this event for an element that is being removed, which is gone right afterwards.
 */
export function ifLeftForNothing({ target }: FocusEvent, forget: () => void): void {
  setTimeout(() => {
    const isLeft = target instanceof Node && target.isConnected;
    if (isLeft && document.activeElement === document.body) forget();
  });
}
