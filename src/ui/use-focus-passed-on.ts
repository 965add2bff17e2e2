import { type RefObject, useEffect, useRef } from 'react';
import { ifLeftForNothing } from './left-for-nothing.ts';

/**
 * When the focused element is removed from a list, the focus goes to the row that takes its place, or else to
 * what `otherwise` selects, usually the page; otherwise a keyboard would start again at the top. `shown` must
 * change whenever a row, or its removable part, is removed: pass the number of rows or, where others may
 * follow, their ids. `button` selects the button of a row that gets the focus.
 */
export function useFocusPassedOn(
  list: RefObject<HTMLElement | null>,
  shown: number | string,
  button = 'button',
  otherwise = '#content',
): void {
  const place = useRef(-1);

  useEffect(() => {
    const note = ({ target }: FocusEvent) => {
      const rows = [...(list.current?.children ?? [])];
      place.current = rows.findIndex((row) => target instanceof Node && row.contains(target));
    };
    const forget = (event: FocusEvent) =>
      ifLeftForNothing(event, () => {
        place.current = -1;
      });
    document.addEventListener('focusin', note);
    document.addEventListener('focusout', forget);
    return () => {
      document.removeEventListener('focusin', note);
      document.removeEventListener('focusout', forget);
    };
  }, [list]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: it is when they change that the focus may have been lost
  useEffect(() => {
    if (place.current < 0 || document.activeElement !== document.body) return;
    const rows = list.current?.children ?? [];
    const row = rows[Math.min(place.current, rows.length - 1)];
    const next =
      row?.querySelector<HTMLElement>(button) ??
      row?.querySelector<HTMLElement>('a[href]') ??
      document.querySelector<HTMLElement>(otherwise);
    next?.focus({ preventScroll: true });
  }, [list, shown, button, otherwise]);
}
