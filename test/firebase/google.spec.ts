import { expect, type Page } from '@playwright/test';
import { hydrated, newPerson, siteUrl } from '../support/people.ts';
import { chooseGoogleAccount, emulatedAccount, rendered, test } from './emulator.ts';

async function openGoogle(page: Page): Promise<Page> {
  const opening = page.waitForEvent('popup');
  await page.getByRole('button', { name: 'Continue with Google' }).click();
  return opening;
}

test('S1 Google: the window is 500 by 600, and where one wanted to be is where one lands', async ({
  page,
  context,
}) => {
  const person = newPerson('Buyer');
  await page.goto('/dashboard/addProduct');
  await hydrated(page);
  const calls: string[] = [];
  await page.exposeFunction('noteWindow', (features: string) => calls.push(features));
  await page.evaluate(() => {
    const open = window.open.bind(window);
    window.open = (url, name, features) => {
      (window as unknown as { noteWindow(text: string): void }).noteWindow(features ?? '');
      return open(url, name, features);
    };
  });
  const popup = await openGoogle(page);
  await chooseGoogleAccount(popup, person);
  await expect(page.getByText('Login successfully...!!!')).toBeVisible();
  await expect(page).toHaveURL(`${siteUrl()}/dashboard/addProduct`);
  expect(calls.join()).toContain('width=500,height=600');
  expect(popup.isClosed()).toBe(true);
  expect(await emulatedAccount(person.email)).toMatchObject({ emailVerified: true });
  const html = await rendered(context, '/dashboard');
  expect(html).toContain(person.email);
  expect(html).toContain('My products');
});

test('S4 S8 Google: a window closed by its owner is noticed and told', async ({ page }) => {
  await page.goto('/login');
  await hydrated(page);
  const popup = await openGoogle(page);
  await popup.locator('#add-account-button').waitFor();
  await popup.close();
  // The library looks every 2 seconds, and then gives an answer on its way 8 more.
  await expect(page.getByRole('main').getByRole('alert')).toContainText('The Google window was closed', {
    timeout: 20_000,
  });
});

test('S8 Google: a blocked window is told', async ({ page }) => {
  await page.addInitScript(() => {
    window.open = () => null;
  });
  await page.goto('/login');
  await hydrated(page);
  await page.getByRole('button', { name: 'Continue with Google' }).click();
  await expect(page.getByRole('main').getByRole('alert')).toContainText(
    'Your browser has blocked the Google window.',
  );
});

test('S4 S8 Google: a newer window cancels the older one', async ({ page }) => {
  const person = newPerson('Buyer');
  await page.goto('/login');
  await hydrated(page);
  const older = await openGoogle(page);
  await older.locator('#add-account-button').waitFor();
  // The button waits for its window; the page that is left and come back to has another one.
  await page.getByRole('link', { name: 'Forgot your password?' }).click();
  await page.getByRole('link', { name: 'Back to login' }).click();
  const newer = await openGoogle(page);
  await expect(page.getByText('A newer Google window is open. Continue there.')).toBeVisible();
  await chooseGoogleAccount(newer, person);
  await expect(page.getByText('Login successfully...!!!')).toBeVisible();
});

test('S8 Google out of reach is told', async ({ page, context }) => {
  await context.route('https://apis.google.com/js/api.js*', (route) => route.abort());
  await page.goto('/login');
  await hydrated(page);
  await page.getByRole('button', { name: 'Continue with Google' }).click();
  await expect(page.getByRole('main').getByRole('alert')).toContainText('Check your connection');
});
