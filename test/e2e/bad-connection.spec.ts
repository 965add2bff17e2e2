import { expect, test } from '@playwright/test';
import { takenOver } from '../support/people.ts';

// Files of the program that do not arrive at the first attempt.

/** Lets the first request for each file fail. */
function failingFirst() {
  const failed = new Set<string>();
  return { failed, fails: (address: string) => !failed.has(address) && failed.add(address) !== undefined };
}

test('S1 on a bad connection: a program whose files fail at first takes over all the same', async ({
  page,
}) => {
  const { failed, fails } = failingFirst();
  await page.route('**/assets/*.js', (route) =>
    fails(route.request().url()) ? route.abort() : route.continue(),
  );
  await page.goto('/bikes');
  await takenOver(page);
  expect(failed.size).toBeGreaterThan(5);
});

test('S1 on a bad connection: a page whose files fail at first opens all the same', async ({ page }) => {
  await page.goto('/');
  await takenOver(page);
  await page.waitForLoadState('networkidle');
  const { failed, fails } = failingFirst();
  await page.route('**/assets/*.js', (route) =>
    fails(route.request().url()) ? route.abort() : route.continue(),
  );
  // A page that is loaded again would be another one.
  await page.evaluate(() => document.documentElement.setAttribute('data-same', ''));
  await page.getByRole('banner').getByRole('link', { name: 'BLOG' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/workbench/i);
  await expect(page.locator('html')).toHaveAttribute('data-same', '');
  expect(failed.size).toBeGreaterThan(0);
});

test('S1 on a bad connection: a program that never comes whole says so, and the page stays', async ({
  page,
}) => {
  await page.clock.install();
  await page.route(/\/assets\/blog-[^/]+\.js/, (route) => route.abort());
  await page.goto('/blog');
  const alert = page.getByRole('alert');
  await expect(async () => {
    await page.clock.runFor(2_000);
    await expect(alert).toContainText('A part of this page did not arrive', { timeout: 500 });
  }).toPass();
  await expect(page.getByRole('article')).toHaveCount(4);
});
