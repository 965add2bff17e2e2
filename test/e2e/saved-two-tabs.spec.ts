import { expect, type Page, test } from '@playwright/test';
import { registered, signIn } from '../support/people.ts';
import { heart, open, someBikes } from '../support/saving.ts';

test('S2 /saved: what is taken off in one tab while another one is still saving it stays off', async ({
  page,
  context,
}) => {
  const { search, seller } = await someBikes(1);
  const bike = `KTM Duke 1 of ${seller.name}`;
  /** Also while its call is on its way. */
  const shows = (tab: Page, isSaved: boolean) =>
    expect(heart(tab, bike)).toHaveAttribute('aria-pressed', String(isSaved));
  await signIn(context, await registered('Buyer'));
  await open(page, search);
  // A bad connection: what is saved arrives late.
  const passing = Promise.withResolvers<void>();
  await page.route('**/api/saved', async (route) => {
    await passing.promise;
    await route.continue();
  });
  const saved = page.waitForResponse('**/api/saved');
  await heart(page, bike).click();
  await shows(page, true);

  const other = await context.newPage();
  await open(other, search);
  await shows(other, true);
  const removed = other.waitForResponse((answer) => answer.request().method() === 'DELETE');
  await heart(other, bike).click();
  await shows(other, false);
  await other.waitForLoadState('networkidle');
  passing.resolve();
  await Promise.all([saved, removed]);
  await open(other, '/saved');
  await expect(other.getByText('Nothing saved yet')).toBeVisible();
});
