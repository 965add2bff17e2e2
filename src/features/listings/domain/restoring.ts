/** For how long what a seller deleted can come back. */

/** Days for which a deleted listing can be restored. */
export const undoDays = 30;

/** Until when a listing that was deleted at this time can be restored. */
export function restorableUntil(deletedAt: Date): Date {
  return new Date(deletedAt.getTime() + undoDays * 24 * 60 * 60 * 1000);
}
