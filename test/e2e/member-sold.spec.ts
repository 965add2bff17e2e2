import { expect, type Page, test } from '@playwright/test';
import { bookedBike } from '../support/booked-bikes.ts';
import { expectNarrow } from '../support/looks.ts';
import {
  addProduct,
  bookProduct,
  deleteProduct,
  hydrated,
  registered,
  sellProduct,
  signIn,
  siteUrl,
} from '../support/people.ts';

const toast = (page: Page, text: string) => page.locator('.moto-toast').filter({ hasText: text });
const structured = (page: Page) =>
  page
    .locator('script[type="application/ld+json"]')
    .evaluateAll((all) => all.map(({ textContent }) => JSON.parse(textContent ?? '')));

test('S2 MY PRODUCTS, Mark as sold: by keyboard; the waiting buyer is told of, search and page follow, undo', async ({
  page,
  browser,
  request,
}) => {
  const { seller, name, place, search } = await bookedBike(request, { category: 'sports' });

  await page.setViewportSize({ width: 360, height: 800 });
  await signIn(page.context(), seller);
  await page.goto('/dashboard');
  await hydrated(page);
  const row = page.getByRole('article', { name });
  const open = row.getByRole('button', { name: 'Mark as sold' });
  const dialog = page.getByRole('dialog', { name: 'Is it sold?' });
  await open.focus();
  await page.keyboard.press('Enter');
  await expect(dialog).toHaveAccessibleDescription(/One buyer has booked it and is waiting for you\./);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(open).toBeFocused();
  await page.keyboard.press('Enter');
  await page.route('**/api/myProducts/*/sale', (route) => route.abort());
  const mark = dialog.getByRole('button', { name: 'Mark as sold' });
  await mark.press('Enter');
  await expect(dialog.getByRole('alert')).toContainText('The garage cannot be reached.');
  await expect(mark).not.toHaveAttribute('aria-busy');
  await page.unroute('**/api/myProducts/*/sale');
  await mark.press('Enter');
  await expect(toast(page, 'Marked as sold.')).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect(row).toContainText(/Sold on \d+ \w+ \d{4}/);
  await expect(row.getByRole('button', { name: 'Change price' })).toHaveCount(0);
  const back = row.getByRole('button', { name: 'Put back on sale' });
  await expect(back).toBeFocused();
  await expectNarrow(page);

  const undo = page.getByRole('button', { name: 'Undo' });
  // It stays while somebody points at it, however long the rest takes.
  await undo.hover();

  // The next request already, also of pages that were kept.
  expect(await (await request.get(search)).text()).toContain('No motorcycle fits all of this');
  const answer = await request.get(place);
  expect(answer.status()).toBe(200);
  const visiting = await browser.newPage();
  await visiting.goto(place);
  await hydrated(visiting);
  await expect(visiting.getByRole('status').filter({ hasText: /^Sold on/ })).toBeVisible();
  await expect(
    visiting.getByRole('main').getByRole('button', { name: new RegExp(`Now: ${name}`) }),
  ).toHaveCount(0);
  await expect(visiting.getByRole('heading', { name: 'Similar motorcycles' })).toBeVisible();
  await expect(visiting.getByRole('region', { name: 'Price history' }).getByRole('listitem')).toHaveText([
    /Sold$/,
    /1,85,000$/,
  ]);
  expect((await structured(visiting))[1].offers.availability).toBe('https://schema.org/SoldOut');
  await expect(visiting.locator('link[rel=canonical]')).toHaveAttribute('href', siteUrl() + place);
  await visiting.close();

  await undo.click();
  await expect(toast(page, 'It is for sale again.')).toBeVisible();
  await expect(row.getByRole('button', { name: 'Change price' })).toBeVisible();
  // Whoever deletes it is told as well.
  await row.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByRole('dialog')).toContainText('One buyer has booked it and is waiting for you.');
  await page.getByRole('dialog').getByRole('button', { name: 'Keep it' }).click();
  // Who is answered waits no more.
  await row.getByRole('link', { name: 'Who booked it (1, 1 waiting)' }).click();
  const places = () =>
    row
      .getByRole('button')
      .evaluateAll((all: HTMLElement[]) => all.map((each) => [each.offsetLeft, each.offsetTop]));
  const before = await places();
  await row
    .locator('..')
    .getByRole('button', { name: /^I have answered/ })
    .click();
  await expect(row.getByRole('link', { name: 'Who booked it (1)' })).toBeVisible();
  // Although the link says less: nobody presses Delete where another button was.
  expect(await places()).toEqual(before);
  await row.getByRole('button', { name: 'Mark as sold' }).click();
  await expect(dialog.getByRole('button', { name: 'Mark as sold' })).toBeVisible();
  await expect(dialog).not.toContainText('waiting for you');
  await dialog.getByRole('button', { name: 'Mark as sold' }).click();
  await expect(toast(page, 'Marked as sold.')).toBeVisible();
  // Behind the dialog no key would reach it.
  await expect(dialog).toBeHidden();
  // Nothing offers to undo what is undone already.
  await back.press('Enter');
  await expect(row.getByRole('button', { name: 'Change price' })).toBeFocused();
  await expect(page.locator('.moto-toast').filter({ hasText: /sold|sale/ })).toHaveText([
    /^It is for sale again\.$/,
  ]);
  expect(await (await request.get(search)).text()).toContain(name);
  expect(await (await request.get(place)).text()).toContain('https://schema.org/InStock');
});

