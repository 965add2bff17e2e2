import { expect, test } from '@playwright/test';
import { sellerAt, sellerWithBike } from '../support/adding-products.ts';
import { axeFindings } from '../support/looks.ts';
import {
  addProduct,
  changePrice,
  deleteProduct,
  hydrated,
  registered,
  signIn,
  siteUrl,
} from '../support/people.ts';

test('S2 MY PRODUCTS: the seller sees who booked, and can call them', async ({ page, browser }) => {
  const seller = await registered('Seller');
  const name = `BMW F 850 GS of ${seller.name}`;
  const id = await addProduct(seller, { name });
  const buyer = await registered('Buyer');
  const theirs = await browser.newContext();
  await signIn(theirs, buyer);
  const booking = await theirs.newPage();
  await booking.goto(`/categoryProducts/bmw?book=${id}&intent=purchase`);
  await booking.getByLabel('Meeting location').fill('Kandirpar, Cumilla');
  await booking.getByLabel('Mobile number').fill('01812-345678');
  await booking.getByRole('button', { name: 'Submit' }).click();
  await expect(booking.getByText('Item is booked')).toBeVisible();
  await theirs.close();

  await signIn(page.context(), seller);
  await page.goto('/dashboard');
  await hydrated(page);
  await expect(page.getByRole('article', { name }).getByText('Available')).toBeVisible();
  await page.getByRole('link', { name: 'Who booked it' }).click();
  await expect(page.getByText(buyer.name)).toBeVisible();
  await expect(page.getByText('Wants to buy')).toBeVisible();
  await expect(page.getByText('Kandirpar, Cumilla')).toBeVisible();
  await expect(page.getByRole('link', { name: '+880 1812-345678' })).toHaveAttribute(
    'href',
    'tel:+8801812345678',
  );
});

