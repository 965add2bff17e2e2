import { expect, test } from '@playwright/test';
import { hydrated, newPerson, register, registered, siteUrl } from '../support/people.ts';

test('S2 /signup: registering leads to /, signed in, with photo and e-mail in the top bar', async ({
  page,
}) => {
  const person = newPerson('Seller');
  await page.goto('/signup');
  await hydrated(page);
  await register(page, person);
  await expect(page.getByText('User name updated')).toBeVisible();
  await expect(page.getByText('Sign up successful.....!')).toBeVisible();
  await expect(page).toHaveURL(`${siteUrl()}/`);
  const bar = page.getByRole('banner');
  await expect(bar.getByText(person.email)).toBeVisible();
  await expect(bar.locator('img[src*="/art/cafe-racer-signal.svg"]')).toBeVisible();
});

test('S2 /signup: its two toasts never lie on one another, nor while they leave', async ({ page }) => {
  await page.goto('/signup');
  await hydrated(page);
  await page.evaluate(() => {
    const look = () => {
      const toasts = [...document.querySelectorAll('.moto-toast')]
        .filter((toast) => Number(getComputedStyle(toast).opacity) > 0.2)
        .map((toast) => toast.getBoundingClientRect())
        .sort((one, other) => one.top - other.top);
      const over = toasts.some((toast, index) => toast.bottom > (toasts[index + 1]?.top ?? Infinity));
      if (over) document.documentElement.dataset.over = toasts.map(({ top }) => Math.round(top)).join();
      requestAnimationFrame(look);
    };
    look();
  });
  await register(page, newPerson('Seller'));
  await expect(page.locator('.moto-toast')).toHaveCount(2);
  await expect(page.locator('.moto-toast')).toHaveCount(0);
  await expect(page.locator('html')).not.toHaveAttribute('data-over');
});

test('S2 /signup: the wanted place is kept on the way from login to registration', async ({ page }) => {
  await page.goto('/dashboard/addProduct?from=letter');
  await hydrated(page);
  await page.getByRole('main').getByRole('link', { name: 'Register' }).click();
  await register(page, newPerson('Seller'));
  await expect(page).toHaveURL(`${siteUrl()}/dashboard/addProduct?from=letter`);
});

test('S5 register: full name, e-mail, photo URL, password and terms are required; Seller and Buyer to choose', async ({
  page,
}) => {
  await page.goto('/signup');
  for (const label of ['Full name', 'E-mail', 'Photo URL', 'Password']) {
    await expect(page.getByLabel(label)).toHaveAttribute('required');
  }
  await expect(page.getByRole('checkbox')).toHaveAttribute('required');
  await expect(page.getByLabel('Photo URL')).toHaveAttribute('type', 'url');
  await expect(page.getByRole('combobox').getByRole('option')).toHaveText(['Seller', 'Buyer']);

  await hydrated(page);
  await page.getByLabel('Full name').fill('Anika Rahman');
  await page.getByLabel('Photo URL').fill('javascript:alert(1)');
  await page.getByLabel('Password').fill('short');
  await page.getByRole('button', { name: 'Sign up' }).click();
  const problem = page.getByRole('alert');
  await expect(problem).toBeFocused();
  // In the order of the form.
  await expect(problem.getByRole('listitem')).toHaveText([
    'Enter your e-mail address.',
    'Enter a photo address that begins with https:// or http://.',
    /^Choose a password of 8 to 128 characters\./,
    'Tick this box to register.',
  ]);
  const terms = page.getByRole('checkbox');
  await expect(terms).toHaveAttribute('aria-invalid', 'true');
  await terms.check();
  await expect(terms).not.toHaveAttribute('aria-invalid');
  await expect(page.getByLabel('Full name')).toHaveValue('Anika Rahman');
  await expect(page.getByLabel('Password')).toHaveValue('short');
});