test('S2 what is sold: Back on sale; a buyer who has its dialog open is told, and sees it in their lists', async ({
  page,
  browser,
}) => {
  const seller = await registered('Seller');
  const name = `KTM RC 390 of ${seller.name}`;
  const id = await addProduct(seller, { name });
  const buyer = await registered('Buyer');
  await bookProduct(buyer, { productId: id });
  await signIn(page.context(), buyer);
  await page.goto(`/bikes/ktm-${id}?book=${id}&intent=purchase`);
  await hydrated(page);
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Meeting location').fill('BRTA, Mirpur');
  await dialog.getByLabel('Mobile number').fill('01812-345678');
  await sellProduct(seller, id);
  await dialog.getByRole('button', { name: 'Submit' }).click();
  await expect(dialog.getByRole('alert')).toContainText(
    'This motorcycle is sold, so it cannot be booked any more.',
  );
  await expect(dialog.getByLabel('Meeting location')).toHaveValue('BRTA, Mirpur');
  await expect(dialog.getByRole('button', { name: 'Submit' })).toHaveCount(0);
  await expect(page.getByText(/^Sold on/)).toBeAttached();
  await dialog.getByRole('button', { name: 'Close' }).last().click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('button', { name: `Book Now: ${name}` })).toHaveCount(0);

  await page.goto('/dashboard/bookings');
  const booked = page.getByRole('article', { name });
  await expect(booked).toContainText('Sold');
  await expect(booked).toContainText('It is sold: the seller may have found another buyer.');
  await booked.getByRole('link', { name: 'See similar ones' }).click();
  await expect(page.getByRole('status').filter({ hasText: /^Sold on/ })).toBeVisible();
  await page.goto(`/compare?ids=${id}`);
  await expect(page.getByRole('row', { name: /^State/ })).toContainText(/Sold on/);

  const theirs = await browser.newContext();
  await signIn(theirs, seller);
  const selling = await theirs.newPage();
  await selling.goto('/dashboard/myProduct');
  await hydrated(selling);
  const row = selling.getByRole('article', { name });
  await row.getByRole('button', { name: 'Put back on sale' }).click();
  await expect(toast(selling, 'It is for sale again.')).toBeVisible();
  await expect(row.getByRole('button', { name: 'Mark as sold' })).toBeVisible();
  await theirs.close();
  await page.goto('/dashboard/bookings');
  await expect(booked).toContainText('The seller has it and will call you.');
});

