import { expect, type Page } from '@playwright/test';
import { test } from '../support/admin.ts';
import { expectSoundAt } from '../support/looks.ts';
import { addProduct, hydrated, newPerson, registered, signIn, siteUrl } from '../support/people.ts';

/** A word that nobody else uses. */
const newWord = () => newPerson('Seller').name.replace('Rider ', '');

/** A make of one test alone, with a bike of this model for sale. */
async function addBike(model: string): Promise<void> {
  await addProduct(await registered('Seller'), { name: `Honda ${model}`, category: 'commuters' });
}

const modelsLike = (word: string) => `/dashboard/vocabulary?kind=model&search=${word}`;

async function search(page: Page, words: string): Promise<void> {
  await page.goto(`${siteUrl()}/bikes?q=${encodeURIComponent(words)}`);
}

for (const javaScriptEnabled of [true, false]) {
  const how = javaScriptEnabled ? '' : ' without script';
  test(`S6 /dashboard/vocabulary${how}: an admin teaches a spelling, which is understood and suggested, and takes it back; nobody else sees it`, async ({
    browser,
    admin,
  }) => {
    const model = newWord();
    const spelling = newWord();
    await addBike(model);
    const context = await browser.newContext({ javaScriptEnabled });
    await signIn(context, admin);
    const page = await context.newPage();
    await page.goto(`${siteUrl()}/dashboard`);
    if (javaScriptEnabled) await hydrated(page);
    await page.getByRole('link', { name: 'Vocabulary' }).click();
    await page.getByRole('main').getByRole('link', { name: 'Models' }).first().click();
    // What is typed before is the former page's, which may still be there when the address has changed.
    await expect(
      page.getByRole(javaScriptEnabled ? 'button' : 'link', { name: 'Add a model' }),
    ).toBeVisible();
    await page.getByLabel('Search by name or spelling').fill(model);
    await page.getByRole('search').getByRole('button', { name: 'Search' }).click();
    const row = page.getByRole('article', { name: `Honda ${model}` });
    await expect(row).toContainText('1 on sale');
    await expect(row).toContainText('No other spellings.');

    const dialog = page.getByRole('dialog');
    // What it cannot be is told, and nothing that was typed is lost.
    await row.getByRole(javaScriptEnabled ? 'button' : 'link', { name: 'Add a spelling' }).click();
    await dialog.getByLabel('As people write it').fill('Dhaka');
    await dialog.getByRole('button', { name: 'Add', exact: true }).click();
    await expect(dialog.getByText(/“Dhaka” means Dhaka \(district\) now/).first()).toBeVisible();
    await expect(dialog.getByLabel('As people write it')).toHaveValue('Dhaka');
    await dialog.getByLabel('As people write it').fill(`${spelling} গাড়ি`);
    await dialog.getByRole('button', { name: 'Add', exact: true }).click();
    await expect(row).toContainText(`${spelling} গাড়ি`);
    await expect(dialog).toHaveCount(0);
    await expect(
      page.getByText(javaScriptEnabled ? `“${spelling} গাড়ি” now means Honda ${model}.` : 'Added.'),
    ).toBeVisible();

    const visitor = await browser.newContext({ javaScriptEnabled });
    const shop = await visitor.newPage();
    await search(shop, `${spelling.toUpperCase()} গাড়ি`);
    await expect(shop).toHaveURL(new RegExp(`model=honda-${model}`));
    await expect(shop.getByRole('article')).toHaveCount(1);
    if (javaScriptEnabled) {
      await shop.goto(`${siteUrl()}/bikes`);
      await hydrated(shop);
      await shop
        .getByRole('combobox', { name: 'Make, model, place, price' })
        .pressSequentially(spelling.slice(0, 8));
      await expect(shop.getByRole('option', { name: new RegExp(model, 'i') })).toBeVisible();
    }

    await row.getByRole('button', { name: `Remove “${spelling} গাড়ি” from Honda ${model}` }).click();
    await expect(row).toContainText('No other spellings.');
    const add = row.getByRole('button', { name: 'Add a spelling' });
    if (javaScriptEnabled) await expect(add).toBeFocused();
    const undo = page.getByRole('button', { name: 'Undo' });
    // It stays while somebody points at it, however long the search takes.
    if (javaScriptEnabled) await undo.hover();
    await search(shop, `${spelling} গাড়ি`);
    await expect(shop.getByText('No motorcycle fits all of this')).toBeVisible();
    if (javaScriptEnabled) {
      await undo.click();
      await expect(row).toContainText(`${spelling} গাড়ি`);
    }
    await visitor.close();
    await context.close();

    const other = await browser.newContext({ javaScriptEnabled });
    await signIn(other, await registered('Seller'));
    const theirs = await other.newPage();
    await theirs.goto(`${siteUrl()}/dashboard/vocabulary`);
    await expect(theirs.getByText('The vocabulary is for the admins of the garage.')).toBeVisible();
    await expect(theirs.getByRole('article')).toHaveCount(0);
    await expect(theirs.getByRole('link', { name: 'Vocabulary' })).toHaveCount(0);
    await other.close();
  });

  test(`S6 /dashboard/vocabulary${how}: an admin adds an area of a town, and a second spelling that joins the first`, async ({
    browser,
    admin,
  }) => {
    // In the order in which they are shown.
    const [area, other] = [`aa${newWord()}`, `zz${newWord()}`];
    const context = await browser.newContext({ javaScriptEnabled });
    await signIn(context, admin);
    const page = await context.newPage();
    await page.goto(`${siteUrl()}/dashboard/vocabulary?kind=district&search=gaibandha`);
    if (javaScriptEnabled) await hydrated(page);
    const row = page.getByRole('article', { name: 'Gaibandha' });
    const dialog = page.getByRole('dialog');
    const add = async (spelling: string, meaning: string) => {
      await row.getByRole(javaScriptEnabled ? 'button' : 'link', { name: 'Add a spelling' }).click();
      await dialog.getByLabel('As people write it').fill(spelling);
      await dialog.getByLabel('What it means').selectOption(meaning);
      await dialog.getByRole('button', { name: 'Add', exact: true }).click();
      await expect(dialog).toHaveCount(0);
    };
    await add(`${area} Para`, 'An area that is not in the list');
    await expect(
      page.getByText(javaScriptEnabled ? `“${area} Para” now means an area of Gaibandha.` : 'Added.'),
    ).toBeVisible();
    const mine = row
      .getByRole('list', { name: 'Areas of Gaibandha, and how they are written' })
      .getByRole('listitem')
      .filter({ hasText: area });
    await expect(mine).toHaveText([`${area} Para`]);
    await add(`${other} পাড়া`, `${area} Para`);
    await expect(mine).toHaveText([`${area} Para${other} পাড়া`]);

    await row.getByRole('button', { name: `Remove “${other} পাড়া” from Gaibandha` }).click();
    await expect(mine).toHaveText([`${area} Para`]);
    if (javaScriptEnabled) {
      await page.getByRole('button', { name: 'Undo' }).click();
      await expect(mine).toHaveText([`${area} Para${other} পাড়া`]);
    }
    await context.close();
  });

  test(`S6 /dashboard/vocabulary${how}: an admin adds a make and its model, and merges a wrongly learned one`, async ({
    browser,
    admin,
  }) => {
    const [make, model, wrong] = [newWord(), newWord(), newWord()];
    await addBike(wrong);
    const context = await browser.newContext({ javaScriptEnabled });
    await signIn(context, admin);
    const page = await context.newPage();
    const press = javaScriptEnabled ? 'button' : 'link';
    const dialog = page.getByRole('dialog');
    const open = async (path: string) => {
      await page.goto(siteUrl() + path);
      if (javaScriptEnabled) await hydrated(page);
    };
    await open(`/dashboard/vocabulary?search=${make}`);
    await expect(page.getByText('Nothing found')).toBeVisible();
    await page.getByRole(press, { name: 'Add a make' }).click();
    await dialog.getByRole('button', { name: 'Add', exact: true }).click();
    await expect(dialog.getByText('Enter a name.').first()).toBeVisible();
    await dialog.getByLabel('Name of the make').fill(make);
    await dialog.getByRole('button', { name: 'Add', exact: true }).click();
    await expect(page.getByRole('article', { name: make })).toContainText('None on sale');
    await expect(dialog).toHaveCount(0);

    await open(modelsLike(model));
    await page.getByRole(press, { name: 'Add a model' }).click();
    if (javaScriptEnabled) await expect(dialog.getByLabel('Its make', { exact: true })).toBeFocused();
    await dialog.getByLabel('Its make', { exact: true }).fill(`${make}x`);
    await dialog.getByLabel('Name of the model').fill(model);
    await dialog.getByRole('button', { name: 'Add', exact: true }).click();
    await expect(dialog.getByText(/There is no such make/).first()).toBeVisible();
    await expect(dialog.getByLabel('Name of the model')).toHaveValue(model);
    await dialog.getByLabel('Its make', { exact: true }).fill(make);
    await dialog.getByRole('button', { name: 'Add', exact: true }).click();
    await expect(page.getByRole('article', { name: `${make} ${model}` })).toBeVisible();
    await expect(dialog).toHaveCount(0);

    await open(modelsLike(wrong));
    const row = page.getByRole('article', { name: `Honda ${wrong}` });
    await row.getByRole(press, { name: 'Merge' }).click();
    const other = dialog.getByLabel('Which name is it really?');
    if (javaScriptEnabled) await expect(other).toBeFocused();
    await other.fill('no such name');
    await page.keyboard.press('Enter');
    await expect(dialog.getByText('There is no other name like this.')).toBeVisible();
    if (javaScriptEnabled) await expect(other).toBeFocused();
    await other.fill(model);
    await dialog.getByRole('button', { name: 'Find' }).click();
    await dialog.getByRole('radio', { name: new RegExp(`${make} ${model}`) }).check();
    await dialog.getByRole('button', { name: 'Merge' }).click();
    await expect(dialog).toHaveCount(0);
    // A dialog that is closed goes back in the history, which would end another way to another page.
    if (javaScriptEnabled) await expect(page).not.toHaveURL(/[?&]merge=/);
    await page.goto(siteUrl() + modelsLike(wrong));
    // Found by the name that it had.
    const merged = page.getByRole('article', { name: `${make} ${model}` });
    await expect(merged).toContainText('1 on sale');
    await expect(merged).toContainText('was a name of its own');
    await page.goto(`${siteUrl()}/bikes?model=honda-${wrong}`);
    await expect(page).toHaveURL(new RegExp(`make=${make}&model=${make}-${model}$`));
    await expect(page.getByRole('article')).toHaveCount(1);
    await context.close();
  });
}

