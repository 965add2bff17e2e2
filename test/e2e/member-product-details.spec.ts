import { expect, test } from '@playwright/test';
import { fillIn, sellerAt, send } from '../support/adding-products.ts';
import { changeAccount, hydrated, registered, signIn, siteUrl } from '../support/people.ts';

test('S3 add product: the name chooses category and illustration until the seller does', async ({ page }) => {
  await sellerAt(page, '/dashboard/addProduct');
  await page.getByLabel('Product name').fill('Vespa LX 125');
  await page.getByLabel('Year of use').focus();
  // Said, and not chosen: another name may follow.
  await expect(page.getByText('By its name: scooters.')).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'Category' })).toHaveValue('');
  await expect(page.getByLabel('Image URL')).toHaveValue(/\/art\/scooter-/);
  // So does the drawing, which is no choice of the seller's yet.
  await page.getByLabel('Product name').fill('Harley-Davidson Street Glide');
  await page.getByLabel('Year of use').focus();
  await expect(page.getByLabel('Image URL')).toHaveValue(/\/art\/(cruiser|tourer)-/);
  await page.getByRole('button', { name: 'Cruiser' }).click();
  await expect(page.getByLabel('Image URL')).toHaveValue(/\/art\/cruiser-/);
  await page.getByLabel('Product name').fill('Vespa LX 125');
  await page.getByLabel('Year of use').focus();
  await expect(page.getByText('By its name: scooters.')).toBeVisible();
  await expect(page.getByLabel('Image URL')).toHaveValue(/\/art\/cruiser-/);
  await expect(page.getByAltText('Preview of your picture')).toHaveAttribute('src', /\/art\/cruiser-/);
});

test('S3 add product: where buyers will find it is said below the place, and what is missing for that', async ({
  page,
}) => {
  await sellerAt(page, '/dashboard/addProduct');
  const place = page.getByLabel('Location', { exact: true });
  await place.fill('Kotbari');
  await expect(page.getByText('We know no district by these words')).toBeVisible();
  await place.fill('Kotbari, কুমিল্লা');
  await expect(page.getByText('Buyers find it in Cumilla District.')).toBeVisible();
  await place.fill('Chattogram Division');
  await expect(page.getByText('Buyers find it in Chattogram Division, but in none')).toBeVisible();
  await place.fill('Salt Lake, Kolkata, India');
  await expect(page.getByText('Buyers find it')).toHaveCount(0);
});

test('S3 sellerImage: filled with the account’s photo; changed, it becomes the account’s photo', async ({
  page,
}) => {
  const seller = await sellerAt(page, '/dashboard/addProduct');
  const image = page.getByLabel('Seller image');
  await expect(image).toHaveValue(`${siteUrl()}/art/scooter-sky.svg`);
  await fillIn(page, 'BMW G 310 R');
  await image.fill(`${siteUrl()}/art/dirt-sand.svg`);
  // Another tab changes the name, which this page does not know.
  await changeAccount(seller, { name: 'Rahima Khatun' });
  const sent = page.waitForRequest('**/api/products');
  await send(page);
  // The specification's payload has a category, also where none was chosen.
  expect((await sent).postDataJSON()).toMatchObject({ category: '', condition: 'good' });
  await expect(page.getByText('Product add successfully.')).toBeVisible();
  await expect(page.getByRole('banner').locator('img[src$="/art/dirt-sand.svg"]')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('banner').locator('img[src$="/art/dirt-sand.svg"]')).toBeVisible();
  const session = await (await page.request.get('/api/auth/get-session')).json();
  expect(session.user.name).toBe('Rahima Khatun');
});

for (const javaScriptEnabled of [true, false]) {
  const how = javaScriptEnabled ? '' : ' (without script)';
  test(`S3 sellerImage${how}: what the form filled in itself becomes nobody’s photo`, async ({ browser }) => {
    const context = await browser.newContext({ javaScriptEnabled });
    const page = await context.newPage();
    const seller = await registered('Seller', { photo: '' });
    await signIn(context, seller);
    await page.goto('/dashboard/addProduct');
    if (javaScriptEnabled) await hydrated(page);
    await expect(page.getByLabel('Seller image')).toHaveValue(/\/art\/commuter-royal\.svg$/);
    await fillIn(page, 'BMW G 310 R');
    await page.getByLabel('Price', { exact: true }).fill('-5000');
    await send(page);
    await expect(page.getByRole('alert')).toBeVisible();
    await page.getByLabel('Price', { exact: true }).fill('3,10,000');
    await send(page);
    await expect(page.getByText('Product add successfully.')).toBeVisible();
    const session = await (await context.request.get('/api/auth/get-session')).json();
    expect(session.user.image ?? '').toBe('');
    await context.close();
  });
}

test('S1 price: a price in another currency always says so', async ({ page, browser }) => {
  const seller = await sellerAt(page, '/dashboard/addProduct');
  const name = `BMW R nineT of ${seller.name}`;
  await fillIn(page, name);
  const price = page.getByLabel('Price', { exact: true });
  await price.fill('1.85');
  await send(page);
  await expect(price).toBeFocused();
  await expect(price).toHaveAccessibleDescription(/Do you mean 1\.85 lakh, or 1\.85 thousand\?/);
  await price.fill('USD 9500');
  await send(page);
  await expect(page.getByRole('article', { name }).getByText('$ 9,500')).toBeVisible();

  const context = await browser.newContext();
  await signIn(context, await registered('Buyer'));
  const buying = await context.newPage();
  await buying.goto('/categoryProducts/bmw');
  await hydrated(buying);
  const card = buying.getByRole('article').filter({ hasText: name });
  await expect(card.getByText('$ 9,500')).toBeVisible();
  // Said once, it is meant for both.
  await expect(card.getByText('$ 240,000')).toBeVisible();
  await card.getByRole('button', { name: 'Book Now' }).click();
  await expect(buying.getByRole('dialog').getByLabel('Price', { exact: true })).toHaveValue('$\u00a09,500');
  await context.close();
});
