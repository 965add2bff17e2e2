import { expect, test } from '@playwright/test';
import { fillIn, sellerAt, send } from '../support/adding-products.ts';
import {
  addProduct,
  hydrated,
  logIn,
  newPerson,
  register,
  registered,
  signIn,
  siteUrl,
} from '../support/people.ts';

test('S2 add product: what bikes like this ask is said while one types, and nothing where it cannot be had', async ({
  page,
}) => {
  await sellerAt(page, '/dashboard/addProduct');
  // Prices may have been learned by now from what other tests added, and no Ducati is among it either way.
  const said = page.getByText(
    /^(There are not enough bikes here yet|No bike like this is for sale here yet: not enough) to say what sellers ask( for them)?\. Sample listings do not count: nobody sells them\.$/,
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

test('S2 add product: the number of the last product stands in the next, also without script', async ({
  browser,
}) => {
  const seller = await registered('Seller');
  await addProduct(seller, { name: 'Honda Dio', number: '01712-345678' });
  await addProduct(seller, { name: 'Yamaha Ray ZR', number: '01812-345678' });
  for (const javaScriptEnabled of [true, false]) {
    const context = await browser.newContext({ javaScriptEnabled });
    await signIn(context, seller);
    const page = await context.newPage();
    await page.goto(`${siteUrl()}/dashboard/addProduct`);
    if (javaScriptEnabled) await hydrated(page);
    await expect(page.getByLabel('Mobile number')).toHaveValue('+880 1812-345678');
    await context.close();
  }
});

test('S2 add product: that number is asked for by the open form alone, anew each time, and never put over what was typed', async ({
  page,
}) => {
  const seller = await registered('Seller');
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const number = page.getByLabel('Mobile number');
  const form = page.getByRole('link', { name: 'ADD PRODUCT', exact: true });
  const others = page.getByRole('link', { name: 'MY BOOKINGS', exact: true });
  await addProduct(seller, { name: 'Honda Dio', number: '01712-345678' });
  await page.goto('/login?next=%2Fdashboard%2Fbookings');
  await hydrated(page);
  await logIn(page, seller);
  await expect(page).toHaveURL(/\/dashboard\/bookings$/);
  await page.waitForLoadState('networkidle');
  expect(asked).not.toContain('/api/myLastProduct');
  // From a device of theirs that this one hears nothing of.
  for (const [typed, shown] of [
    ['01812-345678', '+880 1812-345678'],
    ['01912-345678', '+880 1912-345678'],
  ] as const) {
    await addProduct(seller, { name: 'Yamaha Ray ZR', number: typed });
    await form.click();
    await expect(number).toHaveValue(shown);
    await others.click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('My bookings');
  }
  expect(asked.filter((path) => path === '/api/myLastProduct')).toHaveLength(2);
  expect(asked).not.toContain('/api/myProducts');

  await form.click();
  await number.fill('01512-345678');
  await addProduct(seller, { name: 'Hero Hunk', number: '01612-345678' });
  await others.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('My bookings');
  await form.click();
  await expect(page.getByText('We kept what you had typed.')).toBeVisible();
  await expect(number).toHaveValue('01512-345678');
  await page.getByRole('button', { name: 'Start again' }).click();
  await expect(number).toHaveValue('+880 1612-345678');

  // Without it the number is typed.
  await page.route('**/api/myLastProduct', (route) => route.abort());
  await page.reload();
  await others.click();
  await form.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Add product');
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('S1 the whole way of a seller: register, Add product, /myProduct, delete, undo', async ({ page }) => {
  const seller = newPerson('Seller');
  const name = `Yamaha FZ-S V3 2021 of ${seller.name}`;
  await page.goto('/signup');
  await hydrated(page);
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
  await expect(dialog).toHaveAccessibleDescription(new RegExp(`^${name} It leaves the garage at once`));
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

test('S2 add product: it stands in the list also where the form has asked for that before, and is answered after it was added', async ({
  page,
}) => {
  await sellerAt(page, '/dashboard/addProduct');
  const [asked, added, told] = Array.from({ length: 3 }, () => Promise.withResolvers<void>());
  await page.route(
    '**/api/myProducts',
    async (route) => {
      const response = await route.fetch();
      asked?.resolve();
      await added?.promise;
      // Where the page still waits for it.
      await route.fulfill({ response }).catch(() => {});
      told?.resolve();
    },
    { times: 1 },
  );
  // The page of the list is on its way.
  await page.route('**/assets/my-products-*.js', async (route) => {
    added?.resolve();
    await told?.promise;
    await route.continue();
  });
  await fillIn(page, 'BMW G 310 R');
  await asked?.promise;
  await send(page);
  await expect(page.getByRole('article', { name: 'BMW G 310 R' })).toBeVisible();
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
  // A field for numbers would not take "1.25 lakh".
  for (const label of ['Price', 'Original price'])
    await expect(page.getByLabel(label, { exact: true })).toHaveJSProperty('type', 'text');
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
  await expect(price).toHaveAccessibleDescription(/A price cannot be negative/);
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
