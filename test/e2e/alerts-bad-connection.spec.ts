import { expect, type Page, test } from '@playwright/test';
import { addSearch, hydrated, registered, signIn } from '../support/people.ts';
import { toastsReady } from '../support/toasts.ts';

const name = 'Any Yamaha';

/** Signs somebody in who has saved a search that sends mail at once; returns its id. */
async function searcher(page: Page): Promise<string> {
  const person = await registered('Buyer');
  const id = await addSearch(person, '?make=yamaha', name);
  await signIn(page.context(), person);
  return id;
}

const frequency = (page: Page) => page.getByRole('article', { name }).getByRole('combobox');
const drops = (page: Page) =>
  page.getByRole('combobox', { name: 'Mail when a motorcycle that you saved gets cheaper' });

test('S2 /dashboard/searches on a bad connection: a choice that could not be sent is not shown as stored; one whose answer was lost is', async ({
  page,
  context,
}) => {
  await searcher(page);
  await page.goto('/dashboard/searches');
  await hydrated(page);
  await page.waitForLoadState('networkidle');
  await toastsReady(page);
  const was = await drops(page).inputValue();
  const toast = page.locator('.moto-toast').filter({ hasText: 'The garage cannot be reached.' });
  await context.setOffline(true);
  await frequency(page).selectOption('never');
  await expect(toast).toBeVisible();
  await expect(frequency(page)).toHaveValue('now');
  await drops(page).selectOption(was === 'now' ? 'never' : 'now');
  await expect(drops(page)).toHaveValue(was);
  await context.setOffline(false);
  await expect(toast).toHaveCount(0);

  await page.route('**/api/mySearches/*', async (route) => {
    await route.fetch();
    await route.abort();
  });
  await frequency(page).selectOption('daily');
  await expect(toast).toBeVisible();
  await expect(frequency(page)).toHaveValue('daily');
});

test('S2 /dashboard/searches on a bad connection: of two choices the last one counts, however late the first arrives', async ({
  page,
}) => {
  await searcher(page);
  await page.goto('/dashboard/searches');
  await hydrated(page);
  const first = Promise.withResolvers<void>();
  let sent = 0;
  let answered = 0;
  await page.route('**/api/mySearches/*', async (route) => {
    sent += 1;
    if (sent === 1) await first.promise;
    await route.continue();
  });
  page.on('requestfinished', (request) => {
    if (request.url().includes('/api/mySearches/')) answered += 1;
  });
  await frequency(page).selectOption('daily');
  await expect.poll(() => sent).toBe(1);
  await frequency(page).selectOption('never');
  // Time for a second call to overtake the first.
  await page.waitForTimeout(500);
  first.resolve();
  await expect.poll(() => answered).toBe(2);
  await expect(page.getByText('Changed.').first()).toBeVisible();
  await expect(frequency(page)).toHaveValue('never');
  await page.reload();
  await expect(frequency(page)).toHaveValue('never');
});

test('S2 /dashboard/searches on a bad connection: the last choice is sent also when its page was left before the one before was answered', async ({
  page,
}) => {
  await searcher(page);
  await page.goto('/dashboard/searches');
  await hydrated(page);
  const first = Promise.withResolvers<void>();
  const sent: string[] = [];
  await page.route('**/api/mySearches/*', async (route) => {
    sent.push(String(route.request().postData()));
    if (sent.length === 1) await first.promise;
    await route.continue();
  });
  await frequency(page).selectOption('daily');
  await expect.poll(() => sent).toHaveLength(1);
  await frequency(page).selectOption('never');
  await page.getByRole('link', { name: 'MY ACCOUNT', exact: true }).click();
  await expect(page).toHaveURL(/\/dashboard\/account$/);
  await expect(frequency(page)).toHaveCount(0);
  first.resolve();
  await expect.poll(() => sent).toHaveLength(2);
  await page.getByRole('link', { name: 'MY SEARCHES', exact: true }).click();
  await expect(frequency(page)).toHaveValue('never');
});

test('S2 /dashboard/searches on a bad connection: a search whose deletion was answered in vain is gone when it is deleted again', async ({
  page,
}) => {
  const id = await searcher(page);
  await page.goto(`/dashboard/searches?delete=${id}`);
  await hydrated(page);
  // The list stays as it was, as nothing arrives.
  await page.route('**/api/mySearches**', async (route) => {
    if (route.request().method() === 'DELETE') await route.fetch();
    await route.abort();
  });
  const dialog = page.getByRole('dialog', { name: 'Delete this search?' });
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await expect(dialog.getByText('The garage cannot be reached.')).toBeVisible();
  await page.unroute('**/api/mySearches**');
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('The search is deleted.')).toBeVisible();
  await expect(page.getByText('No search saved yet')).toBeVisible();
  await expect(dialog).toHaveCount(0);
});
