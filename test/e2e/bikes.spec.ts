import { expect, type Page, test } from '@playwright/test';
import { expectSoundAt } from '../support/looks.ts';
import { takenOver } from '../support/people.ts';

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
    await page.getByRole('link', { name: 'More motorcycles' }).click();
    await expect.poll(() => address(page)).toMatch(/^\?minPrice=100000&sort=price-low&cursor=/);
    await expect(page.getByRole('article').first()).toBeVisible();
    const canonical = page.locator('meta[name=robots]');
    await expect(canonical).toHaveAttribute('content', 'noindex');
  });
});

test('S2 /bikes: suggestions by keyboard; back and forward go through the searches', async ({ page }) => {
  await page.goto('/bikes?maxPrice=500000');
  await takenOver(page);
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

test('S2 /bikes: nothing fits: which filter keeps how many out, one click lets go of it', async ({
  page,
}) => {
  await page.goto('/bikes?make=tvs&minPrice=9000000');
  await takenOver(page);
  await expect(page.getByText('No motorcycle fits all of this')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'What comes nearest' })).toBeVisible();
  expect(await page.getByRole('article').count()).toBeGreaterThan(0);
  const way = page.getByRole('link', { name: /^Without Price from (BDT\s)?90,00,000: \d+ motorcycles/ });
  const said = /: (\d+ motorcycles)/.exec((await way.textContent()) ?? '')?.[1] ?? '';
  await way.click();
  await expect.poll(() => address(page)).toBe('?make=tvs');
  await expect(page.getByRole('status').filter({ hasText: 'motorcycle' })).toHaveText(said);
});

test('S2 /bikes: what is asked for and left out at once is told, and either comes off with one click', async ({
  page,
}) => {
  for (const [off, rest] of [
    ['Without TVS', '?notMake=tvs'],
    ['No longer “not TVS”', '?make=tvs'],
  ] as const) {
    await page.goto('/bikes?make=tvs&notMake=tvs');
    await takenOver(page);
    const told = page.getByText('“TVS” is asked for and left out by “not TVS”').locator('..');
    await expect(told).toBeVisible();
    // Nothing like that ever comes in.
    await expect(page.getByRole('link', { name: 'Tell me about new ones' })).toHaveCount(0);
    await told.getByRole('link', { name: off }).click();
    await expect.poll(() => address(page)).toBe(rest);
    await expect(page.getByRole('article').first()).toBeVisible();
    await expect(told).toBeHidden();
  }
});

test('S2 /bikes: what is left out is a chip that comes off; where no single filter helps, two are let go of', async ({
  page,
}) => {
  await page.goto('/bikes?q=scooter+not+honda');
  expect(address(page)).toBe('?category=scooters&notMake=honda');
  await takenOver(page);
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(page.getByRole('article').filter({ hasText: 'Honda' })).toHaveCount(0);
  await page.getByRole('link', { name: 'No longer “not Honda”' }).click();
  await expect.poll(() => address(page)).toBe('?category=scooters');

  await page.goto('/bikes?make=honda&maxYear=1910&minCc=2000');
  await takenOver(page);
  await page.getByRole('link', { name: /^Without Year .*1910, Engine .*2,000.*: \d+ motorcycles/ }).click();
  await expect.poll(() => address(page)).toBe('?make=honda');
  await expect(page.getByRole('article').first()).toBeVisible();
});

