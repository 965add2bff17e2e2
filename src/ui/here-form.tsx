import type { ComponentProps } from 'react';
import { useSubmit } from 'react-router';
import { useHydrated } from './use-hydrated.ts';
import { useSendOnce } from './use-send-once.ts';

/**
 * A form that posts to the address it stands on. It has no `action`: only so does a browser without script
 * keep the address's hash through the post and the redirect after it, and no server ever sees a hash. Once
 * script runs the browser's own complaints give way to ours, at the fields.
 */
export function HereForm(props: Omit<ComponentProps<'form'>, 'action' | 'method' | 'onSubmit'>) {
  const sendOnce = useSendOnce(useSubmit());
  const hydrated = useHydrated();
  return <form {...props} method="post" noValidate={hydrated} onSubmit={sendOnce} />;
}
