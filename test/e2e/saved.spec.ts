import { expect, test } from '@playwright/test';
import {
  changePrice,
  deleteProduct,
  logIn,
  newPerson,
  register,
  registered,
  signIn,
  siteUrl,
  takenOver,
} from '../support/people.ts';
import { heart, isPressed, open, rows, someBikes } from '../support/saving.ts';

test('S2 /saved: what a visitor saved comes into the account at login, on every device', async ({
  page,
  browser,
}) => {
  const { search, seller } = await someBikes(2);
  const person = await registered('Buyer');
  const [one, two] = [`KTM Duke 1 of ${seller.name}`, `KTM Duke 2 of ${seller.name}`];
  await open(page, search);
  await isPressed(page, one, false);
  await heart(page, one).click();
  await isPressed(page, one, true);
  // Another tab, another visit: still there, and by keyboard off and on again.
  await open(page, search);
  await isPressed(page, one, true);
  await heart(page, two).focus();
  await page.keyboard.press('Space');
  await isPressed(page, two, true);
  await page.keyboard.press('Enter');
  await isPressed(page, two, false);
  await page.keyboard.press('Enter');
  await isPressed(page, two, true);

  await page.getByRole('link', { name: 'Saved motorcycles' }).click();
  await expect(rows(page)).toHaveCount(2);
  await expect(page.getByText('Kept in this browser only.')).toBeVisible();
  // The way into the account fails at first: nothing is lost.
  await page.route('**/api/saved', (route) => route.abort());
  await page.getByRole('main').getByRole('link', { name: 'Login' }).click();
  const failed = page.waitForEvent('requestfailed', (sent) => sent.url().endsWith('/api/saved'));
  await logIn(page, person);
  await failed;
  await expect(page).toHaveURL(`${siteUrl()}/saved`);
  expect(await page.evaluate(() => JSON.parse(localStorage.getItem('saved') ?? '[]').length)).toBe(2);
  await page.unroute('**/api/saved');
  await open(page, '/saved');
  await expect(rows(page)).toHaveCount(2);
  await expect.poll(() => page.evaluate(() => localStorage.getItem('saved'))).toBeNull();

  const phone = await browser.newContext();
  await signIn(phone, person);
  const there = await phone.newPage();
  await open(there, '/saved');
  await expect(rows(there)).toHaveCount(2);
  await open(there, search);
  await isPressed(there, one, true);
  await heart(there, one).click();
  await isPressed(there, one, false);
  await open(page, '/saved');
  await expect(rows(page)).toHaveCount(1);
  await expect(rows(page)).toContainText('KTM Duke 2');
  await phone.close();
});

test('S2 /saved: two accounts on one browser: neither sees what the other saved', async ({ page }) => {
  const { search, seller } = await someBikes(2);
  const [one, two] = [await registered('Buyer'), newPerson('Buyer')];
  await signIn(page.context(), one);
  await open(page, search);
  await heart(page, `KTM Duke 1 of ${seller.name}`).click();
  await isPressed(page, `KTM Duke 1 of ${seller.name}`, true);
  await open(page, '/saved');
  await expect(rows(page)).toContainText('KTM Duke 1');
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page.getByText('Logout succeed')).toBeVisible();
  await expect(page).toHaveURL(`${siteUrl()}/`);
  await page.getByRole('link', { name: 'Saved motorcycles' }).click();
  await expect(page.getByText('Nothing saved yet')).toBeVisible();
  await open(page, search);
  await isPressed(page, `KTM Duke 1 of ${seller.name}`, false);
  await heart(page, `KTM Duke 2 of ${seller.name}`).click();
  await isPressed(page, `KTM Duke 2 of ${seller.name}`, true);
  await page.goto('/signup?next=%2Fsaved');
  await takenOver(page);
  await register(page, two);
  await expect(page).toHaveURL(`${siteUrl()}/saved`);
  await expect(rows(page)).toHaveCount(1);
  await expect(rows(page)).toContainText('KTM Duke 2');
});

test('S2 /saved: what is saved while the lists are on their way shows all the same', async ({ page }) => {
  const { search, seller } = await someBikes(2);
  const [one, two] = [`KTM Duke 1 of ${seller.name}`, `KTM Duke 2 of ${seller.name}`];
  /** Lets the answer of before saving come after it. */
  const holdAnswer = async (list: string) => {
    const [asked, saved] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    await page.route(`**/api/${list}`, async (route) => {
      if (route.request().method() !== 'GET') return route.fallback();
      const response = await route.fetch();
      asked.resolve();
      await saved.promise;
      await route.fulfill({ response });
    });
    await page.route('**/api/saved', async (route) => {
      if (route.request().method() !== 'POST') return route.fallback();
      await asked.promise;
      const response = await route.fetch();
      await route.fulfill({ response });
      saved.resolve();
    });
  };
  await open(page, search);
  await heart(page, one).click();
  await isPressed(page, one, true);
  await holdAnswer('saved');
  await open(page, '/login?next=%2Fsaved');
  await logIn(page, await registered('Buyer'));
  await expect(rows(page)).toHaveCount(1);
  await page.unrouteAll();

  await holdAnswer('savedIds');
  await open(page, search);
  await heart(page, two).click();
  await isPressed(page, two, true);
  await isPressed(page, one, true);
  await page.unrouteAll();
});

