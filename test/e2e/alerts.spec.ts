import { type Browser, expect, type Page, test } from '@playwright/test';
import { expectSoundAt } from '../support/looks.ts';
import { confirmMailbox, mailedLink } from '../support/mailbox.ts';
import {
  addProduct,
  addSearch,
  deleteProduct,
  logIn,
  type Person,
  registered,
  signIn,
  siteUrl,
  takenOver,
} from '../support/people.ts';

/** A price that only one test names, in an address. */
let prices = 0;
function onlyPrice(): { price: string; address: string } {
  prices += 1;
  const price = String(10_000_000 + Math.floor(Math.random() * 900_000_000) + prices);
  return { price, address: `?maxPrice=${price}&minPrice=${price}` };
}

async function openAs(
  browser: Browser,
  person: Person | null,
  options: Parameters<Browser['newContext']>[0] = {},
): Promise<Page> {
  const context = await browser.newContext(options);
  if (person) await signIn(context, person);
  return context.newPage();
}

/** Saves the search of an address as `person`, who is signed in there. */
async function saveSearch(page: Page, address: string, name: string): Promise<void> {
  await page.goto(`${siteUrl()}/dashboard/searches/new${address}`);
  await page.getByLabel('Name').fill(name);
  await page.getByRole('button', { name: 'Save search' }).click();
  await expect(page.getByRole('article', { name })).toBeVisible();
}

for (const javaScriptEnabled of [true, false]) {
  const how = javaScriptEnabled ? '' : ' without script';
  test(`S2 /dashboard/searches/new${how}: with nothing found whoever is signed out logs in and is straight back, saves it, is told on the site and by mail, and ends that without login`, async ({
    browser,
  }) => {
    const [seller, buyer] = [await registered('Seller'), await registered('Buyer')];
    await confirmMailbox(buyer);
    const { price, address } = onlyPrice();
    const page = await openAs(browser, null, { javaScriptEnabled });
    const settled = async () => {
      if (javaScriptEnabled) await takenOver(page);
    };
    await page.goto(`${siteUrl()}/bikes${address}`);
    await settled();
    await expect(page.getByText('No motorcycle fits all of this')).toBeVisible();
    await page.getByRole('link', { name: 'Tell me about new ones' }).click();
    await expect(page.getByLabel('E-mail')).toBeVisible();
    await settled();
    if (javaScriptEnabled) await logIn(page, buyer);
    else {
      await page.getByLabel('E-mail').fill(buyer.email);
      await page.getByLabel('Password').fill(buyer.password);
      await page.getByRole('main').getByRole('button', { name: 'Login' }).click();
    }
    await expect(page).toHaveURL(`${siteUrl()}/dashboard/searches/new${address}`);
    await expect(page.getByText('Right now this finds nothing')).toBeVisible();
    await expect(page.getByLabel('Name')).toHaveValue(/^Price \d/);
    await page.getByLabel('Name').fill(`Just this of ${buyer.name}`);
    await page.getByRole('button', { name: 'Save search' }).click();
    await expect(page).toHaveURL(new RegExp(`${siteUrl()}/dashboard/searches(\\?notice=saved)?$`));
    await expect(page.getByText('Your search is saved.')).toBeVisible();
    const row = page.getByRole('article', { name: `Just this of ${buyer.name}` });
    await expect(row).toContainText('Nothing new');

    const own = await addProduct(seller, { name: `BMW R 1250 of ${seller.name}`, price });
    const link = await mailedLink(buyer.email, '/stopMail');
    await page.goto(`${siteUrl()}/dashboard/searches`);
    await settled();
    await expect(row).toContainText('1 new motorcycle');
    await expect(row.getByRole('link', { name: `BMW R 1250 of ${seller.name}` })).toBeVisible();
    await expect(page.getByRole('link', { name: 'MY SEARCHES , 1 new' })).toBeVisible();
    await row.getByRole('button', { name: 'Open' }).click();
    await expect(page).toHaveURL(`${siteUrl()}/bikes${address}`);
    await expect(page.getByRole('article').filter({ hasText: seller.name }).first()).toBeVisible();
    await page.goto(`${siteUrl()}/dashboard/searches`);
    await settled();
    await expect(row).toContainText('Nothing new');
    await expect(page.getByRole('link', { name: 'MY SEARCHES', exact: true })).toBeVisible();

    // Somebody else's browser: nobody is signed in there.
    const reader = await openAs(browser, null, { javaScriptEnabled });
    await reader.goto(link);
    if (javaScriptEnabled) await takenOver(reader);
    await expect(
      reader.getByText(`Do you want no more mail about “Just this of ${buyer.name}”?`),
    ).toBeVisible();
    await page.reload();
    await settled();
    await expect(row.getByRole('combobox')).toHaveValue('now');
    await reader.getByRole('button', { name: 'Stop the mail' }).click();
    // From its beginning: the question has these words in it.
    await expect(reader.getByText(/^No more mail about “Just this/)).toBeVisible();
    await page.reload();
    await settled();
    await expect(row.getByRole('combobox')).toHaveValue('never');
    await reader.getByRole('button', { name: 'Send it again' }).click();
    await expect(reader.getByText('You get mail about “Just this')).toBeVisible();
    await page.reload();
    await settled();
    await expect(row.getByRole('combobox')).toHaveValue('now');
    await deleteProduct(seller, own);
    await reader.context().close();
    await page.context().close();
  });
}

