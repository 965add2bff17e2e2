import * as words from '#messages/inbox.ts';
import { paths } from '../../../routes.ts';
import { Link } from '../../../ui/link.tsx';
import type { InboxReport } from '../contract.ts';
import { Sender } from './sender.tsx';

/** Who sells a reported motorcycle, and how to write to them; or why nobody can. */
export function SellerText({ seller }: { seller: InboxReport['seller'] }) {
  const { soldBy, name, email, emailConfirmed, role, stopped } = seller;
  return (
    <div className="mt-4 border-t border-line pt-3">
      <p className="text-sm text-muted">{words.soldBy}</p>
      {soldBy === 'member' ? (
        <Sender name={name} email={email}>
          {!emailConfirmed && <li className="py-1 text-sm text-muted">{words.sellerUnconfirmed}</li>}
          <li>
            <Link className="link inline-block py-2" to={accountPath(role, email)}>
              {stopped ? words.stoppedAccount : words.toAccount}
            </Link>
          </li>
        </Sender>
      ) : (
        <p className="mt-3">{words.soldByNobody[soldBy]}</p>
      )}
    </div>
  );
}

/** The list of accounts with this one, which can be stopped there. */
function accountPath(role: InboxReport['seller']['role'], email: string): string {
  const list = role === 'seller' ? paths.sellers() : paths.buyers();
  return `${list}?${new URLSearchParams({ search: email })}`;
}
