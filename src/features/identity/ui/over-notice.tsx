import * as words from '#messages/identity.ts';
import { paths } from '../../../routes.ts';
import { isTypingKept } from '../../../ui/draft.ts';
import { useSession } from '../../../use-app.tsx';

/**
 * Tells people who have to log in again for `next` that their session has ended, and what has become of what they had
 * typed or sent there. Only the page on which the session ended knows; one that comes from the server
 * says nothing.
 */
export function OverNotice({ next }: { next: string }) {
  const session = useSession();
  if (session.status !== 'signed-out' || !session.isOver || next === paths.root()) return null;
  return (
    <p role="status" className="mb-6 border-l-4 border-warning bg-warning/10 px-4 py-3">
      {session.lost === 'account'
        ? words.perhapsDeleted
        : isTypingKept(next)
          ? words.loginOverTypingKept
          : session.lost === 'change'
            ? words.loginOverUnsaved
            : words.loginOver}
    </p>
  );
}
