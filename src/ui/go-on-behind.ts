const stops = 'a[href]:not([tabindex="-1"]), [role="alert"] button';

/**
 * Notes what stands right before an element, and answers how to go on behind it later: a keyboard that asked
 * for more of a list goes on with the first that has come, or with what says why nothing did, and not below
 * all of it. Whoever has gone elsewhere meanwhile is left there. With a mouse the page stays where it was
 * scrolled to.
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
