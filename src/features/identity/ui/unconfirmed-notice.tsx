import { Mail } from 'lucide-react';
import { useFetcher } from 'react-router';
import * as words from '#messages/identity.ts';
import { paths } from '../../../routes.ts';
import { Button } from '../../../ui/button.tsx';
import { PostForm } from '../../../ui/post-form.tsx';
import { useSession } from '../../../use-app.tsx';

/** The answer of the verify page's action. */
export type ConfirmationAnswer =
  | { done: 'sent' | 'confirmed'; email?: string }
  | { message: string; isStopped: boolean };

/** The value of the field `wish` that asks for another link. */
export const sendAgain = 'send';

/** Reminds people, gently, of the mail that confirms their mailbox; everything works without it. */
export function UnconfirmedNotice() {
  const { user } = useSession();
  // An external provider may not say; then there is no reminder.
  if (user?.emailVerified !== false) return null;
  return (
    <aside
      aria-label={words.unconfirmedLabel}
      className="mb-8 flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-l-4 border-line bg-raised px-4 py-3"
    >
      <p className="flex min-w-0 flex-[1_1_20rem] items-start gap-3">
        <Mail aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-muted" />
        <span className="min-w-0 break-words">{words.unconfirmed(user.email)}</span>
      </p>
      {/* Below the words, on a phone: not below their picture. */}
      <div className="max-sm:ml-8">
        <SendAgain />
      </div>
    </aside>
  );
}

/** The button that sends another link. */
export function SendAgain() {
  const fetcher = useFetcher<ConfirmationAnswer>({ key: 'send-confirmation' });
  const sent = fetcher.data && 'done' in fetcher.data;
  return (
    <PostForm send={fetcher.submit} action={paths.verifyEmail()}>
      <Button
        type="submit"
        tone="plain"
        size="small"
        name="wish"
        value={sendAgain}
        busy={fetcher.state !== 'idle'}
      >
        {sent ? words.sentAgain : words.sendAgain}
      </Button>
    </PostForm>
  );
}
