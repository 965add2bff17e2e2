import { expect, type Page, test } from '@playwright/test';
import { paths } from '../../src/routes.ts';
import {
  addProduct,
  logIn,
  newPerson,
  register,
  registered,
  signIn,
  siteUrl,
  takenOver,
} from '../support/people.ts';

// Rows of docs/specification.md that no other test shows.

/** A seller with one motorcycle, on their own list. */
async function sellerWithBike(page: Page) {
  const seller = await registered('Seller');
  const name = `BMW G 310 R of ${seller.name}`;
  await addProduct(seller, { name });
  await signIn(page.context(), seller);
  return { seller, name, row: page.getByRole('article', { name }) };
}

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
  'contract',
  'feedback',
  'bestProducts',
] as const satisfies readonly (keyof typeof paths)[];

const refusal = { status: 422, contentType: 'application/problem+json', body: '{"detail":"no"}' };

test('S1 name: it calls itself a moto garage', async ({ page }) => {
  await page.goto('/');
  await expect(page).toHaveTitle(/Moto Garage/);
  await expect(page.getByRole('banner').getByRole('img', { name: 'Moto Garage' })).toBeVisible();
});

test('S2 /: inside of the page, too, the loader fetches the category list', async ({ page }) => {
  await page.goto('/blog');
  await takenOver(page);
  const asked = page.waitForRequest('**/api/category');
  await page.getByRole('banner').getByRole('link', { name: 'HOME', exact: true }).click();
  const request = await asked;
  expect([request.method(), request.postData(), request.headers().authorization]).toEqual([
    'GET',
    null,
    undefined,
  ]);
  await expect(page.getByRole('link', { name: /ALL PRODUCTS bmw/i })).toHaveAttribute(
    'href',
    '/categoryProducts/bmw',
  );
});

test('S2 footer: the icons of a search engine, code hosting and a social network lead to /signup', async ({
  page,
}) => {
  await page.goto('/blog');
  const footer = page.getByRole('contentinfo');
  for (const name of ['Search engine', 'Code hosting', 'Social network']) {
    const link = footer.getByRole('link', { name });
    await expect(link).toHaveAttribute('href', '/signup');
    await expect(link.locator('svg')).toBeVisible();
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
  await takenOver(page);
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

test('S7 registering: POST /users {name, email, role} and POST /jwt {email}; its token goes with members’ calls', async ({
  page,
}) => {
  const person = newPerson('Seller');
  await page.goto('/signup?next=%2Fdashboard');
  await takenOver(page);
  const users = page.waitForRequest('**/api/users');
  const jwt = page.waitForRequest('**/api/jwt');
  const mine = page.waitForRequest('**/api/myProducts');
  await register(page, person);
  const { name, email } = person;
  expect((await users).postDataJSON()).toEqual({ name, email, role: 'seller' });
  expect((await jwt).postDataJSON()).toEqual({ email });
  expect((await jwt).headers()['content-type']).toBe('application/json');
  await expect(page).toHaveURL(`${siteUrl()}/dashboard`);
  const token = await page.evaluate(() => localStorage.getItem('token'));
  expect([(await mine).method(), (await mine).postData(), (await mine).headers().authorization]).toEqual([
    'GET',
    null,
    `Bearer ${token}`,
  ]);
});

test('S7 POST /users: what it answers is not read, but a refusal is told', async ({ page }) => {
  await page.goto('/signup');
  await takenOver(page);
  await page.route('**/api/users', (route) => route.fulfill(refusal));
  await register(page, newPerson('Seller'));
  await expect(page.getByText('Your account is there and you are logged in')).toBeVisible();
  await page.unroute('**/api/users');
  await page.route('**/api/users', (route) => route.fulfill({ json: { anything: 'else' } }));
  await page.getByRole('button', { name: 'Sign up' }).click();
  await expect(page.getByText('Sign up successful.....!')).toBeVisible();
  await expect(page).toHaveURL(`${siteUrl()}/`);
});

test('S4 deleting: the product stays until the server reports a deleted count, then leaves the list', async ({
  page,
}) => {
  const { row } = await sellerWithBike(page);
  await page.goto('/dashboard');
  await takenOver(page);
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/api/myProducts/*', async (route) => {
    await held;
    await route.continue();
  });
  await row.getByRole('button', { name: 'Delete' }).click();
  const asked = page.waitForRequest('**/api/myProducts/*');
  const answered = page.waitForResponse('**/api/myProducts/*');
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  expect([(await asked).method(), (await asked).postData()]).toEqual(['DELETE', null]);
  await expect(page.getByText('Deleted successfully')).toHaveCount(0);
  await expect(page.getByRole('article')).toHaveCount(1);
  release();
  expect(await (await answered).json()).toEqual({ acknowledged: true, deletedCount: 1 });
  await expect(page.getByText('Deleted successfully')).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(0);
});

test('S8 failed loads: My products and who booked it say so, and Try again gets them', async ({ page }) => {
  const { name, row } = await sellerWithBike(page);
  await page.goto('/home');
  await takenOver(page);
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
  await takenOver(page);
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
  await takenOver(page);
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

test('S7 POST /jwt: asked after login with {email}; the answer’s token is kept', async ({ page }) => {
  const person = await registered('Buyer');
  await page.goto('/login');
  await takenOver(page);
  const answered = page.waitForResponse('**/api/jwt');
  await logIn(page, person);
  const answer = await answered;
  expect(answer.request().postDataJSON()).toEqual({ email: person.email });
  const { token } = (await answer.json()) as { token: string };
  await expect(page).toHaveURL(`${siteUrl()}/`);
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBe(token);
});
