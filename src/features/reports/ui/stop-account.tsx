import { useLocation } from 'react-router';
import * as words from '#messages/reports.ts';
import { formatDate } from '../../../kernel/dates.ts';
import { Notice } from '../../../ui/notice.tsx';
import { PlaceButton } from '../../../ui/place-button.tsx';
import { useAddressDialog } from '../../../ui/use-address-dialog.ts';
import type { Account } from '../../identity/contract.ts';
import { stopText } from '../actions/stop-account.ts';

/** The name of an account in the labels of its buttons: names may be the same, addresses are not. */
export function accountName({ name, email }: Pick<Account, 'name' | 'email'>): string {
  return name ? `${name}, ${email}` : email;
}

/**
 * Below an account in a list for admins: since when it is stopped, by whom and why, and the button that stops it or
 * lets its owner in; or that it is an admin's, which nobody stops. The page has the dialogs of `StopDialogs`.
 */
export function StopAccount({ account }: { account: Account }) {
  const { _id, stopped } = account;
  const stop = useAddressDialog('stop');
  const letIn = useAddressDialog('letIn');
  const who = accountName(account);
  if (account.admin) return <p className="text-sm text-muted">{words.adminStays}</p>;
  if (!stopped)
    return (
      <PlaceButton
        tone="plain"
        size="small"
        aria-haspopup="dialog"
        aria-label={words.stopOf(who)}
        className="text-error"
        {...stop.open({ stop: _id })}
      >
        {words.stopAccount}
      </PlaceButton>
    );
  return (
    <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3 border-l-4 border-error pl-3">
      <div className="min-w-0">
        <p className="font-semibold wrap-anywhere">
          {words.stoppedBy(stopped.by ?? words.goneAccount, formatDate(stopped.since))}
        </p>
        {stopped.reason && (
          <p className="mt-1 max-w-prose text-sm as-written wrap-anywhere text-muted">
            {words.ownerReads} {stopped.reason}
          </p>
        )}
      </div>
      <PlaceButton
        tone="plain"
        size="small"
        aria-haspopup="dialog"
        aria-label={words.letInOf(who)}
        {...letIn.open({ letIn: _id })}
      >
        {words.letIn}
      </PlaceButton>
    </div>
  );
}

/**
 * Says what an admin has just done with an account, for people without script. It is shown only where it is true of
 * one of these accounts, because anybody can write an address that claims something else.
 */
export function StopNotice({ accounts }: { accounts: readonly Account[] }) {
  const search = new URLSearchParams(useLocation().search);
  const notice = search.get('notice') ?? '';
  const wish = notice.replace(/Already$/, '');
  const account = accounts.find(({ _id }) => _id === search.get('about'));
  if (!account || (wish !== 'stop' && wish !== 'letIn')) return null;
  if ((account.stopped !== null) !== (wish === 'stop')) return null;
  const count = Number.parseInt(search.get('count') ?? '', 10) || 0;
  return <Notice message={stopText(wish, wish === notice, count)} />;
}