test('S2 /bikes: words that wish for an order become a chip; a word that nobody wrote is told', async ({
  page,
}) => {
  await page.goto('/bikes?q=dhaka+low+km');
  await expect(page).toHaveURL(/\?district=dhaka&division=dhaka&sort=km-low$/);
  await takenOver(page);
  await expect(page.getByLabel('Sort by')).toHaveValue('km-low');
  await page.getByRole('link', { name: 'Without Kilometres, lowest first' }).click();
  await expect(page).toHaveURL(/\?district=dhaka&division=dhaka$/);
  await expect(page.getByLabel('Sort by')).toHaveValue('newest');

  await page.goto('/bikes?q=dhaka+expensive+low+km');
  await expect(page.getByLabel('Sort by')).toHaveValue('price-high');
  await expect(page.getByText('This list has the order “Price, highest first”.')).toContainText(
    'You also asked for “Kilometres, lowest first”',
  );
  await takenOver(page);
  await page.getByLabel('Sort by').selectOption('km-low');
  await expect(page).toHaveURL(/\?district=dhaka&division=dhaka&sort=km-low$/);
  await expect(page.getByText('This list has the order')).toHaveCount(0);

  // Nothing is called near that has nothing of the search; what is says why it is shown.
  // Nobody's invented name begins like this.
  await page.goto('/bikes?q=zzkk');
  await expect(page.getByText('No listing contains “zzkk”.')).toBeVisible();
  await expect(page.getByRole('link', { name: /^Without “zzkk”: / })).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(0);
  await page.goto('/bikes?q=zzkk+dhaka');
  await expect(page.getByRole('heading', { name: 'What comes nearest' })).toBeVisible();
  await expect(page.getByText(/They match other parts of your search/)).toBeVisible();
  await expect(page.getByRole('article').first()).toContainText('Dhaka');
  // A word that nobody wrote keeps nothing from those that fit otherwise: they come first.
  await expect(page.getByRole('main')).toContainText(/What comes nearest.+No motorcycle fits all of this/s);
  const nearest = page.locator('section', {
    has: page.getByRole('heading', { name: 'What comes nearest', level: 2 }),
  });
  await expect(nearest.getByRole('article').first().getByRole('heading', { level: 3 })).toBeVisible();
  await expect(page.getByRole('link', { name: /^Without “zzkk”: / })).toHaveCount(1);
  await nearest.getByRole('link', { name: /^Without “zzkk”: \d/ }).click();
  await expect(page).toHaveURL(/\/bikes\?district=dhaka&division=dhaka$/);
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

/** Opens the list of all motorcycles with its first three pages, and returns the cards. */
async function openThreePages(page: Page) {
  await page.goto('/bikes');
  await takenOver(page);
  const cards = page.getByRole('article');
  for (const count of [48, 72]) {
    await page.getByRole('link', { name: 'More motorcycles' }).click();
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
    const title = card.getByRole('heading').getByRole('link');
    await title.scrollIntoViewIfNeeded();
    // Noted when it is left: cards that come near the screen are laid out and may move the page.
    await title.evaluate((link) => {
      const note = () => sessionStorage.setItem('left', String(Math.round(link.getBoundingClientRect().top)));
      addEventListener('click', note, { capture: true });
    });
    await title.click();
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
  const placeOf = () => card.evaluate((element) => Math.round(element.getBoundingClientRect().top));
  const before = await placeOf();
  await page.reload();
  await expect(cards).toHaveCount(72);
  await expect.poll(placeOf).toBe(before);
  // The same from a motorcycle that was open then.
  await card.getByRole('heading').getByRole('link').click();
  await expect(page.getByRole('heading', { name: 'Similar motorcycles' })).toBeVisible();
  await page.reload();
  await takenOver(page);
  await page.goBack();
  await expect(cards).toHaveCount(72);
  await expect.poll(placeOf).toBe(before);
  // And from another search.
  await page
    .getByRole('link', { name: /^TVS \d/ })
    .first()
    .dispatchEvent('click', { button: 0 });
  await expect(page).toHaveURL(/make=tvs/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('TVS');
  await page.reload();
  await takenOver(page);
  await page.goBack();
  await expect(cards).toHaveCount(72);
  await expect.poll(placeOf).toBe(before);
});

test('S2 /bikes on a phone: whoever opened a motorcycle below the filters comes back to it, with the filters closed', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/bikes');
  await takenOver(page);
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

test('S8 /bikes: a search that cannot be had says so, and is had when tried again', async ({ page }) => {
  await page.goto('/bikes');
  await takenOver(page);
  await page.clock.install();
  await page.route('**/api/bikes?*', (route) => route.abort());
  await page.getByRole('group', { name: 'Make' }).getByRole('link').first().click();
  const alert = page.getByRole('alert');
  // Three more tries first, twice: for the address and for the page.
  await expect(async () => {
    await page.clock.runFor(8_000);
    await expect(alert).toContainText('The search could not be answered.', { timeout: 500 });
  }).toPass();
  await page.unroute('**/api/bikes?*');
  await alert.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(alert).toHaveCount(0);
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
    await takenOver(page);
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
  await takenOver(page);
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
