import * as words from '#messages/identity.ts';
import { paths } from '../../../routes.ts';
import { isTypingKept } from '../../../ui/draft.ts';
import { useSession } from '../../../use-app.tsx';

/**
 * Tells people who have to log in again for `next` that their session has ended, and that what they had typed
 * there is kept, if it is. Only the page on which the session ended knows; one that comes from the server
 * says nothing.
 */
export function OverNotice({ next }: { next: string }) {
  const session = useSession();
  if (session.status !== 'signed-out' || !session.isOver || next === paths.root()) return null;
  return (
    <p role="status" className="mb-6 border-l-4 border-warning bg-warning/10 px-4 py-3">
      {isTypingKept(next) ? words.loginOverTypingKept : words.loginOver}
    </p>
  );
}
