import { expect, test } from '@playwright/test';
import { buyerAtBike } from '../support/buying.ts';
import { expectNarrow, expectSound } from '../support/looks.ts';
import {
  addProduct,
  bookProduct,
  changePrice,
  changeProduct,
  hydrated,
  registered,
  signIn,
  siteUrl,
} from '../support/people.ts';

for (const javaScriptEnabled of [true, false]) {
  const how = javaScriptEnabled ? '' : ' without script';
  for (const place of ['card', 'page'] as const) {
    test(`S7 POST /modalData${how}: a motorcycle that was changed since its dialog was opened from its ${place} is not booked unseen`, async ({
      browser,
    }) => {
      const [seller, buyer] = [await registered('Seller'), await registered('Buyer')];
      const [then, now] = [`BMW G 310 R of ${seller.name}`, `BMW G 310 GS of ${seller.name}`];
      const id = await addProduct(seller, { name: then });
      const context = await browser.newContext({ javaScriptEnabled, viewport: { width: 360, height: 800 } });
      await signIn(context, buyer);
      const page = await context.newPage();
      await page.goto(siteUrl() + (place === 'card' ? '/categoryProducts/bmw' : `/bikes/bmw-${id}`));
      if (javaScriptEnabled) await hydrated(page);
      // With script the card is old by the time its dialog is opened.
      const opensLate = javaScriptEnabled && place === 'card';
      if (opensLate) await changeProduct(seller, id, { name: now, price: '1.9 lakh' });
      const dialog = page.getByRole('dialog');
      const open = (name: string) =>
        page.getByRole('main').getByLabel(`Book Now: ${name}`, { exact: true }).click();
      await open(then);
      const submit = dialog.getByRole('button', { name: 'Submit' });
      const shows = async (name: string, price: string) => {
        await expect(dialog.getByLabel('Motorcycle', { exact: true })).toHaveValue(name);
        await expect(dialog.getByLabel('Price', { exact: true })).toHaveValue(price);
      };
      await shows(then, '1,85,000');
      if (!opensLate) await changeProduct(seller, id, { name: now, price: '1.9 lakh' });
      await dialog.getByLabel('Meeting location').fill('Kandirpar, Cumilla');
      await dialog.getByLabel('Mobile number').fill('01812');
      // A refusal for another reason shows nothing that is not told.
      await submit.click();
      await expect(dialog.getByRole('alert')).toContainText('One thing is needed to book it.');
      await shows(then, '1,85,000');
      await dialog.getByLabel('Mobile number').fill('01812-345678');

      await submit.click();
      await expect(dialog.getByRole('alert')).toHaveText(
        'This motorcycle was changed in the meantime. Send your booking again if you want it as it is now.',
      );
      await shows(now, '1,90,000');
      await expect(dialog.getByLabel('Meeting location')).toHaveValue('Kandirpar, Cumilla');
      await expect(dialog.getByLabel('Mobile number')).toHaveValue('01812-345678');
      if (javaScriptEnabled) await expectSound(page);
      else await expectNarrow(page);

      // It is what is shown by now that counts.
      await changePrice(seller, id, '2 lakh');
      await submit.click();
      await shows(now, '2,00,000');
      if (javaScriptEnabled) {
        await dialog.getByRole('button', { name: 'Cancel' }).click();
        await expect(dialog).toBeHidden();
        await open(now);
        await shows(now, '2,00,000');
        await expect(dialog.getByLabel('Meeting location')).toHaveValue('Kandirpar, Cumilla');
      }
      await submit.click();
      await expect(page.getByText('Item is booked')).toBeVisible();
      await expect(dialog).toBeHidden();
      await page.goto(`${siteUrl()}/dashboard/bookings`);
      await expect(page.getByRole('article', { name: now })).toContainText('2,00,000');
      await context.close();
    });
  }
}

