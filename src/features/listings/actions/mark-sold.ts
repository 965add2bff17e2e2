import { data, redirect } from 'react-router';
import * as words from '#messages/listings.ts';
import type { AppContext } from '../../../app-context.ts';
import { isOneOf, type Refusal, readTexts, refusalOf } from '../../../forms.ts';
import { paths } from '../../../routes.ts';
import { noticeAt } from '../../../ui/with-search.ts';
import { undoing } from '../../../undo.ts';
import { leaveWhenSignedOut, requireUser } from '../../identity/ui/member-area.tsx';
import { refreshBike, refreshProducts, settleSale } from '../queries.ts';
import { leftAsDeleted, showAsStored } from './changed-elsewhere.ts';

/** The id of a product that was changed as wished or is gone; or why it was not changed. */
export type SaleAnswer = { settled: string } | Refusal;

/** Whether this action takes the form of My products with this wish. */
export const isSaleWish = isOneOf('sold', 'forSale');

/** The part of the action of My products that marks a product as sold, or as for sale again. */
export async function markSoldAction(app: AppContext, request: Request, form: FormData) {
  const user = await requireUser(app, request);
  const { id, wish } = readTexts(form, ['id', 'wish']);
  const sold = wish === 'sold';
  try {
    await settleSale(app.api, id, sold);
  } catch (error) {
    leaveWhenSignedOut(app, request, error);
    const refusal = refusalOf(error, {});
    if (await leftAsDeleted(app, user.uid, error, refusal.message))
      return { settled: id } satisfies SaleAnswer;
    showAsStored(app, user.uid, error);
    app.notify.refused(refusal.message);
    return data<SaleAnswer>(refusal, 422);
  }
  if (app.side === 'server') {
    const list = paths.myProducts();
    return redirect(sold ? noticeAt(list, 'sold', { sold: id }) : noticeAt(list, 'forSale'));
  }
  // The card changes before the toast appears.
  await refresh(app, user.uid, id);
  const sellAgain = async () => {
    await settleSale(app.api, id, false);
    app.notify.success(words.onSaleAgain, about(id));
  };
  const undo = undoing(app, sellAgain, () => refresh(app, user.uid, id));
  if (sold) app.notify.undoable(words.markedSold, words.undo, undo, about(id));
  else app.notify.success(words.onSaleAgain, about(id));
  return { settled: id } satisfies SaleAnswer;
}

/** Names the sale in toasts: a later one takes the place of an earlier one and of what undoes it. */
const about = (id: string) => `sale-${id}`;

async function refresh({ queries }: AppContext, uid: string, id: string): Promise<void> {
  await Promise.all([refreshProducts(queries, uid), refreshBike(queries, id)]);
}
