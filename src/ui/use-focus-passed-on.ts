import { type RefObject, useEffect, useRef } from 'react';

/**
 * Where what has the focus is taken off a list, the focus goes on with the row that comes in its place, or
 * else with what `otherwise` selects, as a rule the page: a keyboard would begin at the top again. `shown` is
 * another one whenever a row, or what can be taken off it, goes: their number, or where others may come after
 * them what they are. `button` selects the button of a row that is meant.
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
    // Whoever leaves for nothing, as by a click on plain text, is not taken back. Some browsers say so of
    // what is being removed, too: that is gone right after.
    const forget = ({ target }: FocusEvent) => {
      setTimeout(() => {
        const isLeft = target instanceof Node && target.isConnected;
        if (isLeft && document.activeElement === document.body) place.current = -1;
      });
    };
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
