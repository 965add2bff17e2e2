import { expect, type Page, test } from '@playwright/test';
import { paths } from '../../src/routes.ts';
import { clickAtRest } from '../support/at-rest.ts';
import { addProduct, logIn, newPerson, register, registered, signIn, siteUrl } from '../support/people.ts';

// Everything that a member does works before, and without, any script.
test.use({ javaScriptEnabled: false });

/** Posts a form past the browser's own checks, as an old or odd browser would. */
async function post(page: Page, path: string, form: Record<string, string>) {
  return page.context().request.post(path, { form, headers: { origin: siteUrl() } });
}

test('S2 /login without script: back to the wanted place, query and hash included', async ({ page }) => {
  const person = await registered('Buyer');
  await page.goto('/categoryProducts/bmw?intent=viewing#offers');
  await expect(page).toHaveURL(/\/login\?next=/);
  await logIn(page, person);
  await expect(page).toHaveURL(`${siteUrl()}/categoryProducts/bmw?intent=viewing#offers`);
  await expect(page.getByRole('banner').getByText(person.email)).toBeVisible();
});

test('S8 /login without script: a refusal is told in the form; the e-mail stays', async ({ page }) => {
  const { email } = await registered('Buyer');
  await page.goto('/login?next=%2Fdashboard');
  await logIn(page, { email, password: 'not the password' });
  await expect(page.getByRole('alert')).toContainText('E-mail or password is wrong.');
  await expect(page.getByLabel('E-mail')).toHaveValue(email);
  await expect(page.getByLabel('Password')).toHaveValue('');
});

test('S5 /login and /signup without script: the server checks by the same rules, and names no other site', async ({
  page,
}) => {
  const empty = await post(page, '/login', { email: 'nobody', password: '' });
  expect(empty.status()).toBe(422);
  for (const sentence of [
    'This does not look like an e-mail address.',
    'Enter your password.',
    'Tick Remember me to log in.',
  ]) {
    expect(await empty.text()).toContain(sentence);
  }
  const unfinished = await post(page, '/signup', {
    name: '',
    email: '',
    photoURL: 'javascript:1',
    role: 'admin',
  });
  expect(await unfinished.text()).toContain('Choose Seller or Buyer.');
  const person = await registered('Buyer');
  await page.goto('/login?next=%2F%2Fevil.example');
  await logIn(page, person);
  await expect(page).toHaveURL(`${siteUrl()}/`);
});

test('S2 /signup without script: registers, and everything but the password stays after a refusal', async ({
  page,
}) => {
  const taken = await registered('Buyer');
  const person = newPerson('Seller');
  await page.goto('/signup?next=%2Fdashboard');
  await register(page, { ...person, email: taken.email });
  await expect(page.getByRole('alert')).toContainText('There is already an account with this e-mail.');
  await expect(page.getByLabel('Full name')).toHaveValue(person.name);
  await expect(page.getByRole('combobox')).toHaveValue('seller');
  await expect(page.getByLabel('Password')).toHaveValue('');
  await expect(page.getByLabel('Password')).toHaveAccessibleDescription(/type it once more/);
  await register(page, person);
  await expect(page).toHaveURL(`${siteUrl()}/dashboard`);
  await expect(page.getByText('Nothing for sale yet')).toBeVisible();
});

test('S2 /signup without script: a double tap on the button ends where the first tap does', async ({
  page,
  playwright,
}) => {
  const { role, ...person } = newPerson('Seller');
  const form = {
    ...person,
    photoURL: `${siteUrl()}/art/scooter-sky.svg`,
    role: role.toLowerCase(),
    terms: 'on',
  };
  const tap = () =>
    page
      .context()
      .request.post('/signup?next=%2Fdashboard', { form, headers: { origin: siteUrl() }, maxRedirects: 0 });
  // The answer to the first one, with its cookie, is what the browser drops.
  const dropped = await playwright.request.newContext({ baseURL: siteUrl() });
  const first = await dropped.post('/signup?next=%2Fdashboard', {
    form,
    headers: { origin: siteUrl() },
    maxRedirects: 0,
  });
  const second = await tap();
  for (const answer of [first, second])
    expect([answer.status(), answer.headers().location?.split('?')[0]]).toEqual([302, '/dashboard']);
  await dropped.dispose();
  await page.goto('/dashboard');
  await expect(page.getByRole('banner').getByText(person.email)).toBeVisible();
  await expect(page.getByText('Nothing for sale yet')).toBeVisible();
});

