import type { ComponentProps } from 'react';
import { Form, useSubmit } from 'react-router';
import { type SendForm, useSendOnce } from './use-send-once.ts';

interface PostFormProps extends Omit<ComponentProps<typeof Form>, 'method' | 'navigate' | 'onSubmit'> {
  /** Sends it to where its answer is waited for, a fetcher; without it the page goes on to the answer. */
  send?: SendForm;
}

/** A form that posts to an action. However quickly one taps again, it is sent once. */
export function PostForm({ send, ...form }: PostFormProps) {
  const submit = useSubmit();
  const sendOnce = useSendOnce(send ?? submit, {
    ...(form.preventScrollReset && { preventScrollReset: true }),
    // Left out it is the router's own choice, which is not the same as no.
    ...(form.replace && { replace: true }),
  });
  return <Form {...form} method="post" onSubmit={sendOnce} />;
}
