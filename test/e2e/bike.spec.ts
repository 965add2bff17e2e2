import { expect, test } from '@playwright/test';
import { confirmMailbox } from '../support/mailbox.ts';
import {
  addProduct,
  changePrice,
  deleteProduct,
  hydrated,
  logIn,
  registered,
  signIn,
  siteUrl,
} from '../support/people.ts';

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('S2 /bikes/{slug}-{id}: figures, seller and the way to book stand in the page', async ({ page }) => {
    // Samples only: nobody deletes them meanwhile.
    await page.goto('/bikes?make=tvs');
    await page.getByRole('article').getByRole('heading').getByRole('link').first().click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('TVS');
    await expect(page.locator('figure').getByText('Drawing, no photo from the seller yet')).toBeVisible();
    await expect(page.getByRole('figure').getByRole('img')).toHaveAccessibleName(
      'Drawing, no photo from the seller yet',
    );
    // Nobody sells it: search engines are to leave it out.
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
    await expect(page.getByRole('definition').filter({ hasText: 'km' }).first()).toBeVisible();
    // No seller is there to answer.
    await expect(page.getByText('and the garage answers you.')).toBeVisible();
    await page
      .getByRole('main')
      .getByRole('link', { name: /^Book Now/ })
      .first()
      .click();
    await expect(page).toHaveURL(/\/login\?next=%2Fbikes%2F/);
  });
});

