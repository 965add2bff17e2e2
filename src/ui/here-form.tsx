import type { ComponentProps } from 'react';
import { useSubmit } from 'react-router';
import { useHydrated } from './use-hydrated.ts';
import { useSendOnce } from './use-send-once.ts';

/**
 * A form that posts to the address of its page. It has no `action`: only then does a browser without script
 * keep the address's hash through the post and the redirect after it, as no server ever sees a hash. Once
 * script runs, our messages at the fields replace the browser's.
 */
export function HereForm(props: Omit<ComponentProps<'form'>, 'action' | 'method' | 'onSubmit'>) {
  const sendOnce = useSendOnce(useSubmit());
  const hydrated = useHydrated();
  return <form {...props} method="post" noValidate={hydrated} onSubmit={sendOnce} />;
}
