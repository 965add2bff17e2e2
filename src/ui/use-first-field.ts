import { type RefObject, useEffect } from 'react';

/**
 * Puts the focus on the first field that a refusal names; before one, on the field named `first`: but not
 * where that throws a keyboard over half of the form, nor when somebody who was quicker than the script types
 * in it already.
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
