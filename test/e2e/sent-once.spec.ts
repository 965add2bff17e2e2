import { expect, type Page, test } from '@playwright/test';
import { fillIn, sellerAt, send } from '../support/adding-products.ts';
import { buyerAtBike } from '../support/buying.ts';
import { deleteProduct, hydrated, registered, signIn } from '../support/people.ts';

test('S5 add product: on a slow phone a second tap adds nothing, however often one taps', async ({
  page,
}) => {
  const seller = await sellerAt(page, '/dashboard/addProduct');
  const name = `Honda CB 150R of ${seller.name}`;
  await fillIn(page, name);
  const posts = countPosts(page, '/api/products');
  await slowPhone(page);
  await tapOn(page, 'Add product');
  await expect(page.getByText('Product add successfully.')).toHaveCount(1);
  await page.waitForURL('**/dashboard/myProduct');
  await expect(page.getByRole('article', { name })).toHaveCount(1);
  expect(posts()).toBe(1);
});

test('S5 add product: after a refusal and after a broken line it is sent at once again, and once', async ({
  page,
}) => {
  const seller = await sellerAt(page, '/dashboard/addProduct');
  const name = `Hero Hunk of ${seller.name}`;
  await fillIn(page, name);
  const posts = countPosts(page, '/api/products');
  await page.getByLabel('Mobile number').fill('017');
  await sendTwice(page, 'Add product');
  await expect(page.getByLabel('Mobile number')).toHaveAttribute('aria-invalid', 'true');
  expect(posts()).toBe(0);

  await page.getByLabel('Mobile number').fill('01712-345678');
  await page.route('**/api/products', (route) => route.abort());
  await sendTwice(page, 'Add product');
  await expect(page.getByRole('alert').filter({ hasText: 'The garage cannot be reached.' })).toBeVisible();
  expect(posts()).toBe(1);

  await page.unroute('**/api/products');
  await send(page);
  await page.waitForURL('**/dashboard/myProduct');
  await expect(page.getByRole('article', { name })).toHaveCount(1);
  expect(posts()).toBe(2);
});

for (const meanwhile of ['it is left there', 'it is deleted'])
  test(`S5 add product: where only the answer was lost, the same draft sent again after a reload adds nothing more; ${meanwhile}`, async ({
    page,
  }) => {
    const seller = await sellerAt(page, '/dashboard/addProduct');
    const name = `TVS Apache of ${seller.name}`;
    await fillIn(page, name);
    await page.getByLabel('Description').fill('New chain.\nTwo keys.');
    let id = '';
    await page.route('**/api/products', async (route) => {
      const answer = await route.fetch();
      expect(answer.status()).toBe(201);
      id = (await answer.json()).insertedId;
      await route.abort();
    });
    await send(page);
    await expect(page.getByRole('alert').filter({ hasText: 'The garage cannot be reached.' })).toBeVisible();
    await page.unroute('**/api/products');
    if (meanwhile === 'it is deleted') await deleteProduct(seller, id);

    await page.reload();
    await hydrated(page);
    await expect(page.getByText('We kept what you had typed.')).toBeVisible();
    await send(page);
    await page.waitForURL('**/dashboard/myProduct');
    const row = page.getByRole('article', { name });
    await expect(row).toHaveCount(1);
    const link = row.getByRole('link', { name }).first();
    // What was deleted is no answer to what is sent again.
    if (meanwhile === 'it is deleted') await expect(link).not.toHaveAttribute('href', new RegExp(id));
    else await expect(link).toHaveAttribute('href', new RegExp(id));

    // The next one is another, also where it says the same.
    await page.getByRole('link', { name: 'ADD PRODUCT', exact: true }).click();
    await expect(page.getByLabel('Product name')).toHaveValue('');
    await fillIn(page, name);
    await page.getByLabel('Description').fill('New chain.\nTwo keys.');
    await send(page);
    await page.waitForURL('**/dashboard/myProduct');
    await expect(row).toHaveCount(2);
  });

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('S5 add product without script: what a double click sends twice is added once', async ({ page }) => {
    const seller = await registered('Seller');
    await signIn(page.context(), seller);
    await page.goto('/dashboard/addProduct');
    const name = `Suzuki Gixxer of ${seller.name}`;
    await fillIn(page, name);
    // A second click ends the waiting for the first answer; the server has taken the form all the same.
    await page.route('**/dashboard/addProduct', async (route) => {
      const first = await route.fetch({ maxRedirects: 0 });
      expect(first.status()).toBe(302);
      await route.continue();
    });
    await page.getByRole('main').getByRole('button', { name: 'Add product' }).click();
    await expect(page.getByRole('status')).toContainText('Product add successfully.');
    await expect(page.getByRole('article', { name })).toHaveCount(1);
  });
});

test('S2 /contract: an inquiry that is sent twice at once is one', async ({ page }) => {
  await page.goto('/contract');
  await hydrated(page);
  await page.getByRole('main').getByLabel('E-mail').fill('somebody@example.org');
  const posts = countPosts(page, '/api/enquiries');
  await sendTwice(page, 'Send inquiry');
  await expect(page.getByText('We have your inquiry and will write to somebody@example.org.')).toBeVisible();
  expect(posts()).toBe(1);
});

test('S5 booking: two taps book once and say so once', async ({ page }) => {
  const { card } = await buyerAtBike(page);
  await card.getByRole('button', { name: 'Book Now' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Meeting location').fill('Kandirpar, Cumilla');
  await dialog.getByLabel('Mobile number').fill('01812345678');
  const posts = countPosts(page, '/api/modalData');
  await slowPhone(page);
  await tapOn(page, 'Submit');
  await expect(page.getByText('Item is booked')).toHaveCount(1);
  await expect(dialog).toBeHidden();
  expect(posts()).toBe(1);
});

test('S2 /dashboard/searches/new: two taps save a search once and say so once', async ({ page }) => {
  const buyer = await registered('Buyer');
  await signIn(page.context(), buyer);
  await page.goto('/dashboard/searches/new?make=honda');
  await hydrated(page);
  const name = `Searched by ${buyer.name}`;
  await page.getByLabel('Name').fill(name);
  const posts = countPosts(page, '/api/mySearches');
  await sendTwice(page, 'Save search');
  await page.waitForURL('**/dashboard/searches');
  await expect(page.getByRole('article', { name })).toHaveCount(1);
  await expect(page.getByText('Your search is saved.')).toHaveCount(1);
  expect(posts()).toBe(1);
});

/** How many POSTs to `path` have been sent since. */
function countPosts(page: Page, path: string): () => number {
  let posts = 0;
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith(path)) posts += 1;
  });
  return () => posts;
}

async function slowPhone(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 6 });
}

const buttonOf = (page: Page, name: string) =>
  page.getByRole('main').getByRole('button', { name, exact: true });

/** Sends the form of a button twice before anything can be drawn. */
async function sendTwice(page: Page, name: string): Promise<void> {
  await buttonOf(page, name).evaluate((button: HTMLButtonElement) => {
    button.form?.requestSubmit(button);
    button.form?.requestSubmit(button);
  });
}

/** Taps on a button, again and again until it is gone. */
async function tapOn(page: Page, name: string): Promise<void> {
  await buttonOf(page, name).evaluate((button: HTMLButtonElement) => {
    const tap = () => {
      if (!button.isConnected) return;
      button.click();
      setTimeout(tap, 30);
    };
    tap();
  });
}
