import { MailWarning } from 'lucide-react';
import * as words from '#messages/alerts.ts';
import { useSession } from '../../../use-app.tsx';

/**
 * Says why no mail comes yet, to people with an unproven mailbox; above it the dashboard offers the link
 * again.
 */
export function UnprovenNote() {
  const { user } = useSession();
  if (user?.emailVerified !== false) return null;
  return (
    <p className="mb-6 flex items-start gap-3 border-l-4 border-warning bg-raised px-4 py-3">
      <MailWarning aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
      {words.unproven}
    </p>
  );
}
