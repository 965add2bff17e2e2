import { expect, test } from '@playwright/test';
import { bikePath } from '../../src/routes.ts';
import { buyerAtBike } from '../support/buying.ts';
import {
  addProduct,
  endSession,
  hydrated,
  logIn,
  newPerson,
  register,
  registered,
  signIn,
  siteUrl,
} from '../support/people.ts';

test('S1 the whole way of a buyer: home, ALL PRODUCTS, register, Book Now, logout', async ({ page }) => {
  const seller = await registered('Seller');
  const name = `BMW G 310 R of ${seller.name}`;
  await addProduct(seller, { name });
  const buyer = newPerson('Buyer');

  await page.goto('/');
  await hydrated(page);
  await page.getByRole('link', { name: /ALL PRODUCTS bmw/i }).click();
  await expect(page).toHaveURL(/\/login\?next=%2FcategoryProducts%2Fbmw/);
  await page.getByRole('main').getByRole('link', { name: 'Register' }).click();
  await register(page, buyer);
  await expect(page).toHaveURL(`${siteUrl()}/categoryProducts/bmw`);

  const card = page.getByRole('article').filter({ hasText: name });
  await card.getByRole('button', { name: 'Book Now' }).click();
  const dialog = page.getByRole('dialog');
  for (const [label, value] of [
    ['Motorcycle', name],
    ['Price', '1,85,000'],
    ['Your name', buyer.name],
    ['Your e-mail', buyer.email],
  ] as const) {
    await expect(dialog.getByLabel(label, { exact: true })).toHaveValue(value);
    await expect(dialog.getByLabel(label, { exact: true })).toHaveAttribute('readonly');
  }
  await dialog.getByLabel('Meeting location').fill('Kandirpar, Cumilla');
  await dialog.getByLabel('Mobile number').fill('01812-345678');
  await dialog.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByText('Item is booked')).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(`${siteUrl()}/categoryProducts/bmw`);

  await page.getByRole('button', { name: 'GO BACK' }).click();
  await expect(page).toHaveURL(`${siteUrl()}/`);
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page.getByText('Logout succeed')).toBeVisible();
});

