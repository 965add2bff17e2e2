import { type QueryClient, queryOptions } from '@tanstack/react-query';
import type { ApiClient } from '../../kernel/api-client.ts';
import { adminPagedQuery } from '../../kernel/paged-query.ts';
import { refetch } from '../../kernel/refetch.ts';
import type { OwnAccount } from './contract/own-account.ts';
import type { Account, accountGroups, accountStates } from './contract.ts';
import type { Role } from './domain.ts';

/** The group of accounts that a page lists. */
export type AccountGroup = (typeof accountGroups)[number];

/** Which accounts a page lists. */
export interface WantedAccounts {
  group: AccountGroup;
  state: (typeof accountStates)[number];
  search: string;
}

/** Writes name and role of the person identified by `proof` (POST /users). */
export async function saveProfile(
  api: ApiClient,
  proof: Record<string, string>,
  profile: { name: string; email: string; role: Role },
): Promise<void> {
  await api({ method: 'POST', path: '/users', body: profile, headers: proof });
}

/**
 * Sets a new password with the token from a mail; returns where the person was going when they requested it.
 */
export async function resetPassword(
  api: ApiClient,
  token: string,
  newPassword: string,
): Promise<string | undefined> {
  const { data } = await api<{ next?: string }>({
    method: 'POST',
    path: '/auth/reset-password',
    body: { token, newPassword },
  });
  return data.next;
}

/**
 * Confirms a mailbox with the token from a mail. Somebody who is not signed in to that account gets a token
 * instead, to choose its password, which confirms the mailbox, too.
 */
export async function confirmMailbox(api: ApiClient, token: string): Promise<string | null> {
  const path = `/auth/verify-email?${new URLSearchParams({ token })}`;
  const { data } = await api<{ choosePassword?: string }>({ method: 'GET', path });
  return data.choosePassword ?? null;
}

/** One's own account and sessions. */
export function ownAccountQuery(api: ApiClient, uid: string) {
  return queryOptions({
    queryKey: ['me', uid],
    queryFn: async ({ signal }) =>
      (await api<OwnAccount>({ method: 'GET', path: '/me', access: 'member', signal })).data,
  });
}

/** Refetches one's own account after a change. */
export async function refreshOwnAccount(queries: QueryClient, uid: string): Promise<void> {
  await refetch(queries, ['me', uid]);
}

/** Changes the given parts of one's own account: name, photo, role, and which mail one gets. */
export async function changeProfile(
  api: ApiClient,
  change: { name?: string; photoURL?: string; role?: Role; bookingMail?: boolean; inboxMail?: boolean },
): Promise<void> {
  await api({ method: 'PATCH', path: '/me', body: change, access: 'member' });
}

/** Changes one's password; every other device is logged out. */
export async function changePassword(
  api: ApiClient,
  change: { currentPassword: string; newPassword: string },
): Promise<void> {
  await api({ method: 'POST', path: '/me/password', body: change, access: 'member' });
}

/** Sends the password; returns the ticket with which a Google account can be linked. */
export async function askToLinkGoogle(api: ApiClient, password: string): Promise<string> {
  const answer = await api<{ ticket: string }>({
    method: 'POST',
    path: '/me/google',
    body: { password },
    access: 'member',
  });
  return answer.data.ticket;
}

/** Unlinks Google from one's account, after a check of the password. */
export async function unlinkGoogle(api: ApiClient, password: string): Promise<void> {
  await api({ method: 'DELETE', path: '/me/google', body: { password }, access: 'member' });
}

/** Ends one of one's sessions, or without an id all except this one. */
export async function endSessions(api: ApiClient, id?: string): Promise<void> {
  const path = id === undefined ? '/me/sessions' : `/me/sessions/${encodeURIComponent(id)}`;
  await api({ method: 'DELETE', path, access: 'member' });
}

/** All that is stored about oneself. */
export async function exportOwnData(api: ApiClient): Promise<unknown> {
  return (await api<unknown>({ method: 'GET', path: '/me/export', access: 'member' })).data;
}

/** Deletes one's account for good. */
export async function deleteOwnAccount(api: ApiClient, password: string): Promise<void> {
  await api({ method: 'POST', path: '/me/deletion', body: { password }, access: 'member' });
}

/** The accounts of one group; null for non-admins. */
export function accountsQuery(
  api: ApiClient,
  uid: string,
  { group, state, search }: WantedAccounts,
  from: string | null,
) {
  return adminPagedQuery<Account>(api, {
    key: ['accounts', uid, group, state, search],
    path: `/accounts?${new URLSearchParams({ group, state, search })}`,
    from,
  });
}

/** Refetches the lists of accounts after a change. */
export async function refreshAccounts(queries: QueryClient, uid: string): Promise<void> {
  await refetch(queries, ['accounts', uid]);
}