test('S2 MY PRODUCTS: what is deleted while who booked it is open is gone, and nothing says that it is missing', async ({
  page,
}) => {
  const seller = await registered('Seller');
  const [id] = [
    await addProduct(seller, { name: 'BMW S 1000' }),
    await addProduct(seller, { name: 'BMW K 75' }),
  ];
  await signIn(page.context(), seller);
  await page.goto(`/dashboard/myProduct?bookings=${id}`);
  await hydrated(page);
  const row = page.getByRole('article', { name: 'BMW S 1000' });
  await row.getByRole('button', { name: /^Delete/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(row).toHaveCount(0);
  await expect(page.getByRole('article')).toHaveCount(1);
  await expect(page.getByText('That motorcycle is not on this page any more')).toHaveCount(0);
});

test('S2 MY PRODUCTS, Change price: a refusal keeps what was typed; the card, the page and who saved it have the new one', async ({
  page,
  browser,
}) => {
  const seller = await registered('Seller');
  const name = `BMW G 310 GS of ${seller.name}`;
  const id = await addProduct(seller, { name });
  // A visitor's page of it is kept from now on.
  const theirs = await browser.newContext();
  const visiting = await theirs.newPage();
  await visiting.goto(`/bikes/bmw-${id}`);
  await hydrated(visiting);
  await expect(visiting.getByRole('heading', { name: 'Price history' })).toHaveCount(0);
  const heart = visiting.getByRole('button', { name: `Save ${name}` }).first();
  await heart.click();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');

  await signIn(page.context(), seller);
  await page.goto('/dashboard');
  await hydrated(page);
  const row = page.getByRole('article', { name });
  const open = row.getByRole('button', { name: 'Change price' });
  const dialog = page.getByRole('dialog', { name: 'Change the price' });
  await open.click();
  const price = dialog.getByLabel('Price', { exact: true });
  const change = dialog.getByRole('button', { name: 'Change price' });
  await expect(price).toHaveValue('1,85,000');
  await price.fill('1.75');
  await change.click();
  await expect(price).toBeFocused();
  await expect(price).toHaveAccessibleDescription(/Do you mean 1\.75 lakh, or 1\.75 thousand\?/);
  await expect(price).toHaveValue('1.75');
  await price.fill('1.75 lakh');
  await page.route('**/api/myProducts/*', (route) => route.abort());
  await change.click();
  await expect(dialog.getByRole('alert')).toContainText('The garage cannot be reached.');
  await expect(price).toHaveValue('1.75 lakh');
  await expect(change).not.toHaveAttribute('aria-busy');
  await page.unroute('**/api/myProducts/*');
  await change.click();
  await expect(
    page.locator('.moto-toast').filter({ hasText: 'The new price is on the card.' }),
  ).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect(row.getByText('Price: 1,75,000')).toBeVisible();
  await expect(open).toBeFocused();
  await open.click();
  await expect(price).toHaveValue('1.75 lakh');
  await dialog.getByRole('button', { name: 'Keep it' }).click();
  await expect(dialog).toBeHidden();

  await visiting.reload();
  const history = visiting.getByRole('region', { name: 'Price history' }).getByRole('listitem');
  await expect(history).toHaveText([/1,75,00010,000 less$/, /1,85,000$/]);
  expect(await axeFindings(visiting)).toEqual([]);
  await visiting.goto('/saved');
  await expect(visiting.getByRole('article', { name })).toContainText('10,000 less than when you saved it');
  await theirs.close();

  const buyer = await registered('Buyer');
  const account = await browser.newContext();
  await signIn(account, buyer);
  const saved = await account.newPage();
  await saved.goto(`/bikes/bmw-${id}`);
  await hydrated(saved);
  await saved
    .getByRole('button', { name: `Save ${name}` })
    .first()
    .click();
  await expect(saved.getByRole('button', { name: `Save ${name}` }).first()).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await changePrice(seller, id, '1,60,000');
  await saved.goto('/saved');
  await expect(saved.getByRole('article', { name })).toContainText('15,000 less than when you saved it');
  await account.close();
});

test('S8 MY PRODUCTS, Change price: what was deleted meanwhile leaves the list, and the dialog closes', async ({
  page,
}) => {
  const seller = await registered('Seller');
  const names = [`Hero Hunk of ${seller.name}`, `Hero Glamour of ${seller.name}`] as const;
  await addProduct(seller, { name: names[0] });
  const id = await addProduct(seller, { name: names[1] });
  await signIn(page.context(), seller);
  await page.goto('/dashboard/myProduct');
  await hydrated(page);
  await page.getByRole('button', { name: `Change price of ${names[1]}` }).click();
  const dialog = page.getByRole('dialog', { name: 'Change the price' });
  await dialog.getByLabel('Price', { exact: true }).fill('1,50,000');
  await deleteProduct(seller, id);
  await dialog.getByRole('button', { name: 'Change price' }).click();
  await expect(
    page.locator('.moto-toast').filter({ hasText: 'This motorcycle is not here any more.' }),
  ).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(`${siteUrl()}/dashboard/myProduct`);
  await expect(page.getByRole('article', { name: names[1] })).toHaveCount(0);
  await expect(page.getByRole('article', { name: names[0] })).toBeVisible();
});

test('S2 MY PRODUCTS, Deleted: what was deleted, until when it can be brought back, and Restore', async ({
  page,
}) => {
  const seller = await registered('Seller');
  const name = `BMW F 750 GS of ${seller.name}`;
  await addProduct(seller, { name });
  await signIn(page.context(), seller);
  await page.goto('/dashboard');
  await hydrated(page);
  const tab = page.getByRole('main').getByRole('link', { name: 'Deleted' });
  await tab.click();
  await expect(page.getByText('Nothing deleted')).toBeVisible();

  await page.goBack();
  const lastDay = () =>
    new Intl.DateTimeFormat('en-GB', {
      day: 'numeric',
      month: 'short',
      year: 'numeric',
      timeZone: 'Asia/Dhaka',
    }).format(Date.now() + 30 * 86_400_000);
  const before = lastDay();
  await page.getByRole('article', { name }).getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByRole('article', { name })).toHaveCount(0);
  // Its row is gone before the dialog is: its closing is a step back, which would end the way to the other list.
  await expect(page).not.toHaveURL(/delete=/);
  await tab.click();
  await expect(page).toHaveURL(`${siteUrl()}/dashboard/myProduct?show=deleted`);
  const row = page.getByRole('article', { name });
  // A day may have begun meanwhile. On the last one it is gone at the hour of its deletion, not at midnight.
  await expect(row).toContainText(
    new RegExp(`Can be brought back until (${before}|${lastDay()}),? \\d\\d:\\d\\d`),
  );
  await page.route('**/api/myProducts/*/restore', (route) => route.abort());
  await row.getByRole('button', { name: 'Restore' }).click();
  await expect(page.getByText('The garage cannot be reached.')).toBeVisible();
  await page.unroute('**/api/myProducts/*/restore');
  const restore = row.getByRole('button', { name: 'Restore' });
  await expect(restore).not.toHaveAttribute('aria-busy');
  await restore.click();
  await expect(page.getByText('It is back in the garage.')).toBeVisible();
  await expect(page).toHaveURL(`${siteUrl()}/dashboard/myProduct`);
  await expect(row.getByRole('button', { name: 'Delete' })).toBeVisible();
});

test('S2 MY PRODUCTS: the last one deleted by keyboard leaves the page in order', async ({ page }) => {
  const { row } = await sellerWithBike(page);
  await page.goto('/dashboard/myProduct');
  await hydrated(page);
  await row.getByRole('button', { name: 'Delete' }).press('Enter');
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).press('Enter');
  await expect(page.getByText('Nothing for sale yet')).toBeVisible();
  await expect(page).toHaveURL(`${siteUrl()}/dashboard/myProduct`);
  await expect(page.getByRole('heading', { name: 'My products' })).toBeFocused();
});

