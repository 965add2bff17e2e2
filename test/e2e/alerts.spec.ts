import { expect, test } from '@playwright/test';
import { expectSoundAt } from '../support/looks.ts';
import { confirmMailbox, mailedLink } from '../support/mailbox.ts';
import {
  addProduct,
  addSearch,
  deleteProduct,
  hydrated,
  registered,
  signIn,
  siteUrl,
} from '../support/people.ts';
import { onlyPrice, openAs, saveSearch } from '../support/saving-searches.ts';

for (const javaScriptEnabled of [true, false]) {
  const how = javaScriptEnabled ? '' : ' without script';
  test(`S2 /dashboard/searches${how}: saved from the page of search, its mail changed, deleted after a question; another account sees none of it`, async ({
    browser,
  }) => {
    const [buyer, other] = [await registered('Buyer'), await registered('Buyer')];
    const page = await openAs(browser, buyer, { javaScriptEnabled });
    const settled = async () => {
      if (javaScriptEnabled) await hydrated(page);
    };
    await page.goto(`${siteUrl()}/bikes?make=yamaha`);
    await settled();
    await page.getByRole('link', { name: 'Save this search' }).click();
    await expect(page.getByLabel('Name')).toHaveValue('Yamaha');
    await settled();
    await page.getByLabel('Name').fill('   ');
    await page.getByRole('combobox', { name: 'Mail' }).selectOption('daily');
    await page.getByRole('button', { name: 'Save search' }).click();
    await expect(page.getByRole('alert')).toContainText('Give the search a name.');
    // Nothing that was chosen is lost.
    await expect(page.getByRole('combobox', { name: 'Mail' })).toHaveValue('daily');
    await page.getByLabel('Name').fill('Any Yamaha');
    await page.getByRole('button', { name: 'Save search' }).click();
    const row = page.getByRole('article', { name: 'Any Yamaha' });
    await expect(row.getByRole('list', { name: 'This search' })).toHaveText('Yamaha');
    await expect(row.getByRole('combobox')).toHaveValue('daily');
    await expect(page.getByText('You get no mail yet')).toBeVisible();

    await row.getByRole('combobox').selectOption('never');
    if (!javaScriptEnabled) await row.getByRole('button', { name: 'Change' }).click();
    await expect(page.getByText('Changed.')).toBeVisible();
    await expect(page.getByText('You get no mail yet')).toHaveCount(0);
    await page.goto(`${siteUrl()}/dashboard/searches`);
    await settled();
    await expect(row.getByRole('combobox')).toHaveValue('never');
    // What deletes stands last, as everywhere.
    await expect(row.locator('.btn').filter({ hasNotText: 'Change' })).toHaveText(['Open', 'Delete']);

    const theirs = await openAs(browser, other, { javaScriptEnabled });
    await theirs.goto(`${siteUrl()}/dashboard/searches`);
    await expect(theirs.getByText('No search saved yet')).toBeVisible();
    await expect(theirs.getByText('Any Yamaha')).toHaveCount(0);
    await theirs.context().close();

    const button = javaScriptEnabled ? 'button' : 'link';
    await row.getByRole(button, { name: 'Delete search: Any Yamaha' }).click();
    const dialog = page.getByRole('dialog', { name: 'Delete this search?' });
    await expect(dialog).toHaveAccessibleDescription(/^Any Yamaha You get no more news from it/);
    await dialog.getByRole(button, { name: 'Keep it' }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await row.getByRole(button, { name: 'Delete search: Any Yamaha' }).click();
    await dialog.getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByText('The search is deleted.')).toBeVisible();
    await expect(page.getByText('No search saved yet')).toBeVisible();
    await page.context().close();
  });
}

for (const javaScriptEnabled of [true, false]) {
  const how = javaScriptEnabled ? '' : ' without script';
  test(`S2 /dashboard/searches/new${how}: the same search under another name is renamed, which is said before and after`, async ({
    browser,
  }) => {
    const page = await openAs(browser, await registered('Buyer'), { javaScriptEnabled });
    await saveSearch(page, '?make=suzuki', 'A Suzuki');
    await page.goto(`${siteUrl()}/dashboard/searches/new?make=suzuki&sort=price-low`);
    if (javaScriptEnabled) await hydrated(page);
    await expect(page.getByText('You have already saved this search as “A Suzuki”.')).toBeVisible();
    await expect(page.getByLabel('Name')).toHaveValue('A Suzuki');
    await page.getByLabel('Name').fill('For the city');
    await page.getByRole('button', { name: 'Save search' }).click();
    const said = javaScriptEnabled
      ? 'This search was already saved as “A Suzuki”. Its name is now “For the city”.'
      : 'This search was already saved. Its name, and how often you get mail, are now as you chose.';
    await expect(page.getByRole('status').filter({ hasText: said })).toBeVisible();
    await expect(page.getByText('Your search is saved.')).toHaveCount(0);
    await expect(page.getByRole('article', { name: 'For the city' })).toBeVisible();
    await expect(page.getByRole('article', { name: 'A Suzuki' })).toHaveCount(0);
    await page.context().close();
  });
}

