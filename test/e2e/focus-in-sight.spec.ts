import { expect, type Page, test } from '@playwright/test';
import { registered, signIn, takenOver } from '../support/people.ts';

const open = async (page: Page, path: string) => {
  await page.goto(path);
  await takenOver(page);
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
