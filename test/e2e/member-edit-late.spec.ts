import { expect, test } from '@playwright/test';
import { save, sellerWith, toast } from '../support/editing-products.ts';
import { axeFindings } from '../support/looks.ts';
import { changePrice, endSession, hydrated, logIn } from '../support/people.ts';

test('S5 Edit in two tabs: the later one is told what it says now, loses nothing, and decides', async ({
  page,
}) => {
  const { name, id, open } = await sellerWith(page, { name: 'Hero Glamour' });
  await open();
  const other = await page.context().newPage();
  await other.goto(`/dashboard/myProduct/${id}/edit`);
  await hydrated(other);
  await other.getByLabel('Price', { exact: true }).fill('1,70,000');
  await other.getByLabel('Kilometres').fill('12345');
  await save(other).click();
  await expect(toast(other, 'Your changes are saved.')).toBeVisible();

  const price = page.getByLabel('Price', { exact: true });
  await price.fill('1,60,000');
  await page.getByLabel('Description').fill('New tyres.');
  await save(page).click();
  await expect(page.getByRole('alert')).toContainText('This motorcycle was changed in the meantime.');
  await expect(price).toHaveAccessibleDescription(/In the meantime this was changed to: 1,70,000/);
  await expect(price).toBeFocused();
  await expect(price).toHaveValue('1,60,000');
  await expect(page.getByLabel('Description')).toHaveValue('New tyres.');
  // What was not touched here says what the other tab has saved.
  await expect(page.getByLabel('Kilometres')).toHaveValue('12345');
  expect(await axeFindings(page)).toEqual([]);
  await save(page).click();
  await expect(toast(page, 'Your changes are saved.')).toBeVisible();
  await page.goto(`/bikes/hero-${id}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  await expect(page.getByText('12,345 km')).toBeVisible();
  await expect(page.getByText('New tyres.')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Price history' }).getByRole('listitem')).toHaveCount(3);
  await other.close();
});

test('S5 Edit: a draft goes on from what its author saw, and a cleared field stays cleared', async ({
  page,
}) => {
  const { id, open } = await sellerWith(page, { name: 'Hero Maestro', description: 'Papers complete.' });
  await open();
  const price = page.getByLabel('Price', { exact: true });
  const description = page.getByLabel('Description');
  const kept = page.getByText('We kept what you had typed.');
  await description.fill('');
  await page.reload();
  await hydrated(page);
  await expect(kept).toBeVisible();
  await expect(description).toHaveValue('');
  await price.fill('1,60,000');

  const other = await page.context().newPage();
  await other.goto(`/dashboard/myProduct/${id}/edit`);
  await hydrated(other);
  await other.getByLabel('Price', { exact: true }).fill('1,70,000');
  await other.getByLabel('Kilometres').fill('34500');
  await save(other).click();
  await expect(toast(other, 'Your changes are saved.')).toBeVisible();
  await other.close();

  // Twice: what was seen is kept with the draft that is restored, too.
  for (let time = 0; time < 2; time += 1) {
    await page.reload();
    await hydrated(page);
    await expect(kept).toBeVisible();
    await expect(price).toHaveValue('1,60,000');
    await expect(page.getByLabel('Kilometres')).toHaveValue('34500');
  }
  await save(page).click();
  await expect(page.getByRole('alert')).toContainText('This motorcycle was changed in the meantime.');
  await expect(price).toHaveAccessibleDescription(/In the meantime this was changed to: 1,70,000/);
  await expect(price).toHaveValue('1,60,000');
  await save(page).click();
  await expect(toast(page, 'Your changes are saved.')).toBeVisible();
  await open();
  await expect(price).toHaveValue('1,60,000');
  await expect(description).toHaveValue('');
  await expect(page.getByLabel('Kilometres')).toHaveValue('34500');
  await expect(kept).toHaveCount(0);
});

test('S5 Change price: who is late is told what it costs now, and decides', async ({ page }) => {
  const { seller, name, id } = await sellerWith(page, { name: 'Hero Pleasure' });
  await page.goto('/dashboard/myProduct');
  await hydrated(page);
  await page.getByRole('button', { name: `Change price of ${name}` }).click();
  const dialog = page.getByRole('dialog', { name: 'Change the price' });
  const price = dialog.getByLabel('Price', { exact: true });
  await price.fill('1,20,000');
  await changePrice(seller, id, '1,90,000');
  const change = dialog.getByRole('button', { name: 'Change price' });
  await change.click();
  await expect(price).toHaveAccessibleDescription(/In the meantime this was changed to: 1,90,000/);
  await expect(price).toHaveValue('1,20,000');
  await expect(change).not.toHaveAttribute('aria-busy');
  await change.click();
  await expect(toast(page, 'The new price is on the card.')).toBeVisible();
  await expect(page.getByRole('article', { name })).toContainText('1,20,000');
});

test('S4 Edit: when the session is over, login says that what was typed is kept, and leads back to it', async ({
  page,
}) => {
  const { seller, open } = await sellerWith(page, { name: 'Honda X-Blade' });
  await open();
  await page.getByLabel('Location').fill('Kandirpar, Cumilla');
  await endSession(page);
  await save(page).click();
  await expect(page).toHaveURL(/\/login\?next=/);
  await expect(page.getByText('Your session has ended. What you typed is kept')).toBeVisible();
  await logIn(page, seller);
  await expect(page.getByLabel('Location')).toHaveValue('Kandirpar, Cumilla');
});
