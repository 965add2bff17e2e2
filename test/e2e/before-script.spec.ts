import { expect, type Page, test } from '@playwright/test';
import { addSearch, hydrated, registered, signIn } from '../support/people.ts';
import { heart, isPressed, open, someBikes } from '../support/saving.ts';

// What is done on a page that is seen, and whose script is still on its way to a slow phone.

/** Holds the program of the pages back until it is let go. */
async function holdProgram(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

test('S2 /bikes: what is typed before the script has come stays in the box, and is searched for', async ({
  page,
}) => {
  const letGo = await holdProgram(page);
  await page.goto('/bikes?q=zzqq');
  const field = page.getByRole('main').locator('input[type=search]');
  await expect(field).toHaveValue('zzqq');
  await field.fill('yamaha');
  letGo();
  await hydrated(page);
  await page.waitForLoadState('networkidle');
  await expect(field).toHaveValue('yamaha');
  await field.press('Enter');
  await expect.poll(() => new URL(page.url()).search).toBe('?make=yamaha');
  await expect(field).toHaveValue('');
});

test('S2 /bikes on a slow phone: an order that is chosen before the script has come is that of the list once it is there', async ({
  page,
}) => {
  const letGo = await holdProgram(page);
  await page.goto('/bikes?make=yamaha');
  await page.getByRole('combobox', { name: 'Sort by' }).selectOption('price-low');
  letGo();
  await expect(page).toHaveURL(/sort=price-low/);
  await expect(page.getByRole('combobox', { name: 'Sort by' })).toHaveValue('price-low');
});

test('S2 /dashboard/searches on a slow phone: what is chosen before the script has come is stored once it is there', async ({
  page,
}) => {
  const person = await registered('Buyer');
  await addSearch(person, '?make=yamaha', 'Any Yamaha');
  await signIn(page.context(), person);
  const letGo = await holdProgram(page);
  await page.goto('/dashboard/searches');
  const frequency = page.getByRole('article', { name: 'Any Yamaha' }).getByRole('combobox');
  const drops = page.getByRole('combobox', { name: 'Mail when a motorcycle that you saved gets cheaper' });
  await frequency.selectOption('never');
  const was = await drops.inputValue();
  const other = was === 'now' ? 'never' : 'now';
  await drops.selectOption(other);
  const stored = ['/mySearches/', '/priceDropMail'].map((path) =>
    page.waitForResponse((answer) => answer.url().includes(path) && answer.request().method() !== 'GET'),
  );
  letGo();
  await hydrated(page);
  await expect(page.getByText('Changed.').first()).toBeVisible();
  await Promise.all(stored);
  await page.reload();
  await expect(frequency).toHaveValue('never');
  await expect(drops).toHaveValue(other);
});

test('S2 /saved: what a member ticks before the script has come is chosen for the comparison', async ({
  page,
}) => {
  const { ids, search, seller } = await someBikes(3);
  await signIn(page.context(), await registered('Buyer'));
  await open(page, search);
  for (const number of [1, 2, 3]) {
    const name = `KTM Duke ${number} of ${seller.name}`;
    await heart(page, name).click();
    await isPressed(page, name, true);
  }
  const letGo = await holdProgram(page);
  await page.goto('/saved');
  const tick = (number: number) =>
    page.getByRole('checkbox', { name: `Compare KTM Duke ${number} of ${seller.name}` });
  await tick(1).check();
  await tick(3).check();
  letGo();
  await expect(page.getByRole('button', { name: 'Compare selected (2)' })).toBeVisible();
  await expect(tick(1)).toBeChecked();
  await expect(tick(2)).not.toBeChecked();
  await page.getByRole('button', { name: 'Compare selected (2)' }).click();
  await expect(page.getByRole('columnheader')).toHaveCount(2);
  expect(new URL(page.url()).searchParams.get('ids')?.split(',').sort()).toEqual([ids[0], ids[2]].sort());
});
