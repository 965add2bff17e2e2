import { type BrowserContext, test as base, expect, type Page } from '@playwright/test';
import { startGoogle } from '../support/google.ts';
import { axeFindings } from '../support/looks.ts';
import { mailedLink } from '../support/mailbox.ts';
import { logIn, newPerson, type Person, takenOver } from '../support/people.ts';
import { type RunningSite, startSite } from '../support/site.ts';

// A site of its own, which knows a Google of its own: the other tests' site has none.
const test = base.extend<object, { site: RunningSite }>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: the fixture's parts, of which this one needs none
    async ({}, use) => {
      const google = await startGoogle();
      const site = await startSite(google.environment);
      google.open(site.address);
      await use(site);
      await site.stop();
      await google.close();
    },
    { scope: 'worker' },
  ],
});
test.describe.configure({ mode: 'default' });

const button = (page: Page) => page.getByRole('button', { name: 'Continue with Google' });
const alertOf = (page: Page) => page.getByRole('main').getByRole('alert');

async function openGoogle(page: Page): Promise<Page> {
  const opening = page.waitForEvent('popup');
  await button(page).click();
  const popup = await opening;
  await popup.locator('input[name=login]').waitFor();
  return popup;
}

/** Logs in at Google with the mailbox of `person`. */
async function chooseAccount(page: Page, { email }: Person): Promise<void> {
  await page.locator('input[name=login]').fill(`${email.split('@')[0]} ${email}`);
  await page.locator('input[name=password]').fill('of Google');
  await page.getByRole('button', { name: 'Sign-in' }).click();
}

const renderedFor = async (context: BrowserContext, address: string) =>
  (await context.request.get(address)).text();

test('S1 S9 Google: the window is 500 by 600 and centred, and where one wanted to be is where one lands', async ({
  page,
  context,
  site,
}) => {
  const person = newPerson('Buyer');
  await page.goto(`${site.address}/dashboard/addProduct?from=here#form`);
  await takenOver(page);
  const seen: string[] = [];
  await page.exposeFunction('noteWindow', (features: string) => seen.push(features));
  await page.evaluate(() => {
    const open = window.open.bind(window);
    window.open = (url, name, features) => {
      (window as unknown as { noteWindow(text: string): void }).noteWindow(features ?? '');
      return open(url, name, features);
    };
  });
  const popup = await openGoogle(page);
  await chooseAccount(popup, person);
  await expect(page.getByText('Login successfully...!!!')).toBeVisible();
  await expect(page).toHaveURL(`${site.address}/dashboard/addProduct?from=here#form`);
  await expect.poll(() => popup.isClosed()).toBe(true);
  expect(seen.join()).toMatch(/^popup,width=500,height=600,left=\d+,top=\d+$/);
  expect(await renderedFor(context, `${site.address}/dashboard`)).toContain(person.email);
  expect(await page.evaluate(() => localStorage.getItem('token'))).toMatch(/^ey/);
});

test('S4 S8 Google: a window closed by its owner is noticed and told', async ({ page, site }) => {
  await page.goto(`${site.address}/login`);
  await takenOver(page);
  const popup = await openGoogle(page);
  await popup.close();
  await expect(alertOf(page)).toContainText('The Google window was closed before you were logged in.');
  // And it can be tried again.
  await chooseAccount(await openGoogle(page), newPerson('Buyer'));
  await expect(page.getByText('Login successfully...!!!')).toBeVisible();
});

test('S8 Google: a blocked window is told', async ({ page, site }) => {
  await page.addInitScript(() => {
    window.open = () => null;
  });
  await page.goto(`${site.address}/login`);
  await takenOver(page);
  await button(page).click();
  await expect(alertOf(page)).toContainText('Your browser has blocked the Google window.');
});

test('S4 S8 Google: a newer window cancels the older one', async ({ page, site }) => {
  const person = newPerson('Buyer');
  await page.goto(`${site.address}/login`);
  await takenOver(page);
  const older = await openGoogle(page);
  const opening = page.waitForEvent('popup');
  await page.evaluate(() => {
    const button = document.querySelector<HTMLButtonElement>('button[value=google]');
    button?.form?.requestSubmit(button);
  });
  const newer = await opening;
  await expect(page.getByText('A newer Google window is open. Go on there.').first()).toBeVisible();
  await expect.poll(() => older.isClosed()).toBe(true);
  await chooseAccount(newer, person);
  await expect(page.getByText('Login successfully...!!!')).toBeVisible();
});

