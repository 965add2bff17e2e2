import { expect, test } from '@playwright/test';
import { withoutNativeSending } from '../support/late-start.ts';
import { addProduct, hydrated, logIn, registered, siteUrl } from '../support/people.ts';

test('S2 /login: a protected place leads to login and back, query and hash included', async ({ page }) => {
  const person = await registered('Buyer');
  await page.goto('/categoryProducts/bmw?intent=viewing#offers');
  await expect(page).toHaveURL(/\/login\?next=/);
  await hydrated(page);
  await logIn(page, person);
  await expect(page.getByText('Login successfully...!!!')).toBeVisible();
  await expect(page).toHaveURL(`${siteUrl()}/categoryProducts/bmw?intent=viewing#offers`);
});

test('S2 /login: a form that is sent before the program is there waits for it', async ({ page }) => {
  const person = await registered('Buyer');
  await withoutNativeSending(page);
  const program = Promise.withResolvers<void>();
  await page.route('**/assets/main.browser-*.js', async (route) => {
    await program.promise;
    await route.continue();
  });
  await page.goto('/login');
  await logIn(page, person);
  const button = page.getByRole('main').getByRole('button', { name: 'LOGIN' });
  await expect(button).toHaveAttribute('aria-busy', 'true');
  program.resolve();
  await expect(page.getByText('Login successfully...!!!')).toBeVisible();
  await expect(page).toHaveURL(`${siteUrl()}/`);
});

test('S2 /login: a form that is sent where the program never comes goes by itself', async ({ page }) => {
  const person = await registered('Buyer');
  await page.route('**/assets/main.browser-*.js', () => undefined);
  await page.goto('/login?next=%2Fblog');
  await logIn(page, person);
  await expect(page).toHaveURL(`${siteUrl()}/blog`);
  await expect(page.getByRole('banner')).toContainText(person.email);
});

test('S2 /login: the same from a link inside of the page', async ({ page }) => {
  const person = await registered('Buyer');
  await page.goto('/home');
  await hydrated(page);
  await page.getByRole('link', { name: 'DASHBOARD' }).click();
  await expect(page).toHaveURL(/\/login\?next=%2Fdashboard/);
  await logIn(page, person);
  await expect(page).toHaveURL(`${siteUrl()}/dashboard`);
  // The login page has left the history.
  await page.goBack();
  await expect(page).toHaveURL(`${siteUrl()}/home`);
});

test('S2 /login: without a wanted place it leads to /', async ({ page }) => {
  await page.goto('/login');
  await logIn(page, await registered('Buyer'));
  await expect(page).toHaveURL(`${siteUrl()}/`);
});

test('S2 /login: never leads to another site', async ({ page }) => {
  const person = await registered('Buyer');
  const tries = [
    'https://evil.example',
    '//evil.example',
    '/\\evil.example',
    '/%09/evil.example',
    'javascript:alert(1)',
  ];
  for (const next of tries) {
    await page.context().clearCookies();
    await page.goto(`/login?next=${next.startsWith('/%') ? next : encodeURIComponent(next)}`);
    await logIn(page, person);
    await expect(page).toHaveURL(`${siteUrl()}/`);
  }
});

test('S2 /login: whoever is signed in is sent on', async ({ page }) => {
  await page.goto('/login');
  await logIn(page, await registered('Buyer'));
  await expect(page).toHaveURL(`${siteUrl()}/`);
  await page.goto('/login?next=%2Fdashboard%2FaddProduct');
  await expect(page).toHaveURL(`${siteUrl()}/dashboard/addProduct`);
});

test('S5 login: e-mail, password and Remember me are required', async ({ page }) => {
  await page.goto('/login');
  const email = page.getByLabel('E-mail');
  await expect(email).toHaveAttribute('type', 'email');
  await expect(email).toHaveAttribute('required');
  await expect(page.getByLabel('Password')).toHaveAttribute('required');
  const remember = page.getByLabel('Remember me');
  await expect(remember).toHaveAttribute('required');
  await expect(remember).toBeChecked();

  await hydrated(page);
  await remember.uncheck();
  await logIn(page, { email: 'not an address', password: '' });
  const problem = page.getByRole('alert');
  await expect(problem).toBeFocused();
  await expect(problem).toContainText('This does not look like an e-mail address.');
  await expect(problem).toContainText('Enter your password.');
  await expect(problem).toContainText('Tick Remember me to log in.');
  await expect(email).toHaveAttribute('aria-invalid', 'true');
  await expect(page).toHaveURL(`${siteUrl()}/login`);
});

test('S5 login: who only forgets to tick Remember me keeps the password that they typed', async ({
  page,
}) => {
  const person = await registered('Buyer');
  await page.goto('/login');
  await hydrated(page);
  await page.getByLabel('Remember me').uncheck();
  await logIn(page, person);
  await expect(page.getByRole('alert')).toContainText('Tick Remember me to log in.');
  await page.getByLabel('Remember me').check();
  await page.getByRole('main').getByRole('button', { name: 'Login' }).click();
  await expect(page.getByText('Login successfully...!!!')).toBeVisible();
});

