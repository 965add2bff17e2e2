import { expect, type Page } from '@playwright/test';
import { signInAsSeller, testsOfGarage } from '../support/own-garage.ts';
import { hydrated } from '../support/people.ts';

// A garage in the United Kingdom.
const test = testsOfGarage({ CURRENCY: 'GBP' });
test.describe.configure({ mode: 'serial' });

async function fill(page: Page, name: string, miles: string): Promise<void> {
  await page.getByLabel('Product name').fill(name);
  await page.getByLabel('Year of use').fill('2021');
  await page.getByLabel('Location').fill('Camden, London');
  await page.getByLabel('Price', { exact: true }).fill('3,500');
  await page.getByLabel('Original price').fill('5,200');
  await page.getByLabel('Mileage').fill(miles);
  await page.getByLabel('Mobile number').fill('07400 123456');
}

test('a seller types miles, sees them again after a mistake, on the card and in the form', async ({
  page,
  site,
}) => {
  await signInAsSeller(page.context(), site);
  await page.goto(`${site.address}/dashboard/addProduct`);
  await hydrated(page);
  await expect(page.getByText('What the clock shows today, for example 12,000 miles.')).toBeVisible();
  await fill(page, 'Triumph Street Triple 2021', '200,000');
  const add = page.getByRole('main').getByRole('button', { name: 'Add product' });
  await add.click();
  await expect(page.locator('#field-mileage-error')).toContainText('Enter the miles on the clock');
  await expect(page.getByLabel('Mileage')).toHaveValue('200,000');
  await page.getByLabel('Mileage').fill('20,000');
  await add.click();
  const card = page.getByRole('article', { name: 'Triumph Street Triple 2021' });
  await card.getByRole('link', { name: 'Edit' }).click();
  await expect(page.getByLabel('Mileage')).toHaveValue('20000');
  await page.getByLabel('Mileage').fill('20,500');
  await page.getByRole('main').getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Your changes are saved.')).toBeVisible();
  await page.goto(`${site.address}/bikes`);
  await expect(page.getByRole('article').filter({ hasText: 'Triumph' })).toContainText('20,500 mi');
});

test('searching: bands, fields, chips and the order are in miles, the address in kilometres', async ({
  page,
  site,
}) => {
  await page.goto(`${site.address}/bikes?q=mileage+under+21000&sort=km-low`);
  await hydrated(page);
  await expect(page).toHaveURL(/maxKm=33796/);
  const chosen = page.getByRole('list', { name: 'Your choice' });
  await expect(chosen).toContainText('Mileage up to 21,000');
  await expect(chosen).toContainText('Mileage, lowest first');
  const group = page.locator('details.filter-group').filter({ hasText: 'Mileage' });
  await expect(group.getByLabel('To Mileage')).toHaveValue('21000');
  await group.getByLabel('To Mileage').fill('20,400');
  await group.getByRole('button', { name: 'Apply Mileage' }).click();
  await expect(page).toHaveURL(/maxKm=32831/);
  await expect(chosen).toContainText('Mileage up to 20,400');
  await page.goto(`${site.address}/bikes`);
  await hydrated(page);
  await page.getByRole('link', { name: 'Triumph Street Triple 2021' }).first().click();
  await expect(page.getByRole('definition').filter({ hasText: '20,500 mi' })).toBeVisible();
  expect(await page.getByRole('main').textContent()).not.toMatch(/kilomet|\bkm\b/i);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });
  test('the fields of the filter take miles as well', async ({ page, site }) => {
    await page.goto(`${site.address}/bikes?make=triumph`);
    const group = page.locator('details.filter-group').filter({ hasText: 'Mileage' });
    await group.locator('summary').click();
    await group.getByLabel('From Mileage').fill('20,000');
    await group.getByLabel('To Mileage').fill('21,000');
    await group.getByRole('button', { name: 'Apply Mileage' }).click();
    await expect(page).toHaveURL(`${site.address}/bikes?make=triumph&maxKm=33796&minKm=32187`);
    await expect(group.getByLabel('From Mileage')).toHaveValue('20000');
    await expect(page.getByRole('article').filter({ hasText: 'Triumph' })).toBeVisible();
  });
});
