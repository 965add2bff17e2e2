import { type RefObject, useEffect, useRef } from 'react';

/**
 * A ref for a field in which visitors type or choose freely, and which takes the given value whenever that changes, as
 * after going back. Unlike a field that is mounted anew it keeps the focus.
 */
export function useFollowing<Field extends { value: string }>(value: string): RefObject<Field | null> {
  const field = useRef<Field>(null);
  const followed = useRef(value);
  useEffect(() => {
    // What was typed before the page was hydrated stays.
    if (followed.current === value || !field.current) return;
    followed.current = value;
    field.current.value = value;
  }, [value]);
  return field;
}
