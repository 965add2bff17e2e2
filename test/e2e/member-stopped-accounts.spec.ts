import { expect, type Page } from '@playwright/test';
import { test } from '../support/admin.ts';
import { expectSoundAt } from '../support/looks.ts';
import { opening } from '../support/opening.ts';
import { addProduct, hydrated, logIn, registered, signIn, siteUrl } from '../support/people.ts';

const told = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text }).first();
const listOf = (email: string) => `/dashboard/sellers?search=${encodeURIComponent(email)}`;
const reason = 'Three riders told us that you asked for money first.';

for (const javaScriptEnabled of [true, false]) {
  const how = javaScriptEnabled ? '' : ' without script';

  test(`S6 a stopped account${how}: an admin stops it, its owner is kept out and told why, and is let in again`, async ({
    browser,
    admin,
    request,
  }) => {
    const seller = await registered('Seller');
    const ids = [
      await addProduct(seller, { name: `Hero Hunk of ${seller.name}` }),
      await addProduct(seller, { name: `Hero Splendor of ${seller.name}` }),
    ];
    const statuses = () =>
      Promise.all(ids.map(async (id) => (await request.get(`/bikes/hero-${id}`)).status()));
    const selling = await opening(browser, javaScriptEnabled, seller);
    await selling.open('/dashboard/myProduct');
    await expect(selling.page.getByRole('article')).toHaveCount(2);

    const { page, open } = await opening(browser, javaScriptEnabled, admin);
    await request.post(`/api/bikes/${ids[0]}/reports`, {
      data: { reason: 'money-first' },
      headers: { origin: siteUrl() },
    });
    await open(`/dashboard/inbox?search=${encodeURIComponent(seller.email)}`);
    await page.getByRole('link', { name: 'The seller’s account' }).click();
    await expect(page).toHaveURL(`${siteUrl()}${listOf(seller.email)}`);
    // A link where no script runs.
    const stopIt = page.getByLabel(`Suspend the account: ${seller.name}, ${seller.email}`);
    await stopIt.click();
    const dialog = page.getByRole('dialog', { name: 'Suspend this account?' });
    await expect(dialog).toHaveAccessibleDescription(new RegExp(`${seller.email} .*log in`));
    await expect(dialog).toContainText(seller.email);
    await expect(dialog).toContainText('The 2 motorcycles that they have for sale leave the site');
    await dialog.getByLabel('Reason (optional)').fill(reason);
    await dialog.getByRole('button', { name: 'Suspend the account' }).click();
    await expect(told(page, 'The account is suspended. Its 2 motorcycles are off the site.')).toBeVisible();
    await expect(dialog).toBeHidden();
    const table = page.getByRole('table', { name: 'Sellers' });
    await expect(table).toContainText(`Suspended by ${admin.name} on`);
    await expect(table).toContainText(`The owner reads: ${reason}`);
    expect(await statuses()).toEqual([410, 410]);

    await selling.page.goto('/dashboard/myProduct');
    await expect(selling.page).toHaveURL(/\/login/);
    if (javaScriptEnabled) await hydrated(selling.page);
    await logIn(selling.page, { email: seller.email, password: 'not the password' });
    const refusal = selling.page.getByRole('main').getByRole('alert');
    await expect(refusal).toContainText('E-mail or password is wrong');
    await logIn(selling.page, seller);
    await expect(refusal).toContainText(`The garage has suspended this account. The reason: ${reason}`);
    await refusal.getByRole('link', { name: 'Go to the Contact page' }).click();
    await expect(selling.page).toHaveURL(`${siteUrl()}/contract`);

    await page.getByLabel(`Reinstate: ${seller.name}, ${seller.email}`).click();
    const again = page.getByRole('dialog', { name: 'Reinstate this account?' });
    await expect(again).toHaveAccessibleDescription(new RegExp(seller.email));
    await again.getByLabel('…and put back on the site what went off with the account (2)').check();
    await again.getByRole('button', { name: 'Reinstate' }).click();
    await expect(told(page, 'Its owner can log in again. 2 motorcycles are back on the site.')).toBeVisible();
    await expect(again).toBeHidden();
    await expect(stopIt).toBeVisible();
    expect(await statuses()).toEqual([200, 200]);
    await selling.open('/login?next=/dashboard/myProduct');
    await logIn(selling.page, seller);
    await expect(selling.page.getByRole('article')).toHaveCount(2);
    await selling.page.context().close();
    await page.context().close();
  });
}

