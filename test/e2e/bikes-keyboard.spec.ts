import { expect, type Page, test } from '@playwright/test';
import { bikePath } from '../../src/routes.ts';
import { addProduct, hydrated, logIn, registered } from '../support/people.ts';
import { open } from '../support/saving.ts';

const cards = (page: Page) => page.getByRole('main').getByRole('article');
const more = (page: Page) => page.getByRole('link', { name: 'More motorcycles' });

test('S2 /bikes by keyboard: who asks for more goes on with the first that has come', async ({ page }) => {
  await open(page, '/bikes?sort=year-new');
  await more(page).press('Enter');
  await expect(cards(page).nth(24).getByRole('heading').getByRole('link')).toBeFocused();
  await expect(
    page.getByRole('status').filter({ hasText: /^\d+ motorcycles are on the page now\.$/ }),
  ).toHaveCount(1);
});

test('S2 /bikes by keyboard: where a filter is taken off, the focus goes on with the next, then with what was found', async ({
  page,
}) => {
  await open(page, '/bikes?make=tvs&condition=good&maxPrice=400000');
  const off = page.getByRole('link', { name: /^Without / });
  await expect(off).toHaveCount(3);
  const next = await off.nth(1).getAttribute('aria-label');
  await off.first().press('Enter');
  await expect(off).toHaveCount(2);
  await expect(page.getByRole('link', { name: next ?? '' })).toBeFocused();
  await page.getByRole('link', { name: 'Clear all' }).press('Enter');
  await expect(off).toHaveCount(0);
  await expect(page.getByText(/^[\d,]+ motorcycles$/)).toBeFocused();
});

test('S2 /bikes by keyboard: a filter that moves keeps the focus; where nothing was found, it goes on with what is found without a filter', async ({
  page,
}) => {
  await open(page, '/bikes');
  const makes = page.getByRole('group', { name: 'Make' });
  // Folded away below the most frequent ones, and above all of them once it is chosen.
  await makes.locator('summary', { hasText: 'More' }).press('Enter');
  const last = makes.locator('details .choice').last();
  const name = (await last.locator('span').textContent()) ?? '';
  const choice = makes.getByRole('link', { name });
  await choice.press('Enter');
  await expect(choice).toHaveAttribute('aria-current', 'true');
  await expect(choice).toBeFocused();
  await page.keyboard.press('Space');
  await expect(choice).not.toHaveAttribute('aria-current');
  await expect(choice).toBeFocused();

  await open(page, '/bikes?make=bajaj&maxPrice=20000&minYear=2024');
  await page.getByRole('link', { name: /^Without Price .*: \d+ motorcycles?$/ }).press('Enter');
  await expect(page).not.toHaveURL(/maxPrice/);
  await expect(page.getByText(/^\d+ motorcycles?$/)).toBeFocused();
});

test('S2 /bikes: a click on a filter that moves does not scroll after it', async ({ page }) => {
  await open(page, '/bikes');
  const makes = page.getByRole('group', { name: 'Make' });
  await makes.locator('summary', { hasText: 'More' }).click();
  const last = makes.locator('details .choice').last();
  const name = (await last.locator('span').textContent()) ?? '';
  await last.evaluate((choice) => scrollBy(0, choice.getBoundingClientRect().top - 40));
  const place = await last.boundingBox();
  await page.mouse.click((place?.x ?? 0) + 30, (place?.y ?? 0) + 10);
  const choice = makes.getByRole('link', { name });
  await expect(choice).toHaveAttribute('aria-current', 'true');
  await expect(choice).toBeFocused();
  // It is the first of its kind now, far above.
  await expect(choice).not.toBeInViewport();
});

test('S2 /bikes by keyboard: another order or a limit keeps the focus where it was chosen, and is told', async ({
  page,
}) => {
  await open(page, '/bikes?make=tvs');
  const order = page.getByLabel('Sort by');
  await order.focus();
  await order.selectOption('Price, lowest first');
  await expect(page).toHaveURL(/sort=price-low$/);
  await expect(order).toBeFocused();
  await expect(page.getByText('Sorted by Price, lowest first')).toHaveAttribute('aria-live', 'polite');
  const year = page.getByLabel('From Year');
  await year.fill('২০১২');
  await year.press('Enter');
  await expect(page).toHaveURL(/minYear=2012/);
  await expect(year).toHaveValue('2012');
  await expect(year).toBeFocused();
  // Going back takes the field and the order along.
  await page.goBack();
  await expect(year).toHaveValue('');
  await page.goBack();
  await expect(order).toHaveValue('newest');
});

