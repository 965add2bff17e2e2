import { expect } from '@playwright/test';
import { hydrated, logIn, newPerson, register, siteUrl } from '../support/people.ts';
import {
  deleteEmulated,
  disableEmulated,
  emulatedAccount,
  insertEmulated,
  protectEmails,
  proveMailbox,
  rememberedByFirebase,
  rendered,
  test,
} from './emulator.ts';

const sessionCookie = 'moto.session_token';

test('S2 S7 /signup makes the account at Firebase and here, with name, photo and role', async ({
  page,
  context,
}) => {
  const person = newPerson('Seller');
  await page.goto('/signup');
  await hydrated(page);
  await register(page, person);
  await expect(page.getByText('User name updated')).toBeVisible();
  await expect(page.getByText('Sign up successful.....!')).toBeVisible();
  await expect(page).toHaveURL(`${siteUrl()}/`);
  const photoUrl = `${siteUrl()}/art/cafe-racer-signal.svg`;
  expect(await emulatedAccount(person.email)).toMatchObject({ displayName: person.name, photoUrl });

  // Pages that the server renders know who is there, and so does the next page in the browser.
  const page2 = await rendered(context, '/dashboard');
  expect(page2).toContain('My products');
  expect(page2).toContain(person.email);
  expect(page2).toContain('cafe-racer-signal.svg');
  await page.goto('/dashboard/addProduct');
  await expect(page.getByLabel('Product name')).toBeVisible();
  const names = (await context.cookies()).map(({ name }) => name);
  expect(names).toEqual([sessionCookie]);
});

test('S2 /login leads to the wanted place; the token is renewed with an ID token', async ({ page }) => {
  const person = newPerson('Buyer');
  await insertEmulated(person);
  await page.goto('/categoryProducts/bmw?intent=viewing#offers');
  await expect(page).toHaveURL(/\/login\?next=/);
  await hydrated(page);
  await logIn(page, person);
  await expect(page.getByText('Login successfully...!!!')).toBeVisible();
  await expect(page).toHaveURL(`${siteUrl()}/categoryProducts/bmw?intent=viewing#offers`);

  await page.evaluate(() => localStorage.removeItem('token'));
  await page.goto('/home');
  await hydrated(page);
  const renewal = page.waitForResponse('**/api/jwt');
  await page.getByRole('link', { name: 'DASHBOARD' }).click();
  const answer = await renewal;
  expect(answer.request().headers().authorization).toMatch(/^Bearer ey/);
  expect(answer.status()).toBe(200);
  await expect(page.getByText('Nothing for sale yet')).toBeVisible();
});

test('S8 wrong-password, user-not-found, invalid-credential: told, however much the project tells', async ({
  page,
}) => {
  const person = newPerson('Buyer');
  await insertEmulated(person);
  await page.goto('/login');
  await hydrated(page);
  const attempt = async (email: string, sentence: string) => {
    await logIn(page, { email, password: 'not the password' });
    await expect(page.getByRole('main').getByRole('alert')).toHaveText(sentence);
    await expect(page.getByLabel('Password')).toHaveValue('');
  };
  await protectEmails(false);
  await attempt(person.email, 'The password is wrong. Check it and try again.');
  await attempt(
    newPerson('Buyer').email,
    'There is no account with this e-mail. Check it for typing errors, or register.',
  );
  await protectEmails(true);
  await attempt(person.email, 'E-mail or password is wrong. Check both and try again.');
  await protectEmails(false);
  expect((await page.context().cookies()).length).toBe(0);
});

test('S8 register: an e-mail that Firebase knows already is told', async ({ page }) => {
  const person = newPerson('Buyer');
  await insertEmulated(person);
  await page.goto('/signup');
  await hydrated(page);
  await register(page, person);
  await expect(page.getByRole('main').getByRole('alert')).toContainText(
    'There is already an account with this e-mail. Log in instead.',
  );
});

test('S8 Firebase out of reach is told, and the form works again afterwards', async ({ page }) => {
  const person = newPerson('Buyer');
  await insertEmulated(person);
  await page.goto('/login');
  await hydrated(page);
  await page.route(`${process.env.AUTH_EMULATOR}/**`, (route) => route.abort());
  await logIn(page, person);
  await expect(page.getByText('The garage cannot be reached.').first()).toBeVisible();
  await page.unroute(`${process.env.AUTH_EMULATOR}/**`);
  await logIn(page, person);
  await expect(page.getByText('Login successfully...!!!')).toBeVisible();
});

