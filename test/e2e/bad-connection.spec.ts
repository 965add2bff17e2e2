import { expect, type Page, test } from '@playwright/test';
import { sellerWithBike } from '../support/adding-products.ts';
import { mailedLink } from '../support/mailbox.ts';
import { endSession, hydrated, logIn, registered, signIn } from '../support/people.ts';
import { heart, isPressed, open, someBikes } from '../support/saving.ts';

// Files of the program that do not arrive at the first attempt.

/** Lets the first request for each file fail. */
function failingFirst() {
  const failed = new Set<string>();
  return { failed, fails: (address: string) => !failed.has(address) && failed.add(address) !== undefined };
}

/** Lets calls to an address arrive, but not their answers; those with GET are answered where only `changes` are lost. */
function loseAnswers(page: Page, address: string, { changes = false } = {}): Promise<unknown> {
  return page.route(address, async (route) => {
    if (changes && route.request().method() === 'GET') return route.continue();
    await route.fetch();
    await route.abort();
  });
}

/** A buyer who has opened My account. */
async function atTheirAccount(page: Page) {
  const person = await registered('Buyer');
  await signIn(page.context(), person);
  await page.goto('/dashboard/account');
  await hydrated(page);
  return person;
}

test('S1 on a bad connection: a program whose files fail at first takes over all the same', async ({
  page,
}) => {
  const { failed, fails } = failingFirst();
  await page.route('**/assets/*.js', (route) =>
    fails(route.request().url()) ? route.abort() : route.continue(),
  );
  await page.goto('/bikes');
  await hydrated(page);
  expect(failed.size).toBeGreaterThan(5);
});

test('S1 on a bad connection: a page whose files fail at first opens all the same', async ({ page }) => {
  await page.goto('/');
  await hydrated(page);
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
    await expect(alert).toContainText('Part of this page did not arrive', { timeout: 500 });
  }).toPass();
  await expect(page.getByRole('article')).toHaveCount(4);
});

test('S1 without connection: a heart that was not pressed before saves at once, as its code came with the page', async ({
  page,
  context,
}) => {
  const { search, seller } = await someBikes(1);
  const name = `KTM Duke 1 of ${seller.name}`;
  const came = page.waitForResponse(/\/assets\/saving-/);
  await open(page, search);
  await came;
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await heart(page, name).click();
  await isPressed(page, name, true);
  await expect(page.locator('.moto-toast')).toHaveCount(0);
  await context.setOffline(false);
  await page.reload();
  await isPressed(page, name, true);
});

test('S1 without connection: a heart whose code is missing shows that it was pressed; a second press of it while it waits changes nothing', async ({
  page,
  context,
}) => {
  const { search, seller } = await someBikes(1);
  const name = `KTM Duke 1 of ${seller.name}`;
  await page.route('**/assets/saving-*.js', (route) => route.abort());
  await open(page, search);
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  for (const _press of ['first', 'second']) {
    await heart(page, name).click();
    await expect(heart(page, name)).toHaveAttribute('aria-busy', 'true');
    await expect(heart(page, name)).toHaveAttribute('aria-pressed', 'true');
  }
  await page.unroute('**/assets/saving-*.js');
  await context.setOffline(false);
  await isPressed(page, name, true);
  await page.reload();
  await isPressed(page, name, true);
});

test('S8 MY PRODUCTS on a bad connection: Undo that does not get through says why and stays; a deletion whose answer was lost offers it, too', async ({
  page,
  context,
}) => {
  const { row } = await sellerWithBike(page);
  await page.goto('/dashboard/myProduct');
  await hydrated(page);
  await page.waitForLoadState('networkidle');
  await row.getByRole('button', { name: 'Delete' }).click();
  const dialog = page.getByRole('dialog', { name: 'Do you agree ot delete?' });
  const toasts = page.locator('.moto-toast');
  const undo = toasts.getByRole('button', { name: 'Undo' });

  // The server has deleted it, and nobody hears of it.
  await loseAnswers(page, '**/api/myProducts/*');
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await expect(dialog.getByText('The garage cannot be reached.')).toBeVisible();
  await page.unroute('**/api/myProducts/*');
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await expect(toasts.filter({ hasText: 'Deleted successfully' })).toBeVisible();
  await expect(row).toHaveCount(0);

  await context.setOffline(true);
  await undo.click();
  await expect(toasts.filter({ hasText: 'The garage cannot be reached.' })).toBeVisible();
  await context.setOffline(false);
  await undo.click();
  await expect(row).toBeVisible();
  await expect(undo).toHaveCount(0);
  await page.reload();
  await expect(row).toBeVisible();
});

