import { expect } from '@playwright/test';
import { signInAsSeller, testsOfGarage } from '../support/own-garage.ts';
import { hydrated } from '../support/people.ts';

// A garage in Indonesia, where nobody counts in lakhs.
const test = testsOfGarage({ CURRENCY: 'IDR' });

test('figures without a currency are grouped as in the garage’s country, before any script and after it', async ({
  page,
  site,
}) => {
  const broken: string[] = [];
  page.on('pageerror', (error) => broken.push(error.message));
  await signInAsSeller(page.context(), site);
  await page.goto(`${site.address}/dashboard/addProduct`);
  await hydrated(page);
  await page.getByLabel('Product name').fill('Honda Vario 150');
  await page.getByLabel('Year of use').fill('2012');
  await page.getByLabel('Location').fill('Bandung');
  await page.getByLabel('Price', { exact: true }).fill('9500000');
  await page.getByLabel('Original price').fill('22000000');
  await page.getByLabel('Kilometres').fill('125000');
  await page.getByLabel('Mobile number').fill('0812 3456 7890');
  await page.getByRole('main').getByRole('button', { name: 'Add product' }).click();
  await expect(page).toHaveURL(/\/dashboard\/myProduct/);

  const place = `${site.address}/bikes?minKm=120000`;
  const written = await (await page.request.get(place)).text();
  expect(written).toContain('125,000 km');
  expect(written).not.toMatch(/\d,\d\d,\d{3}/);
  await page.goto(place);
  await hydrated(page);
  await expect(page.getByRole('main')).toContainText('Rp 9,500,000');
  await expect(page.getByRole('main')).toContainText('Kilometres from 120,000');
  await expect(page.getByRole('main')).not.toContainText(/\d,\d\d,\d{3}/);
  expect(broken).toEqual([]);
});
