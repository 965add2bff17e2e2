import { expect, test } from '@playwright/test';
import { sellerWithBike } from '../support/adding-products.ts';
import { hydrated, logIn, newPerson, register, registered, siteUrl } from '../support/people.ts';

// What the pages ask of the server, and what they make of its answers.

const refusal = { status: 422, contentType: 'application/problem+json', body: '{"detail":"no"}' };

test('S2 /: inside of the page, too, the loader fetches the category list', async ({ page }) => {
  await page.goto('/blog');
  await hydrated(page);
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

test('S7 registering: POST /users {name, email, role} and POST /jwt {email}; its token goes with members’ calls', async ({
  page,
}) => {
  const person = newPerson('Seller');
  await page.goto('/signup?next=%2Fdashboard');
  await hydrated(page);
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
  await hydrated(page);
  await page.route('**/api/users', (route) => route.fulfill(refusal));
  await register(page, newPerson('Seller'));
  await expect(page.getByRole('main').getByText('but your role could not be saved')).toBeVisible();
  await page.unroute('**/api/users');
  await page.route('**/api/users', (route) => route.fulfill({ json: { anything: 'else' } }));
  await page.getByRole('button', { name: 'Sign up' }).click();
  await expect(page.getByText('Sign up successful.....!')).toBeVisible();
  await expect(page).toHaveURL(`${siteUrl()}/`);
});

test('S7 deleting: an answer that counts nothing as deleted takes nothing off the list', async ({ page }) => {
  const { row } = await sellerWithBike(page);
  await page.goto('/dashboard');
  await hydrated(page);
  await page.route('**/api/myProducts/*', (route) =>
    route.fulfill({ json: { acknowledged: true, deletedCount: 0 } }),
  );
  await row.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('This motorcycle is not here any more.')).toBeVisible();
  await expect(page.getByText('Deleted successfully')).toHaveCount(0);
  await expect(page.getByRole('article')).toHaveCount(1);
});

test('S4 deleting: the product stays until the server reports a deleted count, then leaves the list', async ({
  page,
}) => {
  const { row } = await sellerWithBike(page);
  await page.goto('/dashboard');
  await hydrated(page);
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

test('S7 POST /jwt: asked after login with {email}; the answer’s token is kept', async ({ page }) => {
  const person = await registered('Buyer');
  await page.goto('/login');
  await hydrated(page);
  const answered = page.waitForResponse('**/api/jwt');
  await logIn(page, person);
  const answer = await answered;
  expect(answer.request().postDataJSON()).toEqual({ email: person.email });
  const { token } = (await answer.json()) as { token: string };
  await expect(page).toHaveURL(`${siteUrl()}/`);
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBe(token);
});
