import { type BrowserContext, expect } from '@playwright/test';
import { alertOf, chooseAccount, openGoogle, test } from '../support/google-pages.ts';
import { axeFindings } from '../support/looks.ts';
import { mailedLink } from '../support/mailbox.ts';
import { hydrated, logIn, newPerson, type Person } from '../support/people.ts';
import type { RunningSite } from '../support/site.ts';

test.describe.configure({ mode: 'default' });

/** Makes an account with a password on the site of these tests. */
async function withPassword(site: RunningSite, context: BrowserContext): Promise<Person> {
  const person = newPerson('Buyer');
  const { email, password } = person;
  const send = async (path: string, data: object) => {
    const answer = await context.request.post(`${site.address}/api/auth${path}`, {
      data,
      headers: { origin: site.address },
    });
    expect(answer.status()).toBe(200);
  };
  await send('/sign-up/email', { email, password, name: '' });
  return person;
}

test('S8 Google: an account of the same e-mail is not taken over; its owner links it with the password', async ({
  page,
  context,
  site,
}) => {
  const person = await withPassword(site, context);
  const { search } = new URL(await mailedLink(person.email, '/verifyEmail', site.dataDir));
  expect((await context.request.get(`${site.address}/api/auth/verify-email${search}`)).ok()).toBe(true);
  await context.clearCookies();

  await page.goto(`${site.address}/login`);
  await hydrated(page);
  await chooseAccount(await openGoogle(page), person);
  await expect(alertOf(page)).toContainText(
    'There is already an account with this e-mail. Log in with its password',
  );
  // Who wanted to go nowhere else is led to where it is linked.
  await logIn(page, { ...person, password: 'not the password' });
  await expect(alertOf(page)).toContainText('E-mail or password is wrong.');
  await logIn(page, person);
  await expect(page).toHaveURL(`${site.address}/dashboard/account`);

  const part = page.locator('section', { hasText: 'Link a Google account' });
  await part.getByLabel('Your password').fill('not the password');
  const refused = page.waitForEvent('popup');
  await part.getByRole('button', { name: 'Link a Google account' }).click();
  await refused;
  await expect(part.getByRole('alert')).toContainText('The password is wrong.');
  await expect(part.getByLabel('Your password')).toHaveValue('');

  // Google remembers who was there; it asks a newcomer.
  await context.clearCookies({ domain: 'localhost' });
  await part.getByLabel('Your password').fill(person.password);
  const opening = page.waitForEvent('popup');
  await part.getByRole('button', { name: 'Link a Google account' }).click();
  const popup = await opening;
  await chooseAccount(popup, newPerson('Buyer'));
  await expect(page.getByText('Your Google account is linked.').first()).toBeVisible();
  await expect(page.getByText('A Google account is linked')).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
});

test('Google: a linked account opens the account, and can be unlinked', async ({ page, context, site }) => {
  const person = await withPassword(site, context);
  const other = newPerson('Buyer');
  await page.goto(`${site.address}/dashboard/account`);
  await hydrated(page);
  await page
    .locator('section', { hasText: 'Link a Google account' })
    .getByLabel('Your password')
    .fill(person.password);
  const opening = page.waitForEvent('popup');
  await page.getByRole('button', { name: 'Link a Google account' }).click();
  await chooseAccount(await opening, other);
  await expect(page.getByText('A Google account is linked')).toBeVisible();

  await page.getByRole('banner').getByRole('button', { name: 'Logout' }).click();
  await expect(page.getByText('Logout succeed')).toBeVisible();
  await expect(page).toHaveURL(`${site.address}/`);
  await context.clearCookies({ domain: 'localhost' });
  await page.goto(`${site.address}/login?next=%2Fdashboard%2Faccount`);
  await hydrated(page);
  await chooseAccount(await openGoogle(page), other);
  await expect(page.getByText(person.email).first()).toBeVisible();

  const linked = page.locator('section', { hasText: 'A Google account is linked' });
  await linked.getByLabel('Your password').fill('not the password');
  await linked.getByRole('button', { name: 'Unlink Google' }).click();
  await expect(linked.getByRole('alert')).toContainText('The password is wrong.');
  await linked.getByLabel('Your password').fill(person.password);
  await linked.getByRole('button', { name: 'Unlink Google' }).click();
  await expect(page.getByText('You can no longer log in with Google.').first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Link a Google account' })).toBeVisible();
});

test('Google: the only way in cannot be taken away, and it says what to do', async ({ page, site }) => {
  await page.goto(`${site.address}/login?next=%2Fdashboard%2Faccount`);
  await hydrated(page);
  await chooseAccount(await openGoogle(page), newPerson('Buyer'));
  await expect(page.getByText('Google is the only way into your account.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Unlink Google' })).toHaveCount(0);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('Google: an account is linked with the password', async ({ page, context, site }) => {
    const person = await withPassword(site, context);
    await page.goto(`${site.address}/dashboard/account`);
    const part = page.locator('section', { hasText: 'Link a Google account' });
    await part.getByLabel('Your password').fill(person.password);
    await part.getByRole('button', { name: 'Link a Google account' }).click();
    await chooseAccount(page, person);
    await expect(page).toHaveURL(`${site.address}/dashboard/account`);
    await expect(page.getByText('A Google account is linked')).toBeVisible();
    await expect(page.getByText('E-mail confirmed')).toBeVisible();
    const linked = page.locator('section', { hasText: 'A Google account is linked' });
    await linked.getByLabel('Your password').fill(person.password);
    await linked.getByRole('button', { name: 'Unlink Google' }).click();
    await expect(page.getByText('You can no longer log in with Google.')).toBeVisible();
  });
});