test('S6 a stopped account: by keyboard; what fails is told in the dialog, and what was typed stays', async ({
  page,
  admin,
}) => {
  const seller = await registered('Seller');
  await signIn(page.context(), admin);
  await page.goto(listOf(seller.email));
  await hydrated(page);
  const label = `Suspend the account: ${seller.name}, ${seller.email}`;
  const opener = page.getByRole('button', { name: label });
  await opener.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Suspend this account?' });
  const field = dialog.getByLabel('Reason (optional)');
  await expect(field).toBeFocused();
  await page.keyboard.type('Fraud');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(field).toHaveValue('Fraud');

  let isFailing = true;
  let answer = () => {};
  const held = new Promise<void>((resolve) => (answer = resolve));
  await page.route('**/api/accounts/*/stopped', async (route) => {
    await held;
    return isFailing
      ? route.fulfill({
          status: 503,
          contentType: 'application/problem+json',
          body: JSON.stringify({ code: 'unavailable', detail: 'Not now.' }),
        })
      : route.continue();
  });
  const send = dialog.getByRole('button', { name: 'Suspend the account' });
  await send.focus();
  await page.keyboard.press('Enter');
  await expect(send).toHaveAttribute('aria-busy', 'true');
  answer();
  await expect(dialog.getByRole('alert')).toBeVisible();
  await expect(field).toHaveValue('Fraud');
  isFailing = false;
  await send.focus();
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  // The button has become another one.
  await expect(page.getByRole('button', { name: `Reinstate: ${seller.name}` })).toBeFocused();
});

test('S6 a stopped account: what another admin or an address is late for is told', async ({
  page,
  admin,
}) => {
  const seller = await registered('Seller');
  await signIn(page.context(), admin);
  await page.goto(`${listOf(seller.email)}&letIn=nobody`);
  await hydrated(page);
  await expect(told(page, 'That account is not on this page any more')).toBeVisible();
  // What an address says was done is shown only where it is so.
  await page.goto(`${listOf(seller.email)}&notice=stop&about=nobody`);
  await expect(page.getByText(seller.email)).toBeVisible();
  await expect(page.getByText('The account is suspended.')).toHaveCount(0);
  // Nobody stops an admin.
  await page.goto(`/dashboard/buyers?search=${encodeURIComponent(admin.email)}`);
  await expect(page.getByRole('table').getByText(admin.email)).toBeVisible();
  await expect(page.getByLabel(`Suspend the account: ${admin.name}, ${admin.email}`)).toHaveCount(0);
  await expect(page.getByText('Admin: this account cannot be suspended.')).toBeVisible();
});

