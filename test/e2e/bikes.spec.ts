import { expect, type Page, test } from '@playwright/test';
import { clickAtRest } from '../support/at-rest.ts';
import { expectSoundAt } from '../support/looks.ts';
import { hydrated } from '../support/people.ts';

// What is for sale of TVS are samples only: other tests add and delete motorcycles of other makes at the same time.

const chips = (page: Page) => page.getByRole('list', { name: 'Your choice' }).getByRole('listitem');
// It names its currency while there are prices of another one, which other tests bring.
const priced = (range: string, figure: string) => new RegExp(`^Price ${range} (BDT\\s)?${figure}$`);
const address = (page: Page) => decodeURIComponent(new URL(page.url()).search);

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('S2 /bikes: from the home page: what was typed becomes chips, each of which comes off', async ({
    page,
  }) => {
    await page.goto('/');
    await page.getByRole('searchbox', { name: 'Make, model, place, price' }).fill('tvs under 4 lakh');
    await page.getByRole('main').getByRole('button', { name: 'Search' }).click();
    await expect.poll(() => address(page)).toBe('?make=tvs&maxPrice=400000');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('TVS');
    await expect(chips(page)).toHaveText(['TVS', priced('up to', '4,00,000'), 'Clear all']);
    // The whole page, and not only its beginning.
    await page.waitForLoadState();
    const names = await page.getByRole('article').getByRole('heading').allTextContents();
    expect(names.length).toBeGreaterThan(2);
    for (const name of names) expect(name).toContain('TVS');
    await page.getByRole('link', { name: /^Without Price up to (BDT\s)?4,00,000$/ }).click();
    await expect.poll(() => address(page)).toBe('?make=tvs');
    const model = page.getByRole('group', { name: 'Model' }).getByRole('link').first();
    const said = Number(/(\d+)$/.exec((await model.textContent()) ?? '')?.[1]);
    await model.click();
    await expect(page.getByRole('status').filter({ hasText: 'motorcycle' })).toHaveText(
      new RegExp(`^${said} motorcycles?$`),
    );
  });

  test('S2 /bikes: the address of a motorcycle that is pasted into the search leads to it', async ({
    page,
  }) => {
    await page.goto('/bikes?make=tvs');
    const card = page.getByRole('article').getByRole('link', { name: /^TVS/ }).first();
    const pasted = new URL((await card.getAttribute('href')) ?? '', page.url()).href;
    await page.locator('main [name=q]').fill(pasted);
    await page.getByRole('main').getByRole('button', { name: 'Search' }).click();
    await expect(page).toHaveURL(pasted);
  });

  test('S2 /bikes: ranges, order and further pages are plain forms and links', async ({ page }) => {
    await page.goto('/bikes');
    const price = page.getByRole('group', { name: 'Price' });
    await price.getByLabel('From').fill('1 lakh');
    await price.getByRole('button', { name: 'Apply' }).click();
    await expect.poll(() => address(page)).toBe('?minPrice=100000');
    await page.getByLabel('Sort by').selectOption('Price, lowest first');
    await page
      .locator('form', { has: page.getByLabel('Sort by') })
      .getByRole('button')
      .click();
    await expect.poll(() => address(page)).toBe('?minPrice=100000&sort=price-low');
    await expect(page.getByRole('article')).toHaveCount(24);
    await clickAtRest(page.getByRole('link', { name: 'More motorcycles' }));
    await expect.poll(() => address(page)).toMatch(/^\?minPrice=100000&sort=price-low&cursor=/);
    await expect(page.getByRole('article').first()).toBeVisible();
    const canonical = page.locator('meta[name=robots]');
    await expect(canonical).toHaveAttribute('content', 'noindex');
  });
});

test('S2 /bikes: suggestions by keyboard; back and forward go through the searches', async ({ page }) => {
  await page.goto('/bikes?maxPrice=500000');
  await hydrated(page);
  const box = page.getByRole('combobox', { name: 'Make, model, place, price' });
  await box.pressSequentially('yama');
  const options = page.getByRole('listbox', { name: 'Suggestions' }).getByRole('option');
  await expect(options.first()).toContainText('Yamaha');
  await expect(box).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('ArrowDown');
  await expect(options.first()).toHaveAttribute('aria-selected', 'true');
  await expect(box).toHaveAttribute(
    'aria-activedescendant',
    (await options.first().getAttribute('id')) ?? '-',
  );
  await page.keyboard.press('Enter');
  await expect.poll(() => address(page)).toBe('?make=yamaha&maxPrice=500000');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Yamaha');
  // The words became a filter, which the box adds to.
  await expect(box).toHaveValue('');
  await expect(box).toHaveAttribute('placeholder', 'Add to your search');
  await box.fill('hon');
  await expect(options.first()).toContainText('Honda');
  await page.keyboard.press('Escape');
  await expect(options.first()).toBeHidden();
  await box.fill('2018 honda');
  await page.keyboard.press('Enter');
  await expect
    .poll(() => address(page))
    .toBe('?make=honda&make=yamaha&maxPrice=500000&maxYear=2018&minYear=2018');
  await page.goBack();
  await expect.poll(() => address(page)).toBe('?make=yamaha&maxPrice=500000');
  await expect(chips(page)).toHaveText(['Yamaha', priced('up to', '5,00,000'), 'Clear all']);
  await page.goBack();
  await expect(chips(page)).toHaveText([priced('up to', '5,00,000'), 'Clear all']);
  await page.goForward();
  await expect(chips(page)).toHaveText(['Yamaha', priced('up to', '5,00,000'), 'Clear all']);
});

