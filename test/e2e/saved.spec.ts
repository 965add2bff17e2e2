import { expect, type Page, test } from '@playwright/test';
import { complaintsOn, expectSound, lookAs, looks } from '../support/looks.ts';
import {
  addProduct,
  changePrice,
  deleteProduct,
  logIn,
  type Member,
  newPerson,
  register,
  registered,
  signIn,
  siteUrl,
  takenOver,
} from '../support/people.ts';

/** A seller's motorcycles of one unusual name each; answers what finds them, and their ids. */
async function someBikes(count: number): Promise<{ seller: Member; search: string; ids: string[] }> {
  const seller = await registered('Seller');
  const ids: string[] = [];
  for (let i = 1; i <= count; i += 1)
    ids.push(
      await addProduct(seller, {
        name: `KTM Duke ${i} of ${seller.name}`,
        category: 'sports',
        price: `${i},85,000`,
      }),
    );
  return { seller, search: `/bikes?q=${seller.name.split(' ')[1]}`, ids };
}

const heart = (page: Page, name: string) => page.getByRole('button', { name: `Save ${name}` }).first();
const rows = (page: Page) => page.getByRole('main').getByRole('article');

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await takenOver(page);
}

/** Waits until the button says so, and is not busy any more. */
async function isPressed(page: Page, name: string, pressed: boolean): Promise<void> {
  await expect(heart(page, name)).toHaveAttribute('aria-pressed', String(pressed));
  await expect(heart(page, name)).not.toHaveAttribute('aria-busy', 'true');
}

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

test('S2 /compare: chosen on their pages, compared, removed; a fifth says what to do', async ({ page }) => {
  const { ids } = await someBikes(5);
  for (const [i, id] of ids.entries()) {
    await open(page, `/bikes/x-${id}`);
    const button = page.getByRole('button', { name: /^Compare KTM Duke/ });
    await expect(button).toHaveAttribute('aria-pressed', 'false');
    await button.focus();
    await page.keyboard.press('Enter');
    if (i < 4)
      await expect(page.getByRole('link', { name: `See the comparison (${i + 1} of 4)` })).toBeVisible();
    else await expect(page.locator('.moto-toast')).toContainText('4 are compared already.');
  }
  await page.getByRole('link', { name: 'See the comparison (4 of 4)' }).click();
  await expect(page).toHaveURL(`${siteUrl()}/compare?ids=${ids.slice(0, 4).join(',')}`);
  const columns = page.getByRole('columnheader');
  await expect(columns).toHaveCount(4);
  await expect(page.getByRole('row', { name: /^Price differs/ })).toContainText('1,85,000');
  await expect(page.getByRole('row', { name: /^Condition Good/ })).toBeVisible();
  await page.getByLabel('Only what differs').check();
  await expect(page.getByRole('row', { name: /^Condition/ })).toHaveCount(0);
  await expect(page.getByRole('row', { name: /^Price differs/ })).toBeVisible();
  await page.getByRole('link', { name: /^Remove KTM Duke 2/ }).click();
  await expect(columns).toHaveCount(3);
  // There is room again.
  await open(page, `/bikes/x-${ids[4]}`);
  await page.getByRole('button', { name: /^Compare KTM Duke 5/ }).click();
  await expect(page.getByRole('link', { name: 'See the comparison (4 of 4)' })).toBeVisible();
});

test('S2 /saved: what was chosen on its own page is compared with what is ticked on the list', async ({
  page,
}) => {
  const { ids, seller } = await someBikes(3);
  await open(page, `/bikes/x-${ids[0]}`);
  await page.getByRole('button', { name: /^Compare KTM Duke 1/ }).click();
  await expect(page.getByRole('link', { name: 'See the comparison (1 of 4)' })).toBeVisible();
  for (const i of [2, 3]) {
    await open(page, `/bikes/x-${ids[i - 1]}`);
    await heart(page, `KTM Duke ${i} of ${seller.name}`).click();
    await isPressed(page, `KTM Duke ${i} of ${seller.name}`, true);
  }
  await open(page, '/saved');
  for (const i of [2, 3]) await page.getByRole('checkbox', { name: `Compare KTM Duke ${i}` }).check();
  await page.getByRole('button', { name: 'Compare the chosen (3)' }).click();
  await expect(page).toHaveURL(`${siteUrl()}/compare?ids=${ids.join(',')}`);
  await expect(page.getByRole('columnheader')).toHaveCount(3);
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

  test('S2 /compare without script: a table; whatever stands in the address, an answer comes', async ({
    page,
    request,
  }) => {
    const { ids } = await someBikes(5);
    await page.goto(`/compare?ids=${ids[0]}&ids=${ids[1]}&ids=${ids[0]}`);
    await expect(page).toHaveURL(`${siteUrl()}/compare?ids=${ids[0]},${ids[1]}`);
    await expect(page.getByRole('columnheader')).toHaveCount(2);
    await page.goto(`/compare?ids=${ids.join(',')}`);
    await expect(page.getByText('At most 4 can be compared side by side')).toBeVisible();
    await expect(page.getByRole('columnheader')).toHaveCount(4);
    await page.getByRole('link', { name: /^Remove KTM Duke 1/ }).click();
    await expect(page.getByRole('columnheader')).toHaveCount(3);
    for (const odd of [
      '',
      '?ids=',
      '?ids=,,,',
      '?ids=nobody',
      `?ids=${'x'.repeat(5_000)}`,
      "?ids='; drop table listings; --",
      '?ids=%00',
      '?ids=%E0%A4',
      '?ids=<script>window.hit=1</script>',
      `?${'ids=1&'.repeat(500)}`,
    ]) {
      const answer = await request.get(`/compare${odd}`);
      expect([odd.slice(0, 40), answer.status()]).toEqual([odd.slice(0, 40), 200]);
      expect(await answer.text()).toContain('Nothing to compare yet');
    }
  });
});

for (const who of ['visitor', 'member'])
  for (const look of looks)
    test(`S2 /saved and /compare of a ${who}, ${look.join(' ')}: axe finds nothing, nothing is wider than the screen`, async ({
      page,
    }) => {
      const { seller, search, ids } = await someBikes(3);
      if (who === 'member') await signIn(page.context(), await registered('Buyer'));
      await lookAs(page, look);
      const complaints = complaintsOn(page);
      await open(page, '/saved');
      await expect(page.getByText('Nothing saved yet')).toBeVisible();
      await expectSound(page);
      await open(page, search);
      for (const i of [1, 2]) {
        await heart(page, `KTM Duke ${i} of ${seller.name}`).click();
        await isPressed(page, `KTM Duke ${i} of ${seller.name}`, true);
      }
      await expectSound(page);
      await open(page, `/bikes/x-${ids[0]}`);
      await isPressed(page, `KTM Duke 1 of ${seller.name}`, true);
      await page.getByRole('button', { name: /^Compare/ }).click();
      await expect(page.getByRole('link', { name: 'See the comparison (1 of 4)' })).toBeVisible();
      await expectSound(page);
      await open(page, '/saved');
      await expect(rows(page)).toHaveCount(2);
      await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
      await expect(page.getByRole('region', { name: 'Recently seen' }).getByRole('listitem')).toHaveCount(1);
      await expectSound(page);
      await open(page, '/compare');
      await expectSound(page);
      await open(page, `/compare?ids=${ids.join(',')},0nobody`);
      await expect(page.getByText('One of these motorcycles does not exist any more')).toBeVisible();
      await expectSound(page);
      expect(complaints).toEqual([]);
    });
