import type { ComponentProps } from 'react';
import { Form, useSubmit } from 'react-router';
import { type SendForm, useSendOnce } from './use-send-once.ts';

interface PostFormProps extends Omit<ComponentProps<typeof Form>, 'method' | 'navigate' | 'onSubmit'> {
  /**
   * Submits it with a fetcher, which waits for the answer in place; without it the page navigates to the
   * answer.
   */
  send?: SendForm;
}

/** A form that posts to an action. However quickly it is submitted again, it is sent only once. */
export function PostForm({ send, ...form }: PostFormProps) {
  const submit = useSubmit();
  const sendOnce = useSendOnce(send ?? submit, {
    ...(form.preventScrollReset && { preventScrollReset: true }),
    // When it is missing the router decides, which differs from false.
    ...(form.replace && { replace: true }),
  });
  return <Form {...form} method="post" onSubmit={sendOnce} />;
}