test('S2 /dashboard/searches: the last one deleted by keyboard leaves the page in order', async ({
  page,
}) => {
  const buyer = await registered('Buyer');
  await addSearch(buyer, onlyPrice().address, 'The last one');
  await signIn(page.context(), buyer);
  await page.goto('/dashboard/searches');
  await hydrated(page);
  await page.getByRole('button', { name: 'Delete' }).press('Enter');
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).press('Enter');
  await expect(page.getByText('No search saved yet')).toBeVisible();
  await expect(page).toHaveURL(`${siteUrl()}/dashboard/searches`);
  await expect(page.getByRole('heading', { name: 'My searches' })).toBeFocused();
});

test('S2 /dashboard/searches: what a mail or a link led to is not new either, once it was looked at', async ({
  browser,
}) => {
  const [seller, buyer] = [await registered('Seller'), await registered('Buyer')];
  const { price, address } = onlyPrice();
  await addSearch(buyer, address, 'Mine');
  const id = await addProduct(seller, { name: `BMW R 18 of ${seller.name}`, price });
  const page = await openAs(browser, buyer);
  const menu = page
    .getByRole('navigation', { name: 'Dashboard' })
    .getByRole('link', { name: /^MY SEARCHES/ });
  await expect(async () => {
    await page.goto(`${siteUrl()}/dashboard/searches`);
    await expect(menu).toHaveAccessibleName('MY SEARCHES , 1 new', { timeout: 500 });
  }).toPass();
  const seen = page.waitForResponse((answer) => answer.url().endsWith('/seen'));
  await page.goto(`${siteUrl()}/bikes${address}`);
  await expect(page.getByRole('article').filter({ hasText: seller.name }).first()).toBeVisible();
  // No mail tells of what the page shows.
  expect((await seen).request().postDataJSON()).toEqual({ shown: [id] });
  // Also where the program goes on without loading the page anew.
  await page.getByRole('link', { name: 'DASHBOARD' }).first().click();
  await expect(menu).toHaveAccessibleName('MY SEARCHES');
  await menu.click();
  await expect(page.getByRole('article', { name: 'Mine' })).toContainText('Nothing new');
  await deleteProduct(seller, id);
  await page.context().close();
});

test('S2 /bikes/{slug}-{id}: a motorcycle that a mail led to is not new in its search any more; nothing is said of others', async ({
  browser,
}) => {
  const [seller, buyer] = [await registered('Seller'), await registered('Buyer')];
  const { price, address } = onlyPrice();
  await addSearch(buyer, address, 'Mine');
  const other = await addProduct(seller, { name: `BMW R 18 of ${seller.name}`, price: onlyPrice().price });
  const page = await openAs(browser, buyer);
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/seen')) sent.push(request.url());
  });
  const asked = () => page.waitForResponse('**/api/mySearchNews');
  const [none] = await Promise.all([asked(), page.goto(`${siteUrl()}/bikes/bmw-${other}`)]);
  await none.finished();
  await hydrated(page);

  const id = await addProduct(seller, { name: `BMW R 100 of ${seller.name}`, price });
  await expect(async () => {
    await page.goto(`${siteUrl()}/dashboard/searches`);
    await expect(page.getByRole('article', { name: 'Mine' })).toContainText('1 new', { timeout: 500 });
  }).toPass();
  const seen = page.waitForResponse(`**/api/mySearchNews/${id}/seen`);
  await page.goto(`${siteUrl()}/bikes/bmw-${id}`);
  await seen;
  await page.getByRole('link', { name: 'DASHBOARD' }).first().click();
  const menu = page.getByRole('navigation', { name: 'Dashboard' });
  await expect(menu.getByRole('link', { name: 'MY SEARCHES', exact: true })).toBeVisible();
  await menu.getByRole('link', { name: 'MY SEARCHES', exact: true }).click();
  await expect(page.getByRole('article', { name: 'Mine' })).toContainText('Nothing new');
  expect(sent).toHaveLength(1);
  for (const one of [id, other]) await deleteProduct(seller, one);
  await page.context().close();
});

