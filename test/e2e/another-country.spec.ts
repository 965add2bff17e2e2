import { expect, type Page } from '@playwright/test';
import { signInAsSeller, testsOfGarage } from '../support/own-garage.ts';
import { hydrated } from '../support/people.ts';

// A garage in Mexico.
const test = testsOfGarage({ CURRENCY: 'MXN' });
test.describe.configure({ mode: 'default' });

const ofBangladesh =
  /bangla|dhaka|mirpur|cumilla|teknaf|brta|\bnid\b|\btto\b|bkash|nagad|lakh|1,25,000|2,10,000|3,00,000|01712|875|375 cc/i;

/** All that somebody can read on a page: also its title, its description and the examples in its fields. */
async function textOf(page: Page): Promise<string> {
  const fields = page.locator('[placeholder]');
  const examples = await fields.evaluateAll((all) => all.map((field) => field.getAttribute('placeholder')));
  const about = await page
    .locator('meta[name="description"]')
    .getAttribute('content', { timeout: 500 })
    .catch(() => '');
  return [
    await page.title(),
    about,
    ...examples,
    ...(await page.locator('header, main, footer').allTextContents()),
  ].join('\n');
}

for (const path of [
  '/',
  '/aboutUs',
  '/contract',
  '/feedback',
  '/bestProducts',
  '/bikes',
  '/signup',
  '/login',
])
  test(`in a garage of another country ${path} names no law, place or price of Bangladesh`, async ({
    page,
    site,
  }) => {
    await page.goto(site.address + path);
    await hydrated(page);
    expect(await textOf(page)).not.toMatch(ofBangladesh);
  });

test('the home page names the garage’s country, also where script shows it', async ({ page, site }) => {
  await page.goto(`${site.address}/aboutUs`);
  await hydrated(page);
  await expect(page.getByText('second-hand motorcycles in Mexico')).toBeVisible();
  await page.getByRole('link', { name: 'Moto Garage' }).first().click();
  await expect(page).toHaveTitle(/Second-hand motorcycles in Mexico/);
  expect(await textOf(page)).not.toMatch(ofBangladesh);
});

test('adding a product in Mexico: hints, refusals, and a number as people write it there', async ({
  page,
  site,
}) => {
  await signInAsSeller(page.context(), site);
  await page.goto(`${site.address}/dashboard/addProduct`);
  await hydrated(page);
  const add = page.getByRole('main').getByRole('button', { name: 'Add product' });
  await page.getByLabel('Mobile number').fill('01712-345678');
  await page.getByLabel('Price', { exact: true }).fill('1.25');
  await page.getByLabel('Kilometres').fill('many');
  await add.click();
  await expect(page.locator('#field-number-error')).toContainText('Enter one like 55 1234 5678');
  expect(await textOf(page)).not.toMatch(ofBangladesh);
  await page.getByLabel('Product name').fill('Italika FT 150');
  await page.getByLabel('Year of use').fill('2021');
  await page.getByLabel('Location').fill('Coyoacán, Ciudad de México');
  await page.getByLabel('Price', { exact: true }).fill('18,500');
  await page.getByLabel('Original price').fill('27,000');
  await page.getByLabel('Kilometres').fill('');
  await page.getByLabel('Mobile number').fill('55 1234 5678');
  await add.click();
  await expect(page.getByRole('article', { name: 'Italika FT 150' })).toContainText('$\u00a018,500');
  await page.goto(`${site.address}/dashboard/addProduct`);
  await expect(page.getByLabel('Mobile number')).toHaveValue('+525512345678');
});
