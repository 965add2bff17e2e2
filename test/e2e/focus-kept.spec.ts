import { expect, type Locator, type Page } from '@playwright/test';
import { test } from '../support/admin.ts';
import {
  addProduct,
  addSearch,
  bookProduct,
  deleteProduct,
  hydrated,
  registered,
  signIn,
} from '../support/people.ts';

const open = async (page: Page, path: string) => {
  await page.goto(path);
  await hydrated(page);
};
const toast = (page: Page, text: string) => page.locator('.moto-toast').filter({ hasText: text });
const undo = (page: Page) => page.locator('.moto-toast').getByRole('button', { name: 'Undo' });

test('S2 inquiry, new password: the focus goes on with the sentence that takes the place of the form', async ({
  page,
}) => {
  const { email } = await registered('Buyer');
  const send = async (path: string, label: string, button: string, told: Locator) => {
    await open(page, path);
    await page.getByLabel(label).fill(email);
    await page.getByRole('main').getByRole('button', { name: button }).press('Enter');
    await expect(told).toBeFocused();
  };
  const told = (text: string) => page.getByRole('main').getByRole('status').filter({ hasText: text });
  await send('/contract', 'E-mail address', 'Send inquiry', told(`will write to ${email}`));
  await send('/forgotPassword', 'E-mail', 'Send the link', told('a mail is on its way'));
});

test('S2 /dashboard/searches by keyboard: whoever has chosen how often mail comes is still there', async ({
  page,
}) => {
  const buyer = await registered('Buyer');
  await addSearch(buyer, '?make=yamaha', 'Yamaha');
  await signIn(page.context(), buyer);
  await open(page, '/dashboard/searches');
  for (const label of [/^Mail: Yamaha$/, /^Mail when a motorcycle that you saved/]) {
    const choice = page.getByLabel(label);
    await choice.focus();
    await choice.selectOption({ index: 1 });
    await expect(toast(page, 'Changed.').first()).toBeVisible();
    await expect(choice).not.toHaveAttribute('aria-busy', 'true');
    await expect(choice).toBeFocused();
    const chosen = await choice.inputValue();
    await open(page, '/dashboard/searches');
    await expect(choice).toHaveValue(chosen);
  }
});

test('S2 Undo by keyboard: its message waits while it has the focus, which goes back to where it was, or into the page', async ({
  page,
}) => {
  const seller = await registered('Seller');
  for (const name of ['BMW C 400 X', 'BMW G 310 R']) await addProduct(seller, { name });
  await signIn(page.context(), seller);
  await page.clock.install();
  await open(page, '/dashboard/myProduct');
  const sell = page.getByRole('button', { name: 'Mark as sold: BMW G 310 R' });
  await sell.press('Enter');
  await page.getByRole('dialog').getByRole('button').last().press('Enter');
  const back = page.getByRole('button', { name: 'Put back on sale: BMW G 310 R' });
  await expect(back).toBeFocused();
  await undo(page).focus();
  // Whatever is due meanwhile, also what takes it out of the page after it has faded.
  await page.clock.runFor(30_000);
  await expect(undo(page)).toBeFocused();
  // What is told then goes after three seconds, which are not over while the clock stands.
  await page.clock.pauseAt(Date.now() + 60_000);
  await undo(page).press('Enter');
  await expect(toast(page, 'It is for sale again.')).toBeVisible();
  // The button that had it is another one by now.
  await expect(page.locator('main:focus, main :focus')).toHaveCount(1);
});

test('S2 My products by keyboard: the focus stays in the page where what was restored is shown', async ({
  page,
}) => {
  const seller = await registered('Seller');
  await deleteProduct(seller, await addProduct(seller, { name: 'BMW G 310 GS' }));
  await signIn(page.context(), seller);
  await open(page, '/dashboard/myProduct?show=deleted');
  await page.getByRole('button', { name: /^Restore/ }).press('Enter');
  await expect(page.getByRole('article', { name: 'BMW G 310 GS' })).toBeVisible();
  await expect(page.locator('main:focus, main :focus')).toHaveCount(1);
});

