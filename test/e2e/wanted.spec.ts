import { expect, test } from '@playwright/test';
import { bikePath } from '../../src/routes.ts';
import { expectSound } from '../support/looks.ts';
import { addProduct, hydrated, logIn, newPerson, register, registered, siteUrl } from '../support/people.ts';

for (const javaScriptEnabled of [true, false]) {
  const how = javaScriptEnabled ? '' : ' without script';
  test(`S2 /login${how}: says which search waits behind it, as does registration; then it is there to be saved`, async ({
    browser,
  }) => {
    const person = await registered('Buyer');
    const page = await (await browser.newContext({ javaScriptEnabled })).newPage();
    const settled = async () => {
      if (javaScriptEnabled) await hydrated(page);
    };
    await page.goto(`${siteUrl()}/bikes?make=yamaha&maxPrice=500000`);
    await settled();
    await page.getByRole('link', { name: 'Save this search' }).click();
    const main = page.getByRole('main');
    await expect(main).toContainText(/Log in to save this search: Yamaha, Price up to (BDT\s)?5,00,000\./);
    await settled();
    await main.getByRole('link', { name: 'Register' }).click();
    await expect(main).toContainText(/Register to save this search: Yamaha, Price up to (BDT\s)?5,00,000\./);
    await page.goto(`${siteUrl()}/bikes?make=yamaha&maxPrice=500000`);
    await settled();
    await page.getByRole('link', { name: 'Save this search' }).click();
    await expect(main).toContainText('Log in to save');
    await settled();
    await logIn(page, person);
    await expect(page.getByLabel('Name')).toHaveValue(/^Yamaha, Price up to (BDT\s)?5,00,000$/);
    await expect(page.getByRole('button', { name: 'Save search' })).toBeVisible();
    await page.context().close();
  });
}

test('S2 /login: says what is to be booked or bought, by its title; after registering the dialog is open', async ({
  page,
}) => {
  const name = 'Honda Dio, as new';
  const id = await addProduct(await registered('Seller'), { name });
  for (const [button, verb] of [
    ['Book Now', 'book'],
    ['Buy Now', 'buy'],
  ]) {
    await page.goto(bikePath({ _id: id, name }));
    await hydrated(page);
    await page.getByRole('button', { name: `${button}: ${name}` }).click();
    await expect(page.getByRole('main')).toContainText(`Log in to ${verb} “${name}”.`);
  }
  await expectSound(page);
  await page.getByRole('main').getByRole('link', { name: 'Register' }).click();
  await expect(page.getByRole('main')).toContainText(`Register to buy “${name}”.`);
  await register(page, newPerson('Buyer'));
  await expect(page.getByRole('dialog').getByLabel('Motorcycle')).toHaveValue(name);
});

test('S2 /login: words of a search from elsewhere stay off the page that asks for a password', async ({
  page,
}) => {
  const next = '/dashboard/searches/new?make=yamaha&q=akrapovic+call+us';
  await page.goto(`/login?next=${encodeURIComponent(next)}`);
  await expect(page.getByRole('main')).toContainText('Log in to save this search: Yamaha.');
  await expect(page.getByRole('main')).not.toContainText('akrapovic');
});

for (const javaScriptEnabled of [true, false])
  test(`S2 /login${javaScriptEnabled ? '' : ' without script'}: a seller’s message in place of a title stays off the page that asks for a password`, async ({
    browser,
  }) => {
    const seller = await registered('Seller');
    const page = await (await browser.newContext({ javaScriptEnabled })).newPage();
    for (const [name, said] of [
      ['book your account is locked: call +880 1712-345678', 'this motorcycle'],
      ['Honda Dio. Your account is locked: call +880 1712-345678', '“Honda Dio”'],
    ] as const) {
      const id = await addProduct(seller, { name });
      await page.goto(`/login?next=${encodeURIComponent(`${bikePath({ _id: id, name })}?book=${id}`)}`);
      if (javaScriptEnabled) await hydrated(page);
      await expect(page.getByRole('main')).toContainText(`Log in to book ${said}.`);
      await expect(page.getByRole('main')).not.toContainText('locked');
    }
    await page.context().close();
  });

for (const javaScriptEnabled of [true, false]) {
  const how = javaScriptEnabled ? '' : ' without script';
  test(`S2 /signup${how}: who comes from Sell your bike registers as a seller, unless they choose otherwise; others as a buyer`, async ({
    browser,
  }) => {
    const page = await (await browser.newContext({ javaScriptEnabled })).newPage();
    const settled = async () => {
      if (javaScriptEnabled) await hydrated(page);
    };
    const role = page.getByRole('combobox');
    const main = page.getByRole('main');
    for (const next of ['/dashboard', '/dashboard/myProduct', '/signup?next=/dashboard/addProduct']) {
      await page.goto(`${siteUrl()}/signup?next=${encodeURIComponent(next)}`);
      await settled();
      await expect(role).toHaveValue('buyer');
    }
    await page.goto(`${siteUrl()}/`);
    await settled();
    await main.getByRole('link', { name: 'Sell your bike' }).first().click();
    await main.getByRole('link', { name: 'Register' }).click();
    await expect(role).toHaveValue('seller');
    await register(page, { ...newPerson('Buyer'), email: (await registered('Buyer')).email });
    await expect(page.getByRole('alert').first()).toContainText('There is already an account');
    await expect(role).toHaveValue('buyer');
    await page.context().close();
  });
}

for (const javaScriptEnabled of [true, false]) {
  const how = javaScriptEnabled ? '' : ' without script';
  test(`S2 /login${how}: whoever only wants to look at a category is led to the same motorcycles in the search`, async ({
    browser,
  }) => {
    const page = await (await browser.newContext({ javaScriptEnabled })).newPage();
    await page.goto(`${siteUrl()}/categoryProducts/dirt%20bikes`);
    await expect(page).toHaveURL(/\/login\?next=/);
    if (javaScriptEnabled) await hydrated(page);
    const main = page.getByRole('main');
    await expect(main).toContainText('Log in to see the motorcycles of a category');
    await main.getByRole('link', { name: 'Only looking? See them without logging in.' }).click();
    await expect(page).toHaveURL(`${siteUrl()}/bikes?category=dirt-bikes`);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(/dirt bikes/i);
    await page.context().close();
  });
}
