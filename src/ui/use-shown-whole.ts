import { type RefObject, useEffect } from 'react';

/**
 * Shows whole what a keyboard comes to in a line that scrolls sideways: browsers leave where it is what has an edge in
 * sight.
 */
export function useShownWhole(line: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const { current } = line;
    const show = ({ target }: FocusEvent) => {
      // Under a mouse it must stay where it is.
      if (target instanceof Element && target.matches(':focus-visible'))
        target.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
    };
    current?.addEventListener('focusin', show);
    return () => current?.removeEventListener('focusin', show);
  }, [line]);
}
