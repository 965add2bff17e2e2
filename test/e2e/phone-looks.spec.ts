import { expect, type Page } from '@playwright/test';
import { test } from '../support/admin.ts';
import { expectNarrow } from '../support/looks.ts';
import {
  addProduct,
  addSearch,
  bookProduct,
  hydrated,
  registered,
  signIn,
  siteUrl,
} from '../support/people.ts';

/** What is pressed by itself, not within a sentence. */
const pressed =
  '.btn, summary, .choice, [aria-label="Your choice"] a, a[href^="tel:"], dialog label:has([type="radio"])';

async function openAt(page: Page, width: number, path: string): Promise<void> {
  await page.setViewportSize({ width, height: 640 });
  await page.goto(siteUrl() + path);
  await hydrated(page);
}

/** Those that are lower than the tip of a finger, 40 pixels. */
const lowOn = (page: Page) =>
  page
    .locator(pressed)
    .evaluateAll((all) =>
      all
        .filter((each) => each.checkVisibility() && each.getBoundingClientRect().height < 39.5)
        .map((each) => `${each.textContent}: ${each.getBoundingClientRect().height}`),
    );

test('S2 on a phone: buttons, filters, choices and numbers to call are as high as the tip of a finger', async ({
  browser,
  admin,
}) => {
  const seller = await registered('Seller');
  const id = await addProduct(seller, { name: 'Honda CB Hornet 160R' });
  const buyer = await registered('Buyer');
  await bookProduct(buyer, { productId: id });
  await addSearch(buyer, '?q=honda', 'Honda in Dhaka');
  const own = '/dashboard/myProduct';
  for (const [person, paths] of [
    [null, ['/bikes?q=honda&condition=good', `/bikes/honda-${id}?report=${id}`, '/login', '/signup']],
    [seller, [own, `${own}?bookings=${id}`, `${own}?delete=${id}`, `${own}/${id}/edit`]],
    [buyer, ['/dashboard/bookings', '/dashboard/searches', '/dashboard/account', '/saved']],
    [admin, ['/dashboard/inbox', '/dashboard/vocabulary', '/dashboard/sellers']],
  ] as const) {
    const context = await browser.newContext();
    if (person) await signIn(context, person);
    const page = await context.newPage();
    for (const path of paths) {
      await openAt(page, 360, path);
      const filters = page.getByText('Show filters');
      if (await filters.isVisible()) await filters.click();
      expect([path, ...(await lowOn(page))]).toEqual([path]);
    }
    await context.close();
  }
});

test('S2 /dashboard/searches: at 320 pixels a long word in the name of a search does not widen the page', async ({
  page,
}) => {
  const buyer = await registered('Buyer');
  await addSearch(buyer, '?q=honda', 'x'.repeat(60));
  await signIn(page.context(), buyer);
  for (const width of [320, 360, 768]) {
    await openAt(page, width, '/dashboard/searches');
    await expect(page.getByRole('article')).toHaveCount(1);
    await expectNarrow(page);
  }
});

test('S2 /bikes: on a phone a place without a space is not cut by the edge of its card', async ({ page }) => {
  const seller = await registered('Seller');
  const word = seller.name.split(' ').at(-1) ?? '';
  await addProduct(seller, { name: `Honda ${word}`, location: 'q'.repeat(60) });
  for (const width of [320, 360]) {
    await openAt(page, width, `/bikes?q=${word}`);
    const card = page.getByRole('article').filter({ hasText: word });
    await expect(card).toHaveCount(1);
    const over = await card.evaluate((box) => {
      const { right } = box.getBoundingClientRect();
      return [...box.querySelectorAll('dd')].filter((part) => part.getBoundingClientRect().right > right)
        .length;
    });
    expect(over, `${width}`).toBe(0);
  }
});

test('S2 home page: at 360 and 768 pixels the link of a category is one line', async ({ page }) => {
  for (const width of [360, 768]) {
    await openAt(page, width, '/');
    const lines = await page.locator('.bar-link').evaluateAll((all) =>
      all.map(({ firstChild }) => {
        const range = document.createRange();
        range.selectNode(firstChild as Node);
        return range.getClientRects().length;
      }),
    );
    expect(lines.length).toBeGreaterThan(5);
    expect([width, ...new Set(lines)]).toEqual([width, 1]);
  }
});

test('S2 on a phone: an e-mail address that needs two lines is broken before its @', async ({
  page,
  admin,
}) => {
  const seller = await registered('Seller');
  await signIn(page.context(), admin);
  await openAt(page, 360, `/dashboard/sellers?search=${encodeURIComponent(seller.email)}`);
  const host = await page
    .getByRole('rowheader')
    .locator('span', { hasText: seller.email })
    .evaluate((text) => {
      const range = document.createRange();
      range.selectNode(text.lastChild as Node);
      return [text.lastChild?.textContent, range.getClientRects().length];
    });
  expect(host).toEqual(['@example.org', 1]);
});

test('S2 dialogs: on a phone their buttons fill its lines from edge to edge', async ({ page }) => {
  const buyer = await registered('Buyer');
  await signIn(page.context(), buyer);
  for (const width of [320, 360]) {
    await openAt(page, width, '/dashboard/account?leave=yes');
    const edges = await page
      .getByRole('dialog')
      .getByRole('button', { name: 'Delete for good' })
      .evaluate((button) => {
        const box = (button.parentElement as Element).getBoundingClientRect();
        const all = [...(button.parentElement as Element).children].map((each) =>
          each.getBoundingClientRect(),
        );
        return [...Map.groupBy(all, ({ top }) => Math.round(top)).values()].flatMap((line) => [
          Math.round(Math.min(...line.map(({ left }) => left)) - box.left),
          Math.round(box.right - Math.max(...line.map(({ right }) => right))),
        ]);
      });
    expect(new Set(edges), `${width}`).toEqual(new Set([0]));
  }
});

test('S2 /compare: on the narrowest phone two motorcycles are side by side without swiping', async ({
  page,
}) => {
  const seller = await registered('Seller');
  const ids = [
    await addProduct(seller, { name: 'Honda CB Hornet 160R' }),
    await addProduct(seller, { name: 'Honda CB Shine' }),
  ];
  for (const width of [320, 360]) {
    await openAt(page, width, `/compare?ids=${ids.join()}`);
    const table = page.locator('.compare-scroll');
    expect(await table.evaluate((box) => box.scrollWidth - box.clientWidth), `${width}`).toBe(0);
  }
});