for (const javaScriptEnabled of [true, false]) {
  const how = javaScriptEnabled ? '' : ' without script';
  test(`S7 POST /modalData${how}: whoever changes the place of a booking sees first what else the motorcycle says now`, async ({
    browser,
  }) => {
    const [seller, buyer] = [await registered('Seller'), await registered('Buyer')];
    const name = `BMW R 80 of ${seller.name}`;
    const productId = await addProduct(seller, { name, mileage: 12_000 });
    await bookProduct(buyer, { productId });
    await changeProduct(seller, productId, { mileage: 60_000, owners: 4 });
    const context = await browser.newContext({ javaScriptEnabled, viewport: { width: 360, height: 800 } });
    await signIn(context, buyer);
    const page = await context.newPage();
    await page.goto(`${siteUrl()}/dashboard/bookings`);
    await page.getByRole('link', { name: `Change the booking of ${name}` }).click();
    if (javaScriptEnabled) await hydrated(page);
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByText('You booked:')).toContainText('Kilometres: 12,000 · Owners: not given');
    await expect(dialog.getByText('It says now:')).toContainText('Kilometres: 60,000 · Owners: 4');
    await dialog.getByLabel('Meeting location').fill('Town Hall, Cumilla');
    await changeProduct(seller, productId, { mileage: 61_000 });
    const save = dialog.getByRole('button', { name: 'Save the change' });
    await save.click();
    await expect(dialog.getByText('You booked:')).toContainText('Kilometres: 12,000');
    await expect(dialog.getByText('It says now:')).toContainText('Kilometres: 61,000 · Owners: 4');
    if (javaScriptEnabled) await expectSound(page);
    else await expectNarrow(page);
    await save.click();
    await expect(page.getByText('Your booking is changed.')).toBeVisible();
    await expect(page).toHaveURL(/\/dashboard\/bookings(\?notice=rebooked)?$/);
    const row = page.getByRole('article', { name });
    await expect(row).toContainText('Town Hall, Cumilla');
    await expect(row).not.toContainText('This listing was changed');
    await context.close();
  });

  test(`S7 POST /modalData${how}: a refused booking shows what it was refused for, also after a slip in its fields`, async ({
    browser,
  }) => {
    const [seller, buyer] = [await registered('Seller'), await registered('Buyer')];
    const id = await addProduct(seller, { name: `BMW R 80 of ${seller.name}`, mileage: 12_000 });
    const context = await browser.newContext({ javaScriptEnabled });
    await signIn(context, buyer);
    const page = await context.newPage();
    await page.goto(`${siteUrl()}/bikes/bmw-${id}?book=${id}`);
    if (javaScriptEnabled) await hydrated(page);
    const dialog = page.getByRole('dialog');
    const submit = dialog.getByRole('button', { name: 'Submit' });
    await dialog.getByLabel('Meeting location').fill('Kandirpar, Cumilla');
    await dialog.getByLabel('Mobile number').fill('01812-345678');
    await changeProduct(seller, id, { mileage: 60_000 });
    await submit.click();
    const shows = async () => {
      await expect(dialog.getByText('You saw:')).toContainText('Kilometres: 12,000');
      await expect(dialog.getByText('It says now:')).toContainText('Kilometres: 60,000');
    };
    await shows();
    await dialog.getByLabel('Mobile number').fill('01812');
    await submit.click();
    await expect(dialog.getByRole('alert')).toContainText('One thing is needed to book it.');
    await shows();
    await dialog.getByLabel('Mobile number').fill('01812-345678');
    await submit.click();
    await expect(page.getByText('Item is booked')).toBeVisible();
    await context.close();
  });
}

test('S7 POST /modalData: what comes in behind the open dialog is not shown before it is told', async ({
  page,
}) => {
  const { seller, id, name } = await buyerAtBike(page);
  await page.clock.install();
  await page.goto(`/bikes/bmw-${id}`);
  await hydrated(page);
  await page
    .getByRole('main')
    .getByRole('button', { name: `Book Now: ${name}` })
    .click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByLabel('Price', { exact: true })).toHaveValue('1,85,000');
  await changePrice(seller, id, '1.9 lakh');
  // Whoever comes back to the tab after a while has the page asked for anew.
  await page.clock.fastForward(60_000);
  await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')));
  await expect(page.getByRole('main').getByText('1,90,000').first()).toBeAttached();
  await expect(dialog.getByLabel('Price', { exact: true })).toHaveValue('1,85,000');
  await dialog.getByLabel('Meeting location').fill('Kandirpar, Cumilla');
  await dialog.getByLabel('Mobile number').fill('01812-345678');
  await dialog.getByRole('button', { name: 'Submit' }).click();
  await expect(dialog.getByText('It says now:')).toContainText('1,90,000');
  await expect(dialog.getByLabel('Price', { exact: true })).toHaveValue('1,90,000');
});
