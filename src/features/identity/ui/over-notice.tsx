import * as words from '#messages/identity.ts';
import { paths } from '../../../routes.ts';
import { isTypingKept } from '../../../ui/draft.ts';
import { useSession } from '../../../use-app.tsx';

/**
 * Tells whoever is sent to log in again for `next` that their login is over, and that what they had typed there is kept,
 * where that is so. Only the page on which the login ended knows; one that comes from the server says nothing.
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