test('S2 /saved: what is sold says so, and what is deleted says something else', async ({ page }) => {
  const seller = await registered('Seller');
  const names = [`Hero Hunk of ${seller.name}`, `Hero Glamour of ${seller.name}`] as const;
  const ids = [
    await addProduct(seller, { name: names[0] }),
    await addProduct(seller, { name: names[1] }),
  ] as const;
  for (const id of ids) {
    await page.goto(`/bikes/hero-${id}`);
    await hydrated(page);
    const heart = page
      .getByRole('main')
      .getByRole('button', { name: /^Save / })
      .first();
    await heart.click();
    await expect(heart).toHaveAttribute('aria-pressed', 'true');
  }
  await sellProduct(seller, ids[0]);
  await deleteProduct(seller, ids[1]);
  await page.goto('/saved');
  await expect(page.getByRole('article', { name: names[0] })).toContainText(/Sold on/);
  await expect(page.getByRole('article', { name: names[1] })).toContainText('No longer for sale');
});

test('S8 MY PRODUCTS, Mark as sold: what was deleted meanwhile leaves the list', async ({ page }) => {
  const seller = await registered('Seller');
  const names = [`Hero Hunk of ${seller.name}`, `Hero Glamour of ${seller.name}`] as const;
  await addProduct(seller, { name: names[0] });
  const id = await addProduct(seller, { name: names[1] });
  await signIn(page.context(), seller);
  await page.goto('/dashboard/myProduct');
  await hydrated(page);
  await page.getByRole('button', { name: `Mark as sold: ${names[1]}` }).click();
  await deleteProduct(seller, id);
  await page.getByRole('dialog').getByRole('button', { name: 'Mark as sold' }).click();
  await expect(toast(page, 'This motorcycle is not here any more.')).toBeVisible();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.getByRole('article', { name: names[1] })).toHaveCount(0);
  await expect(page.getByRole('article', { name: names[0] })).toBeVisible();
});

test('S8 MY PRODUCTS, Change price: what was sold elsewhere shows as sold behind the refusal, with the way back', async ({
  page,
}) => {
  const seller = await registered('Seller');
  const name = `Hero Hunk of ${seller.name}`;
  const id = await addProduct(seller, { name });
  await signIn(page.context(), seller);
  await page.goto('/dashboard/myProduct');
  await hydrated(page);
  const row = page.getByRole('article', { name });
  await row.getByRole('button', { name: 'Change price' }).click();
  await sellProduct(seller, id);
  const dialog = page.getByRole('dialog', { name: 'Change the price' });
  await dialog.getByLabel('Price', { exact: true }).fill('1,50,000');
  await dialog.getByRole('button', { name: 'Change price' }).click();
  await expect(dialog).toContainText('Put it back on sale before you change anything about it.');
  await expect(row).toContainText('Sold on');
  await dialog.getByRole('button', { name: 'Keep it' }).click();
  const back = row.getByRole('button', { name: 'Put back on sale' });
  await expect(back).toBeFocused();
  await back.click();
  await expect(row.getByRole('button', { name: 'Change price' })).toBeVisible();
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('S2 MY PRODUCTS without script: marked as sold after a question, undone, and back on sale', async ({
    page,
  }) => {
    const seller = await registered('Seller');
    const name = `KTM 200 Duke of ${seller.name}`;
    await addProduct(seller, { name });
    await signIn(page.context(), seller);
    await page.goto('/dashboard/myProduct');
    const row = page.getByRole('article', { name });
    const markAsSold = async () => {
      await row.getByRole('link', { name: 'Mark as sold' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Mark as sold' }).click();
      await expect(page.getByRole('status').filter({ hasText: 'Marked as sold.' })).toBeVisible();
      await expect(row).toContainText(/Sold on/);
    };
    await markAsSold();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByRole('status').filter({ hasText: 'It is for sale again.' })).toBeVisible();
    await markAsSold();
    await row.getByRole('button', { name: 'Put back on sale' }).click();
    await expect(row.getByRole('link', { name: 'Mark as sold' })).toBeVisible();
  });
});
