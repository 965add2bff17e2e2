import { expect, test } from '@playwright/test';
import { confirmMailbox } from '../support/mailbox.ts';
import { addProduct, registered, signIn, siteUrl, takenOver } from '../support/people.ts';
import { makeAdmin } from '../support/site.ts';

test('S6 role pages: an admin sees name, e-mail, since when and listings, and can search', async ({
  page,
}) => {
  const admin = await registered('Buyer');
  await confirmMailbox(admin.email);
  await makeAdmin(admin.email);
  const seller = await registered('Seller');
  await addProduct(seller, { name: 'BMW G 310 R' });
  await addProduct(seller, { name: 'BMW G 310 GS' });
  await signIn(page.context(), admin);
  await page.goto('/dashboard/sellers');
  await takenOver(page);
  await page.getByLabel('Search by name or e-mail').fill(seller.email);
  await page.getByRole('button', { name: 'Search' }).click();
  const table = page.getByRole('table', { name: 'Sellers' });
  await expect(table.getByRole('row')).toHaveCount(2);
  const row = table.getByRole('row').nth(1);
  await expect(row.getByRole('rowheader')).toHaveText(seller.name + seller.email);
  await expect(row.getByRole('cell')).toHaveText([/^\d{1,2} \w+ 20\d\d$/, '2']);
  await expect(page).toHaveURL(`${siteUrl()}/dashboard/sellers?search=${encodeURIComponent(seller.email)}`);

  await page.getByRole('link', { name: 'Admins' }).click();
  await expect(page.getByRole('table', { name: 'Admins' }).getByText(admin.email)).toBeVisible();
  await page.goto('/dashboard/buyers?search=nobody-of-that-name');
  await expect(page.getByText('Nobody found')).toBeVisible();
  await page.getByRole('link', { name: 'Show everybody' }).click();
  await expect(page.getByRole('table', { name: 'Buyers' })).toBeVisible();
});

test('S6 role pages without script: the search works the same', async ({ browser }) => {
  const admin = await registered('Buyer');
  await confirmMailbox(admin.email);
  await makeAdmin(admin.email);
  const context = await browser.newContext({ javaScriptEnabled: false });
  await signIn(context, admin);
  const page = await context.newPage();
  await page.goto('/dashboard/admins');
  await page.getByLabel('Search by name or e-mail').fill(admin.email);
  await page.getByRole('button', { name: 'Search' }).click();
  await expect(page.getByRole('table').getByText(admin.email)).toBeVisible();
  await context.close();
});
