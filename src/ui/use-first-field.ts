import { type RefObject, useEffect } from 'react';

/**
 * Focuses the first field that a refusal names; without a refusal, the field named `first`, but not if that
 * would make a keyboard skip half of the form, nor if somebody has begun to type in the form before the
 * script ran.
 */
export function useFirstField(
  form: RefObject<HTMLFormElement | null>,
  refusal: { problems: readonly { field: string }[] } | undefined,
  first?: string,
): void {
  useEffect(() => {
    if (!refusal && form.current?.contains(document.activeElement)) return;
    const name = refusal ? refusal.problems[0]?.field : first;
    const own = `[name="${CSS.escape(name ?? '')}"]`;
    const find = (selector: string) => form.current?.querySelector<HTMLElement>(selector);
    const field = name ? (find(`${own}:checked`) ?? find(own)) : null;
    if (!field) return;
    const opensKeyboard = !field.matches('[type=radio]') && matchMedia('(pointer: coarse)').matches;
    if (refusal || !opensKeyboard) field.focus();
  }, [form, refusal, first]);
}