test('S5 register: what is said about a field goes once that changes, and comes back where the next value is as wrong', async ({
  page,
}) => {
  await page.goto('/signup');
  await hydrated(page);
  await page.getByRole('button', { name: 'Sign up' }).click();
  const [email, photo] = [page.getByLabel('E-mail'), page.getByLabel('Photo URL')];
  await expect(email).toHaveAttribute('aria-invalid', 'true');
  await expect(photo).toHaveAttribute('aria-invalid', 'true');
  const sentence = page.locator('#field-email-error');
  await email.fill('anika@example');
  await expect(sentence).toHaveCount(0);
  await expect(email).not.toHaveAttribute('aria-invalid');
  await expect(photo).toHaveAttribute('aria-invalid', 'true');
  await page.getByRole('button', { name: 'Use an illustration' }).click();
  await expect(photo).not.toHaveAttribute('aria-invalid');
  for (const next of ['anika@elsewhere', 'anika@anywhere']) {
    await page.getByRole('button', { name: 'Sign up' }).click();
    await expect(sentence).toHaveText(
      'This does not look like an e-mail address. Check it for typing errors.',
    );
    await email.fill(next);
    await expect(sentence).toHaveCount(0);
  }
});

test('S5 register: an illustration can stand in for a photo', async ({ page }) => {
  const person = newPerson('Buyer');
  await page.goto('/signup');
  await hydrated(page);
  await page.getByRole('button', { name: 'Use an illustration' }).click();
  await expect(page.getByLabel('Photo URL')).toHaveValue(`${siteUrl()}/art/naked-signal.svg`);
  await page.getByRole('button', { name: 'Another illustration' }).click();
  await expect(page.getByLabel('Photo URL')).toHaveValue(`${siteUrl()}/art/sport-graphite.svg`);
  await page.getByLabel('Full name').fill(person.name);
  await page.getByLabel('E-mail').fill(person.email);
  await page.getByLabel('Password').fill(person.password);
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Sign up' }).click();
  await expect(page.getByText('Sign up successful.....!')).toBeVisible();
});

test('S5 register: nothing moves when the program takes over, as the button for an illustration comes with it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  let comes: (() => void) | undefined;
  const program = new Promise<void>((resolve) => {
    comes = resolve;
  });
  await page.route('**/assets/*.js', async (route) => {
    await program;
    await route.continue();
  });
  await page.goto('/signup', { waitUntil: 'commit' });
  const password = page.getByLabel('Password');
  await expect(password).toBeVisible();
  await page.evaluate(() => document.fonts.ready);
  const before = await password.boundingBox();
  comes?.();
  await hydrated(page);
  await expect(page.getByRole('button', { name: 'Use an illustration' })).toBeVisible();
  expect(await password.boundingBox()).toEqual(before);
});

test('S5 register: what was typed stands there after a reload, but for the password, and is gone after signing up', async ({
  page,
}) => {
  const person = newPerson('Seller');
  const kept = page.getByText('We kept what you had typed.');
  const stored = () => page.evaluate(() => JSON.stringify([{ ...sessionStorage }, { ...localStorage }]));
  await page.goto('/signup');
  await hydrated(page);
  await expect(kept).toHaveCount(0);
  await page.getByLabel('Full name').fill(person.name);
  await page.getByLabel('E-mail').fill(person.email);
  await page.getByLabel('Password').fill(person.password);
  await page.getByRole('combobox').selectOption('seller');
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Use an illustration' }).click();
  expect(await stored()).toContain(person.email);
  expect(await stored()).not.toContain(person.password);

  await page.reload();
  await hydrated(page);
  await expect(kept).toBeVisible();
  await expect(page.getByLabel('Full name')).toHaveValue(person.name);
  await expect(page.getByLabel('E-mail')).toHaveValue(person.email);
  await expect(page.getByLabel('Photo URL')).toHaveValue(`${siteUrl()}/art/naked-signal.svg`);
  await expect(page.getByRole('combobox')).toHaveValue('seller');
  await expect(page.getByLabel('Password')).toHaveValue('');
  await expect(page.getByRole('checkbox')).not.toBeChecked();
  // Another tab knows nothing of it.
  const other = await page.context().newPage();
  await other.goto('/signup');
  await hydrated(other);
  await expect(other.getByLabel('E-mail')).toHaveValue('');
  await other.close();

  await page.getByRole('button', { name: 'Start again' }).click();
  await expect(kept).toHaveCount(0);
  await expect(page.getByLabel('E-mail')).toHaveValue('');
  await expect(page.getByRole('combobox')).toHaveValue('buyer');
  expect(await stored()).not.toContain(person.email);
  await register(page, person);
  await expect(page).toHaveURL(`${siteUrl()}/`);
  expect(await stored()).not.toContain(person.email);
});

