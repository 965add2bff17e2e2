const stops = 'a[href]:not([tabindex="-1"]), [role="alert"] button';

/**
 * Remembers the last link or button before this element, and returns a function that moves the focus behind
 * it later. When a keyboard has requested more of a list, reading continues at the first new row, or at the
 * text that says why there is none, and not below all rows. If the focus has moved elsewhere meanwhile, it
 * stays there. With a mouse the scroll position stays.
 */
export function goOnBehind(element: HTMLElement, byKeyboard: boolean): () => void {
  const before = stopsOf()
    .filter((stop) => isBefore(stop, element))
    .at(-1);
  return () => {
    const focused = document.activeElement;
    const isWaiting = focused === element || focused === document.body || focused === null;
    if (!before?.isConnected || !isWaiting) return;
    const next = stopsOf().find((stop) => isBefore(before, stop));
    next?.focus({ preventScroll: !byKeyboard });
  };
}

function stopsOf(): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>(`main :is(${stops})`)];
}

function isBefore(one: HTMLElement, other: HTMLElement): boolean {
  return (one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
}
