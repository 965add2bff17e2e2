import { expect, test } from '@playwright/test';
import { save, sellerWith, toast } from '../support/editing-products.ts';
import { expectNarrow, expectSoundAt } from '../support/looks.ts';
import {
  addProduct,
  changePrice,
  deleteProduct,
  hydrated,
  registered,
  sellProduct,
  siteUrl,
} from '../support/people.ts';

test('S2 Edit: filled with what is stored; a new title leads the old address to the new one, search and price history follow', async ({
  page,
  request,
}) => {
  const { seller, name, id, word } = await sellerWith(page, {
    name: 'KTM RC 200',
    description: 'Papers complete.\nTwo keys.',
  });
  const old = `/bikes/ktm-rc-200-of-rider-${word}-${id}`;
  // Kept from now on.
  for (const path of [old, old]) expect((await request.get(path, { maxRedirects: 0 })).status()).toBe(200);
  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto('/dashboard/myProduct');
  await hydrated(page);
  await page.getByRole('link', { name: `Edit ${name}` }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Edit the motorcycle');
  const field = (label: string) => page.getByLabel(label, { exact: true });
  const shown = {
    'Product name': name,
    'Year of use': '2021',
    Location: 'Mirpur, Dhaka',
    Description: 'Papers complete.\nTwo keys.',
    Kilometres: '',
    Price: '1,85,000',
    'Original price': '2,40,000',
    'Image URL': '/art/naked-signal.svg',
    'Seller name': seller.name,
    'Mobile number': '+8801712345678',
  };
  for (const [label, value] of Object.entries(shown)) await expect(field(label)).toHaveValue(value);
  await expect(page.getByRole('combobox', { name: 'Category' })).toHaveValue('bmw');
  await expect(page.getByLabel('Seller image')).toHaveCount(0);
  await expectNarrow(page);

  await field('Product name').fill(`Suzuki Gixxer SF of ${seller.name}`);
  await field('Price').fill('1.75 lakh');
  const sent = page.waitForRequest((asked) => asked.method() === 'PATCH');
  await save(page).click();
  expect((await sent).postDataJSON()).toEqual({
    name: `Suzuki Gixxer SF of ${seller.name}`,
    price: '1.75 lakh',
    was: { name, price: '1,85,000' },
  });
  await expect(toast(page, 'Your changes are saved.')).toBeVisible();
  await expect(page).toHaveURL(`${siteUrl()}/dashboard/myProduct`);
  await expect(page.getByRole('article', { name: `Suzuki Gixxer SF of ${seller.name}` })).toContainText(
    '1,75,000',
  );

  const moved = await request.get(old, { maxRedirects: 0 });
  const place = `/bikes/suzuki-gixxer-sf-of-rider-${word}-${id}`;
  expect([moved.status(), moved.headers().location]).toEqual([301, place]);
  await page.goto(old);
  await expect(page).toHaveURL(siteUrl() + place);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Suzuki Gixxer SF of ${seller.name}`);
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', siteUrl() + place);
  await expect(page.getByRole('region', { name: 'Price history' }).getByRole('listitem')).toHaveText([
    /1,75,00010,000 less$/,
    /1,85,000$/,
  ]);
  await expect(page.getByText('Two keys.')).toBeVisible();
  expect(await (await request.get(`/bikes.atom?make=suzuki&q=${word}`)).text()).toContain(place);
  expect(await (await request.get(`/bikes.atom?make=ktm&q=${word}`)).text()).not.toContain(id);
});

test('S5 Edit: problems stand at their fields, what was typed stays, also over a reload and a bad line', async ({
  page,
}) => {
  // Nobody has told its condition, so the form must not either.
  const { name, open } = await sellerWith(page, { name: 'Hero Hunk', condition: '' });
  await open();
  await expect(page.getByLabel('Condition')).toHaveValue('');
  const price = page.getByLabel('Price', { exact: true });
  const place = page.getByLabel('Location');
  await price.fill('-5000');
  await place.fill('');
  await save(page).click();
  await expect(place).toBeFocused();
  await expect(place).toHaveAccessibleDescription(/Enter where the motorcycle can be seen/);
  await expect(price).toHaveAccessibleDescription(/A price cannot be negative/);
  await place.fill('Uttara, Dhaka');
  await price.fill('1,50,000');
  await page.route('**/api/myProducts/*', (route) => route.abort());
  await save(page).click();
  await expect(page.getByRole('alert').filter({ hasText: 'The garage cannot be reached.' })).toBeVisible();
  await page.unroute('**/api/myProducts/*');
  await page.reload();
  await hydrated(page);
  await expect(page.getByText('We kept what you had typed.')).toBeVisible();
  await expect(place).toHaveValue('Uttara, Dhaka');
  await expect(price).toHaveValue('1,50,000');
  await save(page).click();
  await expect(toast(page, 'Your changes are saved.')).toBeVisible();
  await page.getByRole('link', { name: `Edit ${name}` }).click();
  await expect(place).toHaveValue('Uttara, Dhaka');
  await expect(page.getByText('We kept what you had typed.')).toHaveCount(0);
  await save(page).click();
  await expect(toast(page, 'Nothing was changed.')).toBeVisible();
});

test('S8 Edit: another’s and what is deleted are the 404 page; what is sold says what to do', async ({
  page,
}) => {
  const { seller, id, open } = await sellerWith(page, { name: 'Hero Splendor' });
  const other = await registered('Seller');
  const theirs = await addProduct(other, { name: 'Hero Passion' });
  await sellProduct(seller, id);
  await open();
  await expect(page.getByText('Put it back on sale before you change anything about it.')).toBeVisible();
  await sellProduct(seller, id, false);
  await open();
  await expect(save(page)).toBeVisible();
  await deleteProduct(seller, id);
  await page.getByLabel('Location').fill('Khulna');
  await save(page).click();
  await expect(page.getByRole('alert')).toContainText('This motorcycle is not here any more.');
  await expect(page.getByLabel('Location')).toHaveValue('Khulna');
  for (const gone of [id, theirs, 'nothing']) {
    const answer = await page.goto(`/dashboard/myProduct/${gone}/edit`);
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('oop, that link is broken');
  }
});

test('S2 Edit: axe finds nothing, nothing is wider than the screen, no script complains', async ({
  page,
}) => {
  const { id } = await sellerWith(page, { name: 'BMW G 310 R' });
  await expectSoundAt(page, [`/dashboard/myProduct/${id}/edit`]);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('S2 Edit without script: a refusal keeps what was typed, a tab that is late is told, then it is saved', async ({
    page,
  }) => {
    const { seller, name, id } = await sellerWith(page, { name: 'Hero Xtreme', description: 'One.\nTwo.' });
    await page.goto('/dashboard/myProduct');
    await page.getByRole('link', { name: `Edit ${name}` }).click();
    await page.getByLabel('Price', { exact: true }).fill('1,66,000');
    await page.getByLabel('Mobile number').fill('99');
    await save(page).click();
    await expect(page.getByRole('alert')).toBeVisible();
    await expect(page.getByLabel('Price', { exact: true })).toHaveValue('1,66,000');
    await page.getByLabel('Mobile number').fill('01812345678');
    await changePrice(seller, id, '1,80,000');
    await save(page).click();
    await expect(page.getByLabel('Price', { exact: true })).toHaveAccessibleDescription(
      /changed to: 1,80,000/,
    );
    await save(page).click();
    await expect(page.getByRole('status').filter({ hasText: 'Your changes are saved.' })).toBeVisible();
    await expect(page.getByRole('article', { name })).toContainText('1,66,000');
    await page.getByRole('link', { name: `Edit ${name}` }).click();
    await expect(page.getByLabel('Description')).toHaveValue('One.\nTwo.');
  });
});