test('S8 /dashboard/account on a bad connection: a password whose change was answered in vain stays typed, and sending it again says that it is changed', async ({
  page,
}) => {
  const person = await atTheirAccount(page);
  await page.getByLabel('Current password').fill(person.password);
  await page.getByLabel('New password').fill('eleven quiet herons');
  await loseAnswers(page, '**/api/me/password');
  const send = page.getByRole('button', { name: 'Change password' });
  await send.click();
  await expect(page.getByText('The garage cannot be reached.').first()).toBeVisible();
  await expect(page.getByLabel('Current password')).toHaveValue(person.password);
  await page.unroute('**/api/me/password');
  await send.click();
  await expect(page.getByText('Your password is changed.').first()).toBeVisible();
  await expect(page.getByLabel('New password')).toHaveValue('');
});

test('S8 /dashboard/account on a bad connection: a login that was ended and mail that was turned off in vain are shown as they are stored', async ({
  page,
}) => {
  await atTheirAccount(page);
  await loseAnswers(page, '**/api/me/sessions/*');
  const end = page.getByRole('button', { name: /^Log out there/ });
  await end.click();
  await expect(page.getByText('The garage cannot be reached.').first()).toBeVisible();
  await expect(end).toHaveCount(0);

  await loseAnswers(page, '**/api/me', { changes: true });
  await page.getByRole('button', { name: 'Turn off' }).click();
  await expect(page.getByRole('button', { name: 'Turn on' })).toBeVisible();
});

test('S8 /resetPassword on a bad connection: a new password whose saving was answered in vain stays typed; sent again, it may already be saved', async ({
  page,
}) => {
  const person = await registered('Buyer');
  await page.goto('/forgotPassword');
  await hydrated(page);
  await page.getByLabel('E-mail').fill(person.email);
  await page.getByRole('button', { name: 'Send the link' }).click();
  await page.goto(await mailedLink(person.email, '/resetPassword'));
  await hydrated(page);
  const field = page.getByLabel('New password');
  const send = page.getByRole('button', { name: 'Save the new password' });
  await field.fill('eleven quiet herons');
  // The first one does not even leave.
  await page.route('**/api/auth/reset-password', (route) => route.abort());
  await send.click();
  await expect(page.getByRole('alert')).toContainText('The garage cannot be reached.');
  await expect(field).toHaveValue('eleven quiet herons');
  await page.unroute('**/api/auth/reset-password');
  const lost = Promise.withResolvers<void>();
  await page.route('**/api/auth/reset-password', async (route) => {
    await route.fetch();
    await route.abort();
    lost.resolve();
  });
  await send.click();
  await lost.promise;
  await expect(send).not.toHaveAttribute('aria-busy', 'true');
  await expect(field).toHaveValue('eleven quiet herons');
  await page.unroute('**/api/auth/reset-password');
  await send.click();
  await expect(page.getByRole('alert')).toContainText('Your new password may already be saved');
  await page.getByRole('main').getByRole('link', { name: 'Login' }).click();
  await logIn(page, { ...person, password: 'eleven quiet herons' });
  await expect(page).toHaveURL('/');
});

test('S8 /dashboard/account on a bad connection: who deletes their account and never hears of it is told that it may be gone', async ({
  page,
}) => {
  const person = await registered('Buyer');
  await signIn(page.context(), person);
  await page.goto('/dashboard/account?leave=yes');
  await hydrated(page);
  await page.getByLabel('Your password').last().fill(person.password);
  await loseAnswers(page, '**/api/me/deletion');
  const confirm = page.getByRole('button', { name: 'Delete for good' });
  await confirm.click();
  await expect(page.getByRole('dialog').getByText('The garage cannot be reached.')).toBeVisible();
  await page.unroute('**/api/me/deletion');
  await confirm.click();
  await expect(page.getByText('Your account is deleted, or you were logged out')).toBeVisible();
  await expect(page.getByText('Your session has ended')).toHaveCount(0);
});

test('S4 /dashboard/account: a change that comes after the login was over is said not to be saved', async ({
  page,
}) => {
  const person = await atTheirAccount(page);
  await page.getByLabel('Full name').fill('Rahima Begum');
  await endSession(page);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Your session has ended, so your last change was not saved.')).toBeVisible();
  await logIn(page, person);
  await expect(page.getByLabel('Full name')).toHaveValue(person.name);
});