test('S8 register: a failed registration is told and keeps everything that was typed, the password included', async ({
  page,
}) => {
  const { email } = await registered('Buyer');
  await page.goto('/signup');
  await hydrated(page);
  const person = newPerson('Seller');
  await register(page, { ...person, name: 'Anika Rahman', email });
  const sentence = 'There is already an account with this e-mail. Log in instead.';
  await expect(page.getByRole('main').getByRole('alert')).toContainText(sentence);
  await expect(page.getByText(sentence)).toHaveCount(1);
  await expect(page.getByLabel('Full name')).toHaveValue('Anika Rahman');
  await expect(page.getByLabel('E-mail')).toHaveValue(email);
  await expect(page.getByLabel('Photo URL')).not.toHaveValue('');
  await expect(page.getByRole('combobox')).toHaveValue('seller');
  await expect(page.getByRole('checkbox')).toBeChecked();
  await expect(page.getByLabel('Password')).toHaveValue(person.password);
  // Nothing has to be typed again but what was wrong.
  await page.getByLabel('E-mail').fill(person.email);
  await page.getByRole('button', { name: 'Sign up' }).click();
  await expect(page.getByText('Sign up successful.....!')).toBeVisible();
});

test('S8 register: an account without its profile is told truthfully, and finished by sending once more', async ({
  page,
}) => {
  const person = newPerson('Seller');
  await page.goto('/signup?next=%2Fdashboard');
  await hydrated(page);
  await page.route('**/api/auth/update-user', (route) => route.abort());
  await register(page, person);
  // Once and for all: what is there, what is missing and why, and what to do; in the toast as in the form.
  const sentence =
    'Your account was created and you are logged in, but your name and photo could not be saved. The garage cannot be reached. Check your connection and try again. Then press Sign up once more to finish, or skip this and add them later under My account.';
  await expect(page.locator('.moto-toast')).toHaveText([sentence]);
  await expect(page.getByRole('main').getByRole('alert')).toContainText(sentence);
  await expect(page.getByRole('banner').getByText(person.email)).toBeVisible();
  await page.unroute('**/api/auth/update-user');
  await page.getByRole('button', { name: 'Sign up' }).click();
  await expect(page.getByText('Sign up successful.....!')).toBeVisible();
  await expect(page).toHaveURL(`${siteUrl()}/dashboard`);
});

test('S8 register: where only the role could not be saved, it does not say so of name and photo', async ({
  page,
}) => {
  const person = newPerson('Seller');
  await page.goto('/signup');
  await hydrated(page);
  await page.route('**/api/users', (route) => route.abort());
  await register(page, person);
  await expect(page.getByText('User name updated')).toBeVisible();
  const problem = page.getByRole('main').getByRole('alert');
  await expect(problem).toContainText('your role could not be saved');
  await expect(problem).not.toContainText('your name and photo could not be saved');
  await page.unroute('**/api/users');
  await page.getByRole('button', { name: 'Sign up' }).click();
  await expect(page.getByText('Sign up successful.....!')).toBeVisible();
});

test('S8 register: a browser that keeps no cookies is told so, and that nobody is logged in; once it does, sending again finishes', async ({
  page,
}) => {
  const person = newPerson('Seller');
  await page.goto('/signup?next=%2Fdashboard');
  await hydrated(page);
  await page.route('**/api/auth/sign-up/email', async (route) => {
    const response = await route.fetch();
    await page.context().clearCookies();
    const { 'set-cookie': _, ...headers } = response.headers();
    await route.fulfill({ response, headers });
  });
  await register(page, person);
  await expect(page.getByRole('main').getByRole('alert')).toContainText(
    'Your account was created, but you are not logged in.',
  );
  await expect(page.getByText('Your browser does not keep cookies for this site.').first()).toBeVisible();
  await expect(page.getByText('you are logged in', { exact: false })).toHaveCount(0);
  await page.unroute('**/api/auth/sign-up/email');
  await page.getByRole('button', { name: 'Sign up' }).click();
  await expect(page.getByText('Sign up successful.....!')).toBeVisible();
  await expect(page).toHaveURL(`${siteUrl()}/dashboard`);
});
