import * as words from '#messages/inbox.ts';
import { formatDate } from '../../../kernel/dates.ts';
import { bikePath } from '../../../routes.ts';
import { Link } from '../../../ui/link.tsx';
import type { InboxEntry } from '../contract.ts';

/** Says which motorcycle of the same seller this one is like, and in what. */
export function RepeatText({
  repeat: { productId, name, since, alike },
}: {
  repeat: NonNullable<InboxEntry['repeat']>;
}) {
  return (
    <p className="mt-3 max-w-prose wrap-anywhere">
      {words.likeFormer(alike.map((each) => words.likenessNames[each]).join('; '))}{' '}
      <Link to={bikePath({ _id: productId, name })} className="link">
        {name}
      </Link>
      , {since ? words.formerOff(formatDate(since)) : words.formerBack}.{' '}
      <span className="text-muted">{words.likeHint}</span>
    </p>
  );
}
