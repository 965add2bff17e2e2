import { expect, test } from '@playwright/test';
import { withoutNativeSending } from '../support/late-start.ts';
import { nextPaint, shiftOf } from '../support/looks.ts';
import { changePrice, deleteProduct, hydrated, logIn, registered, signIn } from '../support/people.ts';
import { heart, isPressed, open, rows, someBikes } from '../support/saving.ts';

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
  // Whoever has seen it here, or on its page, gets no mail of it.
  const told = (path: string) =>
    Promise.all([
      page.waitForResponse((answer) => answer.url().endsWith('/api/priceDropMail/seen')),
      page.goto(path),
    ]).then(([answer]) => answer.json());
  expect(await told(`/bikes/ktm-${cheaper}`)).toMatchObject({ modifiedCount: 1 });
  expect(await told('/saved')).toMatchObject({ modifiedCount: 0 });
  await hydrated(page);
  const [first, second] = [
    page.getByRole('article', { name: 'KTM Duke 1' }),
    page.getByRole('article', { name: 'KTM Duke 2' }),
  ];
  await expect(first).toContainText('10,000 less than when you saved it');
  await expect(first).toContainText('1,85,000 then, 1,75,000 now');
  await expect(first).toContainText('Price: 1,75,000');
  await expect(second).toContainText('No longer for sale');
  await second.getByRole('button', { name: /^Remove KTM Duke 2/ }).press('Enter');
  await expect(rows(page)).toHaveCount(1);
  await expect(first.getByRole('button', { name: /^Remove/ })).toBeFocused();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(second).toContainText('No longer for sale');
  // With the price that it was saved at.
  await first.getByRole('button', { name: /^Remove/ }).click();
  await expect(first).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).last().click();
  await expect(first).toContainText('10,000 less than when you saved it');
});

