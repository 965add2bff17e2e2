import { data, redirect } from 'react-router';
import * as words from '#messages/listings.ts';
import type { AppContext } from '../../../app-context.ts';
import { type Refusal, readTexts, refusalOf } from '../../../forms.ts';
import { ApiError } from '../../../kernel/api-client.ts';
import { checkFields } from '../../../kernel/rules.ts';
import { withSearch } from '../../../ui/with-search.ts';
import { leaveWhenSignedOut, requireUser } from '../../identity/ui/member-area.tsx';
import { priceRules } from '../domain/rules.ts';
import { changeProduct, ownProductQuery, refreshBike, refreshProducts } from '../queries.ts';
import { leftAsDeleted, showAsStored } from './changed-elsewhere.ts';

/**
 * The id of a product whose price dialog can close, because the price was changed or cannot be any more; or
 * why it was refused.
 */
export type RepriceAnswer = { done: string } | Refusal;

/** The hidden fields with what the form was filled with. */
export const formerPrices = { price: 'wasPrice', originalPrice: 'wasOriginalPrice' } as const;

/** The part of the action of My products that changes a price. */
export async function repriceProductAction(app: AppContext, request: Request, form: FormData) {
  const user = await requireUser(app, request);
  const { id, ...typed } = readTexts(form, ['id', 'price', 'originalPrice', ...Object.values(formerPrices)]);
  const problems = checkFields<'price' | 'originalPrice'>(priceRules(app.settings.market), typed);
  if (problems.length > 0)
    return data<RepriceAnswer>({ message: words.priceRefused, problems, values: typed }, 422);
  try {
    const was = { price: typed.wasPrice, originalPrice: typed.wasOriginalPrice };
    const { price, originalPrice } = typed;
    const isSame = originalPrice === was.originalPrice;
    await changeProduct(app.api, id, { price, ...(!isSame && { originalPrice }), was });
  } catch (error) {
    leaveWhenSignedOut(app, request, error);
    const refusal = refusalOf(error, typed);
    if (await leftAsDeleted(app, user.uid, error, refusal.message))
      return { done: id } satisfies RepriceAnswer;
    showAsStored(app, user.uid, error);
    app.notify.refused(refusal.message);
    return data<RepriceAnswer>(await onWhatIsStored(app, user.uid, id, error, refusal), 422);
  }
  if (app.side === 'server')
    return redirect(withSearch(new URL(request.url), { price: null, notice: 'repriced' }));
  // The card has the new price before the toast says so.
  await Promise.all([refreshProducts(app.queries, user.uid), refreshBike(app.queries, id)]);
  app.notify.success(words.repriced);
  return { done: id } satisfies RepriceAnswer;
}

/**
 * Where the prices have changed meanwhile, the refusal says so, and the next attempt is based on what is
 * stored now.
 */
async function onWhatIsStored(
  app: AppContext,
  uid: string,
  id: string,
  error: unknown,
  refusal: Refusal,
): Promise<Refusal> {
  if (!(error instanceof ApiError) || error.code !== 'changed-meanwhile') return refusal;
  const now = await app.queries.fetchQuery(ownProductQuery(app.api, uid, id)).catch(() => null);
  if (!now) return refusal;
  const was = { wasPrice: now.price, wasOriginalPrice: now.originalPrice };
  return { ...refusal, values: { ...refusal.values, ...was } };
}