test('S8 Google: at another address than the site’s own it says so', async ({ page, site }) => {
  await page.goto(`${site.address.replace('127.0.0.1', 'localhost')}/login`);
  await takenOver(page);
  await button(page).click();
  await expect(alertOf(page)).toContainText('Google sign-in is not allowed at this address of the site.');
});

test('Google: what a foreign window says is not heard', async ({ page, context, site }) => {
  const person = newPerson('Buyer');
  await page.goto(`${site.address}/login`);
  await takenOver(page);
  const popup = await openGoogle(page);
  // At Google's origin, with all that a page there can know.
  await popup.evaluate(() => {
    const visit = window.name.replace('google-', '');
    for (const word of ['done', 'auth/internal-error', { result: 'done' }, { visit, result: 'done' }])
      window.opener.postMessage(word, '*');
    new BroadcastChannel(`moto-google-${visit}`).postMessage('done');
    new BroadcastChannel(`moto-google-${visit}`).postMessage('auth/internal-error');
  });
  // At our own origin, but not our window.
  const other = await context.newPage();
  await other.goto(`${site.address}/blog`);
  await other.evaluate(() => new BroadcastChannel('moto-google-').postMessage('done'));
  await other.close();
  await expect(alertOf(page)).toHaveCount(0);
  await expect(page).toHaveURL(`${site.address}/login`);
  expect(popup.isClosed()).toBe(false);
  await chooseAccount(popup, person);
  await expect(page.getByText('Login successfully...!!!')).toBeVisible();
});

test('Google: a window whose page is gone says what came out', async ({ page, context, site }) => {
  const person = newPerson('Buyer');
  await page.goto(`${site.address}/login`);
  await takenOver(page);
  const popup = await openGoogle(page);
  await page.close();
  await chooseAccount(popup, person);
  await expect(popup.getByText('Google has told us who you are.')).toBeVisible();
  await popup.getByRole('link', { name: 'Go on here' }).click();
  await expect(popup).toHaveURL(`${site.address}/`);
  expect(await renderedFor(context, `${site.address}/dashboard`)).toContain(person.email);
});

test('S8 Google: an e-mail that Google has not confirmed is told', async ({ page, site }) => {
  const person = newPerson('Buyer');
  await page.goto(`${site.address}/login`);
  await takenOver(page);
  await chooseAccount(await openGoogle(page), { ...person, email: `unproven.${person.email}` });
  await expect(alertOf(page)).toContainText('Google has not confirmed the e-mail of this account.');
});

/** Makes an account with a password on the site of these tests. */
async function withPassword(site: RunningSite, context: BrowserContext): Promise<Person> {
  const person = newPerson('Buyer');
  const { email, password } = person;
  const send = async (path: string, data: object) => {
    const answer = await context.request.post(`${site.address}/api/auth${path}`, {
      data,
      headers: { origin: site.address },
    });
    expect(answer.status()).toBe(200);
  };
  await send('/sign-up/email', { email, password, name: '' });
  return person;
}

test('S8 Google: an account of the same e-mail is not taken over; its owner links it with the password', async ({
  page,
  context,
  site,
}) => {
  const person = await withPassword(site, context);
  const { search } = new URL(await mailedLink(person.email, '/verifyEmail', site.dataDir));
  expect((await context.request.get(`${site.address}/api/auth/verify-email${search}`)).ok()).toBe(true);
  await context.clearCookies();

  await page.goto(`${site.address}/login`);
  await takenOver(page);
  await chooseAccount(await openGoogle(page), person);
  await expect(alertOf(page)).toContainText(
    'There is already an account with this e-mail. Log in with its password',
  );
  // Who wanted to go nowhere else is led to where it is linked.
  await logIn(page, { ...person, password: 'not the password' });
  await expect(alertOf(page)).toContainText('E-mail or password is wrong.');
  await logIn(page, person);
  await expect(page).toHaveURL(`${site.address}/dashboard/account`);

  const part = page.locator('section', { hasText: 'Link a Google account' });
  await part.getByLabel('Your password').fill('not the password');
  const refused = page.waitForEvent('popup');
  await part.getByRole('button', { name: 'Link a Google account' }).click();
  await refused;
  await expect(part.getByRole('alert')).toContainText('The password is wrong.');
  await expect(part.getByLabel('Your password')).toHaveValue('');

  // Google remembers who was there; it asks a newcomer.
  await context.clearCookies({ domain: 'localhost' });
  await part.getByLabel('Your password').fill(person.password);
  const opening = page.waitForEvent('popup');
  await part.getByRole('button', { name: 'Link a Google account' }).click();
  const popup = await opening;
  await chooseAccount(popup, newPerson('Buyer'));
  await expect(page.getByText('Your Google account is linked.').first()).toBeVisible();
  await expect(page.getByText('A Google account is linked')).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
});

