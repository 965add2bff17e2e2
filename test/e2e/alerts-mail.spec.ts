import { expect, test } from '@playwright/test';
import { formatAmount } from '../../src/kernel/money.ts';
import { confirmMailbox, mailedLink } from '../support/mailbox.ts';
import {
  addProduct,
  addSearch,
  changePrice,
  deleteProduct,
  hydrated,
  logIn,
  registered,
  siteUrl,
} from '../support/people.ts';
import { onlyPrice, openAs, saveSearch } from '../support/saving-searches.ts';

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
      if (javaScriptEnabled) await hydrated(page);
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
    await expect(page.getByLabel('Name')).toHaveValue(/^Price (BDT\s)?\d/);
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
    // What is kept names the currency, so that it means the same whatever is offered later.
    const lasting = `${siteUrl()}/bikes${address.replace('?', '?currency=BDT&')}`;
    await expect(page).toHaveURL(({ href }) => href.startsWith(`${lasting}&opened=`));
    const card = page.getByRole('article').filter({ hasText: seller.name }).first();
    await expect(card.getByText('New', { exact: true })).toBeVisible();
    await page.goto(`${siteUrl()}/dashboard/searches`);
    await settled();
    await expect(row).toContainText('Nothing new');
    await expect(page.getByRole('link', { name: 'MY SEARCHES', exact: true })).toBeVisible();

    // Somebody else's browser: nobody is signed in there.
    const reader = await openAs(browser, null, { javaScriptEnabled });
    await reader.goto(link);
    if (javaScriptEnabled) await hydrated(reader);
    await expect(reader.getByText(`Stop mail about “Just this of ${buyer.name}”?`)).toBeVisible();
    await page.reload();
    await settled();
    await expect(row.getByRole('combobox')).toHaveValue('now');
    await reader.getByRole('button', { name: 'Stop the mail' }).click();
    // From its beginning: the question has these words in it.
    await expect(reader.getByText(/^No more mail about “Just this/)).toBeVisible();
    await page.reload();
    await settled();
    await expect(row.getByRole('combobox')).toHaveValue('never');
    await reader.getByRole('button', { name: 'Turn it on again' }).click();
    await expect(reader.getByText('You get mail about “Just this')).toBeVisible();
    await page.reload();
    await settled();
    await expect(row.getByRole('combobox')).toHaveValue('now');
    await deleteProduct(seller, own);
    await reader.context().close();
    await page.context().close();
  });
}

for (const javaScriptEnabled of [true, false]) {
  const how = javaScriptEnabled ? '' : ' without script';
  test(`S2 /dashboard/searches${how}: what is lowered to a price that the search asks for is new there, with both prices`, async ({
    browser,
    request,
  }) => {
    const [seller, buyer] = [await registered('Seller'), await registered('Buyer')];
    await confirmMailbox(buyer);
    const { price, address } = onlyPrice();
    const name = `BMW K 1600 of ${seller.name}`;
    const id = await addProduct(seller, { name, price: String(Number(price) + 5_000) });
    await addSearch(buyer, address, 'Mine');
    const page = await openAs(browser, buyer, { javaScriptEnabled });
    const row = page.getByRole('article', { name: 'Mine' });
    await page.goto(`${siteUrl()}/dashboard/searches`);
    await expect(row).toContainText('Nothing new');
    await changePrice(seller, id, price);
    await mailedLink(buyer.email, '/stopMail');
    await page.reload();
    if (javaScriptEnabled) await hydrated(page);
    await expect(row).toContainText('1 motorcycle is cheaper now');
    await expect(row.getByRole('listitem').filter({ hasText: name })).toContainText(
      `now ${formatAmount(Number(price))}, was ${formatAmount(Number(price) + 5_000)}`,
    );
    await expect(page.getByRole('link', { name: 'MY SEARCHES , 1 new' })).toBeVisible();
    await row.getByRole('button', { name: 'Open' }).click();
    // What was counted is what is found there.
    await expect(page).toHaveURL(/\/bikes\?/);
    const card = page.getByRole('article').filter({ hasText: name }).first();
    await expect(card).toContainText('Cheaper');
    await page.reload();
    if (javaScriptEnabled) await hydrated(page);
    await expect(card).toContainText('Cheaper');
    // Only there: not in another order, and not for whoever gets the address.
    const opened = page.url();
    await page.goto(`${siteUrl()}/bikes${address}`);
    await expect(card).toBeVisible();
    await expect(card).not.toContainText('Cheaper');
    const got = await request.get(opened);
    expect(new URL(got.url()).search).not.toContain('opened');
    expect(await got.text()).not.toContain('Cheaper');
    await page.goto(`${siteUrl()}/dashboard/searches`);
    await expect(row).toContainText('Nothing new');
    await deleteProduct(seller, id);
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
  await hydrated(page);
  await expect(page.getByLabel('Name')).toHaveValue('Mine');
  await expect(page.getByRole('combobox', { name: 'Mail' })).toHaveValue('never');
  await page.getByRole('button', { name: 'Save search' }).click();
  await expect(page.getByRole('article', { name: 'Mine' }).getByRole('combobox')).toHaveValue('never');
  const made = await request.post(`${link}x`, { form: { 'List-Unsubscribe': 'One-Click' } });
  expect(made.status()).toBe(404);
  expect(await made.text()).toContain('This link does not lead to a saved search');
  await deleteProduct(seller, id);
  await page.context().close();
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
      if (javaScriptEnabled) await hydrated(page);
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