test('S2 /stopMail: a mail program ends the mail by itself: a post without cookies and without a page (RFC 8058)', async ({
  browser,
  request,
}) => {
  const [seller, buyer] = [await registered('Seller'), await registered('Buyer')];
  await confirmMailbox(buyer);
  const { price, address } = onlyPrice();
  const page = await openAs(browser, buyer);
  await saveSearch(page, address, 'Mine');
  const id = await addProduct(seller, { name: `BMW F 900 of ${seller.name}`, price });
  const link = await mailedLink(buyer.email, '/stopMail');
  const answer = await request.post(link, { form: { 'List-Unsubscribe': 'One-Click' } });
  expect(answer.status()).toBe(200);
  expect((await request.post(link, { multipart: { 'List-Unsubscribe': 'One-Click' } })).status()).toBe(200);
  await page.reload();
  await expect(page.getByRole('article', { name: 'Mine' }).getByRole('combobox')).toHaveValue('never');
  // Saving the same once more turns it on again only for those who choose so.
  await page.goto(`${siteUrl()}/dashboard/searches/new${address}`);
  await takenOver(page);
  await expect(page.getByLabel('Name')).toHaveValue('Mine');
  await expect(page.getByRole('combobox', { name: 'Mail' })).toHaveValue('never');
  await page.getByRole('button', { name: 'Save search' }).click();
  await expect(page.getByRole('article', { name: 'Mine' }).getByRole('combobox')).toHaveValue('never');
  const made = await request.post(`${link}x`, { form: { 'List-Unsubscribe': 'One-Click' } });
  expect(made.status()).toBe(404);
  expect(await made.text()).toContain('This link leads to no saved search');
  await deleteProduct(seller, id);
  await page.context().close();
});