test('Google: a linked account opens the account, and can be unlinked', async ({ page, context, site }) => {
  const person = await withPassword(site, context);
  const other = newPerson('Buyer');
  await page.goto(`${site.address}/dashboard/account`);
  await takenOver(page);
  await page
    .locator('section', { hasText: 'Link a Google account' })
    .getByLabel('Your password')
    .fill(person.password);
  const opening = page.waitForEvent('popup');
  await page.getByRole('button', { name: 'Link a Google account' }).click();
  await chooseAccount(await opening, other);
  await expect(page.getByText('A Google account is linked')).toBeVisible();

  await page.getByRole('banner').getByRole('button', { name: 'Logout' }).click();
  await expect(page.getByText('Logout succeed')).toBeVisible();
  await expect(page).toHaveURL(`${site.address}/`);
  await context.clearCookies({ domain: 'localhost' });
  await page.goto(`${site.address}/login?next=%2Fdashboard%2Faccount`);
  await takenOver(page);
  await chooseAccount(await openGoogle(page), other);
  await expect(page.getByText(person.email).first()).toBeVisible();

  const linked = page.locator('section', { hasText: 'A Google account is linked' });
  await linked.getByLabel('Your password').fill('not the password');
  await linked.getByRole('button', { name: 'Unlink Google' }).click();
  await expect(linked.getByRole('alert')).toContainText('The password is wrong.');
  await linked.getByLabel('Your password').fill(person.password);
  await linked.getByRole('button', { name: 'Unlink Google' }).click();
  await expect(page.getByText('Google no longer opens your account.').first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Link a Google account' })).toBeVisible();
});

test('Google: the only way in cannot be taken away, and it says what to do', async ({ page, site }) => {
  await page.goto(`${site.address}/login?next=%2Fdashboard%2Faccount`);
  await takenOver(page);
  await chooseAccount(await openGoogle(page), newPerson('Buyer'));
  await expect(page.getByText('Google is the only way into your account.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Unlink Google' })).toHaveCount(0);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('Google: the page goes there and comes back to the wanted place; failures are told', async ({
    page,
    site,
  }) => {
    const person = newPerson('Buyer');
    await page.goto(`${site.address}/dashboard/addProduct`);
    await button(page).click();
    await chooseAccount(page, { ...person, email: `unproven.${person.email}` });
    await expect(alertOf(page)).toContainText('Google has not confirmed the e-mail of this account.');
    await page.context().clearCookies({ domain: 'localhost' });
    await button(page).click();
    await chooseAccount(page, person);
    await expect(page).toHaveURL(`${site.address}/dashboard/addProduct`);
    await expect(page.getByLabel('Product name')).toBeVisible();
  });

  test('Google: an account is linked with the password', async ({ page, context, site }) => {
    const person = await withPassword(site, context);
    await page.goto(`${site.address}/dashboard/account`);
    const part = page.locator('section', { hasText: 'Link a Google account' });
    await part.getByLabel('Your password').fill(person.password);
    await part.getByRole('button', { name: 'Link a Google account' }).click();
    await chooseAccount(page, person);
    await expect(page).toHaveURL(`${site.address}/dashboard/account`);
    await expect(page.getByText('A Google account is linked')).toBeVisible();
    await expect(page.getByText('E-mail confirmed')).toBeVisible();
    const linked = page.locator('section', { hasText: 'A Google account is linked' });
    await linked.getByLabel('Your password').fill(person.password);
    await linked.getByRole('button', { name: 'Unlink Google' }).click();
    await expect(page.getByText('Google no longer opens your account.')).toBeVisible();
  });
});
