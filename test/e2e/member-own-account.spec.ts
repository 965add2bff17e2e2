import { readFile } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import {
  addProduct,
  changeAccount,
  hydrated,
  logIn,
  registered,
  signIn,
  siteUrl,
} from '../support/people.ts';

for (const javaScriptEnabled of [true, false]) {
  const how = javaScriptEnabled ? '' : ' without script';
  test.describe(`own account${how}`, () => {
    test.use({ javaScriptEnabled });

    test(`S2 /dashboard/account${how}: name, photo and role change`, async ({ page }) => {
      await signIn(page.context(), await registered('Buyer'));
      await page.goto('/dashboard');
      if (javaScriptEnabled) await hydrated(page);
      await page.getByRole('link', { name: 'MY ACCOUNT' }).click();
      await expect(page).toHaveURL(`${siteUrl()}/dashboard/account`);
      await page.getByLabel('Full name').fill('');
      await page.getByLabel('Full name').fill('Rahima Begum');
      await page.getByLabel('Photo URL').fill(`${siteUrl()}/art/cruiser-signal.svg`);
      await page.getByLabel('I am here as a').selectOption('Seller');
      await page.getByRole('button', { name: 'Save' }).click();
      await expect(
        page.getByRole('status').filter({ hasText: 'Your changes are saved.' }).first(),
      ).toBeVisible();
      await expect(page.getByRole('banner').locator('img[src$="/art/cruiser-signal.svg"]')).toBeVisible();
      await page.reload();
      await expect(page.getByLabel('Full name')).toHaveValue('Rahima Begum');
      await expect(page.getByLabel('I am here as a')).toHaveValue('seller');
    });

    test(`S2 /dashboard/account${how}: what another tab has changed since stays, where it is not changed here`, async ({
      page,
    }) => {
      const person = await registered('Buyer');
      await signIn(page.context(), person);
      await page.goto('/dashboard/account');
      if (javaScriptEnabled) await hydrated(page);
      const [name, photo, role] = [
        page.getByLabel('Full name'),
        page.getByLabel('Photo URL'),
        page.getByLabel('I am here as a'),
      ];
      const save = async () => {
        // What is on the page may say it of the time before.
        const answer = page.waitForResponse(
          (each) => /\/api\/me$|\/dashboard\/account$/.test(each.url()) && each.request().method() !== 'GET',
        );
        await page.getByRole('button', { name: 'Save' }).click();
        expect((await answer).ok()).toBe(true);
        const saved = page.getByRole('status').filter({ hasText: 'Your changes are saved.' }).first();
        await expect(saved).toBeVisible();
      };
      // Adding a product makes a buyer a seller.
      await addProduct(person, { name: `BMW G 310 R of ${person.name}` });
      // A refusal does not forget what the form was filled with.
      await photo.fill(`${siteUrl()}/art/cruiser-signal.svg`);
      await name.fill('  ');
      await page.getByRole('button', { name: 'Save' }).click();
      await expect(page.getByRole('alert').first()).toBeVisible();
      await name.fill('Rahima Begum');
      await save();
      // The form shows what is stored now, and counts from there.
      await expect(role).toHaveValue('seller');
      await changeAccount(person, { name: 'Rahima Khatun', photoURL: `${siteUrl()}/art/dirt-sand.svg` });
      await role.selectOption('Buyer');
      await save();
      await page.reload();
      await expect(name).toHaveValue('Rahima Khatun');
      await expect(photo).toHaveValue(`${siteUrl()}/art/dirt-sand.svg`);
      await expect(role).toHaveValue('buyer');
    });

    test(`S2 /dashboard/account${how}: the password changes, and every other device is logged out`, async ({
      page,
      browser,
    }) => {
      const person = await registered('Buyer');
      const elsewhere = await browser.newContext();
      await signIn(elsewhere, person);
      await signIn(page.context(), person);
      await page.goto('/dashboard/account');
      if (javaScriptEnabled) await hydrated(page);
      await expect(page.getByText('This device')).toHaveCount(1);
      await page.getByLabel('Current password').fill('not the password');
      await page.getByLabel('New password').fill('a new one for me');
      await page.getByRole('button', { name: 'Change password' }).click();
      await expect(page.getByRole('alert')).toContainText('The password is wrong.');
      await page.getByLabel('Current password').fill(person.password);
      await page.getByLabel('New password').fill('password1');
      await page.getByRole('button', { name: 'Change password' }).click();
      await expect(page.getByRole('alert')).toContainText('Very common passwords');
      await page.getByLabel('Current password').fill(person.password);
      await page.getByLabel('New password').fill(person.password);
      await page.getByRole('button', { name: 'Change password' }).click();
      await expect(page.getByLabel('New password')).toHaveAccessibleDescription(
        /This is your current password\. Choose another one\./,
      );
      await page.getByLabel('Current password').fill(person.password);
      await page.getByLabel('New password').fill('a new one for me');
      await page.getByRole('button', { name: 'Change password' }).click();
      await expect(
        page.getByRole('status').filter({ hasText: 'Your password is changed.' }).first(),
      ).toBeVisible();
      await expect(page.getByRole('button', { name: 'Log out everywhere else' })).toHaveCount(0);
      const other = await elsewhere.newPage();
      await other.goto('/dashboard');
      await expect(other).toHaveURL(/\/login/);
      await logIn(other, { ...person, password: 'a new one for me' });
      await expect(other).toHaveURL(`${siteUrl()}/dashboard`);
      await elsewhere.close();
    });

    test(`S2 /dashboard/account${how}: one other device is logged out, or all`, async ({ page, browser }) => {
      const person = await registered('Buyer');
      const userAgent =
        'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36';
      const phone = await browser.newContext({ userAgent });
      const phonePage = await phone.newPage();
      await phonePage.goto('/login?next=%2Fdashboard');
      await logIn(phonePage, person);
      await expect(phonePage).toHaveURL(`${siteUrl()}/dashboard`);
      await signIn(page.context(), person);
      await page.goto('/dashboard/account');
      if (javaScriptEnabled) await hydrated(page);
      // With the moment: two phones of a kind would have the same name.
      const end = /^Log out there: Chrome on Android, since \d{1,2} \w{3,4} \d{4},? \d\d:\d\d$/;
      await page.getByRole('button', { name: end }).press('Enter');
      await expect(
        page.getByRole('status').filter({ hasText: 'That device is logged out.' }).first(),
      ).toBeVisible();
      await expect(page.getByText('Chrome on Android')).toHaveCount(0);
      if (javaScriptEnabled) await expect(page.locator('main:focus, main :focus')).toHaveCount(1);
      await phonePage.goto('/dashboard');
      await expect(phonePage).toHaveURL(/\/login/);
      await page.getByRole('button', { name: 'Log out everywhere else' }).click();
      await expect(page.getByRole('button', { name: 'Log out everywhere else' })).toHaveCount(0);
      await phone.close();
    });

    test(`S2 /dashboard/account${how}: the account is deleted after a question, with the password`, async ({
      page,
    }) => {
      const person = await registered('Seller');
      await addProduct(person, { name: `BMW G 310 R of ${person.name}` });
      await signIn(page.context(), person);
      await page.goto('/dashboard/account');
      if (javaScriptEnabled) await hydrated(page);
      await expect(page.getByText('Your listings are deleted at once').first()).toBeVisible();
      const open = { name: 'Delete my account' };
      if (javaScriptEnabled) await page.getByRole('button', open).click();
      else await page.getByRole('link', open).click();
      const dialog = page.getByRole('dialog', { name: 'Delete your account?' });
      await expect(dialog).toHaveAccessibleDescription(/^Your listings are deleted at once/);
      await dialog.getByLabel('Your password').fill('not the password');
      await dialog.getByRole('button', { name: 'Delete for good' }).click();
      const password = dialog.getByLabel('Your password');
      await expect(password).toHaveAccessibleDescription('The password is wrong. Check it and try again.');
      await expect(password).toHaveValue('');
      if (javaScriptEnabled) await expect(password).toBeFocused();
      // Once: in no toast and no summary besides.
      await expect(page.getByText('The password is wrong.')).toHaveCount(1);
      await expect(page.locator('.moto-toast')).toHaveCount(0);
      await password.fill(person.password);
      await dialog.getByRole('button', { name: 'Delete for good' }).click();
      await expect(page).toHaveURL(`${siteUrl()}/${javaScriptEnabled ? '' : 'login?notice=left'}`);
      await expect(page.getByText('Your account is deleted. Ride safely.')).toBeVisible();
      await expect(page.getByRole('banner').getByText(person.email)).toHaveCount(0);
      await page.goto('/login');
      await logIn(page, person);
      await expect(page.getByRole('main').getByRole('alert')).toContainText('E-mail or password is wrong.');
    });
  });
}

test('S2 /dashboard/account: one’s data comes as a file', async ({ page }) => {
  const person = await registered('Seller');
  await addProduct(person, { name: 'BMW G 310 R' });
  await signIn(page.context(), person);
  await page.goto('/dashboard/account');
  await hydrated(page);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download my data' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe('moto-garage.json');
  const text = await readFile(await file.path(), 'utf8');
  expect(JSON.parse(text)).toMatchObject({
    account: { email: person.email },
    listings: [{ name: 'BMW G 310 R' }],
  });
});
