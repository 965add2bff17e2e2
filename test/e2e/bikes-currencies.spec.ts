import { expect, type Page, test } from '@playwright/test';
import { complaintsOn, expectSound } from '../support/looks.ts';
import { addProduct, hydrated, registered, siteUrl } from '../support/people.ts';
import { importFile } from '../support/site.ts';

const chips = (page: Page) => page.getByRole('list', { name: 'Your choice' }).getByRole('listitem');
const found = (page: Page) => page.getByRole('status').filter({ hasText: /motorcycles?$/ });

test('a range of prices is one of the only currency that is left, which fields, bands, chip and address say', async ({
  page,
}) => {
  const rows = [40_000, 60_000, 90_000, 150_000].map((price, i) => `${i},Jawa Perak,${price},Pune,India,INR`);
  await importFile(`id,name,price,city,country,currency\n${rows.join('\n')}\n`);
  await page.goto('/bikes?make=jawa');
  await hydrated(page);
  const panel = page.getByRole('complementary', { name: 'Filters' });
  await expect(panel.getByLabel('To Price (₹)')).toBeVisible();
  await expect(panel.getByRole('group', { name: 'Price' }).getByRole('listitem').first()).toContainText('₹');
  await panel.getByLabel('To Price (₹)').fill('100000');
  await panel.getByRole('button', { name: 'Apply Price' }).click();
  await expect(chips(page)).toHaveText(['Jawa', 'Price up to ₹ 1,00,000', 'Clear all']);
  await expect(found(page)).toHaveText('3 motorcycles');
  await expect(page).toHaveURL(`${siteUrl()}/bikes?currency=INR&make=jawa&maxPrice=100000`);
  // Typed by hand, without a currency, it leads to the same address.
  await page.goto('/bikes?make=jawa&maxPrice=100000');
  await expect(page).toHaveURL(`${siteUrl()}/bikes?currency=INR&make=jawa&maxPrice=100000`);

  await addProduct(await registered('Seller'), { name: 'Jawa Perak', price: '95,000' });
  await page.goto('/bikes?make=jawa&maxPrice=100000');
  await hydrated(page);
  await expect(chips(page)).toHaveText(['Jawa', 'Price up to BDT 1,00,000', 'Clear all']);
  await expect(
    page.getByText('4 motorcycles in other currencies are left out: these prices are in BDT.'),
  ).toBeVisible();
  await expectSound(page);
  await page.getByRole('link', { name: 'Show prices up to ₹ 1,00,000 instead' }).click();
  await expect(found(page)).toHaveText('3 motorcycles');
  await page.getByRole('link', { name: 'Without Price up to ₹ 1,00,000' }).click();
  await expect(page).toHaveURL(`${siteUrl()}/bikes?make=jawa`);
});

test('a currency that nothing is offered in is the same to the server and to the browser; what is none is told', async ({
  page,
}) => {
  const complaints = complaintsOn(page);
  // The server knows a sign of this one that browsers do not know.
  await page.goto('/bikes?currency=XCG');
  await hydrated(page);
  await expect(page.getByText('No motorcycle fits all of this')).toBeVisible();
  await expect(page.getByLabel('To Price (XCG)')).toBeAttached();
  await page.goto('/bikes?currency=XXX');
  await hydrated(page);
  await expect(page.getByText('There is no option “XXX”, so it was left out.')).toBeVisible();
  await expect(page.getByLabel(/^To Price( \(BDT\))?$/)).toBeVisible();
  await expect(page.getByRole('article').first()).toBeVisible();
  expect(complaints).toEqual([]);
});

test('signs of currencies load no further font file, letters that a name needs do', async ({ page }) => {
  const loaded = () =>
    page.evaluate(async () => {
      await document.fonts.ready;
      const fonts = [...document.fonts].filter(({ family }) => family.includes('Archivo Variable'));
      return fonts.filter(({ status }) => status === 'loaded').map(({ unicodeRange }) => unicodeRange);
    });
  await importFile(
    'id,name,price,city,country,currency\n1,Norton Commando,90000,Pune,India,INR\n2,Puch Maxi,41300,Hội An,Vietnam,INR\n',
  );
  await page.goto('/bikes?make=norton');
  await expect(page.getByRole('article').getByText('₹ 90,000')).toBeVisible();
  expect(await loaded()).toHaveLength(1);
  await page.goto('/bikes?make=puch');
  await expect(page.getByRole('article').getByText('Hội An')).toBeVisible();
  expect(await loaded()).toEqual([expect.stringMatching(/^U\+0/), expect.stringMatching(/^U\+1EA0/i)]);
});
