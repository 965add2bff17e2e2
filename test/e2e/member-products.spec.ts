import { expect, type Page, test } from '@playwright/test';
import { axeFindings } from '../support/looks.ts';
import {
  addProduct,
  changePrice,
  deleteProduct,
  type Member,
  newPerson,
  register,
  registered,
  signIn,
  siteUrl,
  takenOver,
} from '../support/people.ts';

async function sellerAt(page: Page, path: string): Promise<Member> {
  const seller = await registered('Seller');
  await signIn(page.context(), seller);
  await page.goto(path);
  await takenOver(page);
  return seller;
}

/** Fills in the required fields that the form does not fill itself. */
async function fillIn(page: Page, name: string): Promise<void> {
  await page.getByLabel('Product name').fill(name);
  await page.getByLabel('Year of use').fill('2021');
  await page.getByLabel('Location').fill('Mirpur, Dhaka');
  await page.getByLabel('Price', { exact: true }).fill('1.85 lakh');
  await page.getByLabel('Original price').fill('2,40,000');
  await page.getByLabel('Mobile number').fill('01712-345678');
}

const send = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Add product' }).click();

test('S2 add product: what bikes like this ask is said while one types, and nothing where it cannot be had', async ({
  page,
}) => {
  await sellerAt(page, '/dashboard/addProduct');
  const said = page.getByText(
    'No bike like this is for sale here yet: not enough to say what they ask. Sample listings do not count: nobody sells them.',
  );
  await page.getByLabel('Product name').fill('Ducati Monster 821');
  await expect(said).toHaveCount(0);
  await page.getByLabel('Year of use').fill('2019');
  await expect(said).toBeVisible();
  await page.getByLabel('Year of use').fill('');
  await expect(said).toHaveCount(0);
  await page.route('**/api/priceHelp*', (route) => route.abort());
  const asked = page.waitForEvent('requestfailed', (request) => request.url().includes('priceHelp'));
  await page.getByLabel('Year of use').fill('2018');
  await asked;
  await expect(said).toHaveCount(0);
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('S1 the whole way of a seller: register, Add product, /myProduct, delete, undo', async ({ page }) => {
  const seller = newPerson('Seller');
  const name = `Yamaha FZ-S V3 2021 of ${seller.name}`;
  await page.goto('/signup');
  await takenOver(page);
  await register(page, seller);
  await expect(page).toHaveURL(`${siteUrl()}/`);
  await page.getByRole('link', { name: 'DASHBOARD' }).click();
  await expect(page.getByText('Nothing for sale yet')).toBeVisible();
  await page.getByRole('link', { name: 'ADD PRODUCT', exact: true }).click();
  await fillIn(page, name);
  await page.getByLabel('Kilometres').fill('17654');
  await page.getByLabel('Owners').fill('2');
  await send(page);
  await expect(page.getByText('Product add successfully.')).toBeVisible();
  await expect(page).toHaveURL(`${siteUrl()}/dashboard/myProduct`);

  const row = page.getByRole('article', { name });
  await expect(row.getByText('1,85,000')).toBeVisible();
  await row.getByRole('button', { name: 'Delete' }).click();
  const dialog = page.getByRole('dialog', { name: 'Do you agree ot delete?' });
  await dialog.getByRole('button', { name: 'Keep it' }).click();
  await expect(dialog).toBeHidden();
  await expect(row).toBeVisible();

  await row.getByRole('button', { name: 'Delete' }).click();
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Deleted successfully')).toBeVisible();
  await expect(row).toHaveCount(0);
  await expect(dialog).toBeHidden();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(row).toBeVisible();
  await page.reload();
  await expect(row).toBeVisible();
});

test('S7 POST /products: exactly the fields of the specification are sent', async ({ page }) => {
  const seller = await sellerAt(page, '/dashboard/addProduct');
  await fillIn(page, 'BMW G 310 R');
  await page.getByRole('combobox', { name: 'Category' }).selectOption('bmw');
  await page.getByRole('combobox', { name: 'Condition' }).selectOption('excellent');
  await page.getByLabel('Description').fill('First owner.');
  await page.getByLabel('Image URL').fill('https://example.org/bike.jpg');
  const sent = page.waitForRequest('**/api/products');
  await send(page);
  const payload = (await sent).postDataJSON();
  expect(payload).toEqual({
    name: 'BMW G 310 R',
    image: 'https://example.org/bike.jpg',
    price: '1.85 lakh',
    originalPrice: '2,40,000',
    number: '01712-345678',
    sellerName: seller.name,
    postTime: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
    email: seller.email,
    location: 'Mirpur, Dhaka',
    category: 'bmw',
    yearOfUse: '2021',
    condition: 'excellent',
    description: 'First owner.',
  });
});

test('S5 add product: every text field but the description is required; the choices are those of the garage', async ({
  page,
}) => {
  await sellerAt(page, '/dashboard/addProduct');
  const required = [
    'Product name',
    'Image URL',
    'Original price',
    'Year of use',
    'Location',
    'Seller name',
    'Mobile number',
    'Seller image',
  ];
  for (const label of required) await expect(page.getByLabel(label)).toHaveAttribute('required');
  await expect(page.getByLabel('Price', { exact: true })).toHaveAttribute('required');
  await expect(page.getByLabel('Description')).not.toHaveAttribute('required');
  const categories = await page
    .getByRole('combobox', { name: 'Category' })
    .getByRole('option')
    .allTextContents();
  expect(categories.slice(1, 4)).toEqual(['bmw', 'harley davidson', 'dirt bikes']);
  await expect(page.getByRole('combobox', { name: 'Condition' }).getByRole('option')).toHaveText([
    'excellent',
    'good',
    'fair',
  ]);
});

test('S5 add product: problems stand at their fields, the first has the focus, nothing is lost', async ({
  page,
}) => {
  await sellerAt(page, '/dashboard/addProduct');
  await fillIn(page, 'BMW G 310 R');
  await page.getByLabel('Price', { exact: true }).fill('-5000');
  await page.getByLabel('Mobile number').fill('99');
  await send(page);
  const price = page.getByLabel('Price', { exact: true });
  await expect(price).toBeFocused();
  await expect(price).toHaveAccessibleDescription(/A price cannot be less than nothing/);
  await expect(page.getByLabel('Mobile number')).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByLabel('Product name')).toHaveValue('BMW G 310 R');
  await price.fill('125000 or 130000');
  await page.getByLabel('Image URL').fill('/art/nonsense.svg');
  await page.getByLabel('Mobile number').fill('01712345678');
  await send(page);
  await expect(price).toHaveAccessibleDescription(/Type one price, for example 1,25,000/);
  const image = page.getByLabel('Image URL');
  await expect(image).toHaveAccessibleDescription(/There is no such picture here/);
  await price.fill('3,10,000');
  await image.fill('/art/naked-sky.svg');
  await send(page);
  await expect(page.getByText('Product add successfully.')).toBeVisible();
});

test('S5 add product: what the server refuses stands at its field as well', async ({ page }) => {
  await sellerAt(page, '/dashboard/addProduct');
  await fillIn(page, 'BMW G 310 R');
  await page.route('**/api/products', (route) =>
    route.fulfill({
      status: 422,
      contentType: 'application/problem+json',
      body: JSON.stringify({
        code: 'validation-failed',
        detail: 'Some fields cannot be taken.',
        fields: [{ field: 'location', code: 'too-far', detail: 'That is too far away.' }],
      }),
    }),
  );
  await send(page);
  await expect(page.getByLabel('Location')).toBeFocused();
  await expect(page.getByLabel('Location')).toHaveAccessibleDescription(/That is too far away/);
});

test('S5 add product: a draft survives a reload and a broken connection, and is gone once sent', async ({
  page,
}) => {
  await sellerAt(page, '/dashboard/addProduct');
  await fillIn(page, 'Honda CB 150R of a bad line');
  await page.getByRole('combobox', { name: 'Condition' }).selectOption('fair');
  await page.route('**/api/products', (route) => route.abort());
  await send(page);
  await expect(page.getByRole('alert').filter({ hasText: 'The garage cannot be reached.' })).toBeVisible();
  await page.unroute('**/api/products');

  await page.reload();
  await expect(page.getByText('We kept what you had typed.')).toBeVisible();
  await expect(page.getByLabel('Product name')).toHaveValue('Honda CB 150R of a bad line');
  await expect(page.getByRole('combobox', { name: 'Condition' })).toHaveValue('fair');
  await send(page);
  await expect(page.getByText('Product add successfully.')).toBeVisible();
  await page.waitForURL('**/dashboard/myProduct');
  await page.getByRole('link', { name: 'ADD PRODUCT', exact: true }).click();
  await expect(page.getByLabel('Product name')).toHaveValue('');
  await expect(page.getByText('We kept what you had typed.')).toHaveCount(0);
});

test('S5 add product: what is corrected after a refusal leaves the rest of the draft as it was', async ({
  page,
}) => {
  await sellerAt(page, '/dashboard/addProduct');
  await fillIn(page, 'Hero Hunk of many mistakes');
  await page.getByLabel('Description').fill('New chain, two keys.');
  await page.getByRole('combobox', { name: 'Condition' }).selectOption('fair');
  const number = page.getByLabel('Mobile number');
  await number.fill('017');
  await send(page);
  await expect(number).toHaveAttribute('aria-invalid', 'true');
  await number.fill('01712-345678');
  await page.reload();
  await expect(page.getByText('We kept what you had typed.')).toBeVisible();
  await expect(page.getByLabel('Product name')).toHaveValue('Hero Hunk of many mistakes');
  await expect(page.getByLabel('Year of use')).toHaveValue('2021');
  await expect(page.getByLabel('Location')).toHaveValue('Mirpur, Dhaka');
  await expect(page.getByLabel('Price', { exact: true })).toHaveValue('1.85 lakh');
  await expect(page.getByLabel('Description')).toHaveValue('New chain, two keys.');
  await expect(page.getByRole('combobox', { name: 'Condition' })).toHaveValue('fair');
  await expect(number).toHaveValue('01712-345678');
});

test('S5 add product: kilometres and owners are read as people write them', async ({ page }) => {
  await sellerAt(page, '/dashboard/addProduct');
  await fillIn(page, 'Honda CB Hornet');
  const asked = page.waitForRequest(/\/api\/priceHelp.*mileage=18500(&|$)/);
  await page.getByLabel('Kilometres').fill('১৮,৫০০');
  await page.getByLabel('Owners').fill('২');
  await page.getByLabel('Description').fill('New chain.');
  await asked;
  const sent = page.waitForRequest('**/api/products');
  await send(page);
  expect((await sent).postDataJSON()).toMatchObject({ mileage: 18_500, owners: 2 });
  await expect(page.getByText('Product add successfully.')).toBeVisible();
});

test('S3 add product: the name chooses category and illustration until the seller does', async ({ page }) => {
  await sellerAt(page, '/dashboard/addProduct');
  await page.getByLabel('Product name').fill('Vespa LX 125');
  await page.getByLabel('Year of use').focus();
  await expect(page.getByRole('combobox', { name: 'Category' })).toHaveValue('scooters');
  await expect(page.getByLabel('Image URL')).toHaveValue(/\/art\/scooter-/);
  await page.getByRole('button', { name: 'Cruiser' }).click();
  await expect(page.getByLabel('Image URL')).toHaveValue(/\/art\/cruiser-/);
  await expect(page.getByAltText('Preview of your picture')).toHaveAttribute('src', /\/art\/cruiser-/);
});

test('S3 sellerImage: filled with the account’s photo; changed, it becomes the account’s photo', async ({
  page,
}) => {
  await sellerAt(page, '/dashboard/addProduct');
  const image = page.getByLabel('Seller image');
  await expect(image).toHaveValue(`${siteUrl()}/art/scooter-sky.svg`);
  await fillIn(page, 'BMW G 310 R');
  await image.fill(`${siteUrl()}/art/dirt-sand.svg`);
  await send(page);
  await expect(page.getByText('Product add successfully.')).toBeVisible();
  await expect(page.getByRole('banner').locator('img[src$="/art/dirt-sand.svg"]')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('banner').locator('img[src$="/art/dirt-sand.svg"]')).toBeVisible();
});

for (const javaScriptEnabled of [true, false]) {
  const how = javaScriptEnabled ? '' : ' (without script)';
  test(`S3 sellerImage${how}: what the form filled in itself becomes nobody’s photo`, async ({ browser }) => {
    const context = await browser.newContext({ javaScriptEnabled });
    const page = await context.newPage();
    const seller = await registered('Seller', { photo: '' });
    await signIn(context, seller);
    await page.goto('/dashboard/addProduct');
    if (javaScriptEnabled) await takenOver(page);
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
  await takenOver(buying);
  const card = buying.getByRole('article').filter({ hasText: name });
  await expect(card.getByText('$ 9,500')).toBeVisible();
  // Said once, it is meant for both.
  await expect(card.getByText('$ 240,000')).toBeVisible();
  await card.getByRole('button', { name: 'Book Now' }).click();
  await expect(buying.getByRole('dialog').getByLabel('Price', { exact: true })).toHaveValue('$ 9,500');
  await context.close();
});

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
  await takenOver(page);
  await page.getByRole('link', { name: 'Who booked it' }).click();
  await expect(page.getByText(buyer.name)).toBeVisible();
  await expect(page.getByText('Wants to buy')).toBeVisible();
  await expect(page.getByText('Kandirpar, Cumilla')).toBeVisible();
  await expect(page.getByRole('link', { name: '+880 1812-345678' })).toHaveAttribute(
    'href',
    'tel:+8801812345678',
  );
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
  await takenOver(visiting);
  await expect(visiting.getByRole('heading', { name: 'Price history' })).toHaveCount(0);
  const heart = visiting.getByRole('button', { name: `Save ${name}` }).first();
  await heart.click();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');

  await signIn(page.context(), seller);
  await page.goto('/dashboard');
  await takenOver(page);
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
  await expect(row.getByText('1,75,000')).toBeVisible();
  await expect(open).toBeFocused();
  await open.click();
  await expect(price).toHaveValue('1.75 lakh');
  await dialog.getByRole('button', { name: 'Keep it' }).click();
  await expect(dialog).toBeHidden();

  await visiting.reload();
  const history = visiting.getByRole('region', { name: 'Price history' }).getByRole('listitem');
  await expect(history).toHaveText([/10,000 less1,75,000$/, /1,85,000$/]);
  expect(await axeFindings(visiting)).toEqual([]);
  await visiting.goto('/saved');
  await expect(visiting.getByRole('article', { name })).toContainText('10,000 less than when you saved it');
  await theirs.close();

  const buyer = await registered('Buyer');
  const account = await browser.newContext();
  await signIn(account, buyer);
  const saved = await account.newPage();
  await saved.goto(`/bikes/bmw-${id}`);
  await takenOver(saved);
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
  await takenOver(page);
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
  await takenOver(page);
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
  await tab.click();
  await expect(page).toHaveURL(`${siteUrl()}/dashboard/myProduct?show=deleted`);
  const row = page.getByRole('article', { name });
  // A day may have begun meanwhile.
  await expect(row).toContainText(new RegExp(`Can be brought back until (${before}|${lastDay()})`));
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
  for (const address of ['/dashboard/myProduct?cursor=1_0', '/categoryProducts/bmw?cursor=0.0.1.1.1']) {
    await page.goto(address);
    await expect(page.getByText('Nothing on this page any more')).toBeVisible();
    await page.getByRole('link', { name: 'To the beginning of the list' }).click();
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
