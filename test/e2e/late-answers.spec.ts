import { expect, test } from '@playwright/test';
import { buyerAtBike } from '../support/buying.ts';
import { registered, signIn } from '../support/people.ts';
import { open, someBikes } from '../support/saving.ts';

// What a person sees on a slow connection, where answers come late, or after another.

test('S2 a motorcycle’s page that was looked at for a while: its dialog opens and closes at once, and pressing twice does not leave the page', async ({
  page,
}) => {
  const { ids, search } = await someBikes(1);
  await signIn(page.context(), await registered('Buyer'));
  await page.clock.install();
  await open(page, search);
  await page.getByRole('article').getByRole('link').first().click();
  await expect(page).toHaveURL(new RegExp(`-${ids[0]}$`));
  const book = page.getByRole('button', { name: /^Book Now/ });
  await expect(book).toBeVisible();
  await page.clock.runFor(20_000);
  // Nothing is heard of it any more.
  await page.route('**/api/bikes/**', () => new Promise(() => {}));
  await book.click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('button', { name: 'Close' })).toBeVisible();
  await page.clock.runFor(20_000);
  await dialog.getByRole('button', { name: 'Close' }).evaluate((button: HTMLElement) => {
    button.click();
    button.click();
  });
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(new RegExp(`-${ids[0]}$`));
  // Going forward opens it again, and it can be closed again.
  await page.goForward();
  await expect(dialog).toBeVisible();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(new RegExp(`-${ids[0]}$`));
});

test('S5 booking: the form stays under the fingers when the connection is back', async ({
  page,
  context,
}) => {
  const { card } = await buyerAtBike(page);
  const book = card.getByRole('button', { name: 'Book Now' });
  await expect(book).toBeVisible();
  await context.setOffline(true);
  await book.click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Meeting location').fill('Kandirpar, Cumilla');
  const number = dialog.getByLabel('Mobile number');
  await number.fill('01812-345678');
  await dialog.getByRole('button', { name: 'Submit' }).click();
  await expect(dialog.getByText('The garage cannot be reached.')).toBeVisible();
  await number.fill('01912-345678');
  const asked = page.waitForRequest('**/api/myLastBooking');
  const late = Promise.withResolvers<void>();
  await page.route(/\/api\/(myLastBooking|bikes\/.*\/mine)/, async (route) => {
    await late.promise;
    await route.continue();
  });
  await context.setOffline(false);
  await asked;
  await expect(number).toBeFocused();
  await expect(number).toHaveValue('01912-345678');
  late.resolve();
  await dialog.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByText('Item is booked')).toBeVisible();
});

test('S2 /bikes: what is typed while the answer to a search is on its way stays', async ({ page }) => {
  await open(page, '/bikes');
  const box = page.getByRole('combobox', { name: 'Make, model, place, price' });
  const late = Promise.withResolvers<void>();
  await page.route('**/api/bikes?q=yamaha*', async (route) => {
    await late.promise;
    await route.continue();
  });
  const asked = page.waitForRequest('**/api/bikes?q=yamaha*');
  await box.fill('yamaha');
  await box.press('Enter');
  await asked;
  await box.pressSequentially(' fzs');
  late.resolve();
  await expect(page).toHaveURL(/\?make=yamaha$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Yamaha');
  await expect(box).toHaveValue('yamaha fzs');
  // Nothing was typed meanwhile then.
  await box.press('Enter');
  await expect(page).toHaveURL(/make=yamaha&model=/);
  await expect(box).toHaveValue('');
});
