import { expect, test } from '@playwright/test';
import { clickAtRest } from '../support/at-rest.ts';
import { buyerAtBike } from '../support/buying.ts';
import { addProduct, hydrated, logIn, registered, signIn, siteUrl } from '../support/people.ts';

test('S4 sample listings are marked as such, a member’s are not', async ({ page }) => {
  const seller = await registered('Seller');
  const name = `Kawasaki KLX 230 of ${seller.name}`;
  await addProduct(seller, { name, category: 'dirt bikes' });
  await signIn(page.context(), seller);
  await page.goto('/categoryProducts/dirt%20bikes');
  const sample = page.getByRole('article').filter({ hasText: 'Keeway TXM 150' });
  await expect(sample.first().getByText('Sample', { exact: true })).toBeVisible();
  const own = page.getByRole('article').filter({ hasText: name });
  await expect(own.getByText('Available')).toBeVisible();
  await expect(own.getByText('Sample', { exact: true })).toHaveCount(0);
});

test('S2 /categoryProducts: a card carries everything that a buyer compares', async ({ page }) => {
  const { card, seller } = await buyerAtBike(page);
  await expect(card.getByText('Available')).toBeVisible();
  await expect(card.getByRole('term')).toHaveText([
    'Price',
    'Original price',
    'Year of use',
    'Kilometres',
    'Engine',
    'Condition',
    'Owners',
    'Location',
  ]);
  for (const text of [
    '1,85,000',
    '2,40,000',
    '2021',
    '313 cc',
    'Good',
    'Mirpur, Dhaka, Bangladesh',
    seller.name,
  ]) {
    await expect(card.getByText(text, { exact: true })).toBeVisible();
  }
  await expect(card.getByText('Papers complete.')).toBeVisible();
  await expect(card.locator('time')).toBeVisible();
  await expect(card.getByRole('button')).toHaveText([
    `Save BMW G 310 R of ${seller.name}`,
    'Book Now',
    'Buy Now',
  ]);
  await expect(card.getByRole('button', { name: 'Save BMW G 310 R' })).toBeVisible();
});

test('S2 GO BACK: without a history it leads to /home', async ({ page }) => {
  await signIn(page.context(), await registered('Buyer'));
  await page.goto('/categoryProducts/bmw');
  await hydrated(page);
  await page.getByRole('button', { name: 'GO BACK' }).click();
  await expect(page).toHaveURL(`${siteUrl()}/home`);
});

test('S2 an unknown category is the 404 page, from the server and inside of the page', async ({ page }) => {
  const buyer = await registered('Buyer');
  await signIn(page.context(), buyer);
  for (const name of ['hovercrafts', 'x'.repeat(200), '%00']) {
    const answer = await page.goto(`/categoryProducts/${name}`);
    expect([name, answer?.status()]).toEqual([name, 404]);
    await expect(page.getByText('oop, that link is broken').first()).toBeVisible();
  }
  // Inside of the page the answer of the call decides.
  await page.context().clearCookies();
  await page.goto('/login?next=%2FcategoryProducts%2Fhovercrafts');
  await hydrated(page);
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));
  await logIn(page, buyer);
  await expect(page.getByText('oop, that link is broken').first()).toBeVisible();
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
  await page.goto('/categoryProducts/Harley%20Davidson');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Harley Davidson');
});

test('S8 failed loads: the page says so and Try again gets the motorcycles', async ({ page }) => {
  const { name } = await buyerAtBike(page);
  await page.goto('/home');
  await hydrated(page);
  await page.route('**/api/categoryProducts/**', (route) =>
    route.fulfill({ status: 422, contentType: 'application/problem+json', body: '{"detail":"no"}' }),
  );
  await page.getByRole('link', { name: /ALL PRODUCTS bmw/i }).click();
  await expect(page.getByText('The motorcycles could not be loaded.')).toBeVisible();
  await page.unroute('**/api/categoryProducts/**');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('article').filter({ hasText: name })).toBeVisible();
});

test('S7 paging: More motorcycles adds the next ones below', async ({ page }) => {
  const seller = await registered('Seller');
  for (let i = 0; i < 25; i++) {
    await addProduct(seller, { name: `Vespa ${i} of ${seller.name}`, category: 'electric' });
  }
  await signIn(page.context(), await registered('Buyer'));
  await page.goto('/categoryProducts/electric');
  await hydrated(page);
  await expect(page.getByRole('article')).toHaveCount(24);
  await clickAtRest(page.getByRole('link', { name: 'More motorcycles' }));
  await expect(page.getByRole('heading', { name: `Vespa 0 of ${seller.name}` })).toBeVisible();
  await expect(page).toHaveURL(`${siteUrl()}/categoryProducts/electric`);
});
