import { expect, type Locator, type Page } from '@playwright/test';
import { test } from '../support/admin.ts';
import { expectNarrow } from '../support/looks.ts';
import {
  addProduct,
  bookProduct,
  changeProduct,
  hydrated,
  registered,
  signIn,
  siteUrl,
} from '../support/people.ts';
import { importFile } from '../support/site.ts';

const linesOf = (text: Locator) =>
  text.evaluateAll((all) =>
    all.map((each) => {
      const range = document.createRange();
      range.selectNodeContents(each);
      return new Set([...range.getClientRects()].map(({ bottom }) => Math.round(bottom))).size;
    }),
  );

async function openAt(page: Page, width: number, path: string): Promise<void> {
  await page.setViewportSize({ width, height: 740 });
  await page.goto(siteUrl() + path);
  await hydrated(page);
}

test('S1 prices: at 320 pixels the longest stands on one line with its sign', async ({ page }) => {
  const rows = [41_300_000, 139_000_000].map((price, i) => `${i},Ural Gear Up,${price},Hanoi,Vietnam,VND`);
  await importFile(`id,name,price,city,country,currency\n${rows.join('\n')}\n`);
  await openAt(page, 320, '/bikes?currency=VND&sort=price-high');
  const prices = page.locator('.bike-card-price > :first-child dd');
  await expect(prices).toHaveText(['₫ 139,000,000', '₫ 41,300,000']);
  expect(await linesOf(prices)).toEqual([1, 1]);
  await expectNarrow(page);
});

test('S2 /categoryProducts: on no phone a date is broken over two lines, however long the name before it is', async ({
  page,
}) => {
  const seller = await registered('Seller', { name: 'Mohammad Shafiqul Islam Chowdhury' });
  const name = `KTM Duke of ${seller.email}`;
  await addProduct(seller, { name, category: 'sports' });
  await signIn(page.context(), seller);
  await openAt(page, 320, '/categoryProducts/sports');
  const date = page.locator('.bike-card').filter({ hasText: name }).locator('.bike-card-seller > time');
  await expect(date).toHaveText(/^\d+ \w+ \d{4}$/);
  for (let width = 320; width <= 440; width += 8) {
    await page.setViewportSize({ width, height: 740 });
    expect([width, ...(await linesOf(date))]).toEqual([width, 1]);
  }
});

test('S2 home page: at 320 pixels no word of a category is broken', async ({ page }) => {
  await openAt(page, 320, '/');
  const names = page.getByRole('main').getByRole('heading', { level: 3 }).and(page.locator('.uppercase'));
  const texts = await names.allTextContents();
  expect(texts).toContain('commuters');
  const lines = await linesOf(names);
  expect(texts.filter((text, at) => (lines[at] ?? 0) > text.split(' ').length)).toEqual([]);
});

test('S2 lists of a member: at 360 pixels the buttons of every card fill its lines from edge to edge', async ({
  page,
  browser,
  admin,
}) => {
  const seller = await registered('Seller');
  const name = `Hero Hunk of ${seller.name}`;
  const productId = await addProduct(seller, { name });
  const buyer = await registered('Buyer');
  await bookProduct(buyer, { productId });
  const answer = await page.request.post(`${siteUrl()}/api/bikes/${productId}/reports`, {
    data: { reason: 'stolen-or-forged', text: 'No papers.' },
    headers: { origin: siteUrl() },
  });
  expect(answer.status()).toBe(201);
  for (const [person, path] of [
    [buyer, '/dashboard/bookings'],
    [seller, '/dashboard/myProduct'],
    [admin, `/dashboard/inbox?search=${encodeURIComponent(name)}`],
  ] as const) {
    const context = await browser.newContext();
    await signIn(context, person);
    const own = await context.newPage();
    for (const width of [320, 360]) {
      await openAt(own, width, path);
      const card = own.getByRole('article').filter({ hasText: name });
      await expect(card).toHaveCount(1);
      const edges = await card.locator('.card-buttons').evaluate((box) => {
        const { left, right } = box.getBoundingClientRect();
        const buttons = [...box.querySelectorAll('.btn')].map((each) => each.getBoundingClientRect());
        return [...Map.groupBy(buttons, ({ top }) => Math.round(top)).values()].map((line) => [
          Math.round(Math.min(...line.map((each) => each.left)) - left),
          Math.round(right - Math.max(...line.map((each) => each.right))),
        ]);
      });
      expect(edges, `${path} at ${width}`).toEqual(edges.map(() => [0, 0]));
      // Nothing runs out of the card, as the longest reason for a report did.
      const over = await card.evaluate((box) => {
        const { right } = box.getBoundingClientRect();
        return [...box.querySelectorAll('p, span, a, button')].filter(
          (part) => part.getBoundingClientRect().right > right,
        ).length;
      });
      expect(over, `${path} at ${width}`).toBe(0);
    }
    await context.close();
  }
});

