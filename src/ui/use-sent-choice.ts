import { type ComponentProps, useEffect, useRef } from 'react';
import { useFollowing } from './use-following.ts';

/** For the form of such a choice, too: a browser that fills it in again by itself would choose in its reader's name. */
export const unfilled = { autoComplete: 'off' } as const;

/**
 * The properties of a choice that `send` sends at once, in a form that is `unfilled`; it shows `value`, what is stored. What
 * was chosen before the page was hydrated is sent then: there is no button for it where script runs, and on a slow phone it
 * would stay shown as if it were stored. A choice with a `refusal` is none: it shows again what is stored.
 */
export function useSentChoice(
  value: string,
  send: (form: HTMLFormElement) => void,
  refusal?: object,
): Pick<ComponentProps<'select'>, 'ref' | 'defaultValue' | 'onChange' | 'autoComplete'> {
  const field = useFollowing<HTMLSelectElement>(value);
  const atFirst = useRef({ value, send });
  useEffect(() => {
    const { current } = field;
    if (current?.form && current.value !== atFirst.current.value) atFirst.current.send(current.form);
  }, [field]);

  const stored = useRef(value);
  useEffect(() => {
    stored.current = value;
  }, [value]);
  useEffect(() => {
    if (refusal && field.current) field.current.value = stored.current;
  }, [refusal, field]);

  return {
    ...unfilled,
    ref: field,
    defaultValue: value,
    onChange: ({ currentTarget }) => {
      if (currentTarget.form) send(currentTarget.form);
    },
  };
}
