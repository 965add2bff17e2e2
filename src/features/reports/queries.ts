import type { ApiClient } from '../../kernel/api-client.ts';
import type { NewReport } from './contract.ts';

/** Reports a listing to the garage, as a member or as a visitor. */
export async function reportBike(
  api: ApiClient,
  id: string,
  report: NewReport,
  access: 'public' | 'member',
): Promise<void> {
  await api({ method: 'POST', path: `/bikes/${encodeURIComponent(id)}/reports`, body: report, access });
}

/** Writes to the garage about one's own listing that it took off the site. */
export async function writeToGarage(api: ApiClient, id: string, text: string): Promise<void> {
  const path = `/myProducts/${encodeURIComponent(id)}/replies`;
  await api({ method: 'POST', path, body: { text }, access: 'member' });
}

const standing = (id: string) => `/bikes/${encodeURIComponent(id)}/takenOff`;

/**
 * Takes a listing off the site and, if wished, everything else that its seller has for sale. Returns whether
 * it was on the site, and how many others were taken off.
 */
export async function takeOff(
  api: ApiClient,
  id: string,
  body: { reason: string; others: boolean },
): Promise<{ changed: boolean; others: number }> {
  const call = { method: 'PUT', path: standing(id), body, access: 'member' } as const;
  const { modifiedCount, others } = (await api<{ modifiedCount: number; others: number }>(call)).data;
  return { changed: modifiedCount > 0, others };
}

/** Undoes that one has just put a listing back. Returns whether it was on the site. */
export async function undoPutBack(api: ApiClient, id: string): Promise<boolean> {
  const call = { method: 'POST', path: `${standing(id)}/undo`, access: 'member' } as const;
  return (await api<{ modifiedCount: number }>(call)).data.modifiedCount > 0;
}

/** Puts a listing back on the site. Returns whether it was off. */
export async function putBack(api: ApiClient, id: string): Promise<boolean> {
  const call = { method: 'DELETE', path: standing(id), access: 'member' } as const;
  return (await api<{ modifiedCount: number }>(call)).data.modifiedCount > 0;
}

const stop = (id: string) => `/accounts/${encodeURIComponent(id)}/stopped`;

interface AccountChange {
  modifiedCount: number;
  listings: number;
}

/** Stops an account. Returns whether it was open, and how many of its listings were taken off the site. */
export async function stopAccount(api: ApiClient, id: string, reason: string) {
  const call = { method: 'PUT', path: stop(id), body: { reason }, access: 'member' } as const;
  const { modifiedCount, listings } = (await api<AccountChange>(call)).data;
  return { changed: modifiedCount > 0, listings };
}

/**
 * Lets the owner of an account in again and, if wished, puts back the listings that went off the site with it. Returns
 * whether it was stopped, and how many listings are back.
 */
export async function letAccountIn(api: ApiClient, id: string, isBack: boolean) {
  const call = { method: 'DELETE', path: stop(id), body: { listings: isBack }, access: 'member' } as const;
  const { modifiedCount, listings } = (await api<AccountChange>(call)).data;
  return { changed: modifiedCount > 0, listings };
}
