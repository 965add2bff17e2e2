import { expect, type Page, test } from '@playwright/test';
import { yearOf } from '../../src/kernel/dates.ts';
import { fillIn, sellerAt, send } from '../support/adding-products.ts';
import { save, sellerWith, toast } from '../support/editing-products.ts';
import { expectSoundAt } from '../support/looks.ts';
import { addProduct, registered, sellProduct, signIn } from '../support/people.ts';

/** A token until its end is valid, in whichever year these tests run. */
const nextYear = yearOf(new Date()) + 1;

const papersOf = (page: Page) => page.getByRole('region', { name: 'Papers', exact: true });
/** A row of them, by what it is called. */
const said = (page: Page, label: string) =>
  papersOf(page)
    .locator('dl > div')
    .filter({ has: page.getByText(label, { exact: true }) })
    .locator('dd');

const registration = (page: Page) => page.getByLabel('In whose name is it registered?');
const taxUntil = (page: Page) => page.getByLabel('Tax token valid until');
const receipt = (page: Page) => page.getByLabel('Do you have the sale receipt?');

const ask = 'The seller has not said; ask before you travel.';

test('S5 papers: nothing is chosen beforehand; what is said stands on the page as the seller’s words, and the draft keeps it', async ({
  page,
}) => {
  const seller = await sellerAt(page, '/dashboard/addProduct');
  const name = `Honda CB Hornet of ${seller.name}`;
  await fillIn(page, name);
  for (const field of [registration(page), taxUntil(page), receipt(page)])
    await expect(field).toHaveValue('');
  await registration(page).selectOption('In somebody else’s name');
  await taxUntil(page).fill(`Dec ${nextYear}`);
  await page.reload();
  await expect(registration(page)).toHaveValue('somebody-else');
  await expect(taxUntil(page)).toHaveValue(`Dec ${nextYear}`);
  await taxUntil(page).fill('paid');
  await send(page);
  await expect(taxUntil(page)).toBeFocused();
  await expect(taxUntil(page)).toHaveAccessibleDescription(/This is not a day or a month/);
  await expect(registration(page)).toHaveValue('somebody-else');
  await taxUntil(page).fill(`Dec ${nextYear}`);
  const sent = page.waitForRequest('**/api/products');
  await send(page);
  const body = (await sent).postDataJSON();
  expect(body).toMatchObject({ registration: 'somebody-else', taxUntil: `${nextYear}-12-31` });
  expect(body).not.toHaveProperty('receipt');

  await page.getByRole('article', { name }).getByRole('link', { name, exact: true }).first().click();
  await expect(papersOf(page)).toContainText('As the seller says. The garage has not checked them.');
  await expect(said(page, 'Registration')).toHaveText(
    'In somebody else’s nameThat person has to sign the transfer, on forms TO and TTO. Ask to meet them.',
  );
  await expect(said(page, 'Tax token')).toHaveText(`Valid until 31 Dec ${nextYear}`);
  await expect(said(page, 'Sale receipt')).toHaveText(ask);
  await papersOf(page).getByRole('link', { name: 'The papers, one by one' }).click();
  await expect(page).toHaveURL(/\/aboutUs#papers$/);
});

test('S2 Edit: the papers are filled in as stored, and only what was changed of them is sent', async ({
  page,
}) => {
  const product = { name: 'KTM RC 200', registration: 'seller', taxUntil: `${nextYear}-12-31` };
  const { id, open } = await sellerWith(page, product);
  await open();
  await expect(registration(page)).toHaveValue('seller');
  await expect(taxUntil(page)).toHaveValue(`31 Dec ${nextYear}`);
  await taxUntil(page).fill('');
  await receipt(page).selectOption('No');
  const sent = page.waitForRequest((asked) => asked.method() === 'PATCH');
  await save(page).click();
  expect((await sent).postDataJSON()).toEqual({
    taxUntil: null,
    receipt: false,
    was: { taxUntil: `${nextYear}-12-31`, receipt: null },
  });
  await expect(toast(page, 'Your changes are saved.')).toBeVisible();
  await page.goto(`/bikes/${id}`);
  await expect(said(page, 'Registration')).toHaveText('In the seller’s name');
  await expect(said(page, 'Tax token')).toHaveText(ask);
  await expect(said(page, 'Sale receipt')).toHaveText('No');
});

test('S2 papers: where nothing is said the page says so; a token that is over is told as expired; what is sold keeps what was said', async ({
  page,
}) => {
  const seller = await registered('Seller');
  const name = `Hero Hunk of ${seller.name}`;
  const silent = await addProduct(seller, { name });
  const over = await addProduct(seller, { name, registration: 'none', taxUntil: '2020-06-30' });
  await page.goto(`/bikes/${silent}`);
  await expect(papersOf(page).getByText(ask)).toHaveCount(1);
  await expect(papersOf(page).locator('dl')).toHaveCount(0);
  await page.goto(`/compare?ids=${silent},${over}`);
  await expect(page.getByRole('row', { name: /^Tax token/ })).toContainText('Expired on 30 Jun 2020');
  await expect(page.getByRole('row', { name: /^Registration/ })).toContainText('Not given');
  await expect(page.getByRole('row', { name: /^Sale receipt/ })).toHaveCount(0);
  for (const id of [silent, over]) await sellProduct(seller, id);
  await page.goto(`/bikes/${over}`);
  await expect(said(page, 'Tax token')).toHaveText('Expired on 30 Jun 2020');
  await expect(said(page, 'Sale receipt')).toHaveText('Not said.');
  await page.goto(`/bikes/${silent}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  await expect(papersOf(page)).toHaveCount(0);
});

test('S2 papers: axe finds nothing, nothing is wider than the screen, no script complains', async ({
  page,
}) => {
  const seller = await registered('Seller');
  const id = await addProduct(seller, {
    name: `Hero Hunk of ${seller.name}`,
    registration: 'somebody-else',
    taxUntil: '2020-06-30',
  });
  await signIn(page.context(), seller);
  await expectSoundAt(page, [`/bikes/${id}`, '/dashboard/addProduct']);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('S5 papers without script: a refusal keeps them, then they are added, shown and changed', async ({
    page,
  }) => {
    const seller = await registered('Seller');
    await signIn(page.context(), seller);
    const name = `BMW F 850 GS of ${seller.name}`;
    await page.goto('/dashboard/addProduct');
    await fillIn(page, name);
    await registration(page).selectOption('In my own name');
    await receipt(page).selectOption('Yes');
    await taxUntil(page).fill('1/1/2999');
    await send(page);
    await expect(taxUntil(page)).toHaveAccessibleDescription(/A tax token cannot have that year/);
    await expect(taxUntil(page)).toHaveValue('1/1/2999');
    await expect(registration(page)).toHaveValue('seller');
    await expect(receipt(page)).toHaveValue('true');
    const inBangla = new Intl.NumberFormat('bn-BD', { useGrouping: false }).format(nextYear);
    await taxUntil(page).fill(`১২/${inBangla}`);
    await send(page);
    await page.getByRole('article', { name }).getByRole('link', { name, exact: true }).first().click();
    await expect(said(page, 'Registration')).toHaveText('In the seller’s name');
    await expect(said(page, 'Tax token')).toHaveText(`Valid until 31 Dec ${nextYear}`);
    await expect(said(page, 'Sale receipt')).toHaveText('Yes');
    await page.goto('/dashboard/myProduct');
    await page.getByRole('link', { name: `Edit ${name}` }).click();
    await expect(taxUntil(page)).toHaveValue(`31 Dec ${nextYear}`);
    await receipt(page).selectOption('Prefer not to say');
    await save(page).click();
    await expect(page.getByRole('status').filter({ hasText: 'Your changes are saved.' })).toBeVisible();
    await page.getByRole('article', { name }).getByRole('link', { name, exact: true }).first().click();
    await expect(said(page, 'Sale receipt')).toHaveText(ask);
    await expect(said(page, 'Registration')).toHaveText('In the seller’s name');
  });
});
