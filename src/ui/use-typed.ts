import { type RefObject, useEffect, useState } from 'react';

/** Milliseconds without a key press. */
const pause = 600;

/**
 * What `read` finds in a form, read again after each pause in typing, and once after the page has started: a
 * restored draft is typed text, too. `initial` until then. `read` must be the same function each time.
 */
export function useTyped<Found>(
  form: RefObject<HTMLFormElement | null>,
  read: (form: HTMLFormElement) => Found,
  initial: Found,
): Found {
  const [found, setFound] = useState(initial);
  useEffect(() => {
    const { current } = form;
    if (!current) return;
    const look = () => setFound(read(current));
    let timer = setTimeout(look, pause);
    const wait = () => {
      clearTimeout(timer);
      timer = setTimeout(look, pause);
    };
    current.addEventListener('input', wait);
    return () => {
      clearTimeout(timer);
      current.removeEventListener('input', wait);
    };
  }, [form, read]);
  return found;
}
