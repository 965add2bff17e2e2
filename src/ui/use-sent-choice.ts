import { type ComponentProps, useEffect, useRef } from 'react';
import { useFollowing } from './use-following.ts';

/** For the form of such a choice, too: a browser that fills it in again by itself would choose in its reader's name. */
export const unfilled = { autoComplete: 'off' } as const;

/**
 * The properties of a choice that `send` sends at once, in a form that is `unfilled`; it shows `value`, what is stored. What
 * was chosen before the page was hydrated is sent then: there is no button for it where script runs, and on a slow phone it
 * would stay shown as if it were stored. A choice with a `refusal` is none: it shows again what is stored. While `send` waits
 * for an answer nothing else is sent, and then the last choice: one overtaken by an earlier one would be lost.
 */
export function useSentChoice(
  value: string,
  send: (form: HTMLFormElement) => Promise<void> | void,
  refusal?: object,
): Pick<ComponentProps<'select'>, 'ref' | 'defaultValue' | 'onChange' | 'autoComplete'> {
  const field = useFollowing<HTMLSelectElement>(value);
  const isUnderway = useRef(false);
  const chosenMeanwhile = useRef<string | null>(null);
  async function sendInOrder(form: HTMLFormElement): Promise<void> {
    // Whoever leaves the page while one is on its way has chosen all the same.
    const { current: select } = field;
    if (isUnderway.current) {
      chosenMeanwhile.current = select?.value ?? null;
      return;
    }
    isUnderway.current = true;
    try {
      await send(form);
    } finally {
      isUnderway.current = false;
    }
    const next = chosenMeanwhile.current;
    chosenMeanwhile.current = null;
    if (next === null || !select) return;
    // The answer to the one before has been shown in its place.
    select.value = next;
    await sendInOrder(form);
  }

  const atFirst = useRef({ value, send: sendInOrder });
  useEffect(() => {
    const { current } = field;
    if (current?.form && current.value !== atFirst.current.value) void atFirst.current.send(current.form);
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
      if (currentTarget.form) void sendInOrder(currentTarget.form);
    },
  };
}
