import { type Browser, expect, type Page, test } from '@playwright/test';
import { expectNarrow, expectSound, nextPaint } from '../support/looks.ts';
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
import { toastsReady } from '../support/toasts.ts';

for (const javaScriptEnabled of [true, false]) {
  const how = javaScriptEnabled ? '' : ' without script';
  test(`S2 /dashboard/bookings${how}: what is cancelled, sold or gone is taken off the list, and only that; its seller keeps it`, async ({
    browser,
  }) => {
    const [seller, buyer] = [await registered('Seller'), await registered('Buyer')];
    const named = async (model: string) => {
      const name = `BMW ${model} of ${seller.name}`;
      const productId = await addProduct(seller, { name });
      await bookProduct(buyer, { productId });
      return { name, productId };
    };
    const [open, cancelled] = [await named('G 310 R'), await named('K 75')];
    const [sold, gone] = [await named('R 80'), await named('F 650')];
    await sellProduct(seller, sold.productId);
    await deleteProduct(seller, gone.productId);

    const context = await browser.newContext({ javaScriptEnabled, viewport: { width: 360, height: 800 } });
    await signIn(context, buyer);
    const page = await context.newPage();
    if (javaScriptEnabled) await page.clock.install();
    await page.goto(`${siteUrl()}/dashboard/bookings`);
    if (javaScriptEnabled) {
      await hydrated(page);
      await toastsReady(page);
    }
    const row = ({ name }: { name: string }) => page.getByRole('article', { name });
    const remove = ({ name }: { name: string }) =>
      page.getByRole('button', { name: `Remove from the list: ${name}` });
    await expect(page.getByRole('article')).toHaveCount(4);
    for (const one of [open, cancelled]) await expect(remove(one)).toHaveCount(0);
    // There is nothing left to cancel of what is sold.
    for (const one of [sold, gone]) {
      await expect(remove(one)).toBeVisible();
      await expect(row(one).getByText('Cancel booking')).toHaveCount(0);
    }
    await row(cancelled)
      .getByRole(javaScriptEnabled ? 'button' : 'link', { name: 'Cancel booking' })
      .click();
    if (!javaScriptEnabled) {
      await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
      await expect(page.getByRole('dialog')).toBeHidden();
      await row(cancelled).getByRole('link', { name: 'Cancel booking' }).click();
    }
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel booking' }).click();
    await expect(row(cancelled)).toContainText('Cancelled');
    if (javaScriptEnabled) await expectSound(page);
    else await expectNarrow(page);

    // All messages stay while the clock stands, the latest first.
    if (javaScriptEnabled) await page.clock.pauseAt(Date.now() + 60_000);
    for (const [index, one] of [cancelled, sold, gone].entries()) {
      await remove(one).click();
      await expect(row(one)).toHaveCount(0);
      await expect(page.getByText('It is off your list.')).toHaveCount(javaScriptEnabled ? index + 1 : 1);
      await expect(page.getByRole('article')).toHaveCount(3 - index);
    }
    await page.getByRole('button', { name: 'Undo' }).first().click();
    await expect(page.getByText('It is on your list again.')).toBeVisible();
    if (javaScriptEnabled) await page.clock.resume();
    await expect(row(gone)).toBeVisible();
    await expect(page.getByRole('article')).toHaveCount(2);
    await remove(gone).click();
    await expect(page.getByRole('article')).toHaveCount(1);
    await expect(row(open)).toContainText('Still there');
    await page.reload();
    await expect(page.getByRole('article')).toHaveCount(1);
    await context.close();

    const theirs = await browser.newContext({ javaScriptEnabled });
    await signIn(theirs, seller);
    const selling = await theirs.newPage();
    for (const { productId } of [cancelled, sold]) {
      await selling.goto(`${siteUrl()}/dashboard/myProduct?bookings=${productId}`);
      await expect(selling.getByText(buyer.name)).toBeVisible();
    }
    await theirs.close();
  });
}

for (const javaScriptEnabled of [true, false]) {
  const how = javaScriptEnabled ? '' : ' without script';
  test(`S8 /dashboard/bookings${how}: what is for sale again by then stays on the list, and the page says why`, async ({
    browser,
  }) => {
    const [seller, buyer] = [await registered('Seller'), await registered('Buyer')];
    const productId = await addProduct(seller, { name: `BMW R 45 of ${seller.name}` });
    await bookProduct(buyer, { productId });
    await sellProduct(seller, productId);
    const context = await browser.newContext({ javaScriptEnabled, viewport: { width: 360, height: 800 } });
    await signIn(context, buyer);
    const page = await context.newPage();
    await page.goto(`${siteUrl()}/dashboard/bookings`);
    if (javaScriptEnabled) await hydrated(page);
    await sellProduct(seller, productId, false);
    await page.getByRole('button', { name: /^Remove from the list/ }).click();
    await expect(page.getByText('This booking is open, so it stays on your list.')).toBeVisible();
    await expect(page.getByRole('article')).toContainText('Still there');
    await expect(page.getByRole('button', { name: /^Remove from the list/ })).toHaveCount(0);
    await context.close();
  });
}

/** My bookings of somebody whose motorcycles were all sold to others, the last of these first. */
async function openSold(browser: Browser, models: readonly string[]): Promise<Page> {
  const [seller, buyer] = [await registered('Seller'), await registered('Buyer')];
  for (const model of models) {
    const productId = await addProduct(seller, { name: `BMW ${model}` });
    await bookProduct(buyer, { productId });
    await sellProduct(seller, productId);
  }
  const context = await browser.newContext({ viewport: { width: 360, height: 800 } });
  await signIn(context, buyer);
  const page = await context.newPage();
  await page.goto(`${siteUrl()}/dashboard/bookings`);
  await hydrated(page);
  return page;
}

test('S2 /dashboard/bookings by keyboard: after a row is removed the focus is in the next one, then in the page', async ({
  browser,
}) => {
  const page = await openSold(browser, ['R 45', 'R 80', 'K 100']);
  const focused = page.locator(':focus');
  // The latest stands first: the middle one, the last one, and the one that is left.
  for (const [model, next] of [
    ['R 80', 'R 45'],
    ['R 45', 'K 100'],
  ]) {
    await page.getByRole('button', { name: `Remove from the list: BMW ${model}` }).press('Enter');
    await expect(page.getByRole('article', { name: `BMW ${next}` }).locator(focused)).toHaveCount(1);
  }
  await page.getByRole('button', { name: 'Remove from the list: BMW K 100' }).press('Enter');
  await expect(page.getByRole('article')).toHaveCount(0);
  await expect(focused).toHaveAttribute('id', 'content');
  await page.context().close();
});

test('S2 /dashboard/bookings: who has left the list meanwhile is not taken back into it when a row goes', async ({
  browser,
}) => {
  const page = await openSold(browser, ['R 45', 'R 80']);
  const goOn = Promise.withResolvers<void>();
  await page.route('**/api/myBookings/*/hide', async (route) => {
    await goOn.promise;
    await route.continue();
  });
  await page.getByRole('button', { name: 'Remove from the list: BMW R 80' }).press('Enter');
  await page.getByRole('contentinfo').getByRole('paragraph').first().click();
  const focused = page.locator(':focus');
  await expect(focused).toHaveCount(0);
  goOn.resolve();
  await expect(page.getByRole('article')).toHaveCount(1);
  await nextPaint(page);
  await expect(focused).toHaveCount(0);
  await page.context().close();
});
