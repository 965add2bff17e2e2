import { expect } from '@playwright/test';
import { test } from '../support/admin.ts';
import { addProduct, hydrated, registered, signIn, siteUrl } from '../support/people.ts';

test('S6 role pages: an admin sees name, e-mail, since when and listings, and can search', async ({
  page,
  admin,
}) => {
  const seller = await registered('Seller');
  await addProduct(seller, { name: 'BMW G 310 R' });
  await addProduct(seller, { name: 'BMW G 310 GS' });
  await signIn(page.context(), admin);
  await page.goto('/dashboard/sellers');
  await hydrated(page);
  const found = page.getByRole('status').filter({ hasText: /match/ });
  await expect(found).toHaveCount(0);
  await page.getByLabel('Search by name or e-mail').fill(seller.email);
  await page.getByRole('button', { name: 'Search' }).click();
  // The focus stays in the search, above what changes.
  await expect(found).toHaveText('1 match.');
  const table = page.getByRole('table', { name: 'Sellers' });
  await expect(table.getByRole('rowheader')).toHaveCount(1);
  const row = table.getByRole('row').nth(1);
  await expect(row.getByRole('rowheader')).toHaveText(seller.name + seller.email);
  await expect(row.getByRole('cell')).toHaveText([/^\d{1,2} \w+ 20\d\d$/, '2']);
  await expect(page).toHaveURL(`${siteUrl()}/dashboard/sellers?search=${encodeURIComponent(seller.email)}`);

  await page.getByRole('link', { name: 'Admins' }).click();
  await expect(page.getByRole('table', { name: 'Admins' }).getByText(admin.email)).toBeVisible();
  // Longer than what is searched for.
  for (const name of ['n'.repeat(101), 'nobody-of-that-name']) {
    await page.goto(`/dashboard/buyers?search=${name}`);
    await expect(page.getByText('Nobody found')).toBeVisible();
    await expect(found).toHaveText('No matches.');
  }
  await page.getByRole('link', { name: 'Show everybody' }).click();
  await expect(page.getByRole('table', { name: 'Buyers' })).toBeVisible();
});

test('S6 role pages without script: the search works the same', async ({ browser, admin }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  await signIn(context, admin);
  const page = await context.newPage();
  await page.goto('/dashboard/admins');
  await page.getByLabel('Search by name or e-mail').fill(admin.email);
  await page.getByRole('button', { name: 'Search' }).click();
  await expect(page.getByRole('table').getByText(admin.email)).toBeVisible();
  await context.close();
});

test('S8 role pages: more that cannot be had is told alone, and Try again asks for that part only', async ({
  page,
  admin,
}) => {
  await registered('Buyer');
  await signIn(page.context(), admin);
  await page.goto('/dashboard');
  await hydrated(page);
  const asked: string[] = [];
  let failing = true;
  await page.route('**/api/accounts*', (route) => {
    const url = new URL(route.request().url());
    asked.push(url.searchParams.has('cursor') ? 'next' : 'first');
    if (failing && url.searchParams.has('cursor')) {
      return route.fulfill({ status: 422, contentType: 'application/problem+json', body: '{"detail":"no"}' });
    }
    // Pages of one account each.
    url.searchParams.set('limit', '1');
    return route.continue({ url: url.href });
  });
  await page.getByRole('link', { name: 'Buyers' }).click();
  const rows = page.getByRole('table', { name: 'Buyers' }).getByRole('rowheader');
  await expect(rows).toHaveCount(1);
  const more = page.getByRole('link', { name: 'More accounts' });
  await more.click();
  await expect(page.getByRole('alert')).toBeVisible();
  await expect(more).toHaveCount(0);
  failing = false;
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(rows).toHaveCount(2);
  expect(asked).toEqual(['first', 'next', 'next']);
});

test('S6 role pages: whoever is no admin never sees the search, not even while the page loads', async ({
  page,
}) => {
  await signIn(page.context(), await registered('Buyer'));
  await page.goto('/dashboard');
  await hydrated(page);
  let answer: () => void = () => {};
  const held = new Promise<void>((resolve) => (answer = resolve));
  await page.route('**/api/accounts*', async (route) => {
    await held;
    await route.continue();
  });
  await page.getByRole('link', { name: 'Sellers' }).click();
  await expect(page.getByText('Loading accounts')).toBeAttached();
  await expect(page.getByRole('searchbox')).toHaveCount(0);
  answer();
  await expect(page.getByText('Loading accounts')).toHaveCount(0);
  await expect(page.getByRole('searchbox')).toHaveCount(0);
});
