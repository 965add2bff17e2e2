import { expect, test } from '@playwright/test';
import { nextPaint } from '../support/looks.ts';
import { hydrated, logIn, newPerson, register, registered, signIn, siteUrl } from '../support/people.ts';
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
  await hydrated(page);
  await register(page, two);
  await expect(page).toHaveURL(`${siteUrl()}/saved`);
  await expect(rows(page)).toHaveCount(1);
  await expect(rows(page)).toContainText('KTM Duke 2');
});

test('S2 /saved: what is saved while the lists are on their way shows all the same', async ({ page }) => {
  const { search, seller } = await someBikes(2);
  const [one, two] = [`KTM Duke 1 of ${seller.name}`, `KTM Duke 2 of ${seller.name}`];
  /** Lets the answer of before saving come after it. Returns when the list has been asked for. */
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
    return { asked: asked.promise };
  };
  await open(page, search);
  await heart(page, one).click();
  await isPressed(page, one, true);
  await holdAnswer('saved');
  await open(page, '/login?next=%2Fsaved');
  await logIn(page, await registered('Buyer'));
  await expect(rows(page)).toHaveCount(1);
  await page.unrouteAll();

  const { asked } = await holdAnswer('savedIds');
  await open(page, search);
  // A press before the page has asked is sent first, and the list is asked for only after its answer.
  await asked;
  await heart(page, two).click();
  await isPressed(page, two, true);
  await isPressed(page, one, true);
  await page.unrouteAll();
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
  await expect(page.locator('.moto-toast')).toContainText(
    'Saved in this browser. It goes into your account as soon as the garage can be reached.',
  );
  await isPressed(page, name, true);
  await page.unroute('**/api/saved');
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await expect.poll(() => page.evaluate(() => localStorage.getItem('saved'))).toBeNull();
  await open(page, '/saved');
  await expect(rows(page)).toContainText('KTM Duke 3');
});

test('S2 saving: where the answer is lost, the heart shows what the account says', async ({ page }) => {
  const { search, seller } = await someBikes(1);
  await signIn(page.context(), await registered('Buyer'));
  const name = `KTM Duke 1 of ${seller.name}`;
  await open(page, search);
  await heart(page, name).click();
  await isPressed(page, name, true);
  // It is taken off there, but nobody hears of it.
  await page.route('**/api/saved/*', async (route) => {
    await route.fetch();
    await route.abort();
  });
  await heart(page, name).click();
  await isPressed(page, name, false);
  await expect(page.locator('.moto-toast')).toHaveCount(0);
  const listed = page.waitForResponse(/\/api\/savedIds$/);
  await page.reload();
  await hydrated(page);
  await isPressed(page, name, false);
  // A request that is held for the routes while they end may never be answered.
  await (await listed).finished();
  await page.unrouteAll();

  // It is not: the heart is as before, and so is the account.
  await heart(page, name).click();
  await isPressed(page, name, true);
  await page.route('**/api/saved/*', (route) => route.abort());
  await heart(page, name).click();
  await expect(page.locator('.moto-toast')).toContainText('The garage cannot be reached.');
  await isPressed(page, name, true);
});

test('S2 saving: a list of what is saved that never comes holds up no heart, and does not undo it when it does', async ({
  page,
}) => {
  const { search, seller } = await someBikes(2);
  const [one, two] = [`KTM Duke 1 of ${seller.name}`, `KTM Duke 2 of ${seller.name}`];
  await signIn(page.context(), await registered('Buyer'));
  const [asked, goOn] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  await page.route('**/api/savedIds', async (route) => {
    const response = await route.fetch();
    asked.resolve();
    await goOn.promise;
    await route.fulfill({ response });
  });
  await open(page, search);
  await asked.promise;
  for (const name of [one, two]) {
    await heart(page, name).click();
    await isPressed(page, name, true);
  }
  await heart(page, one).click();
  await isPressed(page, one, false);
  expect(await page.evaluate(() => localStorage.getItem('saved'))).toBeNull();
  // It was asked for before any of that.
  const listed = page.waitForResponse(/\/api\/savedIds$/);
  goOn.resolve();
  await (await listed).finished();
  await nextPaint(page);
  await isPressed(page, one, false);
  await isPressed(page, two, true);
});