test('S1 a buyer without script: Book Now, what was typed stays after a refusal, Item is booked, logout', async ({
  page,
}) => {
  const seller = await registered('Seller');
  const name = `BMW G 310 R of ${seller.name}`;
  await addProduct(seller, { name });
  await signIn(page.context(), await registered('Buyer'));
  await page.goto('/categoryProducts/bmw');
  const card = page.getByRole('article').filter({ hasText: name });
  await card.getByRole('button', { name: 'Book Now' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByLabel('Motorcycle')).toHaveValue(name);
  await dialog.getByLabel('Meeting location').fill('Kandirpar, Cumilla');
  await dialog.getByLabel('Mobile number').fill('12');
  await dialog.getByRole('button', { name: 'Submit' }).click();
  await expect(dialog.getByRole('alert')).toContainText('This does not look like a mobile number.');
  await expect(dialog.getByLabel('Meeting location')).toHaveValue('Kandirpar, Cumilla');
  await dialog.getByLabel('Mobile number').fill('01812-345678');
  await dialog.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Item is booked' })).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'GO BACK' })).toHaveAttribute('href', '/home');

  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL(`${siteUrl()}/`);
  await page.goto('/dashboard');
  await expect(page).toHaveURL(/\/login/);
});

test('S1 a seller without script: Add product, /myProduct, change the price, delete, undo', async ({
  page,
}) => {
  const seller = await registered('Seller');
  await signIn(page.context(), seller);
  const name = `BMW F 850 GS of ${seller.name}`;
  await page.goto('/dashboard/addProduct');
  await page.getByLabel('Product name').fill(name);
  await page.getByLabel('Year of use').fill('2021');
  await page.getByLabel('Location').fill('Mirpur, Dhaka');
  await page.getByLabel('Price', { exact: true }).fill('-1');
  await page.getByLabel('Original price').fill('22 lakh');
  await page.getByLabel('Mobile number').fill('01712-345678');
  const send = page.getByRole('main').getByRole('button', { name: 'Add product' });
  await send.click();
  await expect(page.getByRole('alert')).toContainText('A price cannot be negative.');
  await expect(page.getByLabel('Product name')).toHaveValue(name);
  await page.getByLabel('Price', { exact: true }).fill('18.5 lakh');
  await send.click();
  await expect(page.getByRole('status')).toContainText('Product add successfully.');

  const row = page.getByRole('article', { name });
  await expect(row.getByText('18,50,000')).toBeVisible();
  await row.getByRole('link', { name: 'Change price' }).click();
  const pricing = page.getByRole('dialog', { name: 'Change the price' });
  await expect(pricing.getByLabel('Price', { exact: true })).toHaveValue('18.5 lakh');
  await pricing.getByLabel('Price', { exact: true }).fill('1.7');
  await pricing.getByLabel('Original price').fill('23 lakh');
  await pricing.getByRole('button', { name: 'Change price' }).click();
  await expect(pricing.getByRole('alert')).toContainText('Do you mean 1.7 lakh');
  await expect(page.getByRole('alert')).toHaveCount(1);
  await expect(pricing.getByLabel('Price', { exact: true })).toHaveValue('1.7');
  await expect(pricing.getByLabel('Original price')).toHaveValue('23 lakh');
  await pricing.getByLabel('Price', { exact: true }).fill('17 lakh');
  await pricing.getByRole('button', { name: 'Change price' }).click();
  await expect(page.getByRole('status')).toContainText('The new price is on the card.');
  await expect(pricing).toHaveCount(0);
  await expect(row.getByText('17,00,000')).toBeVisible();
  await row.getByRole('link', { name: 'Delete' }).click();
  const dialog = page.getByRole('dialog', { name: 'Do you agree ot delete?' });
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByRole('status')).toContainText('Deleted successfully');
  await expect(row).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(row).toBeVisible();

  // Later than the notice, too.
  await row.getByRole('link', { name: 'Delete' }).click();
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByRole('status')).toContainText('Deleted successfully');
  await page.goto('/dashboard');
  await page.getByRole('main').getByRole('link', { name: 'Deleted' }).click();
  await page.getByRole('article', { name }).getByRole('button', { name: 'Restore' }).click();
  await expect(page.getByRole('status')).toContainText('It is back in the garage.');
  await row.getByRole('link', { name: 'Who booked it' }).click();
  await expect(page.getByText('Nobody has booked it yet.')).toBeVisible();
});

