import { type BrowserContext, test as base } from '@playwright/test';
import { type RunningSite, startSite } from './site.ts';

/** Tests of a garage with these settings: the fixture `site` runs beside the site that all other tests share. */
export function testsOfGarage(settings: Readonly<Record<string, string>>) {
  return base.extend<object, { site: RunningSite }>({
    site: [
      // biome-ignore lint/correctness/noEmptyPattern: the fixture's parts, of which this one needs none
      async ({}, use) => {
        const site = await startSite(settings);
        await use(site);
        await site.stop();
      },
      { scope: 'worker' },
    ],
  });
}

/** Signs a seller of that garage in; the first time makes the account. */
export async function signInAsSeller(context: BrowserContext, { address }: RunningSite): Promise<void> {
  const account = { email: 'ann@example.org', password: 'a red motorcycle', name: 'Ann' };
  const headers = { origin: address };
  const post = (path: string, data: object) =>
    context.request.post(`${address}/api${path}`, { data, headers });
  const isNew = (await post('/auth/sign-up/email', account)).ok();
  if (!isNew) await post('/auth/sign-in/email', account);
  const answer = await post('/users', { name: account.name, email: account.email, role: 'seller' });
  if (!answer.ok()) throw new Error(`The seller could not sign in: ${await answer.text()}`);
}
