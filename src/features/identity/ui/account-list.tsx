import { Fragment, type ReactNode } from 'react';
import * as words from '#messages/identity.ts';
import { formatDate } from '../../../kernel/dates.ts';
import { languageOf } from '../../../kernel/written-language.ts';
import { EmailText } from '../../../ui/email-text.tsx';
import { NoMatch } from '../../../ui/paged-rows.tsx';
import { EmptyState } from '../../../ui/states.tsx';
import type { Account } from '../contract.ts';
import type { WantedAccounts } from '../queries.ts';

/** The id of an account's row. */
export function accountRow(id: string): string {
  return `account-${id}`;
}

interface AccountTableProps {
  label: string;
  accounts: readonly Account[];
  /** What stands below an account, in a row of its own; null for nothing. */
  below: (account: Account) => ReactNode;
}

/** Name and e-mail, the date of registration, and the number of motorcycles for sale. */
export function AccountTable({ label, accounts, below }: AccountTableProps) {
  return (
    <table className="w-full text-left" aria-label={label}>
      <thead className="border-b-2 border-base-content text-sm">
        <tr>
          <th scope="col" className="py-2 pr-3">
            {words.accountName}
          </th>
          <th scope="col" className="py-2 pr-3 text-right whitespace-nowrap">
            {words.accountSince}
          </th>
          <th scope="col" className="py-2 text-right">
            {words.accountListings}
          </th>
        </tr>
      </thead>
      <tbody>
        {accounts.map((account) => {
          const more = below(account);
          return (
            <Fragment key={account._id}>
              <tr
                id={accountRow(account._id)}
                className={`scroll-mt-4 align-top ${more ? '' : 'border-b border-line'}`}
              >
                <th scope="row" className="max-w-0 min-w-36 py-3 pr-3 font-normal sm:w-full">
                  <span
                    lang={languageOf(account.name)}
                    className="block font-semibold [overflow-wrap:anywhere]"
                  >
                    {account.name || words.nameless}
                  </span>
                  <span className="block text-sm [overflow-wrap:anywhere] text-muted">
                    <EmailText email={account.email} />
                  </span>
                </th>
                <td className="py-3 pr-3 text-right whitespace-nowrap">
                  <time dateTime={account.since}>{formatDate(account.since)}</time>
                </td>
                <td className="py-3 text-right">{account.listings}</td>
              </tr>
              {more && (
                <tr className="border-b border-line">
                  <td colSpan={3} className="pb-3">
                    {more}
                  </td>
                </tr>
              )}
            </Fragment>
          );
        })}
      </tbody>
    </table>
  );
}

/** Says that the group is empty, or that nothing matches the search; `all` is the address without it. */
export function NoAccounts({ wanted, all }: { wanted: WantedAccounts; all: string }) {
  const { group, state, search } = wanted;
  const isStopped = state === 'stopped';
  if (search !== '')
    return (
      <NoMatch
        title={words.nobodyFound}
        hint={words.nobodyFoundHint}
        showAll={isStopped ? words.showStopped : words.showEverybody}
        all={all}
      />
    );
  if (isStopped) return <EmptyState title={words.nobodyStopped[group]}>{words.nobodyStoppedHint}</EmptyState>;
  return <EmptyState title={words.noAccounts[group]} />;
}
