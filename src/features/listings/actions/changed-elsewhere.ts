import type { AppContext } from '../../../app-context.ts';
import { ApiError } from '../../../kernel/api-client.ts';
import { refreshProducts } from '../queries.ts';

/**
 * Whether a form of My products failed because its product was deleted elsewhere. Then the product only has to
 * leave the list, which has happened when this returns, and a toast says why. Without script the page itself
 * says it, as of any other refusal.
 */
export async function leftAsDeleted(
  app: AppContext,
  uid: string,
  error: unknown,
  message: string,
): Promise<boolean> {
  if (app.side === 'server' || !(error instanceof ApiError) || error.status !== 404) return false;
  app.notify.error(message);
  await refreshProducts(app.queries, uid);
  return true;
}

/**
 * Shows a product as it is by now behind a refusal for what it is by now: sold, taken off or changed elsewhere. The list
 * would go on offering what was just refused, without the button that the refusal speaks of. Not awaited: the refusal comes
 * first.
 */
export function showAsStored(app: AppContext, uid: string, error: unknown): void {
  if (app.side === 'browser' && error instanceof ApiError && error.status === 409)
    void refreshProducts(app.queries, uid);
}