test('S8 /dashboard/vocabulary: a list that cannot be had, and an addition that fails', async ({
  page,
  admin,
}) => {
  const model = newWord();
  await addBike(model);
  await signIn(page.context(), admin);
  await page.goto('/dashboard');
  await hydrated(page);
  await page.route('**/api/vocabulary?*', (route) =>
    route.fulfill({ status: 422, contentType: 'application/problem+json', body: '{"detail":"no"}' }),
  );
  await page.getByRole('link', { name: 'Vocabulary' }).click();
  await expect(page.getByText('The vocabulary could not be loaded.')).toBeVisible();
  await page.unroute('**/api/vocabulary?*');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('article').first()).toBeVisible();

  await page.goto(modelsLike(model));
  await hydrated(page);
  await page.getByRole('button', { name: `Add a spelling to Honda ${model}` }).click();
  const dialog = page.getByRole('dialog');
  await page.route('**/api/vocabulary/*/spellings', (route) => route.abort());
  await expect(dialog.getByLabel('As people write it')).toBeFocused();
  await page.keyboard.type('some way');
  await page.keyboard.press('Enter');
  await expect(dialog.getByText('The garage cannot be reached.').first()).toBeVisible();
  await expect(dialog.getByLabel('As people write it')).toHaveValue('some way');
  await page.unroute('**/api/vocabulary/*/spellings');
  const spelling = newWord();
  await dialog.getByLabel('As people write it').fill(spelling);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('article', { name: `Honda ${model}` })).toContainText(spelling);
  // By the keyboard: the focus comes back to where the dialog was opened.
  await expect(page.getByRole('button', { name: `Add a spelling to Honda ${model}` })).toBeFocused();
});

test('S2 /dashboard/vocabulary: axe finds nothing, nothing is wider than the screen, no script complains', async ({
  page,
  admin,
}) => {
  const model = newWord();
  // Sellers write what they like, without a space to break a line at.
  await addBike(`${model}-${'w'.repeat(45)}`);
  await signIn(page.context(), admin);
  const found = await page.request.get(`${siteUrl()}${modelsLike(model)}`);
  const id = /spell=(\d+)/.exec(await found.text())?.[1];
  await expectSoundAt(page, [
    '/dashboard/vocabulary',
    '/dashboard/vocabulary?kind=district&search=dhaka',
    '/dashboard/vocabulary?kind=model&parent=honda',
    '/dashboard/vocabulary?kind=model&add=model',
    `${modelsLike(model)}&spell=${id}`,
    `${modelsLike(model)}&merge=${id}&into=honda`,
  ]);
});