test('S2 /saved: a lower price is told with both prices; what is deleted is marked and can be taken off', async ({
  page,
}) => {
  const { search, seller, ids } = await someBikes(2);
  const [cheaper = '', deleted = ''] = ids;
  await signIn(page.context(), await registered('Buyer'));
  await open(page, search);
  for (const i of [1, 2]) {
    await heart(page, `KTM Duke ${i} of ${seller.name}`).click();
    await isPressed(page, `KTM Duke ${i} of ${seller.name}`, true);
  }
  await changePrice(seller, cheaper, '1,75,000');
  await deleteProduct(seller, deleted);
  await open(page, '/saved');
  const [first, second] = [
    page.getByRole('article', { name: 'KTM Duke 1' }),
    page.getByRole('article', { name: 'KTM Duke 2' }),
  ];
  await expect(first).toContainText('10,000 less than when you saved it');
  await expect(first).toContainText('1,85,000 then, 1,75,000 now');
  await expect(second).toContainText('No longer for sale');
  await second.getByRole('button', { name: /^Take off KTM Duke 2/ }).click();
  await expect(rows(page)).toHaveCount(1);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(second).toContainText('No longer for sale');
  // With the price that it was saved at.
  await first.getByRole('button', { name: /^Take/ }).click();
  await expect(first).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).last().click();
  await expect(first).toContainText('10,000 less than when you saved it');
});

test('S8 /saved: a list that cannot be had says so, and is had when tried again', async ({ page }) => {
  const { search, seller } = await someBikes(1);
  await open(page, search);
  await heart(page, `KTM Duke 1 of ${seller.name}`).click();
  await isPressed(page, `KTM Duke 1 of ${seller.name}`, true);
  await page.route('**/api/bikesByIds*', (route) => route.fulfill({ status: 422, body: '{}' }));
  await open(page, '/saved');
  const alert = page.getByRole('alert');
  await expect(alert).toContainText('Your saved motorcycles could not be loaded.');
  await page.unroute('**/api/bikesByIds*');
  await alert.getByRole('button', { name: 'Try again' }).click();
  await expect(rows(page)).toHaveCount(1);
});

test('S2 saving: a card without connection stays saved here and reaches the account later; no request a card', async ({
  page,
}) => {
  const { search, seller } = await someBikes(3);
  await signIn(page.context(), await registered('Buyer'));
  const asked: string[] = [];
  page.on('request', (sent) => {
    if (/\/api\/(saved|bikesByIds)/.test(sent.url())) asked.push(new URL(sent.url()).pathname);
  });
  const name = `KTM Duke 3 of ${seller.name}`;
  await open(page, search);
  await expect.poll(() => asked).toEqual(['/api/savedIds']);
  await page.route('**/api/saved', (route) => route.abort());
  await heart(page, name).click();
  await expect(page.locator('.moto-toast')).toContainText('The garage cannot be reached.');
  await isPressed(page, name, true);
  await page.unroute('**/api/saved');
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await expect.poll(() => page.evaluate(() => localStorage.getItem('saved'))).toBeNull();
  await open(page, '/saved');
  await expect(rows(page)).toContainText('KTM Duke 3');
});

test('recently seen: kept in the browser, shown below the results, cleared', async ({ page }) => {
  const { ids, seller } = await someBikes(2);
  for (const id of ids) await open(page, `/bikes/x-${id}`);
  const asked: string[] = [];
  page.on('request', (sent) => {
    if (sent.url().includes('/api/bikesByIds')) asked.push(sent.url());
  });
  await open(page, '/bikes');
  const seen = page.getByRole('region', { name: 'Recently seen' });
  await expect(seen).toHaveCount(0);
  expect(asked).toEqual([]);
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await expect(seen.getByRole('listitem')).toHaveText([
    new RegExp(`KTM Duke 2 of ${seller.name}`),
    new RegExp(`KTM Duke 1 of ${seller.name}`),
  ]);
  expect(asked).toHaveLength(1);
  await seen.getByRole('button', { name: 'Clear what was recently seen' }).click();
  await expect(seen).toHaveCount(0);
  expect(await page.evaluate(() => localStorage.getItem('seen'))).toBeNull();
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('S2 /saved without script: a visitor logs in and is back; a member saves, sees and takes off', async ({
    page,
  }) => {
    const { search, seller } = await someBikes(1);
    const name = `KTM Duke 1 of ${seller.name}`;
    await page.goto('/saved');
    await expect(page.getByText('Without script motorcycles are saved in your account')).toBeVisible();
    await expect(page.getByText('Loading your saved motorcycles')).toBeHidden();
    await expect(page.getByRole('main').getByRole('link', { name: 'Login' })).toHaveAttribute(
      'href',
      '/login?next=%2Fsaved',
    );
    await page.goto(search);
    await heart(page, name).click();
    await expect(page).toHaveURL(/\/login\?next=%2Fbikes%3Fq%3D/);
    await logIn(page, await registered('Buyer'));
    await expect(page).toHaveURL(siteUrl() + search);
    // A page without script does not know what is saved: pressing again saves nothing twice.
    await expect(heart(page, name)).not.toHaveAttribute('aria-pressed');
    await heart(page, name).click();
    await expect(page.getByRole('status')).toContainText('Saved.');
    await expect(rows(page)).toHaveCount(1);
    await page.getByRole('checkbox', { name: `Compare ${name}` }).check();
    await page.getByRole('button', { name: 'Compare the chosen' }).click();
    await expect(page.getByRole('columnheader', { name })).toBeVisible();
    await page.goBack();
    await page.getByRole('button', { name: `Take off ${name}` }).click();
    await expect(page.getByRole('status')).toContainText('Taken off the list.');
    await expect(page.getByText('Nothing saved yet')).toBeVisible();
  });
});
