import { expect, type Locator, type Page, test } from '@playwright/test';
import { hydrated } from '../support/people.ts';

// How near the motorcycles of a search are: for the keyboard, and for a thumb on a small phone.

const focused = (page: Page): Locator => page.locator(':focus');

async function press(page: Page, key: string, expected: string | RegExp) {
  await page.keyboard.press(key);
  await expect(focused(page)).toHaveAccessibleName(expected);
}

for (const javaScriptEnabled of [true, false])
  test(`/bikes${javaScriptEnabled ? '' : ' without script'}: links past the top bar and past the filters lead the keyboard to the first Book Now`, async ({
    browser,
  }) => {
    const context = await browser.newContext({ javaScriptEnabled, viewport: { width: 1440, height: 900 } });
    const page = await context.newPage();
    await page.goto('/bikes?make=yamaha');
    if (javaScriptEnabled) await hydrated(page);
    await press(page, 'Tab', 'Skip to content');
    await page.keyboard.press('Enter');
    await press(page, 'Tab', 'Skip to results');
    await expect(focused(page)).toBeInViewport({ ratio: 1 });
    await page.keyboard.press('Enter');
    const card = page.getByRole('article').first();
    const name = (await card.getByRole('heading').textContent()) ?? '';
    await press(page, 'Tab', name);
    await press(page, 'Tab', `Save ${name}`);
    await press(page, 'Tab', `Book Now: ${name}`);
    await press(page, 'Tab', `Buy Now: ${name}`);
    await expect(page).toHaveURL(/\/bikes\?make=yamaha#results$/);
    await context.close();
  });

test('/bikes: from the search box it is one stop to the way past the filters, which leads to what was found, or was not', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/bikes?make=honda&minPrice=9000000');
  await hydrated(page);
  await page.getByRole('main').getByRole('button', { name: 'Search' }).focus();
  await press(page, 'Tab', 'Skip to results');
  await page.keyboard.press('Enter');
  await press(page, 'Tab', /^Without /);
});

test('/bikes on a small phone: a card with its figures and buttons fits on the screen, and thumbs can hit each', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  // Samples only: other tests sell motorcycles with the longest names there may be.
  await page.goto('/bikes?make=tvs');
  await hydrated(page);
  const cards = await page.getByRole('article').all();
  expect(cards.length).toBeGreaterThan(3);
  for (const card of cards.slice(0, 6)) {
    // What is not near the screen is not laid out.
    await card.scrollIntoViewIfNeeded();
    await expect(card.getByRole('term')).toHaveCount(8);
    for (const term of await card.getByRole('definition').all()) await expect(term).toBeVisible();
    expect((await card.boundingBox())?.height).toBeLessThan(480);
    const targets = [card.getByRole('link', { name: /Now/ }), card.getByRole('button')];
    for (const target of (await Promise.all(targets.map((each) => each.all()))).flat()) {
      const smaller = async () => {
        const { width = 0, height = 0 } = (await target.boundingBox()) ?? {};
        return Math.min(width, height);
      };
      await expect.poll(smaller).toBeGreaterThanOrEqual(44);
    }
  }
});

for (const percent of [150, 200])
  test(`/bikes on a phone whose letters are set to ${percent} percent: nothing of the top bar and of a card is cut off`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 780 });
    const devTools = await page.context().newCDPSession(page);
    await devTools.send('Page.setFontSizes', { fontSizes: { standard: (16 * percent) / 100 } });
    await page.goto('/bikes');
    await expect(page.locator('html')).toHaveCSS('font-size', `${(16 * percent) / 100}px`);
    const card = page.getByRole('article').first();
    await card.scrollIntoViewIfNeeded();
    const beyond = await page.locator('header, article:first-of-type').evaluateAll((parts) =>
      parts
        .flatMap((part) => [...part.querySelectorAll('a, button, h2, dd, span')])
        .filter((one) => one.getBoundingClientRect().right > innerWidth)
        .map((one) => one.textContent),
    );
    expect(beyond).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    await expect(card.getByRole('link', { name: /^Buy Now/ })).toBeVisible();
  });
