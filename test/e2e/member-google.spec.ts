import { type BrowserContext, expect } from '@playwright/test';
import { alertOf, button, chooseAccount, openGoogle, test } from '../support/google-pages.ts';
import { hydrated, newPerson } from '../support/people.ts';

test.describe.configure({ mode: 'default' });

const renderedFor = async (context: BrowserContext, address: string) =>
  (await context.request.get(address)).text();

test('S1 S9 Google: the window is 500 by 600 and centred, and where one wanted to be is where one lands', async ({
  page,
  context,
  site,
}) => {
  const person = newPerson('Buyer');
  await page.goto(`${site.address}/dashboard/addProduct?from=here#form`);
  await hydrated(page);
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
  await hydrated(page);
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
  await hydrated(page);
  await button(page).click();
  await expect(alertOf(page)).toContainText('Your browser has blocked the Google window.');
});

test('S4 S8 Google: a newer window cancels the older one', async ({ page, site }) => {
  const person = newPerson('Buyer');
  await page.goto(`${site.address}/login`);
  await hydrated(page);
  const older = await openGoogle(page);
  await page.getByRole('link', { name: 'Forgot your password?' }).click();
  await page.getByRole('link', { name: 'Back to login' }).click();
  const newer = await openGoogle(page);
  await expect(page.getByText('A newer Google window is open. Continue there.').first()).toBeVisible();
  await expect.poll(() => older.isClosed()).toBe(true);
  await chooseAccount(newer, person);
  await expect(page.getByText('Login successfully...!!!')).toBeVisible();
});

test('S8 Google: at another address than the site’s own it says so', async ({ page, site }) => {
  await page.goto(`${site.address.replace('127.0.0.1', 'localhost')}/login`);
  await hydrated(page);
  await button(page).click();
  await expect(alertOf(page)).toContainText('Google sign-in is not allowed at this address of the site.');
});

test('Google: what a foreign window says is not heard', async ({ page, context, site }) => {
  const person = newPerson('Buyer');
  await page.goto(`${site.address}/login`);
  await hydrated(page);
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
  await hydrated(page);
  const popup = await openGoogle(page);
  await page.close();
  await chooseAccount(popup, person);
  await expect(popup.getByText('Google has told us who you are.')).toBeVisible();
  await popup.getByRole('link', { name: 'Continue here' }).click();
  await expect(popup).toHaveURL(`${site.address}/`);
  expect(await renderedFor(context, `${site.address}/dashboard`)).toContain(person.email);
});

test('S8 Google: an e-mail that Google has not confirmed is told', async ({ page, site }) => {
  const person = newPerson('Buyer');
  await page.goto(`${site.address}/login`);
  await hydrated(page);
  await chooseAccount(await openGoogle(page), { ...person, email: `unproven.${person.email}` });
  await expect(alertOf(page)).toContainText('Google has not confirmed the e-mail of this account.');
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
});