test('S2 /saved: Undo is offered again where the account is full by then, and not at all for what is gone for good', async ({
  page,
}) => {
  const { search, seller } = await someBikes(1);
  const name = `KTM Duke 1 of ${seller.name}`;
  await signIn(page.context(), await registered('Buyer'));
  await open(page, search);
  await heart(page, name).click();
  await isPressed(page, name, true);
  await open(page, '/saved');
  await page.getByRole('button', { name: `Remove ${name}` }).click();
  await expect(page.getByText('Nothing saved yet')).toBeVisible();
  const toast = page.locator('.moto-toast');
  await page.route('**/api/saved', (route) =>
    route.request().method() === 'POST'
      ? route.fulfill({
          status: 409,
          contentType: 'application/problem+json',
          body: JSON.stringify({ code: 'saved-full', detail: 'You have saved 1000 motorcycles.' }),
        })
      : route.fallback(),
  );
  await toast.getByRole('button', { name: 'Undo' }).click();
  const full = toast.filter({ hasText: 'You have saved 1000 motorcycles.' });
  await expect(full).toBeVisible();
  await page.unroute('**/api/saved');
  // It is there once it is on the list, however long that takes to be read again.
  const reading = Promise.withResolvers<void>();
  await page.route('**/api/saved', async (route) => {
    if (route.request().method() === 'GET') await reading.promise;
    await route.continue();
  });
  const read = page.waitForResponse(
    (answer) => answer.url().endsWith('/api/saved') && answer.request().method() === 'GET',
  );
  await full.getByRole('button', { name: 'Undo' }).click();
  await expect(rows(page)).toHaveCount(1);
  reading.resolve();
  await (await read).finished();
  await page.unroute('**/api/saved');

  // From here the list is asked for, and not in the page.
  await open(page, '/blog');
  await page.route('**/api/saved', async (route) => {
    if (route.request().method() !== 'GET') return route.fallback();
    const response = await route.fetch();
    const gone = { bike: null, forSale: false, name };
    const bikes: object[] = await response.json();
    return route.fulfill({ response, json: bikes.map((bike) => ({ ...bike, ...gone })) });
  });
  await page.getByRole('link', { name: 'Saved motorcycles' }).click();
  await expect(page).toHaveURL(/\/saved$/);
  await expect(rows(page).first()).toContainText('No longer for sale');
  const held = Promise.withResolvers<void>();
  await page.route('**/api/saved/*', async (route) => {
    await held.promise;
    await route.continue();
  });
  const remove = page.getByRole('button', { name: `Remove ${name}` });
  await remove.click();
  // On its way, it says so.
  await expect(remove).toHaveAttribute('aria-busy', 'true');
  held.resolve();
  await expect(toast.filter({ hasText: 'Removed from your saved motorcycles.' }).last()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Undo' })).toHaveCount(0);
  // The list may still be on its way.
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

test('S2 /saved by keyboard: the focus goes on in the list, then in the page; who has left it is not taken back', async ({
  page,
}) => {
  const { search, seller } = await someBikes(4);
  await signIn(page.context(), await registered('Buyer'));
  await open(page, search);
  for (const i of [1, 2, 3, 4]) {
    await heart(page, `KTM Duke ${i} of ${seller.name}`).click();
    await isPressed(page, `KTM Duke ${i} of ${seller.name}`, true);
  }
  await open(page, '/saved');
  const takeOff = (i: number) => page.getByRole('button', { name: new RegExp(`^Remove KTM Duke ${i}`) });
  // The latest stands first: from the middle to what was below, and from the end to what was above.
  await takeOff(3).press('Enter');
  await expect(takeOff(2)).toBeFocused();
  await takeOff(1).press('Enter');
  await expect(takeOff(2)).toBeFocused();
  const goOn = Promise.withResolvers<void>();
  await page.route('**/api/saved/*', async (route) => {
    await goOn.promise;
    await route.continue();
  });
  const focused = page.locator(':focus');
  await takeOff(2).press('Enter');
  await page.getByRole('contentinfo').getByRole('paragraph').first().click();
  await expect(focused).toHaveCount(0);
  goOn.resolve();
  await expect(rows(page)).toHaveCount(1);
  await nextPaint(page);
  await expect(focused).toHaveCount(0);
  await takeOff(4).press('Enter');
  await expect(page.getByText('Nothing saved yet')).toBeVisible();
  await expect(focused).toHaveAttribute('id', 'content');
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

test('recently seen: kept in the browser, shown below the results, cleared', async ({ page }) => {
  const { ids, seller } = await someBikes(2);
  for (const id of ids) await open(page, `/bikes/x-${id}`);
  const asked: string[] = [];
  page.on('request', (sent) => {
    if (sent.url().includes('/api/bikesByIds')) asked.push(sent.url());
  });
  await open(page, '/bikes');
  const seen = page.getByRole('region', { name: 'Recently viewed' });
  await expect(seen).toHaveCount(0);
  expect(asked).toEqual([]);
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await expect(seen.getByRole('listitem')).toHaveText([
    new RegExp(`KTM Duke 2 of ${seller.name}`),
    new RegExp(`KTM Duke 1 of ${seller.name}`),
  ]);
  expect(asked).toHaveLength(1);
  await seen.getByRole('button', { name: 'Clear recently viewed' }).click();
  await expect(seen).toHaveCount(0);
  expect(await page.evaluate(() => localStorage.getItem('seen'))).toBeNull();
});

test('S2 /saved of a visitor: nothing that is in sight moves when the list and what was recently seen come late', async ({
  page,
}) => {
  const { ids } = await someBikes(3);
  await page.setViewportSize({ width: 1440, height: 900 });
  for (const kept of [[], ids]) {
    await page.addInitScript(
      ([saved, seen]) => {
        const savedAt = '2026-01-02T03:04:05.000Z';
        localStorage.setItem('saved', JSON.stringify((saved ?? []).map((_id) => ({ _id, savedAt }))));
        localStorage.setItem('seen', JSON.stringify(seen));
      },
      [kept, ids.slice(0, 2)],
    );
    await page.route('**/api/bikesByIds*', async (route) => {
      const isList = route.request().url().includes(ids.join(','));
      await new Promise((late) => setTimeout(late, isList ? 900 : 300));
      await route.continue();
    });
    await open(page, '/saved');
    await expect(rows(page)).toHaveCount(kept.length);
    await expect(page.getByRole('region', { name: 'Recently viewed' }).getByRole('listitem')).toHaveCount(2);
    await nextPaint(page);
    expect(await shiftOf(page)).toBeLessThan(0.005);
  }
});

test('S2 /logout: what was recently seen, and chosen to be compared, is not for whoever comes next', async ({
  page,
}) => {
  const { ids } = await someBikes(1);
  await signIn(page.context(), await registered('Buyer'));
  await open(page, `/bikes/x-${ids[0]}`);
  await page.getByRole('button', { name: /^Compare/ }).click();
  const listed = () => page.evaluate(() => [localStorage.getItem('seen'), localStorage.getItem('compared')]);
  expect(await listed()).toEqual([`["${ids[0]}"]`, `["${ids[0]}"]`]);
  // The page that is open is still seen afterwards.
  await open(page, '/blog');
  await page.getByRole('banner').getByRole('button', { name: 'Logout' }).click();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Login' })).toBeVisible();
  await expect.poll(listed).toEqual([null, null]);

  // Begun before login it goes on; it ends with the session, too.
  await open(page, `/bikes/x-${ids[0]}`);
  expect(await listed()).toEqual([`["${ids[0]}"]`, null]);
  await signIn(page.context(), await registered('Buyer'));
  await open(page, '/blog');
  expect(await listed()).toEqual([`["${ids[0]}"]`, null]);
  await page.context().clearCookies();
  await open(page, '/blog');
  expect(await listed()).toEqual([null, null]);
});

test('S2 /saved: what is saved before the script has come is saved all the same; a link from elsewhere saves nothing', async ({
  page,
}) => {
  const { search, seller, ids } = await someBikes(1);
  const name = `KTM Duke 1 of ${seller.name}`;
  // Where the heart is pressed the script never comes.
  await page.route('**/assets/*.js', (route) =>
    new URL(route.request().frame().url()).pathname === '/saved' ? route.continue() : route.abort(),
  );
  await page.goto(search);
  const list = page.url();
  await heart(page, name).click();
  // The page's own sentence, “can be saved.”, stands beside the notice for a moment.
  await expect(page.getByText('Saved.', { exact: true })).toBeVisible();
  // Back where it was pressed.
  await expect(page).toHaveURL(`${list}#save-${ids[0]}`);
  await isPressed(page, name, true);
  await expect(heart(page, name)).toBeFocused();
  await page.goto('/saved');
  await expect(rows(page)).toHaveCount(1);
  await page.getByRole('button', { name: `Remove ${name}` }).click();
  await expect(page.getByText('Nothing saved yet')).toBeVisible();
  await page.goto(`/saved?keep=${ids[0]}`);
  await hydrated(page);
  await expect(page.getByText(`Log in, and ${name} can be saved.`)).toBeVisible();
  await expect(page.getByText('Nothing saved yet')).toBeVisible();
});

for (const who of ['a visitor', 'a member']) {
  test(`S2 /bikes: ${who} who presses a heart while the script is on its way stays in the list, and it is saved in place`, async ({
    page,
  }) => {
    const { search, seller } = await someBikes(3);
    const names = [1, 2, 3].map((number) => `KTM Duke ${number} of ${seller.name}`);
    if (who === 'a member') await signIn(page.context(), await registered('Buyer'));
    await withoutNativeSending(page);
    const goOn = Promise.withResolvers<void>();
    await page.route('**/assets/*.js', async (route) => {
      await goOn.promise;
      await route.continue();
    });
    let posts = 0;
    page.on('request', (sent) => {
      if (sent.isNavigationRequest() && sent.method() === 'POST') posts += 1;
    });
    await page.goto(search, { waitUntil: 'commit' });
    // One after the other, as nothing shows yet that the first has worked.
    for (const name of names) await heart(page, name).click();
    const list = page.url();
    goOn.resolve();
    for (const name of names) await isPressed(page, name, true);
    await expect(page).toHaveURL(list);
    expect(posts).toBe(0);
    await open(page, '/saved');
    await expect(rows(page)).toHaveCount(3);
  });
}

test('S2 /bikes: a member for whom the script never comes is back at the card, which is saved', async ({
  page,
}) => {
  const { search, seller, ids } = await someBikes(7);
  const name = `KTM Duke 1 of ${seller.name}`;
  await signIn(page.context(), await registered('Buyer'));
  await page.route('**/assets/*.js', (route) => route.abort());
  await page.goto(search);
  await heart(page, name).click();
  await expect(page).toHaveURL(/notice=bike-saved#save-/);
  expect(new URL(page.url()).hash).toBe(`#save-${ids[0]}`);
  await expect(page.getByText('Saved.')).toBeInViewport();
  await expect(heart(page, name)).toBeInViewport();
  // With script it goes by itself, and the address is the list's again.
  await page.unroute('**/assets/*.js');
  const saved = page.url();
  await page.reload();
  await isPressed(page, name, true);
  await expect(page).toHaveURL(saved.replace(/[?&]notice=bike-saved/, ''));
  await expect(page.getByText('Saved.')).toHaveCount(0);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('S2 /saved without script: a visitor goes on with it after login; a member saves, sees and takes off', async ({
    page,
  }) => {
    const { search, seller, ids } = await someBikes(7);
    const name = `KTM Duke 1 of ${seller.name}`;
    await page.goto('/saved');
    await expect(page.getByText('Without JavaScript, motorcycles are saved in your account')).toBeVisible();
    await expect(page.getByText('Loading your saved motorcycles')).toBeHidden();
    await expect(page.getByRole('main').getByRole('link', { name: 'Login' })).toHaveAttribute(
      'href',
      '/login?next=%2Fsaved',
    );
    await page.goto(search);
    const list = page.url();
    await heart(page, name).click();
    await expect(page.getByText(`Log in, and ${name} can be saved.`)).toBeVisible();
    await expect(page.getByText('Without JavaScript, motorcycles are saved in your account')).toBeVisible();
    // One way to log in, and that remembers the motorcycle.
    await page.getByRole('main').getByRole('link', { name: 'Login' }).click();
    await logIn(page, await registered('Buyer'));
    await expect(page.getByText(`${name} waits to be saved.`)).toBeVisible();
    await page.getByRole('button', { name: 'Save it' }).click();
    // Back in the list, at the card.
    const back = `${list}&notice=bike-saved#save-${ids[0]}`;
    await expect(page).toHaveURL(back);
    await expect(page.getByRole('status').filter({ hasText: 'Saved.' })).toBeInViewport();
    await expect(heart(page, name)).toBeInViewport();
    await page.goto('/saved');
    await expect(rows(page)).toHaveCount(1);
    // In lists and on its page its heart is full, and says so; pressing takes it off, and pressing again saves it.
    const shape = (of: string) =>
      heart(page, of).evaluate((button) => getComputedStyle(button, '::before').maskImage);
    await page.goto(search);
    expect(await shape(name)).not.toEqual(await shape(`KTM Duke 2 of ${seller.name}`));
    const isSaved = page.getByRole('button', { name: `Save ${name}: it is saved, press to take it off` });
    await expect(isSaved.first()).toBeVisible();
    await page.getByRole('link', { name, exact: true }).first().click();
    await expect(isSaved).toBeVisible();
    await isSaved.click();
    await expect(page).toHaveURL(/notice=bike-off#save-/);
    await expect(
      page.getByRole('status').filter({ hasText: 'Removed from your saved motorcycles.' }),
    ).toBeInViewport();
    await expect(isSaved).toHaveCount(0);
    // Who comes back to a page that was shown before presses what it shows.
    await heart(page, name).click();
    await expect(page.getByRole('status').filter({ hasText: 'Saved.' })).toBeInViewport();
    await page.goBack();
    await expect(isSaved).toHaveCount(0);
    await heart(page, name).click();
    await expect(page).toHaveURL(/notice=bike-saved#save-/);
    await expect(isSaved).toBeVisible();
    await page.goto('/saved');
    await expect(rows(page)).toHaveCount(1);
    await page.getByRole('checkbox', { name: `Compare ${name}` }).check();
    await page.getByRole('button', { name: 'Compare selected' }).click();
    await expect(page.getByRole('columnheader', { name })).toBeVisible();
    await page.goBack();
    await page.getByRole('button', { name: `Remove ${name}` }).click();
    const told = page.getByRole('status');
    await expect(told).toContainText('Removed from your saved motorcycles.');
    await expect(page.getByText('Nothing saved yet')).toBeVisible();
    // Back as it was: the price has gone down since it was saved.
    await changePrice(seller, ids[0] ?? '', '1,75,000');
    await told.getByRole('button', { name: 'Undo' }).click();
    await expect(page).toHaveURL(/\/saved\?notice=saved$/);
    await expect(rows(page)).toContainText('1,85,000 then, 1,75,000 now');
  });
});
