import { expect, test } from '@playwright/test';
import { paths } from '../../src/routes.ts';
import { sellerWithBike } from '../support/adding-products.ts';
import { hydrated, registered, signIn } from '../support/people.ts';

// Rows of docs/specification.md that no other test shows.

const refusal = { status: 422, contentType: 'application/problem+json', body: '{"detail":"no"}' };

// Every other page of the product is for members: a new one is, until it is named here. src/routes.test.ts shows that
// `paths` has every page of the route tree.
const openPages = [
  'bikes',
  'saved',
  'compare',
  'root',
  'home',
  'blog',
  'login',
  'signup',
  'logout',
  'forgotPassword',
  'resetPassword',
  'verifyEmail',
  'stopMail',
  'aboutUs',
  'contact',
  'feedback',
  'pressKit',
  'privacy',
] as const satisfies readonly (keyof typeof paths)[];

test('S1 name: it calls itself a moto garage', async ({ page }) => {
  await page.goto('/');
  await expect(page).toHaveTitle(/Moto Garage/);
  await expect(page.getByRole('banner').getByRole('img', { name: 'Moto Garage' })).toBeVisible();
});

test('S2 footer: the icons of a search engine, code hosting and a social network lead to /signup', async ({
  page,
}) => {
  await page.goto('/blog');
  const footer = page.getByRole('contentinfo');
  // A lens; three ends of branches; three people: each drawing is told by its circles.
  for (const [name, circles] of [
    ['Search engine', ['7.5']],
    ['Code hosting', ['2.5', '2.5', '2.5']],
    ['Social network', ['3', '3', '3']],
  ] as const) {
    const link = footer.getByRole('link', { name });
    await expect(link).toHaveAttribute('href', '/signup');
    await expect(link.locator('svg')).toBeVisible();
    const radii = await link.locator('circle').evaluateAll((all) => all.map((one) => one.getAttribute('r')));
    expect([name, radii]).toEqual([name, circles]);
  }
});

test('S2 protected routes: every one sends a visitor to /login, which knows the way back', async ({
  page,
}) => {
  const open: readonly string[] = openPages;
  const guarded = Object.entries(paths).filter(([name]) => !open.includes(name));
  expect(guarded.length).toBeGreaterThanOrEqual(10);
  for (const path of guarded.map(([, make]) => make('harley davidson'))) {
    const answer = await page.request.get(path, { maxRedirects: 0 });
    expect([path, answer.status(), answer.headers().location]).toEqual([path, 302, paths.login(path)]);
  }
});

test('S2 /dashboard: the side menu, open to buyers as well', async ({ page }) => {
  await signIn(page.context(), await registered('Buyer'));
  for (const path of ['/dashboard', '/dashboard/myProduct']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('My products');
  }
  const links = page.getByRole('navigation', { name: 'Dashboard' }).getByRole('link');
  await expect(links).toHaveText([
    'MY PRODUCTS',
    'ADD PRODUCT',
    'MY BOOKINGS',
    'MY SEARCHES',
    'MY ACCOUNT',
    'Admins',
    'Sellers',
    'Buyers',
  ]);
  expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual([
    '/dashboard/myProduct',
    '/dashboard/addProduct',
    '/dashboard/bookings',
    '/dashboard/searches',
    '/dashboard/account',
    '/dashboard/admins',
    '/dashboard/sellers',
    '/dashboard/buyers',
  ]);
  await hydrated(page);
  await links.filter({ hasText: 'ADD PRODUCT' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Add product');
  await expect(page.getByLabel('Product name')).toBeVisible();
});

test('S2 /categoryFirstHome/{name}: the category grid', async ({ page }) => {
  await signIn(page.context(), await registered('Buyer'));
  await page.goto('/categoryFirstHome/bmw');
  for (const name of ['bmw', 'harley davidson', 'dirt bikes']) {
    await expect(page.getByRole('link', { name: `ALL PRODUCTS ${name}` })).toHaveAttribute(
      'href',
      `/categoryProducts/${encodeURIComponent(name)}`,
    );
  }
});

test('S8 failed loads: My products and who booked it say so, and Try again gets them', async ({ page }) => {
  const { name, row } = await sellerWithBike(page);
  await page.goto('/home');
  await hydrated(page);
  await page.route('**/api/myProducts', (route) => route.fulfill(refusal));
  await page.route('**/api/myProducts/*/bookings', (route) => route.fulfill(refusal));
  await page.getByRole('banner').getByRole('link', { name: 'DASHBOARD' }).click();
  await expect(page.getByText('The motorcycles could not be loaded.')).toBeVisible();
  await page.unroute('**/api/myProducts');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(row).toContainText(name);
  await page.getByRole('link', { name: 'Who booked it' }).click();
  await expect(page.getByText('The bookings could not be loaded.')).toBeVisible();
  await page.unroute('**/api/myProducts/*/bookings');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('Nobody has booked it yet.')).toBeVisible();
});

test('S9 toasts: a success stays 3000 ms, too, and not the 2000 ms of the library', async ({ page }) => {
  await page.clock.install();
  await page.goto('/contract');
  await hydrated(page);
  await page.getByLabel(/e-mail/i).fill('rider@example.org');
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.getByRole('button', { name: /inquiry/i }).click();
  const toast = page.locator('.moto-toast');
  await expect(toast).toBeVisible();
  // Out of the page a second after its time is over, when it has faded.
  await page.clock.runFor(2_500);
  await page.clock.runFor(1_000);
  await expect(toast).toHaveCount(1);
  await page.clock.runFor(1_000);
  await expect(toast).toHaveCount(0);
});

test('S9 toasts: the one that offers Undo stays 10 s, so that there is time to press it', async ({
  page,
}) => {
  const { row } = await sellerWithBike(page);
  await page.clock.install();
  await page.goto('/dashboard');
  await hydrated(page);
  await row.getByRole('button', { name: 'Delete' }).click();
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  const undo = page.getByRole('button', { name: 'Undo' });
  await expect(undo).toBeVisible();
  await page.clock.runFor(9_000);
  await expect(undo).toBeVisible();
  await page.clock.runFor(1_000);
  await page.clock.runFor(1_000);
  await expect(undo).toHaveCount(0);
});