test('S2 /myProduct leads to /dashboard/myProduct', async ({ page }) => {
  await sellerAt(page, '/myProduct');
  await expect(page).toHaveURL(`${siteUrl()}/dashboard/myProduct`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('My products');
});

test('S8 my products: bookings of what is not there leave the products readable, with script and without', async ({
  browser,
}) => {
  const seller = await registered('Seller');
  const name = `Hero Splendor of ${seller.name}`;
  await addProduct(seller, { name, sellerName: seller.name, email: seller.email });
  for (const javaScriptEnabled of [true, false]) {
    const context = await browser.newContext({ javaScriptEnabled });
    await signIn(context, seller);
    const page = await context.newPage();
    const answer = await page.goto(`${siteUrl()}/dashboard/myProduct?bookings=nothing`);
    expect(answer?.status()).toBe(200);
    await expect(page.getByRole('article', { name })).toBeVisible();
    await expect(page.getByText('That motorcycle is not on this page any more')).toBeVisible();
    await context.close();
  }
});

test('S8 my products: an address behind the end of the list leads to its beginning', async ({ page }) => {
  const seller = await registered('Seller');
  const name = `Bajaj Pulsar of ${seller.name}`;
  await addProduct(seller, { name, sellerName: seller.name, email: seller.email });
  await signIn(page.context(), seller);
  for (const address of ['/dashboard/myProduct?cursor=1_0', '/categoryProducts/bmw?cursor=0.0.1.1']) {
    await page.goto(address);
    await expect(page.getByText('Nothing on this page any more')).toBeVisible();
    await page.getByRole('link', { name: 'Back to the start of the list' }).click();
    await expect(page.getByRole('heading', { name })).toBeVisible();
  }
});

test('S8 my products: deleting the last one that is loaded brings those of the next page', async ({
  page,
}) => {
  const seller = await sellerAt(page, '/');
  const older = `Older of ${seller.name}`;
  const newer = `Newer of ${seller.name}`;
  for (const name of [older, newer]) {
    await addProduct(seller, { name, sellerName: seller.name, email: seller.email });
  }
  // Pages of one product each.
  await page.route(/\/api\/myProducts(\?|$)/, (route) => {
    const url = new URL(route.request().url());
    url.searchParams.set('limit', '1');
    return route.continue({ url: url.href });
  });
  await page.getByRole('link', { name: 'DASHBOARD' }).click();
  const row = page.getByRole('article', { name: newer });
  await expect(row).toBeVisible();
  await expect(page.getByRole('article', { name: older })).toHaveCount(0);
  await row.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByRole('article', { name: older })).toBeVisible();
  await expect(row).toHaveCount(0);
});