for (const script of [true, false])
  test.describe(script ? 'with script' : 'without script', () => {
    test.use({ javaScriptEnabled: script });
    test(`S2 /bikes${script ? '' : ' without script'}: a figure that cannot be read stays in its field, which says so`, async ({
      page,
    }) => {
      await page.goto('/bikes?make=tvs&maxKm=50000&maxPrice=90000');
      if (script) await hydrated(page);
      const price = page.getByLabel('To Price');
      await price.fill('95 hazar er moddhe');
      await price.press('Enter');
      await expect(page).toHaveURL(/maxPrice=95\+hazar\+er\+moddhe/);
      await expect(price).toHaveValue('95 hazar er moddhe');
      await expect(price).toHaveAccessibleDescription(/“95 hazar er moddhe”/);
      await expect(price).toHaveAttribute('aria-invalid', 'true');
      if (script) await expect(price).toBeFocused();
      const km = page.getByLabel('To Kilometres');
      await km.fill('onek');
      await page.getByRole('button', { name: 'Apply Kilometres' }).click();
      await expect(km).toHaveValue('onek');
      await expect(km).toHaveAccessibleDescription(/“onek”/);
      await km.fill('');
      await km.press('Enter');
      await expect(km).not.toHaveAttribute('aria-invalid');
      if (script) await expect(km).toBeFocused();
    });
  });

test('S2 /bikes: while another order is on its way, the list shows that it waits', async ({ page }) => {
  await open(page, '/bikes?sort=year-new');
  const answer = Promise.withResolvers<void>();
  await page.route('**/api/bikes?*', async (route) => {
    await answer.promise;
    await route.continue();
  });
  await page.getByLabel('Sort by').selectOption('Price, lowest first');
  await expect(page.locator('#found')).toHaveAttribute('aria-busy', 'true');
  answer.resolve();
  await expect(page.locator('#found')).not.toHaveAttribute('aria-busy', 'true');
});

test('S2 /bikes on a phone: the way to what was found closes the filters and is no step of the history', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await open(page, '/bikes');
  await open(page, '/bikes?make=tvs');
  await page.getByText('Show filters').click();
  const condition = page.getByRole('group', { name: 'Price' });
  await expect(condition).toBeVisible();
  await page.getByRole('link', { name: /^Show [\d,]+ motorcycles?$/ }).click();
  await expect(condition).toBeHidden();
  await expect(page.getByText(/^[\d,]+ motorcycles?$/)).toBeInViewport();
  await page.goBack();
  await expect(page).toHaveURL(/\/bikes$/);
});

test('S2 /login on a slow line: the motorcycle stays until login is there; Escape leads back to its button', async ({
  page,
}) => {
  const name = 'Honda Dio, as new';
  const buyer = await registered('Buyer');
  const id = await addProduct(await registered('Seller'), { name });
  const login = Promise.withResolvers<void>();
  await page.route('**/assets/login-*.js', async (route) => {
    await login.promise;
    await route.continue();
  });
  await open(page, bikePath({ _id: id, name }));
  await page.getByRole('button', { name: `Book Now: ${name}` }).press('Enter');
  await expect(page).toHaveURL(/book=/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  login.resolve();
  await expect(page.getByRole('main')).toContainText('Log in to book');
  await logIn(page, buyer);
  await expect(page.getByRole('dialog').getByLabel('Meeting location')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.getByRole('button', { name: `Book Now: ${name}` })).toBeFocused();
});

test('S2 /login on a slow line: whoever is led there from a page for members sees that something comes', async ({
  page,
}) => {
  const login = Promise.withResolvers<void>();
  await page.route('**/assets/login-*.js', async (route) => {
    await login.promise;
    await route.continue();
  });
  await open(page, '/');
  await page.getByRole('link', { name: /ALL PRODUCTS bmw/i }).click();
  await expect(page.getByRole('main').getByText('Loading…')).toBeAttached();
  login.resolve();
  await expect(page.getByRole('main').getByLabel('Password')).toBeVisible();
  await hydrated(page);
});

test('S2 /bikes by keyboard: the space bar ticks a filter that looks like a box, and takes it off again', async ({
  page,
}) => {
  await page.goto('/bikes');
  await hydrated(page);
  const choice = page.locator('a.choice[href*="category="]').filter({ visible: true }).first();
  await choice.focus();
  const top = await page.evaluate(() => scrollY);
  await page.keyboard.press('Space');
  await expect(page).toHaveURL(/category=/);
  expect(await page.evaluate(() => scrollY)).toBeLessThanOrEqual(top);
  const chosen = page.locator('a.choice[aria-current]');
  await expect(chosen).toHaveCount(1);
  await chosen.press('Space');
  await expect(page).toHaveURL(/\/bikes$/);
});
