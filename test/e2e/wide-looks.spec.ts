import { expect } from '@playwright/test';
import { test } from '../support/admin.ts';
import {
  addProduct,
  bookProduct,
  hydrated,
  registered,
  sellProduct,
  signIn,
  siteUrl,
} from '../support/people.ts';

test.use({ viewport: { width: 1440, height: 900 } });

test('S2 /compare: only the word beside the best figure has a frame, the figure looks as its neighbours do', async ({
  page,
}) => {
  const seller = await registered('Seller');
  const ids = [
    await addProduct(seller, { name: 'Honda CB Hornet 160R', price: '1,30,000' }),
    await addProduct(seller, { name: 'Honda CB Shine', price: '90,000' }),
  ];
  await page.goto(`/compare?ids=${ids.join()}`);
  await hydrated(page);
  const best = page.getByRole('cell', { name: '90,000' });
  const looks = await best
    .locator('span')
    .evaluateAll((all) =>
      all.map((each) => [each.textContent?.trim(), getComputedStyle(each).borderTopWidth]),
    );
  expect(looks).toEqual([
    ['90,000', '0px'],
    ['Lowest', '1px'],
  ]);
});

test('S2 /bestProducts in dark: the logo on paper stands on paper', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/bestProducts');
  const grounds = await page
    .getByRole('img', { name: /logo/i })
    .and(page.locator('main img[src="/logo.svg"]'))
    .evaluateAll((all) => all.map((each) => getComputedStyle(each.parentElement as Element).backgroundColor));
  expect(grounds).toEqual(['rgb(255, 253, 249)', 'rgb(14, 16, 18)']);
});

test('S2 /login and /signup: their titles begin where the logo does', async ({ page }) => {
  for (const path of ['/login', '/signup']) {
    await page.goto(path);
    const logo = await page.getByRole('banner').getByRole('link').first().boundingBox();
    const title = await page.getByRole('main').getByRole('heading', { level: 1 }).boundingBox();
    expect(title?.x, path).toBe(logo?.x);
  }
});

test('S2 /dashboard/myProduct: the buttons of every motorcycle end at the same edge', async ({ page }) => {
  const seller = await registered('Seller');
  await addProduct(seller, { name: 'Honda CB Hornet 160R' });
  await sellProduct(seller, await addProduct(seller, { name: 'Honda CB Shine' }));
  await signIn(page.context(), seller);
  await page.goto(`${siteUrl()}/dashboard/myProduct`);
  await hydrated(page);
  const deleting = page.getByRole('article').getByRole('button', { name: /^Delete/ });
  await expect(deleting).toHaveCount(2);
  const edges = await deleting.evaluateAll((all) => all.map((each) => each.getBoundingClientRect().right));
  expect(edges[0]).toBe(edges[1]);
});

test('S2 between two pages: the bar at the top is a line of three pixels in the signal colour', async ({
  page,
}) => {
  await page.goto('/');
  await hydrated(page);
  await page.route(/\/assets\/blog-[^/]+\.js/, () => undefined);
  await page.getByRole('banner').getByRole('link', { name: 'BLOG' }).click();
  const bar = page.getByRole('progressbar');
  await expect(bar).toBeVisible();
  const look = await bar.evaluate((element) => {
    const { height, color, animationName } = getComputedStyle(element);
    const signal = document.createElement('i');
    signal.style.color = 'var(--color-primary)';
    document.body.append(signal);
    return [height, color === getComputedStyle(signal).color, animationName];
  });
  // It appears only where a page takes a while.
  expect(look).toEqual(['3px', true, 'appear, progress']);
});

test('S2 /dashboard/inbox: the buttons of a report are as wide as each other, and how to reach its seller is one line', async ({
  page,
  admin,
}) => {
  const seller = await registered('Seller');
  const id = await addProduct(seller, { name: 'Honda CB Hornet 160R' });
  const headers = { origin: siteUrl() };
  const data = { reason: 'stolen-or-forged' };
  expect((await page.request.post(`/api/bikes/${id}/reports`, { data, headers })).status()).toBe(201);
  await bookProduct(await registered('Buyer', { name: seller.name }), {});
  await signIn(page.context(), admin);
  await page.goto(`/dashboard/inbox?search=${encodeURIComponent(seller.name)}`);
  await hydrated(page);
  const report = page.getByRole('article').filter({ hasText: 'Reported:' });
  const widths = await report
    .getByRole('button', { name: /^(Take it off|Done)/ })
    .evaluateAll((all) => all.map((each) => Math.round(each.getBoundingClientRect().width)));
  expect(widths).toHaveLength(2);
  expect(widths[0]).toBe(widths[1]);
  const enquiry = page.getByRole('article').filter({ hasText: '+880' });
  const middles = await enquiry
    .getByRole('link')
    .evaluateAll((all) =>
      all
        .map((each) => each.getBoundingClientRect())
        .map(({ top, bottom }) => Math.round((top + bottom) / 2)),
    );
  expect(middles.length).toBeGreaterThan(1);
  expect(new Set(middles).size).toBe(1);
});
