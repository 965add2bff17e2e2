import { useInfiniteQuery } from '@tanstack/react-query';
import { Inbox } from 'lucide-react';
import * as words from '#messages/inbox.ts';
import { paths } from '../../../routes.ts';
import { Link } from '../../../ui/link.tsx';
import { useApp } from '../../../use-app.tsx';
import { openInboxQuery } from '../queries.ts';

/** For admins: how much the garage has to answer, with the way there; nothing where that is not known. */
export function InboxLine({ uid }: { uid: string }) {
  const { api } = useApp();
  const { data } = useInfiniteQuery(openInboxQuery(api, uid));
  const [first] = data?.pages ?? [];
  if (!first?.data) return null;
  return (
    <p className="mb-8 flex items-center gap-3 border-l-4 border-primary bg-raised px-4 py-3">
      <Inbox aria-hidden="true" className="size-5 shrink-0" />
      <Link to={paths.inbox()} className="link font-semibold">
        {words.toAnswer(first.data.length, first.next !== null)}
      </Link>
    </p>
  );
}
