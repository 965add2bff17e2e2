import { expect, type Page, test } from '@playwright/test';
import { clickAtRest } from '../support/at-rest.ts';
import { hydrated } from '../support/people.ts';

// Whoever comes back to a long list is where they were.

/** Opens the list of all motorcycles with its first three pages, and returns the cards. */
async function openThreePages(page: Page) {
  await page.goto('/bikes');
  await hydrated(page);
  const cards = page.getByRole('article');
  for (const count of [48, 72]) {
    await clickAtRest(page.getByRole('link', { name: 'More motorcycles' }));
    await expect(cards).toHaveCount(count);
  }
  return cards;
}

for (const width of [1280, 360])
  test(`S2 /bikes, ${width} wide: whoever comes back from a motorcycle is where they were`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 740 });
    const cards = await openThreePages(page);
    const card = cards.nth(60);
    const href = await card.getByRole('heading').getByRole('link').getAttribute('href');
    // By its address: others may come to the list meanwhile.
    const title = cards.getByRole('heading').locator(`a[href="${href}"]`);
    // Noted when it is left: cards that come near the screen are laid out and may move the page.
    await title.evaluate((link) => {
      const note = () => sessionStorage.setItem('left', String(Math.round(link.getBoundingClientRect().top)));
      addEventListener('click', note, { capture: true });
    });
    await clickAtRest(title);
    await expect(page.getByRole('heading', { name: 'Similar motorcycles' })).toBeVisible();
    const before = await page.evaluate(() => Number(sessionStorage.getItem('left')));
    await page.goBack();
    await expect(cards).toHaveCount(72);
    // To the pixel: pages are scrolled by whole ones, and cards lie between them.
    const moved = () =>
      title.evaluate((link, top) => Math.abs(link.getBoundingClientRect().top - top), before);
    await expect.poll(moved).toBeLessThanOrEqual(1.5);
    await expect(title).toBeFocused();
  });

test('S2 /bikes: a browser that has dropped the page brings the reader back to the place in a long list', async ({
  page,
}) => {
  const cards = await openThreePages(page);
  const card = cards.nth(60);
  await card.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  // The first card in sight, which is what is restored. Others may be higher by then: prices name their currency as soon as
  // another one is offered.
  const placeOf = () =>
    cards.evaluateAll((all) => {
      const tops = all.map((element) => element.getBoundingClientRect().top);
      const first = tops.findIndex((top) => top >= 0);
      return { first, top: tops[first] ?? Number.NaN };
    });
  const before = await placeOf();
  // To the pixel, as above.
  const moved = async () => {
    const { first, top } = await placeOf();
    return first === before.first ? Math.abs(top - before.top) : Number.POSITIVE_INFINITY;
  };
  await page.reload();
  await expect(cards).toHaveCount(72);
  await expect.poll(moved).toBeLessThanOrEqual(1.5);
  // The same from a motorcycle that was open then.
  await card.getByRole('heading').getByRole('link').click();
  await expect(page.getByRole('heading', { name: 'Similar motorcycles' })).toBeVisible();
  await page.reload();
  await hydrated(page);
  await page.goBack();
  await expect(cards).toHaveCount(72);
  await expect.poll(moved).toBeLessThanOrEqual(1.5);
  // And from another search.
  await page
    .getByRole('link', { name: /^TVS \d/ })
    .first()
    .dispatchEvent('click', { button: 0 });
  await expect(page).toHaveURL(/make=tvs/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('TVS');
  await page.reload();
  await hydrated(page);
  await page.goBack();
  await expect(cards).toHaveCount(72);
  await expect.poll(moved).toBeLessThanOrEqual(1.5);
});

test('S2 /bikes on a phone: whoever opened a motorcycle below the filters comes back to it, with the filters closed', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/bikes');
  await hydrated(page);
  await page.getByText('Show filters').click();
  await page
    .getByRole('complementary', { name: 'Filters' })
    .getByRole('link', { name: /^TVS \d/ })
    .click();
  await expect(page).toHaveURL(/\?make=tvs$/);
  await page.getByRole('link', { name: /^Show \d+ motorcycles$/ }).click();
  const card = page.getByRole('article').nth(2).getByRole('heading').getByRole('link');
  await card.press('Enter');
  await expect(page.getByRole('heading', { name: 'Similar motorcycles' })).toBeVisible();
  await page.goBack();
  await expect(card).toBeFocused();
  await expect(card).toBeInViewport();
  // The reader goes on from there, in either direction.
  await page.keyboard.press('Tab');
  await expect(page.getByRole('article').nth(2).getByRole('button').first()).toBeFocused();
  await page.goForward();
  await expect(page.getByRole('heading', { name: 'Similar motorcycles' })).toBeVisible();
  await page.goBack();
  await expect(card).toBeInViewport();
});