test('S2 /dashboard/searches: a saved search that is on the page is looked at, whatever is new; another one is not', async ({
  browser,
}) => {
  const [seller, buyer] = [await registered('Seller'), await registered('Buyer')];
  const { price, address } = onlyPrice();
  const ids = [
    await addProduct(seller, { name: `BMW R 18 of ${seller.name}`, price }),
    await addProduct(seller, { name: `BMW R 18 Classic of ${seller.name}`, price: onlyPrice().price }),
  ];
  const search = await addSearch(buyer, address, 'Mine');
  const page = await openAs(browser, buyer);
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/seen'))
      sent.push(new URL(request.url()).pathname);
  });
  const asked = () =>
    page.waitForResponse((answer) => new URL(answer.url()).pathname.endsWith('/api/mySearches'));
  const other = asked();
  await page.goto(`${siteUrl()}/bikes?q=${seller.name.split(' ')[1]}`);
  await (await other).finished();
  await hydrated(page);
  // Sorted in another way it is the same search.
  const looked = page.waitForResponse((answer) => answer.url().endsWith('/seen'));
  await page.goto(`${siteUrl()}/bikes${address}&sort=price-low`);
  expect((await looked).status()).toBe(200);
  await asked();
  expect(sent).toEqual([`/api/mySearches/${search}/seen`]);
  for (const id of ids) await deleteProduct(seller, id);
  await page.context().close();
});

test('a list that cannot be had, a search that is not there any more, and one without any filter', async ({
  browser,
}) => {
  const buyer = await registered('Buyer');
  const page = await openAs(browser, buyer);
  await saveSearch(page, '?make=honda', 'A Honda');
  await page.goto(`${siteUrl()}/dashboard/account`);
  await hydrated(page);
  await page.route('**/api/mySearches*', (route) =>
    route.fulfill({ status: 422, contentType: 'application/problem+json', body: '{"detail":"no"}' }),
  );
  await page.getByRole('link', { name: 'MY SEARCHES' }).click();
  await expect(page.getByText('Your searches could not be loaded.')).toBeVisible();
  await page.unroute('**/api/mySearches*');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('article', { name: 'A Honda' })).toBeVisible();

  await page.goto(`${siteUrl()}/dashboard/searches?delete=nothing`);
  await expect(page.getByText('That search is not on this page any more')).toBeVisible();
  await page.goto(`${siteUrl()}/dashboard/searches/new?sort=km-low`);
  await expect(page.getByText('Choose something to look for first')).toBeVisible();
  await page.goto(`${siteUrl()}/stopMail?token=nothing`);
  await expect(page.getByText('This link does not lead to a saved search')).toBeVisible();
  await page.context().close();
});

test('saved searches and finding: axe finds nothing, nothing is wider than the screen, no script complains', async ({
  page,
}) => {
  const buyer = await registered('Buyer');
  await confirmMailbox(buyer);
  const long = 'Something very particular of which there is only one in all of the country, I think';
  const broad = '?make=royal-enfield&make=yamaha&maxKm=20000&maxPrice=300000&photo=1&q=carbon';
  const broadId = await addSearch(buyer, broad, 'A long one');
  await addSearch(buyer, onlyPrice().address, long);
  await signIn(page.context(), buyer);
  await expectSoundAt(page, [
    '/dashboard/searches',
    `/dashboard/searches?delete=${broadId}`,
    '/dashboard/searches/new?make=yamaha&maxPrice=300000',
    '/bikes?make=yamaha',
    // Nothing is found.
    '/bikes?make=yamaha&minPrice=900000000',
  ]);
});

test('mail about saved searches: axe finds nothing, nothing is wider than the screen, no script complains', async ({
  page,
}) => {
  const [seller, buyer] = [await registered('Seller'), await registered('Buyer')];
  await confirmMailbox(buyer);
  const { price, address } = onlyPrice();
  await addSearch(buyer, address, 'Something very particular');
  const listing = await addProduct(seller, { name: `BMW R nineT Scrambler of ${seller.name}`, price });
  const { search } = new URL(await mailedLink(buyer.email, '/stopMail'));
  await signIn(page.context(), buyer);
  await expectSoundAt(page, [
    `/stopMail${search}`,
    // A link that leads to nothing.
    '/stopMail?token=x',
  ]);
  await deleteProduct(seller, listing);
});