test('S2 dashboard: at 360 pixels its menu and its tabs are one line, with the current entry whole', async ({
  page,
  admin,
}) => {
  await signIn(page.context(), admin);
  for (const path of ['', '/inbox', '/vocabulary?kind=division', '/vocabulary?kind=district']) {
    await openAt(page, 360, `/dashboard${path}`);
    for (const line of await page.locator('.scroll-line').all()) {
      const place = await line.evaluate((list) => {
        const { left, right, height } = list.getBoundingClientRect();
        const entry = list.querySelector('[aria-current]')?.getBoundingClientRect();
        return { height, isWhole: !!entry && entry.left >= left && entry.right <= right };
      });
      expect(place.height, path).toBeLessThan(60);
      expect(place.isWhole, path).toBe(true);
    }
    const labels = page.locator('form[role=search] label');
    expect(await linesOf(labels)).toEqual((await labels.all()).map(() => 1));
  }
});

test('S2 /bikes: at 360 pixels the name of a motorcycle that somebody has booked stays beside its picture or below it', async ({
  page,
}) => {
  const seller = await registered('Seller');
  const word = seller.name.split(' ')[1] ?? '';
  const productId = await addProduct(seller, { name: `Bajaj Pulsar NS160 twin disc ${word}` });
  const buyer = await registered('Buyer');
  await bookProduct(buyer, { productId });
  await signIn(page.context(), buyer);
  await openAt(page, 360, `/bikes?q=${word}`);
  const card = page.getByRole('article').first();
  await expect(card.getByText('You booked this')).toBeVisible();
  const starts = await card.getByRole('heading').evaluate((heading) => {
    const range = document.createRange();
    range.selectNodeContents(heading);
    return [...new Set([...range.getClientRects()].map(({ left }) => Math.round(left)))];
  });
  expect(starts).toHaveLength(1);
});

test('S2 lists of a member and its motorcycle: at 360 pixels words without a space, as a pasted link is, are broken', async ({
  page,
  browser,
  admin,
}) => {
  const link = `https://maps.example.com/?${'q'.repeat(125)}`;
  const seller = await registered('Seller', { name: `Rider${'x'.repeat(40)}` });
  const buyer = await registered('Buyer', { name: `Rider${'z'.repeat(40)}` });
  const long = { location: 'q'.repeat(120), yearOfUse: 'y'.repeat(40), description: link };
  const name = `Honda-${'j'.repeat(100)}`;
  const productId = await addProduct(seller, { ...long, name });
  await bookProduct(buyer, { productId, location: link });
  await bookProduct(buyer, { location: link });
  await changeProduct(seller, productId, { name: `BMW-${'w'.repeat(100)}`, location: 'v'.repeat(120) });
  const report = { reason: 'stolen-or-forged', text: link };
  const answer = await page.request.post(`${siteUrl()}/api/bikes/${productId}/reports`, {
    data: report,
    headers: { origin: siteUrl() },
  });
  expect(answer.status()).toBe(201);
  for (const [person, paths] of [
    [seller, [`/dashboard/myProduct?bookings=${productId}`, `/dashboard/myProduct/${productId}/edit`]],
    [admin, ['/dashboard/inbox']],
    [buyer, ['/dashboard/bookings', `/bikes/long-${productId}`]],
  ] as const) {
    const context = await browser.newContext();
    await signIn(context, person);
    const own = await context.newPage();
    for (const path of paths) {
      await openAt(own, 360, path);
      await expectNarrow(own);
    }
    await context.close();
  }
});
