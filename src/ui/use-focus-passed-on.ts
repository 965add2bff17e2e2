import { type RefObject, useEffect, useRef } from 'react';

/**
 * Where a row is taken off a list that has the focus in it, the focus goes on with the row that comes in its place, or else
 * with the page: a keyboard would begin at the top again. `count` is how many rows there are.
 */
export function useFocusPassedOn(list: RefObject<HTMLElement | null>, count: number): void {
  const place = useRef(-1);
  const before = useRef(count);

  useEffect(() => {
    const note = ({ target }: FocusEvent) => {
      const rows = [...(list.current?.children ?? [])];
      place.current = rows.findIndex((row) => target instanceof Node && row.contains(target));
    };
    document.addEventListener('focusin', note);
    return () => document.removeEventListener('focusin', note);
  }, [list]);

  useEffect(() => {
    const isFewer = count < before.current;
    before.current = count;
    if (!isFewer || place.current < 0 || document.activeElement !== document.body) return;
    const row = list.current?.children[Math.min(place.current, count - 1)];
    const next = row?.querySelector<HTMLElement>('a[href], button') ?? document.getElementById('content');
    next?.focus({ preventScroll: true });
  }, [list, count]);
}