test('S7 paging without script: More motorcycles leads to the next page', async ({ page }) => {
  const seller = await registered('Seller');
  for (let i = 0; i < 25; i++) await addProduct(seller, { name: `Vespa ${i}`, category: 'classics' });
  await signIn(page.context(), await registered('Buyer'));
  await page.goto('/categoryProducts/classics');
  await expect(page.getByRole('article')).toHaveCount(24);
  await clickAtRest(page.getByRole('link', { name: 'More motorcycles' }));
  await expect(page).toHaveURL(/\/categoryProducts\/classics\?cursor=/);
  await expect(page.getByRole('article').first()).toBeVisible();
});

test('forms without script: what is no form, or no form of ours, is the sender’s mistake on every page', async ({
  page,
}) => {
  await signIn(page.context(), await registered('Buyer'));
  const headers = { origin: siteUrl(), 'content-type': 'multipart/form-data' };
  const taking: string[] = [];
  for (const path of Object.values(paths).map((make) => make('bmw'))) {
    // Logging out asks nothing.
    if (path.startsWith(paths.logout())) continue;
    const answer = await page.context().request.post(path, { data: 'email=a', headers });
    expect([400, 405], path).toContain(answer.status());
    if (answer.status() === 400) taking.push(path);
  }
  expect(taking).toEqual(
    expect.arrayContaining([
      paths.forgotPassword('bmw'),
      paths.resetPassword('bmw'),
      paths.verifyEmail('bmw'),
      paths.account(),
      paths.myProducts(),
    ]),
  );
  for (const wish of ['constructor', 'toString', '', 'x']) {
    const answer = await post(page, paths.account(), { wish });
    expect([wish, answer.status()]).toEqual([wish, 400]);
  }
});

test('S2 forms without script: a form whose wish is not known, as of a page from before an update, does nothing', async ({
  page,
}) => {
  const seller = await registered('Seller');
  const id = await addProduct(seller, { name: `BMW G 310 R of ${seller.name}` });
  await signIn(page.context(), seller);
  for (const form of [{ id }, { id, wish: 'archive' }])
    expect((await post(page, paths.myProducts(), form)).status()).toBe(400);
  await page.goto(paths.myProducts());
  await expect(page.getByRole('article', { name: seller.name })).toBeVisible();

  const buyer = await registered('Buyer');
  await signIn(page.context(), buyer);
  const bike = `/bikes/-${id}`;
  const booking = { productId: id, intent: 'Book Now', location: 'Cumilla', number: '01712345678' };
  for (const form of [booking, { ...booking, wish: 'reserve' }])
    expect((await post(page, bike, form)).status()).toBe(400);
  await page.goto(paths.bookings());
  await expect(page.getByText(seller.name)).toBeHidden();
  expect((await post(page, paths.bookings(), { id })).status()).toBe(400);
  expect((await post(page, paths.searches(), { id, frequency: 'never' })).status()).toBe(400);
});

test('S2 forms without script: a form that another site sends is refused', async ({ page }) => {
  const seller = await registered('Seller');
  const id = await addProduct(seller, { name: `BMW G 310 R of ${seller.name}` });
  await signIn(page.context(), seller);
  const answer = await page.context().request.post('/dashboard/myProduct', {
    form: { id, wish: 'delete' },
    headers: { origin: 'https://evil.example' },
  });
  expect(answer.status()).toBe(403);
  await page.goto('/dashboard');
  await expect(page.getByRole('article', { name: seller.name })).toBeVisible();
});
