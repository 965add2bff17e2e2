import { expect, type Page } from '@playwright/test';
import { test as base } from '../support/admin.ts';
import { expectApart, expectNarrow } from '../support/looks.ts';
import {
  addProduct,
  addSearch,
  bookProduct,
  hydrated,
  registered,
  signIn,
  siteUrl,
} from '../support/people.ts';
import { openPriceScale } from '../support/price-scale.ts';

// The setting of a phone: text, and lengths in rem, of twice the usual size.
const test = base.extend({
  launchOptions: [
    async ({ launchOptions }, use) =>
      use({
        ...launchOptions,
        args: [...(launchOptions.args ?? []), '--blink-settings=defaultFontSize=32'],
      }),
    { scope: 'worker' },
  ],
});

/** Dialogs that are wider than their frame, buttons out of which their text runs, and broken words of both and of titles. */
const spoiltOn = (page: Page) =>
  page.evaluate(() => {
    const within: ParentNode = document.querySelector('dialog:modal') ?? document;
    const all = (what: string) => [...within.querySelectorAll(what)].filter((part) => part.checkVisibility());
    const dialogs = [...document.querySelectorAll('dialog:modal')].filter(
      (dialog) => dialog.scrollWidth > dialog.clientWidth || dialog.scrollLeft !== 0,
    );
    const buttons = all('.btn').filter(
      (button) =>
        button.scrollWidth > button.clientWidth + 1 || button.scrollHeight > button.clientHeight + 1,
    );
    const range = document.createRange();
    const broken = all('h1, h2, h3, .btn, .menu-link').flatMap((part) => {
      const texts = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
      const words: string[] = [];
      for (let text = texts.nextNode(); text; text = texts.nextNode())
        for (const { 0: run, index: start } of (text.nodeValue ?? '').matchAll(/\S+/g)) {
          // Nothing can be done for what is wider than a phone and has no space.
          if (run.length > 20) continue;
          for (const { 0: word, index } of run.matchAll(/[\p{L}\d]+/gu)) {
            range.setStart(text, start + index);
            range.setEnd(text, start + index + word.length);
            if (new Set([...range.getClientRects()].map(({ bottom }) => Math.round(bottom))).size > 1)
              words.push(word);
          }
        }
      return words;
    });
    return [
      ...dialogs.map(({ scrollWidth, clientWidth }) => `dialog: ${scrollWidth} in ${clientWidth}`),
      ...buttons.map(({ textContent }) => `button: ${textContent}`),
      ...broken.map((word) => `word: ${word}`),
    ];
  });

async function expectReadable(page: Page, path: string): Promise<void> {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(siteUrl() + path);
  await hydrated(page);
  // The setting reached the page.
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('32px');
  await expectNarrow(page);
  await expectApart(page);
  expect([path, ...(await spoiltOn(page))]).toEqual([path]);
}

test('S2 text of twice the size on a phone: pages of visitors do not scroll sideways, and words stay whole', async ({
  page,
}) => {
  const id = await addProduct(await registered('Seller'), { name: 'BMW G 310 GS' });
  for (const path of [
    '/',
    '/bikes',
    '/bikes?q=yamaha+dhaka+under+3+lakh',
    '/bikes?q=zzqqxx',
    `/bikes/bmw-g-310-gs-${id}`,
    `/bikes/bmw-g-310-gs-${id}?report=${id}`,
    '/compare',
    '/login',
    '/signup',
    '/forgotPassword',
    '/blog',
    '/aboutUs',
    '/contract',
    '/feedback',
    '/bestProducts',
    '/privacy',
    '/nothing/here',
  ])
    await expectReadable(page, path);
});

test('S2 text of twice the size on a phone: neither do those of members, nor their dialogs', async ({
  browser,
  admin,
}) => {
  const seller = await registered('Seller');
  const id = await addProduct(seller, { name: 'BMW G 310 GS' });
  const buyer = await registered('Buyer');
  const booking = await bookProduct(buyer, { productId: id });
  const search = await addSearch(buyer, '?q=honda', 'Honda in Dhaka');
  const own = '/dashboard/myProduct';
  for (const [person, paths] of [
    [
      seller,
      [
        ...[own, `${own}?bookings=${id}`, `${own}?delete=${id}`, `${own}?price=${id}`, `${own}?sell=${id}`],
        ...[`${own}/${id}/edit`, '/dashboard/addProduct', '/dashboard/account?leave=yes'],
      ],
    ],
    [
      buyer,
      [
        ...[
          '/',
          '/saved',
          `/bikes/bmw-g-310-gs-${id}`,
          `/bikes/bmw-g-310-gs-${id}?book=${id}&intent=viewing`,
        ],
        ...[`/bikes/bmw-g-310-gs-${id}?book=${id}&intent=purchase`, '/categoryProducts/bmw'],
        ...['/dashboard/bookings', `/dashboard/bookings?cancel=${booking}`],
        ...['/dashboard/searches', `/dashboard/searches?delete=${search}`, '/dashboard/searches/new?q=honda'],
        '/dashboard/account',
      ],
    ],
    [admin, ['/dashboard/inbox', '/dashboard/vocabulary', '/dashboard/sellers']],
  ] as const) {
    const context = await browser.newContext();
    await signIn(context, person);
    const page = await context.newPage();
    for (const path of paths) await expectReadable(page, path);
    await context.close();
  }
});

test('S2 text of twice the size on a phone: the figures of the price scale stand apart', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const figures = (await openPriceScale(page)).locator('[aria-hidden] > span:not(:empty)');
  await expect(figures).toHaveCount(3);
  const touching = await figures.evaluateAll((all) => {
    const boxes = all.map((each) => each.getBoundingClientRect());
    return boxes.filter((box, place) => {
      const before = boxes[place - 1];
      return before && before.bottom > box.top && box.left - before.right < 8;
    }).length;
  });
  expect(touching).toBe(0);
});