for (const javaScriptEnabled of [true, false]) {
  const how = javaScriptEnabled ? '' : ' without script';
  test(`S2 /dashboard/searches${how}: saved from the page of search, its mail changed, deleted after a question; another account sees none of it`, async ({
    browser,
  }) => {
    const [buyer, other] = [await registered('Buyer'), await registered('Buyer')];
    const page = await openAs(browser, buyer, { javaScriptEnabled });
    const settled = async () => {
      if (javaScriptEnabled) await takenOver(page);
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
    await expect(page.getByText('No mail leaves yet')).toBeVisible();

    await row.getByRole('combobox').selectOption('never');
    if (!javaScriptEnabled) await row.getByRole('button', { name: 'Change' }).click();
    await expect(page.getByText('Changed.')).toBeVisible();
    await expect(page.getByText('No mail leaves yet')).toHaveCount(0);
    await page.goto(`${siteUrl()}/dashboard/searches`);
    await settled();
    await expect(row.getByRole('combobox')).toHaveValue('never');

    const theirs = await openAs(browser, other, { javaScriptEnabled });
    await theirs.goto(`${siteUrl()}/dashboard/searches`);
    await expect(theirs.getByText('No search saved yet')).toBeVisible();
    await expect(theirs.getByText('Any Yamaha')).toHaveCount(0);
    await theirs.context().close();

    const button = javaScriptEnabled ? 'button' : 'link';
    await row.getByRole(button, { name: 'Delete search: Any Yamaha' }).click();
    const dialog = page.getByRole('dialog', { name: 'Delete this search?' });
    await dialog.getByRole(button, { name: 'Keep it' }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await row.getByRole(button, { name: 'Delete search: Any Yamaha' }).click();
    await dialog.getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByText('The search is deleted.')).toBeVisible();
    await expect(page.getByText('No search saved yet')).toBeVisible();
    await page.context().close();
  });
}

test('a list that cannot be had, a search that is not there any more, and one without any filter', async ({
  browser,
}) => {
  const buyer = await registered('Buyer');
  const page = await openAs(browser, buyer);
  await saveSearch(page, '?make=honda', 'A Honda');
  await page.goto(`${siteUrl()}/dashboard/account`);
  await takenOver(page);
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
  await expect(page.getByText('This link leads to no saved search')).toBeVisible();
  await page.context().close();
});

test('saved searches, their mail and finding: axe finds nothing, nothing is wider than the screen, no script complains', async ({
  page,
}) => {
  const [seller, buyer] = [await registered('Seller'), await registered('Buyer')];
  await confirmMailbox(buyer);
  const { price, address } = onlyPrice();
  const long = 'Something very particular of which there is only one in all of the country, I think';
  const broad = '?make=royal-enfield&make=yamaha&maxKm=20000&maxPrice=300000&photo=1&q=carbon';
  const broadId = await addSearch(buyer, broad, 'A long one');
  await addSearch(buyer, address, long);
  const listing = await addProduct(seller, { name: `BMW R nineT Scrambler of ${seller.name}`, price });
  const { search } = new URL(await mailedLink(buyer.email, '/stopMail'));
  await signIn(page.context(), buyer);
  await expectSoundAt(page, [
    '/dashboard/searches',
    `/dashboard/searches?delete=${broadId}`,
    '/dashboard/searches/new?make=yamaha&maxPrice=300000',
    '/bikes?make=yamaha',
    // Nothing is found.
    '/bikes?make=yamaha&minPrice=900000000',
    `/stopMail${search}`,
    // A link that leads to nothing.
    '/stopMail?token=x',
  ]);
  await deleteProduct(seller, listing);
});

for (const javaScriptEnabled of [true, false])
  test(`S2 /dashboard/searches${javaScriptEnabled ? '' : ' without script'}: mail about lower prices of saved motorcycles is on until it is turned off`, async ({
    browser,
  }) => {
    const page = await openAs(browser, await registered('Buyer'), { javaScriptEnabled });
    const choice = page.getByLabel('Mail when a motorcycle that you saved gets cheaper');
    for (const [before, after] of [
      ['now', 'never'],
      ['never', 'now'],
    ] as const) {
      await page.goto(`${siteUrl()}/dashboard/searches`);
      if (javaScriptEnabled) await takenOver(page);
      await expect(choice).toHaveValue(before);
      await choice.selectOption(after);
      if (!javaScriptEnabled)
        await page.getByRole('button', { name: 'Change the mail about lower prices' }).click();
      await expect(page.getByText('Changed.')).toBeVisible();
    }
    await page.reload();
    await expect(choice).toHaveValue('now');
    await page.context().close();
  });
