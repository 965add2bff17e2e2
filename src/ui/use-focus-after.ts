import { type ComponentProps, useLayoutEffect, useRef } from 'react';
import { goOnBehind } from './go-on-behind.ts';

/**
 * For an element that goes away once its button has done its work: the focus would be lost with it, and a keyboard would
 * start again at the top. It goes on with the first link or button that takes its place, or else with the part of the
 * page that the element was in. Returns the properties of the element.
 */
export function useFocusAfter(): Pick<ComponentProps<'div'>, 'ref' | 'onFocus'> {
  const element = useRef<HTMLDivElement>(null);
  const goOn = useRef<(() => void) | null>(null);
  useLayoutEffect(() => {
    const here = element.current;
    if (!here) return;
    const parts = partsAround(here);
    return () => {
      if (!here.contains(document.activeElement)) return;
      // What takes its place is there by then.
      queueMicrotask(() => {
        goOn.current?.();
        if (document.activeElement === document.body)
          parts.find((part) => part.isConnected)?.focus({ preventScroll: true });
      });
    };
  }, []);
  return {
    ref: element,
    // By now: at its end the rows before it may be new ones.
    onFocus: ({ target }) => {
      goOn.current = goOnBehind(target, false);
    },
  };
}

/** The parts of the page around an element that take the focus, the smallest first. */
function partsAround(element: HTMLElement): HTMLElement[] {
  const part = element.parentElement?.closest<HTMLElement>('[tabindex="-1"]');
  return part ? [part, ...partsAround(part)] : [];
}
