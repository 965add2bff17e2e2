import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { hydrated, logIn, newPerson, type Person, register, siteUrl } from '../support/people.ts';
import {
  ageSignIn,
  chooseGoogleAccount,
  emulatedAccount,
  insertEmulated,
  mailsTo,
  proveMailbox,
  rememberedByFirebase,
  test,
} from './emulator.ts';

/** Somebody who has just registered, on the page of their account. */
async function onOwnAccount(page: Page): Promise<Person> {
  const person = newPerson('Buyer');
  await page.goto('/signup?next=%2Fdashboard%2Faccount');
  await hydrated(page);
  await register(page, person);
  await expect(page.getByRole('heading', { name: 'My account' })).toBeVisible();
  return person;
}

test('My account: name, photo, devices and data as in the embedded mode, and no password of ours', async ({
  page,
}) => {
  const person = await onOwnAccount(page);
  await expect(page.getByText('Current password')).toHaveCount(0);
  await page.getByLabel('Full name').fill('Rahima Begum');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Your changes are saved.').first()).toBeVisible();
  await expect(page.getByText('This device')).toBeVisible();
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download my data' }).click();
  const file: unknown = JSON.parse(await readFile(await (await downloading).path(), 'utf8'));
  expect(file).toMatchObject({
    account: { email: person.email, name: 'Rahima Begum' },
    signIns: ['firebase'],
    sessions: [{ ip_address: '127.0.0.1' }],
  });
});

test('an unproven mailbox is reminded of, and Send again sees that it is proven', async ({ page }) => {
  const person = await onOwnAccount(page);
  expect(await mailsTo(person.email)).toEqual(['VERIFY_EMAIL']);
  await page.goto('/dashboard');
  await hydrated(page);
  const notice = page.getByRole('complementary', { name: 'Your e-mail' });
  await notice.getByRole('button', { name: 'Send again' }).click();
  await expect(page.getByText(`A new link is on its way to ${person.email}.`).first()).toBeVisible();
  await proveMailbox(person.email);
  await notice.getByRole('button').click();
  await expect(notice).toHaveCount(0);
  await page.goto('/dashboard/account');
  await expect(page.getByText('E-mail confirmed')).toBeVisible();
});

test('S2 /login: a forgotten password is asked for at Firebase', async ({ page }) => {
  const person = newPerson('Buyer');
  await insertEmulated(person);
  await page.goto('/login');
  await hydrated(page);
  await page.getByRole('link', { name: 'Forgot your password?' }).click();
  // The login page has such a field, too.
  await expect(page.getByRole('heading', { name: 'Forgot password' })).toBeVisible();
  await page.getByLabel('E-mail').fill(person.email);
  await page.getByRole('button', { name: 'Send the link' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'a mail is on its way' })).toBeVisible();
  expect(await mailsTo(person.email)).toEqual(['PASSWORD_RESET']);
});

test('a Google account is linked with the password, opens the account, and is unlinked', async ({ page }) => {
  const person = await onOwnAccount(page);
  const part = page.locator('section', { hasText: 'Link a Google account' });
  await part.getByLabel('Your password').fill('not the password');
  await part.getByRole('button', { name: 'Link a Google account' }).click();
  await expect(part.getByRole('alert')).toContainText('The password is wrong.');

  const other = newPerson('Buyer');
  await part.getByLabel('Your password').fill(person.password);
  const opening = page.waitForEvent('popup');
  await part.getByRole('button', { name: 'Link a Google account' }).click();
  await chooseGoogleAccount(await opening, other);
  await expect(page.getByText('Your Google account is linked.').first()).toBeVisible();
  await expect(page.getByText('A Google account is linked')).toBeVisible();
  // To show the password was a sign-in; its session has taken the place of the former.
  await page.reload();
  await hydrated(page);
  await expect(page.getByText('This device')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Log out everywhere else' })).toHaveCount(0);

  await page.getByRole('banner').getByRole('button', { name: 'Logout' }).click();
  await expect(page.getByText('Logout succeed')).toBeVisible();
  await page.goto('/login?next=%2Fdashboard%2Faccount');
  await hydrated(page);
  const again = page.waitForEvent('popup');
  await page.getByRole('button', { name: 'Continue with Google' }).click();
  await (await again).getByText(other.email).click();
  await expect(page.getByRole('main').getByText(person.email, { exact: true })).toBeVisible();

  const linked = page.locator('section', { hasText: 'A Google account is linked' });
  await linked.getByLabel('Your password').fill('not the password');
  await linked.getByRole('button', { name: 'Unlink Google' }).click();
  await expect(linked.getByRole('alert')).toContainText('The password is wrong.');
  await linked.getByLabel('Your password').fill(person.password);
  await linked.getByRole('button', { name: 'Unlink Google' }).click();
  await expect(page.getByText('You can no longer log in with Google.').first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Link a Google account' })).toBeVisible();
});

test('S8 requires-recent-login: an old login cannot delete the account; a fresh one takes both halves away', async ({
  page,
}) => {
  const person = await onOwnAccount(page);
  await page.getByText('Delete my account').click();
  const dialog = page.getByRole('dialog');
  await ageSignIn(person.email);
  await dialog.getByRole('button', { name: 'Delete for good' }).click();
  await expect(dialog.getByRole('alert')).toContainText('You logged in too long ago for this.');
  expect(await emulatedAccount(person.email)).toBeDefined();
  await dialog.getByRole('link', { name: 'Log in again first' }).click();
  await page.getByRole('main').getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL(
    `${siteUrl()}/login?next=${encodeURIComponent('/dashboard/account?leave=yes')}`,
  );
  await logIn(page, person);
  await dialog.getByRole('button', { name: 'Delete for good' }).click();
  await expect(page.getByText('Your account is deleted. Ride safely.')).toBeVisible();
  expect(await emulatedAccount(person.email)).toBeUndefined();
  expect(await rememberedByFirebase(page)).toEqual([]);
  expect(await page.context().cookies()).toEqual([]);
});
