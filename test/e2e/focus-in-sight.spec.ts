import { expect, type Page, test } from '@playwright/test';
import { some } from '../support/choosing-photos.ts';
import { addProduct, hydrated, registered, signIn } from '../support/people.ts';
import { someBikes } from '../support/saving.ts';

const open = async (page: Page, path: string) => {
  await page.goto(path);
  await hydrated(page);
};

/** Whether what has the focus can be seen: the middle of it is neither outside of the screen nor below something else. */
const isInSight = (page: Page) =>
  page.evaluate(() => {
    const focused = document.activeElement;
    if (!focused) return false;
    const { left, top, width, height } = focused.getBoundingClientRect();
    const seen = document.elementFromPoint(left + width / 2, top + height / 2);
    return seen !== null && (focused.contains(seen) || seen.contains(focused));
  });

// The second is a desktop at 400 % zoom.
for (const [width, height] of [
  [360, 640],
  [320, 256],
] as const)
  test(`S2 /bikes on ${width} by ${height} pixels by keyboard: no filter is below the way to what was found`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await open(page, '/bikes');
    await page.locator('summary', { hasText: 'Show filters' }).press('Enter');
    const way = page.getByRole('link', { name: /^Show [\d,]+ motorcycles?$/ });
    await expect(way).toBeVisible();
    let stops = 0;
    for (; stops < 200; stops++) {
      await page.keyboard.press('Tab');
      if (await way.evaluate((link) => link === document.activeElement)) break;
      expect(await isInSight(page), (await page.locator(':focus').textContent()) ?? '').toBe(true);
    }
    expect(stops).toBeGreaterThan(20);
    expect(stops).toBeLessThan(200);
  });

test('S2 dashboard on a small phone by keyboard: a link at the edge of its line is shown whole', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await signIn(page.context(), await registered('Seller'));
  for (const path of ['/dashboard/addProduct', '/dashboard/account']) {
    await open(page, path);
    const links = page.getByRole('navigation', { name: 'Dashboard' }).getByRole('link');
    await page.getByRole('button', { name: 'Logout' }).focus();
    for (const link of await links.all()) {
      await page.keyboard.press('Tab');
      await expect(link).toBeFocused();
      await expect(link).toBeInViewport({ ratio: 1 });
    }
  }
});

test('S2 /bikes/… on a phone by keyboard: each photo is shown whole that has the focus', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  const seller = await registered('Seller');
  const headers = { authorization: `Bearer ${seller.token}` };
  const photos: string[] = [];
  for (const data of await some(4)) {
    const typed = { ...headers, 'content-type': 'image/jpeg' };
    const answer = await page.request.post('/api/photos', { data, headers: typed });
    photos.push(((await answer.json()) as { image: string }).image);
  }
  const [image = '', ...others] = photos;
  const id = await addProduct(seller, { name: 'BMW G 310 R', image });
  const changed = await page.request.patch(`/api/myProducts/${id}`, { data: { photos: others }, headers });
  expect(changed.status()).toBe(200);
  await open(page, `/bikes/x-${id}`);
  const links = page.getByRole('figure').getByRole('link');
  await expect(links).toHaveCount(4);
  await page.getByRole('link', { name: /^Photo 1 of 4/ }).focus();
  await page.keyboard.press('Shift+Tab');
  for (const each of await links.all()) {
    await page.keyboard.press('Tab');
    await expect(each).toBeFocused();
    await expect(each).toBeInViewport({ ratio: 0.99 });
  }
});

for (const [width, height] of [
  [360, 640],
  [768, 600],
] as const)
  test(`S2 /saved on ${width} by ${height} pixels by keyboard: nothing is below the button that compares`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    const { ids } = await someBikes(6);
    const buyer = await registered('Buyer');
    const headers = { authorization: `Bearer ${buyer.token}` };
    const data = { bikes: ids.map((_id) => ({ _id })) };
    expect((await page.request.post('/api/saved', { data, headers })).ok()).toBe(true);
    await signIn(page.context(), buyer);
    await open(page, '/saved');
    await expect(page.getByRole('main').getByRole('article')).toHaveCount(6);
    const way = page.getByRole('button', { name: /^Compare/ });
    let stops = 0;
    for (; stops < 60; stops++) {
      await page.keyboard.press('Tab');
      if (await way.evaluate((button) => button === document.activeElement)) break;
      expect(await isInSight(page), (await page.locator(':focus').getAttribute('aria-label')) ?? '').toBe(
        true,
      );
    }
    expect(stops).toBeGreaterThan(18);
    expect(stops).toBeLessThan(60);
  });

test('S2 on a phone by keyboard: a line that scrolls sideways does not cut the ring around what has the focus', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  const seller = await registered('Seller');
  await signIn(page.context(), seller);
  await open(page, '/dashboard/myProduct');
  const pressed = page.locator('.side-link, .tab-link');
  expect(await pressed.count()).toBeGreaterThan(8);
  await page.keyboard.press('Tab');
  for (const each of await pressed.all()) {
    await each.focus();
    const over = await each.evaluate((link) => {
      const { outlineOffset, outlineWidth, outlineStyle } = getComputedStyle(link);
      const ring = outlineStyle === 'none' ? 0 : parseFloat(outlineOffset) + parseFloat(outlineWidth);
      const line = link.closest('.scroll-line')?.getBoundingClientRect();
      const { top, bottom } = link.getBoundingClientRect();
      return line ? [ring > line.bottom - bottom, ring > top - line.top] : ['no line'];
    });
    expect(over, (await each.textContent()) ?? '').toEqual([false, false]);
  }
});
