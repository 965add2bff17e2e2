import { type SubmitEvent, startTransition, useLayoutEffect, useRef, useState } from 'react';
import type { SubmitOptions } from 'react-router';

/** The event of a form whose answer is on the screen, for its fields. */
export const formAnswered = 'moto:answered';

/** Sends a form to its action; resolves after the redirect and the loading that follow. */
export type SendForm = (
  target: HTMLFormElement | HTMLButtonElement,
  options?: Pick<SubmitOptions, 'preventScrollReset' | 'replace'>,
) => Promise<void>;

/**
 * The submit handler of a form: it ignores further presses of a button that is being sent. A button shows
 * that it is busy only after a while, on a slow phone long after the second of two quick taps, and the router
 * would send both. Another button of the form is another wish.
 */
export function useSendOnce(send: SendForm, options?: Parameters<SendForm>[1]) {
  const underway = useRef<HTMLElement>(null);
  const [ended, setEnded] = useState<{ target: HTMLElement | null; form?: HTMLFormElement }>({
    target: null,
  });
  // The answer is rendered as a transition, and this together with it or later: until then the form on the
  // screen is the one that was sent.
  useLayoutEffect(() => {
    if (underway.current === ended.target) underway.current = null;
    ended.form?.dispatchEvent(new Event(formAnswered));
  }, [ended]);

  return (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { submitter } = event.nativeEvent;
    const form = event.currentTarget;
    const target = submitter instanceof HTMLButtonElement ? submitter : form;
    if (underway.current === target) return;
    underway.current = target;
    void send(target, options).finally(() => startTransition(() => setEnded({ target, form })));
  };
}
