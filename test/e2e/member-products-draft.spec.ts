import { expect, type Page, test } from '@playwright/test';
import { fillIn, sellerAt, send } from '../support/adding-products.ts';
import { endSession, hydrated, logIn, registered, signIn, siteUrl } from '../support/people.ts';

test('S5 add product: a draft survives a reload and a broken connection, and is gone once sent', async ({
  page,
}) => {
  await sellerAt(page, '/dashboard/addProduct');
  await fillIn(page, 'Honda CB 150R of a bad line');
  await page.getByRole('combobox', { name: 'Condition' }).selectOption('fair');
  await page.route('**/api/products', (route) => route.abort());
  await send(page);
  await expect(page.getByRole('alert').filter({ hasText: 'The garage cannot be reached.' })).toBeVisible();
  await page.unroute('**/api/products');

  await page.reload();
  await expect(page.getByText('We kept what you had typed.')).toBeVisible();
  await expect(page.getByLabel('Product name')).toHaveValue('Honda CB 150R of a bad line');
  await expect(page.getByRole('combobox', { name: 'Condition' })).toHaveValue('fair');
  await send(page);
  await expect(page.getByText('Product add successfully.')).toBeVisible();
  await page.waitForURL('**/dashboard/myProduct');
  await page.getByRole('link', { name: 'ADD PRODUCT', exact: true }).click();
  await expect(page.getByLabel('Product name')).toHaveValue('');
  await expect(page.getByText('We kept what you had typed.')).toHaveCount(0);
});

for (const javaScriptEnabled of [true, false])
  test(`S5 add product${javaScriptEnabled ? '' : ' without script'}: what the form promises is kept, and shown`, async ({
    browser,
  }) => {
    const page = await (await browser.newContext({ javaScriptEnabled })).newPage();
    await signIn(page.context(), await registered('Seller'));
    await page.goto(`${siteUrl()}/dashboard/addProduct`);
    await expect(page.getByLabel('Image URL')).toBeVisible();
    await expect(page.getByText('or one of these illustrations')).toHaveCount(javaScriptEnabled ? 1 : 0);
    await expect(page.getByRole('list', { name: 'Illustrations' })).toHaveCount(javaScriptEnabled ? 1 : 0);
    await expect(
      page.getByText('What you type is kept on this device until you send it or log out.'),
    ).toBeVisible({
      visible: javaScriptEnabled,
    });
    await page.context().close();
  });