test('S2 /bikes: a make is a page for search engines, a limit of one’s own is none', async ({ page }) => {
  await page.goto('/bikes?make=tvs');
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/bikes\?make=tvs$/);
  await expect(page.locator('meta[name=robots]')).toHaveCount(0);
  await page.goto('/bikes?make=tvs&maxPrice=377777');
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
});

test('S2 /bikes: who types that they want to sell is led to it, above all that is for sale', async ({
  page,
}) => {
  await page.goto('/bikes?q=how+to+sell+my+tvs');
  await expect(page.getByText('Do you want to sell?')).toBeVisible();
  await expect(page.getByText('Not everything could be used')).toHaveCount(0);
  await expect(page.getByRole('article').first()).toContainText('TVS');
  await page.getByRole('link', { name: 'Add yours for sale' }).click();
  await expect(page).toHaveURL(/\/login/);
});

test('S8 /bikes: a search that cannot be had says so, and is had when tried again', async ({ page }) => {
  await page.goto('/bikes');
  await hydrated(page);
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  let asked = 0;
  await page.route('**/api/bikes?*', (route) => {
    asked += 1;
    return route.fulfill({ status: 502, body: '' });
  });
  await page.getByRole('group', { name: 'Make' }).getByRole('link').first().click();
  const alert = page.getByRole('alert');
  // Who waits is told so, and does not take the former list for the one that was asked for.
  await expect.poll(() => asked).toBe(1);
  await expect(page.locator('#found')).toHaveAttribute('aria-busy', 'true');
  // It begins to count a moment later; less than the seven seconds until all tries have failed.
  for (const _ of [1, 2]) await page.clock.runFor(2_100);
  await expect(page.getByRole('status').filter({ hasText: 'Searching…' })).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(0);
  // Three more tries first; those for the address count for the page.
  await expect(async () => {
    await page.clock.runFor(2_000);
    await expect(alert).toContainText('The search results could not be loaded.', { timeout: 500 });
  }).toPass();
  await expect(alert).toContainText('Something went wrong on our side.');
  await page.clock.runFor(30_000);
  await expect(alert).toBeVisible();
  expect(asked).toBe(4);
  await page.unroute('**/api/bikes?*');
  await page.clock.resume();
  await alert.getByRole('button', { name: 'Try again' }).press('Enter');
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(alert).toHaveCount(0);
  // A keyboard goes on at what was found or, where the answer was there before anything showed the waiting, at its number.
  await expect(page.locator('#found:is(:focus, :has(:focus))')).toBeVisible();
});

test('S2 /bikes: whatever stands in the address, an answer comes and nothing runs', async ({
  page,
  request,
}) => {
  const odd = [
    `q=${'gixxer '.repeat(1_400)}`,
    "q='; drop table listings; --&make=' or 1=1 --",
    'q=<script>window.hit=1</script>&make="><img src=x onerror="window.hit=1">',
    'minPrice=-5&maxPrice=1e99&minYear=x&maxKm=NaN&owners=99',
    'make=honda&make=honda&minPrice=500000&maxPrice=1&sort=best&photo=perhaps',
    'cursor=nonsense',
    'cursor=0.1.1.zzzzzzz',
    'page=99999999&limit=1000000',
  ];
  for (const query of odd) {
    const path = `/bikes?${encodeURI(query).replaceAll('#', '%23')}`;
    const answer = await request.get(path, { maxRedirects: 3 });
    expect([query.slice(0, 60), answer.status()]).toEqual([query.slice(0, 60), 200]);
    await page.goto(path);
    await hydrated(page);
    expect(await page.evaluate(() => 'hit' in window)).toBe(false);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
  const far = await request.get(`/bikes?cursor=nonsense&x=${'y'.repeat(9_000)}`, { maxRedirects: 0 });
  expect([far.status(), far.headers().location]).toEqual([302, '/bikes']);
  await page.goto(`/bikes?q=${'x'.repeat(500)}&minPrice=abc`);
  await expect(page.getByText('Not everything could be used:')).toBeVisible();
});

test('S2 /bikes on a phone: the way to the filters says whether it is open, and Enter and Space open and close it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await page.goto('/bikes');
  await hydrated(page);
  const filters = page.getByRole('complementary', { name: 'Filters' });
  const brands = filters.getByRole('link', { name: /^Yamaha \d/ }).first();
  await expect(brands).toBeHidden();
  const opener = filters.locator('summary[aria-controls]');
  for (const key of ['Enter', 'Space']) {
    await opener.press(key);
    await expect(brands).toBeVisible();
    await expect(opener).toHaveText('Hide filters', { useInnerText: true });
    await opener.press(key);
    await expect(brands).toBeHidden();
    await expect(opener).toHaveText('Show filters', { useInnerText: true });
  }
});

const places = [
  ['/bikes', '/bikes?make=yamaha&maxPrice=150000'],
  [
    '/bikes where nothing fits',
    `/bikes?make=honda&minPrice=9000000&q=xyzzy${'x'.repeat(150)}&minYear=${'9x'.repeat(60)}&area=${'ঢা'.repeat(300)}`,
  ],
  ['/bikes/{slug}-{id}', '/bikes/bmw-r-ninet-sample0011'],
] as const;

for (const [title, path] of places) {
  test(`S2 ${title}: axe finds nothing, nothing is wider than the screen, no script complains`, async ({
    page,
  }) => {
    const first = async (_: Page, width: number) => {
      const open = page.getByText('Show filters');
      if (width < 1_024 && (await open.isVisible())) await open.click();
      const box = page.getByRole('combobox', { name: 'Make, model, place, price' });
      if ((await box.count()) === 0) return;
      await box.fill('ya');
      // A name is suggested only where its search finds something.
      if (title !== '/bikes where nothing fits') await expect(page.getByRole('option').first()).toBeVisible();
    };
    await expectSoundAt(page, [path], { first });
  });
}