test('S5 booking: location and mobile number are checked, what was typed stays', async ({ page }) => {
  const { card } = await buyerAtBike(page);
  await card.getByRole('button', { name: 'Book Now' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Mobile number').fill('12345');
  await dialog.getByRole('button', { name: 'Submit' }).click();
  await expect(dialog.getByRole('alert')).toContainText('Two things are needed to book it.');
  await expect(dialog.getByRole('alert')).toContainText('Enter where you would like to meet');
  await expect(dialog.getByRole('alert')).toContainText('This does not look like a mobile number.');
  await expect(dialog.getByLabel('Meeting location')).toBeFocused();
  await expect(dialog.getByLabel('Mobile number')).toHaveValue('12345');
  await dialog.getByLabel('Meeting location').fill('Kandirpar, Cumilla');
  await dialog.getByRole('button', { name: 'Submit' }).click();
  await expect(dialog.getByRole('alert')).toContainText('One thing is needed to book it.');
  await expect(dialog.getByLabel('Mobile number')).toBeFocused();
});

test('S5 booking: a half-filled dialog survives closing, the back gesture and a reload', async ({ page }) => {
  const { card } = await buyerAtBike(page);
  const dialog = page.getByRole('dialog');
  const location = dialog.getByLabel('Meeting location');
  await card.getByRole('button', { name: 'Book Now' }).click();
  await location.fill('Zindabazar, Sylhet');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(card.getByRole('button', { name: 'Book Now' })).toBeFocused();

  await card.getByRole('button', { name: 'Buy Now' }).click();
  await expect(dialog.getByRole('heading')).toHaveText('Buy this motorcycle');
  await expect(location).toHaveValue('Zindabazar, Sylhet');
  await page.goBack();
  await expect(dialog).toBeHidden();

  await card.getByRole('button', { name: 'Book Now' }).click();
  await expect(location).toBeVisible();
  await page.reload();
  await expect(location).toHaveValue('Zindabazar, Sylhet');
});

test('S5 booking: a dialog that was opened by its address leaves the focus on its button', async ({
  page,
}) => {
  const { id, card } = await buyerAtBike(page);
  await page.goto(`/categoryProducts/bmw?book=${id}&intent=viewing`);
  await hydrated(page);
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(card.getByRole('button', { name: 'Book Now' })).toBeFocused();
});

test('S5 booking: what is corrected after a refusal leaves the rest of the dialog’s draft as it was', async ({
  page,
}) => {
  const { card } = await buyerAtBike(page);
  const dialog = page.getByRole('dialog');
  await card.getByRole('button', { name: 'Book Now' }).click();
  await dialog.getByLabel('Meeting location').fill('Zindabazar, Sylhet');
  await dialog.getByLabel('Mobile number').fill('017');
  await dialog.getByRole('button', { name: 'Submit' }).click();
  await expect(dialog.getByLabel('Mobile number')).toHaveAttribute('aria-invalid', 'true');
  await dialog.getByLabel('Mobile number').fill('01712-345678');
  await page.reload();
  await expect(dialog.getByLabel('Meeting location')).toHaveValue('Zindabazar, Sylhet');
  await expect(dialog.getByLabel('Mobile number')).toHaveValue('01712-345678');
});

test('S8 booking: a broken connection is told, and sending again books', async ({ page }) => {
  const { card } = await buyerAtBike(page);
  await card.getByRole('button', { name: 'Book Now' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Meeting location').fill('Kandirpar, Cumilla');
  await dialog.getByLabel('Mobile number').fill('০১৮১২৩৪৫৬৭৮');
  await page.route('**/api/modalData', (route) => route.abort());
  await dialog.getByRole('button', { name: 'Submit' }).click();
  await expect(dialog.getByRole('alert')).toContainText('The garage cannot be reached.');
  await expect(dialog.getByLabel('Meeting location')).toHaveValue('Kandirpar, Cumilla');
  await page.unroute('**/api/modalData');
  await dialog.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByText('Item is booked')).toBeVisible();
});

test('S5 booking: place and number of the last one stand in the next, in any browser of its member and of nobody else', async ({
  page,
  browser,
}) => {
  const { card, buyer } = await buyerAtBike(page);
  const dialog = page.getByRole('dialog');
  const note = dialog.getByText('Filled in as in your last booking.');
  await card.getByRole('button', { name: 'Book Now' }).click();
  await dialog.getByLabel('Meeting location').fill('Kandirpar, Cumilla');
  await expect(note).toHaveCount(0);
  await dialog.getByLabel('Mobile number').fill('01812345678');
  await dialog.getByRole('button', { name: 'Submit' }).click();
  await expect(dialog).toBeHidden();
  await card.getByRole('button', { name: 'Buy Now' }).click();
  await expect(note).toBeVisible();
  await expect(dialog.getByLabel('Meeting location')).toHaveValue('Kandirpar, Cumilla');
  await dialog.getByRole('button', { name: 'Submit' }).click();
  await expect(dialog).toBeHidden();

  // A draft that was not sent is not what the last booking said.
  const drafted = await addProduct(await registered('Seller'), { name: 'BMW R 12' });
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto(`${siteUrl()}${bikePath({ _id: drafted, name: 'BMW R 12' })}`);
  await hydrated(page);
  const bookNow = page.getByRole('main').getByRole('button', { name: /^Book Now/ });
  await expect(bookNow).toBeVisible();
  expect(asked).not.toContain('/api/myLastBooking');
  await bookNow.click();
  await expect(note).toBeVisible();
  await dialog.getByLabel('Meeting location').fill('Uttara');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await bookNow.click();
  await expect(dialog.getByLabel('Meeting location')).toHaveValue('Uttara');
  await expect(dialog.getByLabel('Mobile number')).toHaveValue('+880 1812-345678');
  await expect(note).toHaveCount(0);

  for (const [person, place, number] of [
    [buyer, 'Kandirpar, Cumilla', '+880 1812-345678'],
    [await registered('Buyer'), '', ''],
  ] as const) {
    const context = await browser.newContext({ javaScriptEnabled: false });
    await signIn(context, person);
    const elsewhere = await context.newPage();
    const another = await addProduct(await registered('Seller'), { name: 'BMW R 18' });
    await elsewhere.goto(`${siteUrl()}${bikePath({ _id: another, name: 'BMW R 18' })}?book=${another}`);
    await expect(elsewhere.getByLabel('Meeting location')).toHaveValue(place);
    await expect(elsewhere.getByLabel('Mobile number')).toHaveValue(number);
    await context.close();
  }
});

test('S7 POST /modalData: location and number are sent, the product and the intent, and of what is shown a checksum only', async ({
  page,
}) => {
  const { card, id } = await buyerAtBike(page);
  await card.getByRole('button', { name: 'Buy Now' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Meeting location').fill('BRTA, Mirpur');
  await dialog.getByLabel('Mobile number').fill('01812345678');
  const sent = page.waitForRequest('**/api/modalData');
  await dialog.getByRole('button', { name: 'Submit' }).click();
  expect((await sent).postDataJSON()).toEqual({
    location: 'BRTA, Mirpur',
    number: '01812345678',
    productId: id,
    intent: 'purchase',
    seen: expect.stringMatching(/^[0-9a-z]{14}$/),
  });
});

test('S4 booking: when the session has ended, login leads back to the dialog with what was typed', async ({
  page,
}) => {
  const { card, buyer } = await buyerAtBike(page);
  await card.getByRole('button', { name: 'Book Now' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Meeting location').fill('Kandirpar, Cumilla');
  await dialog.getByLabel('Mobile number').fill('01812345678');
  await endSession(page);
  await dialog.getByRole('button', { name: 'Submit' }).click();
  await expect(page).toHaveURL(/\/login\?next=/);
  await expect(page.getByText('Your session has ended. What you typed is kept')).toBeVisible();
  await expect(page.getByText('Log in to book')).toBeVisible();
  await logIn(page, buyer);
  await expect(dialog.getByLabel('Meeting location')).toHaveValue('Kandirpar, Cumilla');
  await dialog.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByText('Item is booked')).toBeVisible();
});

test('S5 booking: whoever types already when the page is taken over stays in their field', async ({
  page,
}) => {
  const [seller, buyer] = [await registered('Seller'), await registered('Buyer')];
  const id = await addProduct(seller, { name: `BMW R 18 of ${seller.name}` });
  await signIn(page.context(), buyer);
  const script = Promise.withResolvers<void>();
  await page.route('**/assets/main.browser-*.js', async (route) => {
    await script.promise;
    await route.continue();
  });
  await page.goto(`/categoryProducts/bmw?book=${id}&intent=viewing`, { waitUntil: 'commit' });
  const mobile = page.getByLabel('Mobile number');
  await mobile.focus();
  script.resolve();
  await hydrated(page);
  await expect(mobile).toBeFocused();
});
