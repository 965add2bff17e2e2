import { expect, test } from '@playwright/test';
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
  test(`addresses of dialogs${how}: what is not on the page is told, and the notice closes`, async ({
    browser,
  }) => {
    const [seller, buyer] = [await registered('Seller'), await registered('Buyer')];
    const goneId = await addProduct(seller, { name: `BMW R nineT of ${seller.name}` });
    const keptId = await addProduct(seller, { name: `BMW R 18 of ${seller.name}` });
    const bookingId = await bookProduct(buyer, { productId: keptId });
    await deleteProduct(seller, goneId);
    for (const [person, places] of [
      [
        buyer,
        [
          ['/categoryProducts/bmw', `book=${goneId}&intent=viewing`, 'motorcycle'],
          ['/dashboard/bookings', `cancel=${bookingId}x`, 'booking'],
        ],
      ],
      [
        seller,
        [
          ['/dashboard/myProduct', `delete=${goneId}`, 'motorcycle'],
          ['/dashboard/myProduct', `bookings=${goneId}`, 'motorcycle'],
          ['/dashboard/myProduct', `write=${keptId}`, 'motorcycle'],
        ],
      ],
    ] as const) {
      const context = await browser.newContext({ javaScriptEnabled });
      await signIn(context, person);
      const page = await context.newPage();
      for (const [path, search, what] of places) {
        await page.goto(`${siteUrl()}${path}?${search}`);
        if (javaScriptEnabled) await hydrated(page);
        const notice = page
          .getByRole('status')
          .filter({ hasText: `That ${what} is not on this page any more` });
        await expect(notice).toBeVisible();
        await expect(page.getByRole('article').first()).toBeVisible();
        await notice.getByRole('link', { name: 'Close' }).click();
        await expect(page).toHaveURL(new RegExp(`${path}(\\?intent=viewing)?$`));
        await expect(notice).toHaveCount(0);
      }
      await context.close();
    }
  });
}
