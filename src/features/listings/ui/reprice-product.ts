import { data, redirect } from 'react-router';
import * as words from '#messages/listings.ts';
import type { AppContext } from '../../../app-context.ts';
import { type Refusal, readTexts, refusalOf } from '../../../forms.ts';
import { ApiError } from '../../../kernel/api-client.ts';
import { checkFields } from '../../../kernel/rules.ts';
import { withSearch } from '../../../ui/with-search.ts';
import { leaveWhenSignedOut, requireUser } from '../../identity/ui/member-area.tsx';
import { refreshBike } from '../../search/queries.ts';
import { listingRules } from '../domain.ts';
import { changePrice, refreshProducts } from '../queries.ts';

/** The id of a product whose price is done with: changed, or not to be changed any more; or why it was not taken. */
export type RepriceAnswer = { done: string } | Refusal;

const { price, originalPrice } = listingRules;
const rules = { price, originalPrice };

/** The part of the action of My products that changes a price. */
export async function repriceProduct(app: AppContext, request: Request, form: FormData) {
  const user = requireUser(app, request);
  const { id, ...typed } = readTexts(form, ['id', 'price', 'originalPrice']);
  const problems = checkFields<keyof typeof rules>(rules, typed);
  if (problems.length > 0)
    return data<RepriceAnswer>({ message: words.priceRefused, problems, values: typed }, 422);
  try {
    await changePrice(app.api, id, typed);
  } catch (error) {
    leaveWhenSignedOut(app, request, error);
    const refusal = refusalOf(error, typed);
    app.notify.error(refusal.message);
    // It was deleted elsewhere, so that it only has to leave the list.
    if (app.side === 'browser' && error instanceof ApiError && error.status === 404) {
      await refreshProducts(app.queries, user.uid);
      return { done: id } satisfies RepriceAnswer;
    }
    return data<RepriceAnswer>(refusal, 422);
  }
  if (app.side === 'server')
    return redirect(withSearch(new URL(request.url), { price: null, notice: 'repriced' }));
  // The card has the new price before the toast says so.
  await Promise.all([refreshProducts(app.queries, user.uid), refreshBike(app.queries, id)]);
  app.notify.success(words.repriced);
  return { done: id } satisfies RepriceAnswer;
}