for (const javaScriptEnabled of [true, false]) {
  const how = javaScriptEnabled ? '' : ' without script';

  test(`S6 stopped accounts${how}: an admin finds what was stopped, the latest first, and lets it in there`, async ({
    browser,
    admin,
  }) => {
    const sellers = [await registered('Seller'), await registered('Seller')];
    const { page, open } = await opening(browser, javaScriptEnabled, admin);
    for (const { name, email } of sellers) {
      await open(listOf(email));
      await page.getByLabel(`Suspend the account: ${name}, ${email}`).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Suspend the account' }).click();
      await expect(told(page, 'The account is suspended.')).toBeVisible();
      // It is told before the dialog is closed; whoever leads elsewhere first would be led back by the closing.
      await expect(page).not.toHaveURL(/[?&]stop=/);
    }
    await open('/dashboard/sellers');
    await page.getByRole('navigation', { name: 'Sellers' }).getByRole('link', { name: 'Suspended' }).click();
    await expect(page).toHaveURL(`${siteUrl()}/dashboard/sellers?show=stopped`);
    const table = page.getByRole('table', { name: 'Sellers' });
    await expect(
      page.getByRole('navigation', { name: 'Sellers' }).getByRole('link', { name: 'Suspended' }),
    ).toHaveAttribute('aria-current', 'page');
    const [second = '', first = ''] = sellers.map(({ email }) => email);
    // Other tests stop accounts, too.
    await expect(table).toHaveText(new RegExp(`${first}.*${second}`));
    await page.getByLabel('Search by name or e-mail').fill(second);
    await page.getByRole('button', { name: 'Search' }).click();
    await expect(table.getByRole('rowheader')).toHaveCount(1);
    await expect(page).toHaveURL(/show=stopped&search=/);
    await page.getByLabel(`Reinstate: ${sellers[0]?.name}`).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Reinstate' }).click();
    await expect(told(page, 'Its owner can log in again.')).toBeVisible();
    // Where no toast can say so, its row does.
    if (javaScriptEnabled) {
      await expect(page.getByText('Nobody found')).toBeVisible();
      await expect(page).not.toHaveURL(/[?&]letIn=/);
      await page.getByRole('link', { name: 'Show all that are suspended' }).click();
      await expect(table).toContainText(first);
    } else await expect(page.getByLabel(`Suspend the account: ${sellers[0]?.name}`)).toBeVisible();
    await open('/dashboard/buyers?show=stopped&search=nobody-of-that-name');
    await expect(page.getByText('Nobody found')).toBeVisible();
    await page.context().close();
  });
}

test('S6 a stopped account: an admin’s own words outlive that another admin was quicker', async ({
  browser,
  page,
  admin,
}) => {
  const seller = await registered('Seller');
  const send = (on: Page) =>
    on.getByRole('dialog').getByRole('button', { name: 'Suspend the account' }).click();
  const openDialog = (on: Page) =>
    on.getByRole('button', { name: `Suspend the account: ${seller.name}` }).click();
  await signIn(page.context(), admin);
  await page.goto(listOf(seller.email));
  await hydrated(page);
  await openDialog(page);
  const field = page.getByRole('dialog').getByLabel('Reason (optional)');
  await field.fill(reason);

  const other = await opening(browser, true, admin);
  await other.open(listOf(seller.email));
  await openDialog(other.page);
  await send(other.page);
  await expect(told(other.page, 'The account is suspended.')).toBeVisible();
  await send(page);
  await expect(told(page, 'The account was already suspended')).toBeVisible();
  await other.page.getByRole('button', { name: `Reinstate: ${seller.name}` }).click();
  await other.page.getByRole('dialog').getByRole('button', { name: 'Reinstate' }).click();
  await expect(told(other.page, 'Its owner can log in again.')).toBeVisible();
  await page.reload();
  await hydrated(page);
  await openDialog(page);
  await expect(field).toHaveValue(reason);
  await other.page.context().close();
});

test('S2 a stopped account: axe finds nothing in list and dialogs, nothing is wider than the screen', async ({
  page,
  admin,
}) => {
  const seller = await registered('Seller');
  await addProduct(seller, { name: `Hero Hunk of ${seller.name}` });
  await signIn(page.context(), admin);
  const list = listOf(seller.email);
  await page.goto(list);
  await hydrated(page);
  await page.getByRole('button', { name: `Suspend the account: ${seller.name}` }).click();
  await expect(page).toHaveURL(/[?&]stop=/);
  const id = new URL(page.url()).searchParams.get('stop');
  await expectSoundAt(page, [list, `${list}&stop=${id}`]);
  await page.goto(`${list}&stop=${id}`);
  await hydrated(page);
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Reason (optional)').fill(reason);
  await dialog.getByRole('button', { name: 'Suspend the account' }).click();
  await expect(dialog).toBeHidden();
  await expect(page).not.toHaveURL(/[?&]stop=/);
  await expectSoundAt(page, [list, `${list}&letIn=${id}`, '/dashboard/sellers?show=stopped']);
});