test('S8 login: a wrong password is told in a toast and in the form; the e-mail stays, the password goes', async ({
  page,
}) => {
  const { email } = await registered('Buyer');
  await page.goto('/login');
  await hydrated(page);
  await logIn(page, { email, password: 'not the password' });
  const sentence = 'E-mail or password is wrong. Check both and try again.';
  await expect(page.getByText(sentence)).toHaveCount(2);
  await expect(page.getByRole('main').getByRole('alert')).toBeFocused();
  await expect(page.getByLabel('E-mail')).toHaveValue(email);
  await expect(page.getByLabel('Password')).toHaveValue('');
});

test('S8 login: an unreachable garage is told, and the form works again afterwards', async ({ page }) => {
  const person = await registered('Buyer');
  await page.goto('/login');
  await hydrated(page);
  await page.route('**/api/auth/**', (route) => route.abort());
  await logIn(page, person);
  await expect(page.getByText('The garage cannot be reached.').first()).toBeVisible();
  await page.unroute('**/api/auth/**');
  // Nothing has to be typed again: nobody has said that it is wrong.
  await page.getByRole('main').getByRole('button', { name: 'Login' }).click();
  await expect(page.getByText('Login successfully...!!!')).toBeVisible();
});

test('S8 Google: without keys a click explains that it is not set up', async ({ page }) => {
  await page.goto('/login');
  await hydrated(page);
  await page.getByRole('button', { name: 'Continue with Google' }).click();
  const sentence = 'Google sign-in is not set up on this site. Use your e-mail and password.';
  await expect(page.getByText(sentence)).toHaveCount(2);
});

test("S3 session token: in local storage under 'token' after login, gone after logout", async ({ page }) => {
  const person = await registered('Buyer');
  await page.goto('/login?next=%2Fdashboard');
  await hydrated(page);
  await logIn(page, person);
  await expect(page.getByRole('heading', { name: 'My products' })).toBeVisible();
  const token = () => page.evaluate(() => localStorage.getItem('token'));
  expect(await token()).toMatch(/^[\w-]+\.[\w-]+\.[\w-]+$/);
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page.getByText('Logout succeed')).toBeVisible();
  await expect(page).toHaveURL(`${siteUrl()}/`);
  expect(await token()).toBeNull();
  await page.goto('/dashboard');
  await expect(page).toHaveURL(/\/login/);
});

test('S2 /logout: opened as a page it asks first', async ({ page }) => {
  await page.goto('/login?next=%2Flogout');
  await logIn(page, await registered('Buyer'));
  await expect(page.getByRole('heading', { name: 'Logout' })).toBeVisible();
  await page.getByRole('main').getByRole('button', { name: 'Logout' }).click();
  await expect(page.getByText('Logout succeed')).toBeVisible();
});

test('S8 logout: a failure is told, and the person stays signed in', async ({ page }) => {
  await page.goto('/login?next=%2Fdashboard');
  await logIn(page, await registered('Buyer'));
  await expect(page.getByRole('heading', { name: 'My products' })).toBeVisible();
  await page.getByRole('link', { name: 'ADD PRODUCT', exact: true }).click();
  await page.getByLabel('Product name').fill('Half a listing');
  await page.route('**/api/auth/sign-out', (route) => route.abort());
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page.locator('.moto-toast')).toHaveText([
    'The garage cannot be reached. Check your connection and try again.',
  ]);
  // Nobody is taken off their page, and what was typed there stays.
  await expect(page).toHaveURL(/\/dashboard\/addProduct$/);
  await expect(page.getByLabel('Product name')).toHaveValue('Half a listing');
  await page.unroute('**/api/auth/sign-out');
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { name: 'My products' })).toBeVisible();
});

test('S4 session: what the former person saw and typed is gone for the next one', async ({ page }) => {
  const seller = await registered('Seller');
  const name = `BMW G 310 R of ${seller.name}`;
  await addProduct(seller, { name });
  await page.goto('/login?next=%2Fdashboard');
  await logIn(page, seller);
  await expect(page.getByText(name)).toBeVisible();
  await page.getByRole('link', { name: 'ADD PRODUCT', exact: true }).click();
  await page.getByLabel('Product name').fill('Half a listing');
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page.getByText('Logout succeed')).toBeVisible();
  await expect(page).toHaveURL(`${siteUrl()}/`);
  expect(await page.evaluate(() => localStorage.length + sessionStorage.length)).toBeLessThanOrEqual(1);

  await page.getByRole('link', { name: 'DASHBOARD' }).click();
  await logIn(page, await registered('Seller'));
  await expect(page.getByText('Nothing for sale yet')).toBeVisible();
  await expect(page.getByText(name)).toHaveCount(0);
});

test('S8 login: a browser that keeps no cookies is told so, and is not led on as if it were logged in', async ({
  page,
}) => {
  const person = await registered('Buyer');
  await page.goto('/login?next=%2Fdashboard');
  await hydrated(page);
  await page.route('**/api/auth/sign-in/email', async (route) => {
    const response = await route.fetch();
    await page.context().clearCookies();
    const { 'set-cookie': _, ...headers } = response.headers();
    await route.fulfill({ response, headers });
  });
  await logIn(page, person);
  const problem = page.getByRole('main').getByText('Your browser does not keep cookies for this site.');
  await expect(problem).toBeVisible();
  await expect(page).toHaveURL(/\/login\?next=/);
  await expect(page.getByText('Your session has ended')).toHaveCount(0);
  await page.unroute('**/api/auth/sign-in/email');
  await page.getByRole('main').getByRole('button', { name: 'Login' }).click();
  await expect(page).toHaveURL(`${siteUrl()}/dashboard`);
});