test('S5 add product: a draft stays when its author leaves before the help with the name has come', async ({
  page,
}) => {
  await sellerAt(page, '/dashboard/addProduct');
  let held = 0;
  let isHeld = true;
  let release = () => {};
  const late = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/assets/*.js', async (route) => {
    if (isHeld) {
      held += 1;
      await late;
    }
    await route.continue();
  });
  await page.getByLabel('Product name').fill('Bajaj Pulsar 150 of a slow phone');
  await page.getByLabel('Product name').blur();
  await expect.poll(() => held).toBeGreaterThan(0);
  isHeld = false;
  await page.getByRole('link', { name: 'MY BOOKINGS', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'My bookings' })).toBeVisible();
  const help = page.waitForResponse('**/assets/*.js');
  release();
  await help;
  await page.getByRole('link', { name: 'ADD PRODUCT', exact: true }).click();
  await expect(page.getByText('We kept what you had typed.')).toBeVisible();
  await expect(page.getByLabel('Product name')).toHaveValue('Bajaj Pulsar 150 of a slow phone');
});

test('S5 add product: what is typed before the program of the page has come is kept, too', async ({
  page,
}) => {
  await signIn(page.context(), await registered('Seller'));
  let release = () => {};
  const late = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/assets/*.js', async (route) => {
    await late;
    await route.continue();
  });
  await page.goto(`${siteUrl()}/dashboard/addProduct`, { waitUntil: 'commit' });
  await page.getByLabel('Product name').fill('TVS Apache of a slow phone');
  await page.getByRole('combobox', { name: 'Condition' }).selectOption('fair');
  release();
  await hydrated(page);
  // Another page, because a browser may restore the fields of one that is loaded again by itself.
  await page.close();
  const next = await page.context().newPage();
  await next.goto(`${siteUrl()}/dashboard/addProduct`);
  await expect(next.getByText('We kept what you had typed.')).toBeVisible();
  await expect(next.getByLabel('Product name')).toHaveValue('TVS Apache of a slow phone');
  await expect(next.getByRole('combobox', { name: 'Condition' })).toHaveValue('fair');
});

test('S5 add product: a category of the draft is chosen also when the categories come late', async ({
  page,
}) => {
  await sellerAt(page, '/dashboard/addProduct');
  const name = page.getByLabel('Product name');
  const category = page.getByRole('combobox', { name: 'Category' });
  const kept = page.getByText('We kept what you had typed.');
  await name.fill('A bike of late categories');
  await category.selectOption('dirt bikes');
  await page.goto('/dashboard/bookings');
  await hydrated(page);
  let release = () => {};
  const late = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/api/category', async (route) => {
    await late;
    await route.continue();
  });
  await page.getByRole('link', { name: 'ADD PRODUCT', exact: true }).click();
  await expect(kept).toBeVisible();
  await expect(name).toHaveValue('A bike of late categories');
  await expect(category.getByRole('option')).toHaveCount(1);
  // Typing keeps the draft anew, with what is not there yet.
  await page.getByLabel('Location').fill('Mirpur, Dhaka');
  release();
  await expect(category).toHaveValue('dirt bikes');
  await expect(name).toHaveValue('A bike of late categories');
  await category.selectOption('bmw');
  await page.reload();
  await hydrated(page);
  await expect(kept).toBeVisible();
  await expect(category).toHaveValue('bmw');
  await expect(page.getByLabel('Location')).toHaveValue('Mirpur, Dhaka');
  await page.getByRole('button', { name: 'Start again' }).click();
  await expect(category).toHaveValue('');
});

test('S5 add product: what is corrected after a refusal leaves the rest of the draft as it was', async ({
  page,
}) => {
  await sellerAt(page, '/dashboard/addProduct');
  await fillIn(page, 'Hero Hunk of many mistakes');
  await page.getByLabel('Description').fill('New chain, two keys.');
  await page.getByRole('combobox', { name: 'Condition' }).selectOption('fair');
  const number = page.getByLabel('Mobile number');
  await number.fill('017');
  await send(page);
  await expect(number).toHaveAttribute('aria-invalid', 'true');
  await number.fill('01712-345678');
  await page.reload();
  await expect(page.getByText('We kept what you had typed.')).toBeVisible();
  await expect(page.getByLabel('Product name')).toHaveValue('Hero Hunk of many mistakes');
  await expect(page.getByLabel('Year of use')).toHaveValue('2021');
  await expect(page.getByLabel('Location')).toHaveValue('Mirpur, Dhaka');
  await expect(page.getByLabel('Price', { exact: true })).toHaveValue('1.85 lakh');
  await expect(page.getByLabel('Description')).toHaveValue('New chain, two keys.');
  await expect(page.getByRole('combobox', { name: 'Condition' })).toHaveValue('fair');
  await expect(number).toHaveValue('01712-345678');
});

for (const how of ['while one types', 'when it is sent']) {
  test(`S4 add product: a session that is over ${how} leads to a login that says so, and back to what was typed`, async ({
    page,
  }) => {
    const seller = await sellerAt(page, '/dashboard/addProduct');
    // While one types, the page asks for the seller's own motorcycles and for what others ask. The session
    // ends behind both answers, so that neither finds out first.
    const asked = Promise.all(
      [/\/myProducts/, /\/priceHelp\?.*yearOfUse=2021/].map((path) =>
        page.waitForResponse((answer) => path.test(answer.url())),
      ),
    );
    await fillIn(page, 'Suzuki Gixxer of a long afternoon');
    await asked;
    await endSession(page);
    if (how === 'when it is sent') await send(page);
    else await tellOtherTab(page);
    await expect(page).toHaveURL(/\/login\?next=%2Fdashboard%2FaddProduct$/);
    await expect(
      page.getByText('Your session has ended. What you typed is kept: log in again to continue.'),
    ).toBeVisible();
    await logIn(page, seller);
    await expect(page.getByText('We kept what you had typed.')).toBeVisible();
    await expect(page.getByLabel('Product name')).toHaveValue('Suzuki Gixxer of a long afternoon');
    await expect(page.getByLabel('Location')).toHaveValue('Mirpur, Dhaka');
  });
}

test('S4 add product: after a logout in another tab what was typed is there again, and gone where one logged out', async ({
  page,
}) => {
  const seller = await sellerAt(page, '/dashboard/myProduct');
  // A page that loads something by itself fetches the token that the other tab takes away.
  await page.getByRole('link', { name: 'MY BOOKINGS', exact: true }).click();
  await page.waitForFunction(() => localStorage.getItem('token'));
  await page.getByRole('link', { name: 'ADD PRODUCT', exact: true }).click();
  await fillIn(page, 'Hero Hunk beside another tab');
  const other = await page.context().newPage();
  await other.goto(`${siteUrl()}/`);
  await hydrated(other);
  await other.getByRole('button', { name: 'Logout' }).click();
  await expect(other.getByText('Logout succeed')).toBeVisible();
  await expect(page).toHaveURL(/\/login\?next=%2Fdashboard%2FaddProduct$/);
  await expect(page.getByText('What you typed is kept: log in again')).toBeVisible();
  await logIn(page, seller);
  await expect(page.getByText('We kept what you had typed.')).toBeVisible();
  await expect(page.getByLabel('Product name')).toHaveValue('Hero Hunk beside another tab');
  await expect(page.getByLabel('Location')).toHaveValue('Mirpur, Dhaka');

  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page.getByText('Logout succeed')).toBeVisible();
  expect(await page.evaluate(() => Object.keys({ ...localStorage, ...sessionStorage }))).not.toContainEqual(
    expect.stringContaining('draft:'),
  );
});

test('S4 add product: what another tab has sent before its logout is not there again', async ({ page }) => {
  const seller = await sellerAt(page, '/dashboard/addProduct');
  await fillIn(page, 'Hero Hunk sent elsewhere');
  const other = await page.context().newPage();
  await other.goto(`${siteUrl()}/dashboard/addProduct`);
  await hydrated(other);
  await expect(other.getByLabel('Product name')).toHaveValue('Hero Hunk sent elsewhere');
  await send(other);
  await expect(other).toHaveURL(/\/dashboard\/myProduct/);
  await other.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL(/\/login\?next=%2Fdashboard%2FaddProduct$/);
  await logIn(page, seller);
  await expect(page).toHaveURL(/\/dashboard\/addProduct$/);
  await hydrated(page);
  await expect(page.getByLabel('Product name')).toHaveValue('');
  await expect(page.getByText('We kept what you had typed.')).toHaveCount(0);
});

for (const last of ['first', 'second'])
  test(`S5 add product in two tabs, typed into the ${last} one last: sending one leaves what was typed into the other`, async ({
    page,
  }) => {
    await sellerAt(page, '/dashboard/addProduct');
    const other = await page.context().newPage();
    await other.goto(`${siteUrl()}/dashboard/addProduct`);
    await hydrated(other);
    const isKept = (name: string) =>
      expect.poll(() => page.evaluate(() => Object.values({ ...localStorage }).join())).toContain(name);
    const typeHere = async () => {
      await fillIn(page, 'Hero Hunk of the first tab');
      await isKept('Hero Hunk of the first tab');
    };
    const typeThere = async () => {
      await other.getByLabel('Product name').fill('Bajaj Pulsar of the other tab');
      await isKept('Bajaj Pulsar of the other tab');
    };
    if (last === 'second') await typeHere();
    await typeThere();
    if (last === 'first') await typeHere();
    await send(page);
    await expect(page).toHaveURL(/\/dashboard\/myProduct/);
    await isKept('Bajaj Pulsar of the other tab');
    await other.reload();
    await hydrated(other);
    await expect(other.getByText('We kept what you had typed.')).toBeVisible();
    await expect(other.getByLabel('Product name')).toHaveValue('Bajaj Pulsar of the other tab');
    await expect(other.getByLabel('Location')).toHaveValue('');
  });

test('S4 session over: nothing is said to be kept where nothing was typed, nor after a logout or a reload', async ({
  page,
}) => {
  const seller = await sellerAt(page, '/dashboard/addProduct');
  await page.getByLabel('Product name').fill('Half a listing');
  await page.getByRole('link', { name: 'MY BOOKINGS', exact: true }).click();
  await expect(page).toHaveURL(/\/dashboard\/bookings$/);
  // Otherwise the page's own call may be the first to hear of it.
  await expect(page.getByText('Nothing booked yet')).toBeVisible();
  await endSession(page);
  await tellOtherTab(page);
  await expect(page.getByText('Your session has ended. Log in again to continue.')).toBeVisible();
  await page.reload();
  await hydrated(page);
  await expect(page.getByRole('heading', { name: 'Login' })).toBeVisible();
  await expect(page.getByText('Your session has ended')).toHaveCount(0);

  await logIn(page, seller);
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page.getByText('Logout succeed')).toBeVisible();
  await page.getByRole('link', { name: 'DASHBOARD' }).click();
  await expect(page).toHaveURL(/\/login\?next=/);
  await expect(page.getByText('Your session has ended')).toHaveCount(0);
});

/** What a page hears when the token goes away in another tab. */
async function tellOtherTab(page: Page): Promise<void> {
  await page.evaluate(() => {
    localStorage.removeItem('token');
    dispatchEvent(new StorageEvent('storage', { key: 'token', oldValue: 'one', newValue: null }));
  });
}
