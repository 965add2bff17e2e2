import { Hono } from 'hono';
import type { Database } from '../../../platform/database.ts';
import type { Accounts } from '../../identity/accounts.ts';
import { passCookiesOn, readSignedIn } from '../../identity/signed-in.ts';
import { listSavedIds } from '../data.ts';
import { savedStyles } from '../domain/saved-styles.ts';
import { readMoment } from '../domain.ts';

/**
 * The stylesheet that shows members without script what they have saved (docs/decisions/0016). Only browsers
 * that run no script request it.
 */
export function savedStylesRoutes({ database, accounts }: { database: Database; accounts: Accounts }) {
  const routes = new Hono();
  routes.get('/saved.css', async (c) => {
    const until = readMoment(c.req.query('until') ?? '');
    const signedIn = await readSignedIn(accounts, c.req.raw.headers);
    const ids = signedIn && until ? await listSavedIds(database, signedIn.user.uid, until) : [];
    c.header('cache-control', 'no-store');
    c.header('content-type', 'text/css; charset=utf-8');
    passCookiesOn(c, signedIn);
    return c.body(savedStyles(ids));
  });
  return routes;
}
