import { type SubmitEvent, startTransition, useLayoutEffect, useRef, useState } from 'react';
import type { SubmitOptions } from 'react-router';

/**
 * Sends a form to its action; settles when that is over, with the redirect and the loading that come after
 * it.
 */
export type SendForm = (
  target: HTMLFormElement | HTMLButtonElement,
  options?: Pick<SubmitOptions, 'preventScrollReset' | 'replace'>,
) => Promise<void>;

/**
 * What a form does when it is sent: nothing, as long as the same button's sending is under way already. That
 * the button is busy is drawn a while later, on a slow phone long after the second of two quick taps, and the
 * router would take both. Another button of the form is another wish.
 */
export function useSendOnce(send: SendForm, options?: Parameters<SendForm>[1]) {
  const underway = useRef<HTMLElement>(null);
  const [ended, setEnded] = useState<{ target: HTMLElement | null }>({ target: null });
  // The answer is drawn as a transition, and this one with it or after it: until then the form on the screen
  // is the one that was sent.
  useLayoutEffect(() => {
    if (underway.current === ended.target) underway.current = null;
  }, [ended]);

  return (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { submitter } = event.nativeEvent;
    const target = submitter instanceof HTMLButtonElement ? submitter : event.currentTarget;
    if (underway.current === target) return;
    underway.current = target;
    void send(target, options).finally(() => startTransition(() => setEnded({ target })));
  };
}
