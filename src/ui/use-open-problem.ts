import { type RefObject, useEffect, useState } from 'react';
import { formAnswered } from './use-send-once.ts';

/**
 * The problem of the field in `place` while it still concerns what the field says: it goes with the first change, as a
 * sentence under a value that was put right reads as if that were wrong, too. A further answer to its form
 * brings it back.
 */
export function useOpenProblem(place: RefObject<HTMLElement | null>, problem: string | undefined) {
  const [changedSince, setChangedSince] = useState<string>();
  // The next problem is another one, although it may use the same words.
  if (changedSince !== undefined && changedSince !== problem) setChangedSince(undefined);

  useEffect(() => {
    const { current } = place;
    if (!current || problem === undefined) return;
    const form = current.closest('form');
    const change = () => setChangedSince(problem);
    const bringBack = () => setChangedSince(undefined);
    current.addEventListener('input', change);
    form?.addEventListener(formAnswered, bringBack);
    return () => {
      current.removeEventListener('input', change);
      form?.removeEventListener(formAnswered, bringBack);
    };
  }, [place, problem]);

  return problem === changedSince ? undefined : problem;
}
