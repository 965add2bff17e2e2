import { expect, type Page } from '@playwright/test';
import { test } from '../support/admin.ts';
import {
  addProduct,
  addSearch,
  bookProduct,
  deleteProduct,
  hydrated,
  registered,
  signIn,
  siteUrl,
} from '../support/people.ts';

/** What is written in Bangla in the main part of a page, or in its open dialog, and not marked as such. */
const unmarkedOn = (page: Page) =>
  page.evaluate(() => {
    const within = document.querySelector('dialog:modal') ?? document.querySelector('main') ?? document;
    const texts = document.createTreeWalker(within, NodeFilter.SHOW_TEXT);
    const found: string[] = [];
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const part = node.parentElement;
      const isBangla = /(?=\p{L})\p{Script=Bengali}/u.test(node.nodeValue ?? '');
      // A button is named by a sentence in English.
      if (isBangla && part?.checkVisibility() && !part.closest('[lang="bn"], button'))
        found.push(`${part.tagName} ${node.nodeValue}`);
    }
    return found;
  });

test('what sellers wrote in Bangla is marked as Bangla, so that screen readers take the voice for it; what is English is not', async ({
  page,
}) => {
  const seller = await registered('Seller', { name: 'আব্দুর রহমান' });
  const name = 'ইয়ামাহা আর১৫ নতুনের মতো';
  const description = 'কোনো দুর্ঘটনা নেই।';
  const id = await addProduct(seller, { name, description, location: 'মিরপুর, ঢাকা' });
  const other = await addProduct(seller, { name: 'Yamaha R15', description: 'Papers complete.' });
  const buyer = await registered('Buyer');
  await bookProduct(buyer, { productId: id, location: 'কান্দিরপাড়, কুমিল্লা' });
  const inBangla = () =>
    page.getByRole('main').locator('[lang="bn"]').filter({ visible: true }).allInnerTexts();

  await page.goto(`/bikes/x-${id}`);
  await hydrated(page);
  for (const text of [name, 'মিরপুর, ঢাকা, Bangladesh', 'আব্দুর রহমান', description])
    expect(await inBangla()).toContain(text);

  await page.goto(`/compare?ids=${id},${other}`);
  await hydrated(page);
  expect(await inBangla()).toEqual([name, 'মিরপুর, ঢাকা, Bangladesh']);
  // The categories are written as everywhere.
  await expect(page.getByRole('row', { name: /^Category/ })).toContainText('BMW');

  await page.goto(`/bikes?q=${encodeURIComponent(name)}`);
  await hydrated(page);
  const card = page.getByRole('article').filter({ hasText: name }).first();
  for (const text of [name, description, 'আব্দুর রহমান'])
    await expect(card.locator('[lang="bn"]').filter({ hasText: text })).toHaveCount(1);

  await signIn(page.context(), buyer);
  await page.goto('/dashboard/bookings');
  await hydrated(page);
  await expect(page.getByText('কান্দিরপাড়, কুমিল্লা')).toHaveAttribute('lang', 'bn');
});

test('what is written in Bangla is marked as such on the pages of members and admins, too, and in their dialogs', async ({
  page,
  browser,
  admin,
}) => {
  const seller = await registered('Seller', { name: 'আব্দুর রহমান' });
  const name = `ইয়ামাহা আর১৫ ${seller.email.split('@')[0]?.split('.')[1]}`;
  const product = { name, description: 'কোনো দুর্ঘটনা নেই।', location: 'মিরপুর, ঢাকা' };
  const [id, deleted] = [await addProduct(seller, product), await addProduct(seller, product)];
  await deleteProduct(seller, deleted);
  const buyer = await registered('Buyer', { name: 'সৃষ্টি দত্ত' });
  await bookProduct(buyer, { productId: id, location: 'কান্দিরপাড়, কুমিল্লা' });
  await addSearch(buyer, '?make=yamaha', 'ঢাকার ইয়ামাহা');
  for (const [path, data] of [
    ['/api/saved', { bikes: [{ _id: id }] }],
    [`/api/bikes/${id}/reports`, { reason: 'money-first', text: 'টাকা অগ্রিম চায়।' }],
  ] as const) {
    const headers = { authorization: `Bearer ${buyer.token}`, origin: siteUrl() };
    expect((await page.request.post(path, { data, headers })).ok(), path).toBe(true);
  }
  for (const [person, addresses] of [
    [
      seller,
      [
        '/dashboard/myProduct',
        '/dashboard/myProduct?show=deleted',
        `/dashboard/myProduct?bookings=${id}`,
        ...['delete', 'price', 'sell'].map((wish) => `/dashboard/myProduct?${wish}=${id}`),
      ],
    ],
    [
      buyer,
      [
        '/dashboard/bookings',
        '/dashboard/searches',
        '/saved',
        `/bikes/x-${id}?book=${id}&intent=viewing`,
        `/bikes/x-${id}?report=${id}`,
      ],
    ],
    [
      admin,
      [
        `/dashboard/inbox?search=${encodeURIComponent(name)}`,
        `/dashboard/sellers?search=${seller.email}`,
        '/dashboard/vocabulary',
      ],
    ],
  ] as const) {
    const context = await browser.newContext({ baseURL: siteUrl() });
    await signIn(context, person);
    const own = await context.newPage();
    for (const address of addresses) {
      await own.goto(address);
      await hydrated(own);
      await expect(own.locator('[lang="bn"]').filter({ visible: true }).first(), address).toBeVisible();
      expect(await unmarkedOn(own), address).toEqual([]);
    }
    await context.close();
  }
});
