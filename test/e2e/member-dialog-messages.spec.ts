import { expect, type Page, test } from '@playwright/test';
import { buyerAtBike } from '../support/buying.ts';
import { addProduct, hydrated, registered, sellProduct, signIn } from '../support/people.ts';
import { toastsReady } from '../support/toasts.ts';

const toasts = (page: Page) => page.locator('.moto-toast');

/** Fills in the booking dialog of a motorcycle that was sold by now. */
async function bookWhatIsSold(page: Page) {
  const { card, seller, id } = await buyerAtBike(page);
  await toastsReady(page);
  await card.getByRole('button', { name: 'Book Now' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Meeting location').fill('Kandirpar, Cumilla');
  await dialog.getByLabel('Mobile number').fill('01812345678');
  await sellProduct(seller, id);
  return { dialog, submit: dialog.getByRole('button', { name: 'Submit' }) };
}

test('S8 dialogs: a refusal is said once, in the dialog', async ({ page }) => {
  const { dialog, submit } = await bookWhatIsSold(page);
  await submit.click();
  await expect(dialog.getByRole('alert')).toContainText('This motorcycle is sold');
  await expect(page.getByText('This motorcycle is sold')).toHaveCount(1);
  await expect(toasts(page)).toHaveCount(0);
});

test('S8 dialogs: whoever has closed the dialog before the refusal came is told by a toast', async ({
  page,
}) => {
  const { dialog, submit } = await bookWhatIsSold(page);
  const goOn = Promise.withResolvers<void>();
  await page.route('**/api/modalData', async (route) => {
    await goOn.promise;
    await route.continue();
  });
  const sent = page.waitForRequest('**/api/modalData');
  await submit.click();
  await sent;
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  goOn.resolve();
  await expect(toasts(page)).toContainText('This motorcycle is sold');
});

test('S9 toasts: while a dialog is open they lie above it, and their button works; afterwards they are on the page', async ({
  page,
}) => {
  const seller = await registered('Seller');
  const [deleted, other] = [`Hero Hunk of ${seller.name}`, `Hero Glamour of ${seller.name}`];
  for (const name of [deleted, other]) await addProduct(seller, { name });
  await signIn(page.context(), seller);
  // The one with Undo goes after ten seconds, which are not over while the clock stands.
  await page.clock.install();
  await page.goto('/dashboard/myProduct');
  await hydrated(page);
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.getByRole('button', { name: `Delete ${deleted}` }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await expect(dialog).toBeHidden();
  await expect(toasts(page)).toContainText('Deleted successfully');
  /** How a screen reader takes a toast that comes to where it is. */
  const said = (text: string) =>
    toasts(page)
      .filter({ hasText: text })
      .evaluate((toast) => toast.closest('[aria-live]')?.getAttribute('aria-live'));
  expect(await said('Deleted successfully')).toBe('polite');
  // Longer than what is cut off when the focus moves.
  await page.clock.runFor(600);
  await page.getByRole('button', { name: `Mark as sold: ${other}` }).click();
  const told = dialog.getByRole('status').filter({ hasText: 'Deleted successfully' });
  await expect(told).toBeVisible();
  // It was said on the page, and is not said again wherever it goes along.
  expect(await said('Deleted successfully')).toBe('off');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(toasts(page)).toBeVisible();
  expect(await said('Deleted successfully')).toBe('off');
  await page.getByRole('button', { name: `Mark as sold: ${other}` }).click();
  await told.getByRole('button', { name: 'Undo' }).click();
  await expect(dialog.getByRole('status').filter({ hasText: 'back' })).toBeVisible();
  expect(await said('back')).toBe('polite');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('article', { name: deleted })).toBeVisible();
});
