import { expect, test } from '@playwright/test';
import { axeFindings } from '../support/looks.ts';
import {
  addProduct,
  bookProduct,
  deleteProduct,
  hydrated,
  registered,
  signIn,
  siteUrl,
} from '../support/people.ts';

for (const javaScriptEnabled of [true, false]) {
  const how = javaScriptEnabled ? '' : ' without script';
  test(`S2 /dashboard/bookings${how}: what a buyer booked, its state, and cancelling, which the seller sees`, async ({
    browser,
  }) => {
    const [seller, buyer] = [await registered('Seller'), await registered('Buyer')];
    const [kept, sold] = [`BMW G 310 R of ${seller.name}`, `BMW G 310 GS of ${seller.name}`];
    const [keptId, soldId] = [
      await addProduct(seller, { name: kept }),
      await addProduct(seller, { name: sold }),
    ];
    await bookProduct(buyer, { productId: soldId, location: 'BRTA, Mirpur', intent: 'purchase' });
    await bookProduct(buyer, { productId: keptId, location: 'Kandirpar, Cumilla' });
    await deleteProduct(seller, soldId);

    const context = await browser.newContext({ javaScriptEnabled });
    await signIn(context, buyer);
    const page = await context.newPage();
    await page.goto(`${siteUrl()}/dashboard`);
    if (javaScriptEnabled) await hydrated(page);
    await page.getByRole('link', { name: 'MY BOOKINGS' }).click();
    await expect(page).toHaveURL(`${siteUrl()}/dashboard/bookings`);
    await expect(page.getByRole('article')).toHaveCount(2);
    const row = page.getByRole('article', { name: kept });
    for (const text of [
      'Viewing',
      'Still there',
      'Kandirpar, Cumilla',
      '+880 1812-345678',
      'Price: 1,85,000',
    ]) {
      await expect(row).toContainText(text);
    }
    await expect(row.locator('time')).toBeVisible();
    const call = { name: `Call ${seller.name}: +880 1712-345678` };
    await expect(row.getByRole('link', call)).toHaveAttribute('href', 'tel:+8801712345678');
    const gone = page.getByRole('article', { name: sold });
    for (const text of ['Intention to buy', 'Gone', 'This motorcycle is gone', 'BRTA, Mirpur', '1,85,000']) {
      await expect(gone).toContainText(text);
    }
    await expect(row.getByRole('link', { name: `See the motorcycle: ${kept}` })).toHaveAttribute(
      'href',
      new RegExp(`^/bikes/.*-${keptId}$`),
    );
    await expect(gone.getByRole('link', { name: /^(See the motorcycle|Call)/ })).toHaveCount(0);
    await expect(gone.getByRole('link', { name: `See similar ones: ${sold}` })).toHaveAttribute(
      'href',
      /^\/bikes\?q=/,
    );

    const button = javaScriptEnabled ? 'button' : 'link';
    // Nobody waits for the buyer of what is gone.
    await expect(gone.getByRole(button, { name: 'Cancel booking' })).toHaveCount(0);
    // Place and number are changed where they were given, and stand there already.
    await row.getByRole('link', { name: `Change the booking of ${kept}` }).click();
    const form = page.getByRole('dialog');
    await expect(form.getByLabel('Meeting location')).toHaveValue('Kandirpar, Cumilla');
    await page.goBack();
    await row.getByRole(button, { name: 'Cancel booking' }).click();
    const dialog = page.getByRole('dialog', { name: 'Cancel this booking?' });
    await expect(dialog).toHaveAccessibleDescription(/The seller sees that you cancelled/);
    await expect(dialog).toContainText(kept);
    await dialog.getByRole(button, { name: 'Keep it' }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await row.getByRole(button, { name: 'Cancel booking' }).click();
    await dialog.getByRole('button', { name: 'Cancel booking' }).click();
    await expect(page.getByRole('status').filter({ hasText: 'Your booking is cancelled.' })).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(row).toContainText('Cancelled');
    await expect(row).not.toContainText('Still there');
    await expect(row.getByRole('link', { name: /^Call/ })).toHaveCount(0);
    await expect(row.getByRole(button, { name: 'Cancel booking' })).toHaveCount(0);
    await context.close();

    const theirs = await browser.newContext({ javaScriptEnabled });
    await signIn(theirs, seller);
    const selling = await theirs.newPage();
    await selling.goto(`${siteUrl()}/dashboard/myProduct?bookings=${keptId}`);
    await expect(selling.getByText('Cancelled by the buyer')).toBeVisible();
    await expect(selling.getByText(buyer.name)).toBeVisible();
    await expect(selling.getByText('Kandirpar, Cumilla')).toHaveCount(0);
    await expect(selling.locator('a[href^="tel:"]')).toHaveCount(0);
    await theirs.close();
  });
}

for (const javaScriptEnabled of [true, false]) {
  const how = javaScriptEnabled ? '' : ' without script';
  test(`S2 /dashboard/bookings${how}: a motorcycle that became another one says what was booked and what it is now; its seller is told before and after`, async ({
    browser,
  }) => {
    const [seller, buyer] = [await registered('Seller'), await registered('Buyer')];
    const [then, now] = [`BMW G 310 R of ${seller.name}`, `BMW R 1250 GS of ${seller.name}`];
    const id = await addProduct(seller, { name: then });
    await bookProduct(buyer, { productId: id });

    const theirs = await browser.newContext({ javaScriptEnabled, viewport: { width: 360, height: 800 } });
    await signIn(theirs, seller);
    const selling = await theirs.newPage();
    await selling.goto(`${siteUrl()}/dashboard/myProduct/${id}/edit`);
    if (javaScriptEnabled) await hydrated(selling);
    await expect(selling.getByText('This listing has one open booking.')).toBeVisible();
    await selling.getByLabel('Product name').fill(now);
    await selling.getByLabel('Year of use').fill('2023');
    await selling.getByLabel('Kilometres').fill('30000');
    await selling.getByLabel('Location').fill('Uttara, Dhaka');
    await selling.getByLabel('Description').fill('Sold without papers.');
    await selling.getByLabel('Seller name').fill('Somebody Else');
    await selling.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(selling).toHaveURL(/\/dashboard\/myProduct(\?|$)/);
    await selling.goto(`${siteUrl()}/dashboard/myProduct?bookings=${id}`);
    const before = `${then} · 2021 · 1,85,000 · Kilometres: not given · Location: Mirpur, Dhaka`;
    const since = `${now} · 2023 · 1,85,000 · Kilometres: 30,000 · Location: Uttara, Dhaka`;
    await expect(selling.getByText(`Booked as: ${before}`, { exact: true })).toBeVisible();
    await theirs.close();

    const context = await browser.newContext({ javaScriptEnabled, viewport: { width: 360, height: 800 } });
    await signIn(context, buyer);
    const page = await context.newPage();
    await page.goto(`${siteUrl()}/dashboard/bookings`);
    if (javaScriptEnabled) await hydrated(page);
    const row = page.getByRole('article', { name: then });
    await expect(row).toContainText('This listing was changed after you booked it.');
    await expect(row).toContainText(`You booked: ${before}`);
    await expect(row).toContainText(`It says now: ${since}`);
    await expect(row).toContainText(`Its seller was called ${seller.name} and is now called Somebody Else.`);
    await expect(row.getByText('Papers complete.')).toBeHidden();
    await row.getByText('The description was changed.').click();
    await expect(row.getByText('Papers complete.')).toBeVisible();
    if (javaScriptEnabled) expect(await axeFindings(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
    await row.getByRole('link', { name: now }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(now);
    await context.close();
  });
}

test('S2 /categoryProducts/{name}: the card of what one has booked says so, and leads to My bookings', async ({
  page,
}) => {
  const [seller, buyer] = [await registered('Seller'), await registered('Buyer')];
  const [booked, other] = [`BMW S 1000 R of ${seller.name}`, `BMW F 900 R of ${seller.name}`];
  const productId = await addProduct(seller, { name: booked });
  await addProduct(seller, { name: other });
  await bookProduct(buyer, { productId });
  await signIn(page.context(), buyer);
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/categoryProducts/bmw');
  await hydrated(page);
  const card = page.getByRole('article').filter({ hasText: booked });
  const mark = card.getByRole('link', { name: 'You booked this' });
  await expect(mark).toBeVisible();
  const neighbour = page.getByRole('article').filter({ hasText: other });
  await expect(neighbour.getByRole('link', { name: 'You booked this' })).toHaveCount(0);
  // A booking that is made on the page marks its card.
  await neighbour.getByRole('button', { name: 'Book Now' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Location').fill('Mirpur 10');
  await dialog.getByLabel('Mobile number').fill('01712-345678');
  await dialog.locator('[type=submit]').click();
  await expect(neighbour.getByRole('link', { name: 'You booked this' })).toBeVisible();
  await mark.click();
  await expect(page).toHaveURL(`${siteUrl()}/dashboard/bookings`);
});

test('S2 /dashboard: on a phone the side menu is one line, and shows the page one is on', async ({
  page,
}) => {
  await signIn(page.context(), await registered('Seller'));
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/dashboard/buyers');
  await hydrated(page);
  const menu = page.getByRole('navigation', { name: 'Dashboard' });
  expect((await menu.boundingBox())?.height).toBeLessThan(70);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  await expect(menu.getByRole('link', { name: 'Buyers' })).toBeInViewport({ ratio: 1 });
  // The keyboard reaches what is not in sight.
  const first = menu.getByRole('link').first();
  await expect(first).not.toBeInViewport({ ratio: 1 });
  await first.focus();
  await expect(first).toBeInViewport({ ratio: 1 });
});

test('a seller pages through who booked', async ({ page }) => {
  const [seller, buyer] = [await registered('Seller'), await registered('Buyer')];
  const name = `BMW G 310 R of ${seller.name}`;
  const productId = await addProduct(seller, { name });
  await bookProduct(buyer, { productId, location: 'Mirpur 10' });
  await bookProduct(buyer, { productId, location: 'Uttara', intent: 'purchase' });
  await signIn(page.context(), seller);
  await page.goto('/dashboard/myProduct');
  await hydrated(page);
  // Pages of one booking each.
  await page.route(/\/bookings(\?|$)/, (route) => {
    const url = new URL(route.request().url());
    url.searchParams.set('limit', '1');
    return route.continue({ url: url.href });
  });
  await page.getByRole('link', { name: 'Who booked it' }).click();
  await expect(page.getByText('Uttara')).toBeVisible();
  await expect(page.getByText('Mirpur 10')).toHaveCount(0);
  await page.getByRole('link', { name: 'More bookings' }).click();
  await expect(page.getByText('Mirpur 10')).toBeVisible();
  await expect(page.getByText('Uttara')).toBeVisible();
  await expect(page.getByRole('link', { name: 'More bookings' })).toHaveCount(0);
});

test('S8 /dashboard/bookings: nothing booked, a list that cannot be had, a cancellation that fails', async ({
  page,
}) => {
  const [seller, buyer] = [await registered('Seller'), await registered('Buyer')];
  const name = `BMW G 310 R of ${seller.name}`;
  const productId = await addProduct(seller, { name });
  await signIn(page.context(), buyer);
  // The dashboard opens on My products, which a buyer has none of.
  await page.goto('/dashboard');
  await hydrated(page);
  await page.getByRole('link', { name: 'See what you booked' }).click();
  await expect(page).toHaveURL(`${siteUrl()}/dashboard/bookings`);
  await expect(page.getByText('Nothing booked yet')).toBeVisible();

  await bookProduct(buyer, { productId });
  await page.getByRole('link', { name: 'MY PRODUCTS' }).click();
  await expect(page).toHaveURL(`${siteUrl()}/dashboard/myProduct`);
  await page.route('**/api/myBookings', (route) =>
    route.fulfill({ status: 422, contentType: 'application/problem+json', body: '{"detail":"no"}' }),
  );
  await page.reload();
  await hydrated(page);
  await page.getByRole('link', { name: 'MY BOOKINGS' }).click();
  await expect(page.getByText('Your bookings could not be loaded.')).toBeVisible();
  await page.unroute('**/api/myBookings');
  await page.getByRole('button', { name: 'Try again' }).click();
  const row = page.getByRole('article', { name });
  await expect(row).toBeVisible();

  await page.route('**/api/myBookings/*', (route) => route.abort());
  await row.getByRole('button', { name: 'Cancel booking' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel booking' }).click();
  await expect(page.getByRole('dialog').getByRole('alert')).toContainText('The garage cannot be reached.');
  await page.unroute('**/api/myBookings/*');
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel booking' }).click();
  await expect(row).toContainText('Cancelled');
});
