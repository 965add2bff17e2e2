import { expect, type Page, test } from '@playwright/test';
import { open } from '../support/saving.ts';

// What a search says that cannot be had, and how it goes on.

const cards = (page: Page) => page.getByRole('main').getByRole('article');
const more = (page: Page) => page.getByRole('link', { name: 'More motorcycles' });

/** Cuts the connection, and returns once the page knows. */
async function offline(page: Page): Promise<void> {
  await page.context().setOffline(true);
  await page.waitForFunction(() => !navigator.onLine);
}

test('S8 /bikes without connection: more and another order say soon that they cannot be had, and are had later', async ({
  page,
  context,
}) => {
  await open(page, '/bikes?sort=year-new');
  const failed = page.getByRole('alert').filter({ hasText: 'The search results could not be loaded.' });
  let asked = 0;
  page.on('request', (request) => {
    if (request.url().includes('/api/bikes?')) asked += 1;
  });
  await offline(page);
  await more(page).press('Enter');
  await expect(failed).toBeVisible();
  // Not tried three times more first.
  expect(asked).toBe(1);
  await expect(page.getByRole('button', { name: 'Try again' })).toBeFocused();
  await context.setOffline(false);
  // What can be had again is asked for without being told.
  await expect(failed).toBeHidden();
  await expect(more(page)).toBeFocused();
  await more(page).press('Enter');
  await expect(cards(page).nth(24)).toBeVisible();

  await offline(page);
  asked = 0;
  await page.getByLabel('Sort by').selectOption('Price, lowest first');
  await expect(failed).toBeVisible();
  expect(asked).toBe(1);
  await context.setOffline(false);
  await expect(page.getByLabel('Sort by')).toHaveValue('price-low');
});

test('S8 /bikes on a phone: a search that fails while the filters are open says so where the thumb is', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await open(page, '/bikes');
  await page.getByText('Show filters').click();
  const answer = Promise.withResolvers<void>();
  await page.route('**/api/bikes?*', async (route) => {
    await answer.promise;
    // Of a kind that is not tried again, so that nobody waits here.
    await route.fulfill({ status: 422, json: { code: 'validation-failed', detail: 'Change the search.' } });
  });
  const way = page.locator('a[href="#found"]');
  await expect(way).toHaveText(/^Show [\d,]+ motorcycles?$/);
  await page.getByRole('group', { name: 'Make' }).getByRole('link').first().click();
  // Not the number of the search before.
  await expect(way).toHaveText('Searching…');
  answer.resolve();
  await expect(way).toHaveText('This search failed: see why');
  await expect(way).toBeInViewport();
  await way.click();
  await expect(page.getByRole('alert')).toBeInViewport();
  await expect(page.getByRole('alert')).toContainText('Change the search.');
  await expect(page.getByRole('group', { name: 'Make' })).toBeHidden();
  await page.unroute('**/api/bikes?*');
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByText('Show filters').click();
  await expect(way).toHaveText(/^Show [\d,]+ motorcycles?$/);
});

test('S8 /bikes without connection: a search that cannot be sent keeps its words, its filters and the heading', async ({
  page,
  context,
}) => {
  await open(page, '/bikes?q=yamaha');
  const heading = page.getByRole('heading', { level: 1 });
  const title = await heading.textContent();
  const chosen = page.getByRole('link', { name: /Yamaha/ }).first();
  await expect(chosen).toBeVisible();
  await offline(page);
  const box = page.locator('main input[name=q]');
  await box.fill('red');
  await box.press('Enter');
  const failed = page.getByRole('alert').filter({ hasText: 'The search results could not be loaded.' });
  await expect(failed.getByRole('button', { name: 'Try again' })).toBeVisible();
  await expect(box).toHaveValue('red');
  await expect(heading).toHaveText(title ?? '');
  await expect(chosen).toBeVisible();
  // It goes on by itself.
  await context.setOffline(false);
  await expect(failed).toBeHidden();
  await expect(page.getByText(/^[\d,]+ motorcycles?$/)).toBeVisible();
});
