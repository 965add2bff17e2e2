import { expect, test } from '@playwright/test';
import { addProduct, hydrated, logIn, registered, signIn } from '../support/people.ts';
import { toastsReady } from '../support/toasts.ts';

/** Places whose changes a screen reader announces. */
const live = '[role="status"], [aria-live]';

test('S5 add product: what is told while somebody types has its place in the page before; a hidden one would not be heard', async ({
  page,
}) => {
  await signIn(page.context(), await registered('Seller'));
  await page.goto('/dashboard/addProduct');
  await hydrated(page);
  const form = page.locator('form').filter({ has: page.getByLabel('Product name') });
  const isRendered = () =>
    form.locator(live).evaluateAll((all) => all.map((place) => place.checkVisibility()));
  // Place, price, original price, photos, the same again, mobile number in the description.
  await expect.poll(async () => (await isRendered()).length).toBeGreaterThanOrEqual(6);
  expect(await isRendered()).not.toContain(false);
  const before = await form.locator(live).count();
  await page.getByLabel('Location').fill('Mirpur, Dhaka');
  await page.getByLabel('Price', { exact: true }).fill('3,00,000');
  await page.getByLabel('Original price').fill('2,00,000');
  for (const text of ['Buyers find it in Dhaka District.', 'The original price is below the price.'])
    await expect(form.locator(live).filter({ hasText: text })).toBeVisible();
  // They said it themselves.
  expect(await form.locator(live).count()).toBe(before);
});

test('S9 toasts: their place is one that screen readers listen to before the first of them comes', async ({
  page,
}) => {
  await page.goto('/contract');
  await hydrated(page);
  const place = page.locator('[role="status"]:has(> .moto-toasts)');
  await expect(place).toHaveCount(1);
  await expect(place).toBeEmpty();
  const here = await place.elementHandle();
  await page.getByLabel('E-mail address').fill('someone@example.org');
  await page.getByRole('button', { name: 'Send inquiry' }).click();
  await expect(place).toContainText('Inquiry sent.');
  expect(await here?.evaluate((node) => node.textContent)).toContain('Inquiry sent.');
  // Each is announced by its place, and not once more by itself.
  await expect(place.locator('[role="status"], [aria-live]')).toHaveCount(0);
});

test('S5 add product: where text is spaced out, the kinds of motorcycle are still readable', async ({
  page,
}) => {
  await signIn(page.context(), await registered('Seller'));
  await page.setViewportSize({ width: 320, height: 740 });
  await page.goto('/dashboard/addProduct');
  await hydrated(page);
  await page.addStyleTag({
    content:
      '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }',
  });
  const kinds = page.getByRole('list', { name: /illustration/i }).getByRole('button');
  expect(await kinds.count()).toBe(8);
  for (const kind of await kinds.all()) {
    const text = kind.locator('span').last();
    const isWhole = await text.evaluate((node) => node.scrollWidth <= node.clientWidth);
    expect(isWhole, (await text.textContent()) ?? '').toBe(true);
  }
});

test('S8 login, add product: what a form says itself, with the focus on it, is not announced once more by the toast', async ({
  page,
}) => {
  const seller = await registered('Seller');
  const toast = page.locator('.moto-toast');
  // A toast stays for three seconds, which are not over while the clock stands.
  await page.clock.install();
  await page.goto('/login');
  await hydrated(page);
  await page.clock.pauseAt(Date.now() + 60_000);
  await logIn(page, { email: seller.email, password: 'not the password' });
  await expect(toast).toContainText('E-mail or password is wrong.');
  await expect(page.getByRole('main').getByRole('alert')).toBeFocused();
  expect(await page.getByRole('status').filter({ has: toast }).ariaSnapshot()).not.toContain('wrong');
  await signIn(page.context(), seller);
  await page.clock.resume();
  await page.goto('/dashboard/addProduct');
  await hydrated(page);
  await toastsReady(page);
  // A little more than the clock is ahead: after two minutes at once the library would count as lost.
  await page.clock.pauseAt(Date.now() + 90_000);
  await page.getByRole('main').getByRole('button', { name: 'Add product' }).click();
  await expect(toast).toContainText('Not everything is filled in');
  expect(await page.getByRole('status').filter({ has: toast }).ariaSnapshot()).not.toContain('filled in');
});

test('S2 My products, /bikes: a screen reader’s lists of links and of lists say which motorcycle is meant, and hold nothing empty', async ({
  page,
}) => {
  const seller = await registered('Seller');
  const names = ['BMW C 400 X', 'BMW G 310 R'];
  for (const name of names) await addProduct(seller, { name });
  await signIn(page.context(), seller);
  await page.goto('/dashboard/myProduct');
  await hydrated(page);
  for (const name of names)
    await expect(page.getByRole('link', { name: `Who booked it: ${name}`, exact: true })).toHaveCount(1);
  await page.goto('/bikes?q=qxqxqxqx');
  await hydrated(page);
  expect(await page.locator('main ul:empty').count()).toBe(0);
});

test('S2 from page to page: the content that gets the focus says the title of its page, and is plain content again afterwards', async ({
  page,
}) => {
  await page.goto('/bikes?make=tvs');
  await hydrated(page);
  const named = (title: string) =>
    expect(page.getByRole('main', { name: `${title} · Moto Garage` })).toBeFocused();
  const link = page.getByRole('article').nth(1).getByRole('heading').getByRole('link');
  const name = (await link.textContent()) ?? '';
  await link.press('Enter');
  await named(name);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('main')).not.toHaveAttribute('aria-label');
  // A page whose part of the program comes only now.
  await page.getByRole('link', { name: 'BLOG' }).press('Enter');
  await named('Blog');
});
