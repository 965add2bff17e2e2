import { test as base, type Page } from '@playwright/test';
import { startGoogle } from './google.ts';
import type { Person } from './people.ts';
import { type RunningSite, startSite } from './site.ts';

// A site of its own with a stand-in for Google: the site of the other tests has none.
export const test = base.extend<object, { site: RunningSite }>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: the fixture's parts, of which this one needs none
    async ({}, use) => {
      const google = await startGoogle();
      const site = await startSite(google.environment);
      google.open(site.address);
      await use(site);
      await site.stop();
      await google.close();
    },
    { scope: 'worker' },
  ],
});

/** The button that leads to Google. */
export const button = (page: Page) => page.getByRole('button', { name: 'Continue with Google' });
/** The page's error message. */
export const alertOf = (page: Page) => page.getByRole('main').getByRole('alert');

/** Opens Google's window and returns it once its login form is shown. */
export async function openGoogle(page: Page): Promise<Page> {
  const opening = page.waitForEvent('popup');
  await button(page).click();
  const popup = await opening;
  await popup.locator('input[name=login]').waitFor();
  return popup;
}

/** Logs in at Google with the mailbox of `person`. */
export async function chooseAccount(page: Page, { email }: Person): Promise<void> {
  await page.locator('input[name=login]').fill(`${email.split('@')[0]} ${email}`);
  await page.locator('input[name=password]').fill('of Google');
  await page.getByRole('button', { name: 'Sign-in' }).click();
}
