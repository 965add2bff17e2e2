import { expect, test } from '@playwright/test';
import { fillIn, sellerAt, send } from '../support/adding-products.ts';
import { addProduct, hydrated, registered, sellProduct, signIn, siteUrl } from '../support/people.ts';

test('S5 add product: kilometres with their unit are taken; problems stand in the order of the form, a long name among them', async ({
  page,
}) => {
  await sellerAt(page, '/dashboard/addProduct');
  await fillIn(page, 'Hero Hunk '.repeat(13));
  await page.getByLabel('Kilometres').fill('12,000 miles');
  await page.getByLabel('Price', { exact: true }).fill('');
  await page.getByLabel('Image URL').fill('');
  await send(page);
  await expect(page.getByRole('main').getByRole('alert').getByRole('listitem')).toHaveText([
    'This is too long. Use at most 120 characters.',
    /^Enter the kilometres on the clock, for example 12,000/,
    /^Enter the price/,
    /^Choose a photo or one of our illustrations/,
  ]);
  await page.getByLabel('Product name').fill('Hero Hunk of many kilometres');
  await page.getByLabel('Kilometres').fill('১২,০০০ কিমি');
  await page.getByLabel('Price', { exact: true }).fill('85,000');
  await page.getByLabel('Image URL').fill('/art/naked-signal.svg');
  await send(page);
  await page.getByRole('link', { name: 'Hero Hunk of many kilometres' }).first().click();
  await expect(page.getByText('12,000 km').first()).toBeVisible();
});

test('S5 add product: an original price below the price is asked about, and not refused', async ({
  page,
}) => {
  await sellerAt(page, '/dashboard/addProduct');
  await fillIn(page, 'Hero Hunk, cheap when new');
  const note = page.getByText('The original price is below the price.');
  await page.getByLabel('Original price').fill('1.9 lakh');
  await expect(note).toHaveCount(0);
  await page.getByLabel('Original price').fill('1.5 lakh');
  await expect(note).toBeVisible();
  await send(page);
  await expect(page.getByText('Product add successfully.')).toBeVisible();
});

test('S5 add product: whoever writes a mobile number into the description is told who can read it', async ({
  page,
}) => {
  await sellerAt(page, '/dashboard/addProduct');
  const note = page.getByText('There is a mobile number in the description.');
  await page.getByLabel('Description').fill('Bought in 2019 for 1,85,000, driven 12,000 km.');
  await page.getByLabel('Product name').fill('Hero Hunk');
  await expect(note).toHaveCount(0);
  await page.getByLabel('Description').fill('Driven 12,000 km. কল করুন ০১৭১২-৩৪৫৬৭৮');
  await expect(note).toBeVisible();
  await expect(note).toContainText('Everybody can read it there. The one below is only for people');
  await expect(page.getByLabel('Mobile number')).toHaveAccessibleDescription('Buyers who book can see it.');
});

test('S5 add product: whoever adds the same motorcycle again is told, with the way to the first', async ({
  page,
}) => {
  const seller = await sellerAt(page, '/');
  const name = `Hero Hunk of ${seller.name}`;
  const id = await addProduct(seller, { name, yearOfUse: '2019' });
  const other = `Hero Glamour of ${seller.name}`;
  await sellProduct(seller, await addProduct(seller, { name: other, yearOfUse: '2019' }));
  await page.goto('/dashboard/addProduct');
  const note = page.getByText('of this year for sale. Is this another one?');
  await page.getByLabel('Product name').fill(name.toUpperCase());
  await page.getByLabel('Year of use').fill('২০১৯');
  await expect(note).toBeVisible();
  await expect(page.getByRole('link', { name: 'See the first one' })).toHaveAttribute(
    'href',
    new RegExp(`-${id}$`),
  );
  await page.getByLabel('Product name').fill(other);
  await expect(note).toHaveCount(0);
});

for (const javaScriptEnabled of [true, false])
  test(`S5 add product${javaScriptEnabled ? '' : ' without script'}: a category that is left to the name is that of the name as it is sent`, async ({
    browser,
  }) => {
    const context = await browser.newContext({ javaScriptEnabled });
    const seller = await registered('Seller');
    await signIn(context, seller);
    const page = await context.newPage();
    await page.goto(`${siteUrl()}/dashboard/addProduct`);
    if (javaScriptEnabled) await hydrated(page);
    const category = page.getByRole('combobox', { name: 'Category' });
    const says = (found: string) =>
      expect(page.getByText(`By its name: ${found}.`)).toBeVisible({ visible: javaScriptEnabled });
    await fillIn(page, 'Yamaha FZS');
    await page.getByLabel('Price', { exact: true }).fill('-5');
    await says('sports');
    await send(page);
    await expect(page.getByRole('alert')).toContainText('A price cannot be negative.');
    await expect(category).toHaveValue('');
    const name = `Honda Dio 2019 of ${seller.name}`;
    await page.getByLabel('Product name').fill(name);
    await says('scooters');
    if (javaScriptEnabled) {
      await page.reload();
      await expect(page.getByText('We kept what you had typed.')).toBeVisible();
      await expect(category).toHaveValue('');
      await says('scooters');
      // What the seller chooses says enough.
      await category.selectOption('classics');
      await expect(page.getByText('By its name')).toHaveCount(0);
      await category.selectOption('');
      await says('scooters');
    }
    await page.getByLabel('Price', { exact: true }).fill('85,000');
    await send(page);
    await expect(page.getByRole('article', { name }).getByText('in scooters')).toBeVisible();
    await context.close();
  });
