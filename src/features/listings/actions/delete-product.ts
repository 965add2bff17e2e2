import { data, redirect } from 'react-router';
import * as words from '#messages/listings.ts';
import type { AppContext } from '../../../app-context.ts';
import { isOneOf, type Refusal, readTexts, refusalOf } from '../../../forms.ts';
import { ApiError } from '../../../kernel/api-client.ts';
import { paths } from '../../../routes.ts';
import { noticeAt } from '../../../ui/with-search.ts';
import { undoing } from '../../../undo.ts';
import type { AuthUser } from '../../identity/domain.ts';
import { leaveWhenSignedOut, requireUser } from '../../identity/ui/member-area.tsx';
import type { Restored } from '../contract.ts';
import { deleteProduct, dropProduct, isRestorable, refreshProducts, restoreProduct } from '../queries.ts';
import { leftAsDeleted } from './changed-elsewhere.ts';

/** The id of a product that has left the list, or why it has not. */
export type DeleteAnswer = { gone: string } | Refusal;

/** Whether this action takes the form of My products with this wish. */
export const isDeletionWish = isOneOf('delete', 'restore');

/** The part of the action of My products that deletes or restores a product. */
export async function deleteProductAction(app: AppContext, request: Request, form: FormData) {
  const user = await requireUser(app, request);
  const { id, wish } = readTexts(form, ['id', 'wish']);
  try {
    return wish === 'restore' ? await restoreFrom(app, user, id) : await deleteFrom(app, user, id);
  } catch (error) {
    leaveWhenSignedOut(app, request, error);
    const refusal = refusalOf(error, {});
    if (await leftAsDeleted(app, user.uid, error, refusal.message))
      return { gone: id } satisfies DeleteAnswer;
    app.notify.refused(refusal.message);
    return data<DeleteAnswer>(refusal, 422);
  }
}

async function deleteFrom(app: AppContext, user: AuthUser, id: string): Promise<DeleteAnswer | Response> {
  await deleteCounted(app, id).catch(async (error: unknown) => {
    // Deleted already, by a call whose answer was lost, or in another tab: it is as they wish, and they can undo it.
    const isGone = error instanceof ApiError && error.status === 404;
    if (!isGone || !(await isRestorable(app.api, id).catch(() => false))) throw error;
  });
  if (app.side === 'server') return redirect(noticeAt(paths.myProducts(), 'deleted', { deleted: id }));
  dropProduct(app.queries, user.uid, id);
  const undo = undoing(
    app,
    () => restore(app, id),
    () => refreshProducts(app.queries, user.uid),
  );
  app.notify.undoable(words.deleted, words.undo, undo, about(id));
  return { gone: id };
}

/** Deletes a product; an answer that counts none as deleted is the same as a 404, whoever's server gives it. */
async function deleteCounted(app: AppContext, id: string): Promise<void> {
  const { deletedCount } = await deleteProduct(app.api, id);
  if (!(deletedCount > 0)) throw new ApiError(404, 'product-not-found', words.productNotFound);
}

async function restoreFrom(app: AppContext, user: AuthUser, id: string) {
  const restored = await bringBack(app, user, id);
  // When it could not be restored, the list that offers it stays. Returned as a refusal, so that no page is
  // loaded again and the button can be pressed again at once.
  if (!restored) return data(null, 422);
  if (app.side === 'browser') return redirect(paths.myProducts());
  return redirect(noticeAt(paths.myProducts(), restored.takenOff ? 'restoredOff' : 'restored'));
}

/** Names the deletion in toasts: "restored" takes the place of "deleted" and of what undoes it. */
const about = (id: string) => `deletion-${id}`;

/** What was restored; null where it was not. In the browser a toast says so, or why not. */
async function bringBack(app: AppContext, user: AuthUser, id: string): Promise<Restored | null> {
  try {
    const restored = await restore(app, id);
    await refreshProducts(app.queries, user.uid);
    return restored;
  } catch (error) {
    if (app.side === 'server' || !(error instanceof ApiError)) throw error;
    app.notify.error(error.message);
    // It cannot be restored any more, so it only has to leave the list.
    if (error.status === 404) void refreshProducts(app.queries, user.uid);
    return null;
  }
}

async function restore(app: AppContext, id: string): Promise<Restored> {
  const restored = await restoreProduct(app.api, id);
  app.notify.success(restored.takenOff ? words.restoredOff : words.restored, about(id));
  return restored;
}