test('S2 MY PRODUCTS by keyboard: the focus goes on beside the one that was deleted, in sight', async ({
  page,
}) => {
  const seller = await registered('Seller');
  for (const name of ['BMW G 310 R', 'BMW C 400 X', 'BMW G 310 GS']) await addProduct(seller, { name });
  await signIn(page.context(), seller);
  await open(page, '/dashboard/myProduct');
  const remove = async (name: string) => {
    await page.getByRole('button', { name: `Delete ${name}` }).press('Enter');
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).press('Enter');
    await expect(page.getByRole('article', { name })).toHaveCount(0);
    await expect(page).not.toHaveURL(/delete=/);
  };
  // The latest is the first of them.
  for (const [deleted, beside] of [
    ['BMW C 400 X', 'BMW G 310 R'],
    ['BMW G 310 R', 'BMW G 310 GS'],
  ] as const) {
    await remove(deleted);
    const next = page.getByRole('article', { name: beside }).getByRole('button').first();
    await expect(next).toBeFocused();
    await expect(next).toBeInViewport({ ratio: 1 });
  }
});

test('S2 My bookings by keyboard: whoever does not change a booking after all is back at its link', async ({
  page,
}) => {
  const seller = await registered('Seller');
  const buyer = await registered('Buyer');
  for (const name of ['BMW G 310 R', 'BMW C 400 X', 'BMW G 310 GS'])
    await bookProduct(buyer, { productId: await addProduct(seller, { name }) });
  await signIn(page.context(), buyer);
  await open(page, '/dashboard/bookings');
  const change = page.getByRole('link', { name: 'Change the booking of BMW G 310 R' });
  await change.press('Enter');
  await expect(page.getByLabel('Meeting location')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/\/dashboard\/bookings$/);
  await expect(change).toBeFocused();
  await expect(change).toBeInViewport({ ratio: 1 });
});

test('S2 My account by keyboard: the focus stays in the page where all other devices are logged out', async ({
  page,
  browser,
}) => {
  const buyer = await registered('Buyer');
  const other = await browser.newContext();
  await signIn(other, buyer);
  await other.close();
  await signIn(page.context(), buyer);
  await open(page, '/dashboard/account');
  const button = page.getByRole('button', { name: 'Log out everywhere else' });
  await button.press('Enter');
  await expect(button).toBeHidden();
  await expect(page.locator('main:focus, main :focus')).toHaveCount(1);
});

test('S2 lists of admins by keyboard: whoever has searched is still in the box, which says what was searched for', async ({
  page,
  admin,
}) => {
  await signIn(page.context(), admin);
  for (const path of ['/dashboard/inbox', '/dashboard/vocabulary', '/dashboard/sellers']) {
    await open(page, path);
    const box = page.getByRole('main').getByRole('searchbox');
    await box.fill('qxqxqx');
    await box.press('Enter');
    await expect(page).toHaveURL(/search=qxqxqx/);
    await expect(page.getByRole('link', { name: /^Show (all|every)/ })).toBeVisible();
    await expect(box).toBeFocused();
    await page.getByRole('link', { name: /^Show (all|every)/ }).click();
    await expect(box).toHaveValue('');
  }
});

test('what is typed into the search of a list stays: before the script has come, and while a dialog opens', async ({
  page,
  admin,
}) => {
  await signIn(page.context(), admin);
  const late = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await late.promise;
    await route.continue();
  });
  await page.goto('/dashboard/vocabulary', { waitUntil: 'commit' });
  const box = page.getByRole('main').getByRole('searchbox');
  await box.fill('puls');
  late.resolve();
  await hydrated(page);
  await expect(box).toHaveValue('puls');
  await page.getByRole('button', { name: 'Add a make' }).click();
  await page.getByRole('dialog').press('Escape');
  await expect(box).toHaveValue('puls');
});
