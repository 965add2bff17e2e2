import * as words from '#messages/inbox.ts';
import type { InboxReport } from '../contract.ts';
import { Sender } from './sender.tsx';

/** Who sells a reported motorcycle, and how to write to them; or why nobody can. */
export function SellerText({ seller }: { seller: InboxReport['seller'] }) {
  const { soldBy, name, email, emailConfirmed } = seller;
  return (
    <div className="mt-4 border-t border-line pt-3">
      <p className="text-sm text-muted">{words.soldBy}</p>
      {soldBy === 'member' ? (
        <Sender name={name} email={email}>
          {!emailConfirmed && <li className="py-1 text-sm text-muted">{words.sellerUnconfirmed}</li>}
        </Sender>
      ) : (
        <p className="mt-3">{words.soldByNobody[soldBy]}</p>
      )}
    </div>
  );
}