test('S2 /bikes/{slug}-{id}: Book Now leads a visitor to login and straight back into the dialog', async ({
  page,
}) => {
  const seller = await registered('Seller');
  const buyer = await registered('Buyer');
  const id = await addProduct(seller, { name: `KTM Duke 390 of ${seller.name}`, category: 'sports' });
  await page.goto(`/bikes/ktm-${id}`);
  await hydrated(page);
  await expect(page).toHaveURL(new RegExp(`/bikes/ktm-duke-390-of-[a-z0-9-]+-${id}$`));
  await expect(page.getByText(/^Member since/)).toBeVisible();
  // What the buttons and the labels mean stands beside them.
  await expect(page.getByRole('button', { name: /^Book Now/ }).first()).toHaveAccessibleDescription(
    'See it first: you say where to meet, and the seller answers you.',
  );
  await expect(page.getByRole('button', { name: /^Buy Now/ }).first()).toHaveAccessibleDescription(
    'Ask the seller to keep it for you, and pay at the hand-over. No money goes through this site.',
  );
  for (const meaning of ['(what it cost when it was new)', 'Model year, or how long it was used'])
    await expect(page.getByText(meaning)).toBeVisible();
  await page
    .getByRole('button', { name: /^Book Now/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/login\?next=/);
  await logIn(page, buyer);
  const dialog = page.getByRole('dialog', { name: 'Book this motorcycle' });
  await expect(dialog).toBeVisible();
  await dialog.getByLabel('Meeting location').fill('Kandirpar, Cumilla');
  await dialog.getByLabel('Mobile number').fill('01712-345678');
  await dialog.getByRole('button', { name: 'Submit' }).click();
  await expect(page.locator('.moto-toast').filter({ hasText: 'Item is booked' })).toBeVisible();
  await expect(dialog).toBeHidden();
});

test('S2 /bikes/{slug}-{id}: another name leads to the present one; what is deleted leaves the search and keeps its page', async ({
  page,
  request,
}) => {
  const seller = await registered('Seller');
  const id = await addProduct(seller, { name: `KTM RC 200 of ${seller.name}`, category: 'sports' });
  const renamed = await request.get(`/bikes/an-older-name-${id}`, { maxRedirects: 0 });
  expect(renamed.status()).toBe(301);
  const place = renamed.headers().location ?? '';
  expect(place).toMatch(new RegExp(`^/bikes/ktm-rc-200-of-[a-z0-9-]+-${id}$`));
  const led = async (query: string) =>
    (await request.get(`/bikes/${id}?${query}`, { maxRedirects: 0 })).headers().location;
  expect(await led('from=feed')).toBe(`${place}?from=feed`);
  // Browsers and proxies refuse an address that long.
  expect(await led(`from=${'x'.repeat(9_000)}`)).toBe(place);
  const own = `/bikes?q=${encodeURIComponent(seller.name.split(' ')[1] ?? '')}`;
  const feed = own.replace('?', '.atom?');
  const map = async () => (await request.get('/sitemaps/bikes-1.xml')).text();
  expect(await (await request.get(feed)).text()).toContain(place);
  expect(await map()).toContain(place);
  await page.goto(own);
  await expect(page.getByRole('article')).toHaveCount(1);
  await expect(page.getByRole('article')).toContainText('KTM RC 200');
  await page.goto(place);
  const facts = await page
    .locator('script[type="application/ld+json"]')
    .evaluateAll((scripts) => scripts.map(({ textContent }) => JSON.parse(textContent ?? '')));
  expect(facts.map((fact) => fact['@type'])).toEqual(['BreadcrumbList', 'Motorcycle']);
  expect(facts[1]).toMatchObject({
    brand: { name: 'KTM' },
    offers: { price: 185000, priceCurrency: 'BDT', availability: 'https://schema.org/InStock' },
  });
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', siteUrl() + place);
  await expect(page.locator('meta[name=robots]')).toHaveCount(0);
  await deleteProduct(seller, id);
  expect((await request.get(place)).status()).toBe(410);
  await page.goto(place);
  await hydrated(page);
  await expect(page.getByRole('status').filter({ hasText: 'No longer for sale' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('button', { name: /^Book Now.*KTM RC 200/ })).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Similar motorcycles' })).toBeVisible();
  await page.goto(own);
  await expect(page.getByText('No motorcycle fits all of this')).toBeVisible();
  expect(await (await request.get(feed)).text()).not.toContain(place);
  expect(await map()).not.toContain(place);
});

test('S2 /bikes/{slug}-{id}: what is known of the seller, also where the page is kept; of a sample nothing', async ({
  page,
  request,
}) => {
  const seller = await registered('Seller');
  const id = await addProduct(seller, { name: `KTM 250 Duke of ${seller.name}`, category: 'sports' });
  const path = (await request.get(`/bikes/ktm-${id}`)).url();
  for (const text of [await (await request.get(path)).text(), await (await request.get(path)).text()]) {
    expect(text).toContain('E-mail address not confirmed');
    expect(text).toContain('This seller has no other motorcycle for sale here.');
  }
  await confirmMailbox(seller);
  const confirmed = await (await request.get(path)).text();
  expect(confirmed).toContain('E-mail address confirmed');
  expect(confirmed).not.toContain('E-mail address not confirmed');
  await addProduct(seller, { name: `KTM 200 Duke of ${seller.name}`, category: 'sports' });
  await page.goto(path);
  await hydrated(page);
  const told = page.getByRole('region', { name: 'Seller', exact: true });
  await expect(told).toContainText('This seller has 1 other motorcycle for sale here.');
  await expect(told).toContainText('E-mail address confirmed');

  await page.goto('/bikes?make=tvs');
  await page.getByRole('article').getByRole('heading').getByRole('link').first().click();
  await expect(told).toContainText('A sample listing: nobody sells this motorcycle.');
  await expect(told).not.toContainText('E-mail');
  await expect(told).not.toContainText('This seller has');
});

test('S4 a sample says so in the list, on its page, in its dialog before one types, and among saved ones', async ({
  page,
}) => {
  await signIn(page.context(), await registered('Buyer'));
  await page.goto('/bikes?make=tvs');
  await hydrated(page);
  const card = page.getByRole('article').first();
  await expect(card.getByText('Sample', { exact: true })).toBeVisible();
  const link = card.getByRole('heading').getByRole('link');
  const name = (await link.textContent()) ?? '';
  await link.click();
  await page
    .getByRole('button', { name: `Save ${name}` })
    .first()
    .click();
  const note = 'This is a sample: nobody sells this motorcycle.';
  await expect(page.getByRole('main')).toContainText(note);
  const dialog = page.getByRole('dialog');
  for (const [button, title] of [
    ['Book Now', 'Book this sample'],
    ['Buy Now', 'Buy this sample'],
  ] as const) {
    await page
      .getByRole('button', { name: `${button}: ${name}` })
      .first()
      .click();
    await expect(dialog.getByRole('heading')).toHaveText(title);
    await expect(dialog).toContainText(note);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  }
  await page.goto('/saved');
  await expect(page.getByRole('article', { name }).getByText('Sample', { exact: true })).toBeVisible();
});

test('S2 /bikes/{slug}-{id}: a kept page shows a changed price with the next request, and what was asked before', async ({
  request,
}) => {
  const seller = await registered('Seller');
  const id = await addProduct(seller, { name: `KTM 125 Duke of ${seller.name}`, category: 'sports' });
  const read = async () => (await request.get(`/bikes/ktm-${id}`)).text();
  for (const page of [await read(), await read()]) {
    expect(page).toContain('1,85,000');
    expect(page).not.toContain('Price history');
  }
  await changePrice(seller, id, '2 lakh');
  const page = await read();
  expect(page).toContain('2,00,000');
  expect(page).toContain('Price history');
  expect(page).toContain('15,000 more');
  expect(page).toContain('1,85,000');
  const bikes = await request.get('/bikes?make=ktm&minPrice=200000&maxPrice=200000');
  expect(await bikes.text()).toContain(id);
});

test('S2 a motorcycle’s page: the strokes between the steps that lead to it stand on the line of their words', async ({
  page,
}) => {
  await page.setViewportSize({ width: 768, height: 900 });
  await page.goto('/bikes?q=yamaha');
  await page.locator('.bike-card h2 a').first().click();
  const steps = page.getByRole('navigation', { name: 'You are here' }).getByRole('listitem');
  const bottoms = await steps.nth(1).evaluate((step) =>
    [...step.children].map((part) => {
      const range = document.createRange();
      range.selectNodeContents(part);
      return Math.round(range.getBoundingClientRect().bottom);
    }),
  );
  expect(bottoms).toHaveLength(2);
  expect(bottoms[0]).toBe(bottoms[1]);
});