test('S8 user-disabled: whom Firebase has closed out is told so, and has no session', async ({ page }) => {
  const person = newPerson('Buyer');
  await insertEmulated(person);
  await disableEmulated(person.email);
  await page.goto('/login');
  await hydrated(page);
  await logIn(page, person);
  await expect(page.getByRole('main').getByRole('alert')).toContainText('This account has been closed.');
  expect(await page.context().cookies()).toEqual([]);
});

test('Logout ends both sign-ins, and nothing kept from before opens anything', async ({ page, context }) => {
  const person = newPerson('Buyer');
  await insertEmulated(person);
  await page.goto('/login?next=%2Fdashboard');
  await hydrated(page);
  const proving = page.waitForRequest('**/api/auth/sign-in/firebase');
  await logIn(page, person);
  await expect(page.getByRole('heading', { name: 'My products' })).toBeVisible();
  expect(await rememberedByFirebase(page)).toEqual([person.email]);
  const { authorization = '' } = (await proving).headers();
  const token = await page.evaluate(() => localStorage.getItem('token'));
  const cookies = await context.cookies();

  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page.getByText('Logout succeed')).toBeVisible();
  expect(await rememberedByFirebase(page)).toEqual([]);
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
  expect(await context.cookies()).toEqual([]);

  const replay = await context.request.post('/api/jwt', {
    data: { email: person.email },
    headers: { authorization, origin: siteUrl() },
  });
  expect(replay.status()).toBe(401);
  expect(await replay.json()).toMatchObject({ code: 'sign-in-over' });
  const call = await context.request.get('/api/myProducts', {
    headers: { authorization: `Bearer ${token}` },
  });
  expect(call.status()).toBe(401);
  await context.addCookies(cookies);
  await page.goto('/dashboard');
  await expect(page).toHaveURL(/\/login/);
});

test('S8 logout: a failure is told, and the person stays signed in on both sides', async ({ page }) => {
  const person = newPerson('Buyer');
  await insertEmulated(person);
  await page.goto('/login?next=%2Fdashboard');
  await hydrated(page);
  await logIn(page, person);
  await expect(page.getByRole('heading', { name: 'My products' })).toBeVisible();
  await page.route('**/api/auth/sign-out', (route) => route.abort());
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page.getByText('The garage cannot be reached.').first()).toBeVisible();
  expect(await rememberedByFirebase(page)).toEqual([person.email]);
});

test('unverified-email: an account whose Firebase half is new is opened only after its mailbox is proven', async ({
  page,
}) => {
  const person = newPerson('Seller');
  await page.goto('/signup');
  await hydrated(page);
  await register(page, person);
  await expect(page.getByText('Sign up successful.....!')).toBeVisible();
  await page.goto('/logout');
  await page.getByRole('main').getByRole('button', { name: 'Logout' }).click();
  await expect(page.getByText('Logout succeed')).toBeVisible();
  const before = await emulatedAccount(person.email);
  if (before) await deleteEmulated(before);

  await page.goto('/signup');
  await hydrated(page);
  await register(page, { ...person, password: 'somebody else' });
  await expect(page.getByRole('main').getByRole('alert')).toContainText(
    'Open the link in the mail that we have just sent there, then log in again.',
  );
  expect((await page.context().cookies()).length).toBe(0);
  expect(await rememberedByFirebase(page)).toEqual([]);

  await proveMailbox(person.email);
  await page.goto('/login?next=%2Fdashboard');
  await hydrated(page);
  await logIn(page, { email: person.email, password: 'somebody else' });
  await expect(page.getByRole('heading', { name: 'My products' })).toBeVisible();
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('operation-not-supported-in-this-environment: without script a form says that logging in needs it', async ({
    page,
  }) => {
    const person = newPerson('Buyer');
    await insertEmulated(person);
    await page.goto('/login');
    await logIn(page, person);
    const alert = page.getByRole('main').getByRole('alert');
    await expect(alert).toContainText('Logging in needs JavaScript');
    await page.goto('/login');
    await page.getByRole('button', { name: 'Continue with Google' }).click();
    await expect(alert).toContainText('Logging in needs JavaScript');
    expect((await page.context().cookies()).length).toBe(0);
  });
});
