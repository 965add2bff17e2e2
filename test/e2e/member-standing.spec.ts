import { expect, type Page, test } from '@playwright/test';
import { axeFindings, expectSound } from '../support/looks.ts';
import { addProduct, bookProduct, hydrated, registered, signIn, siteUrl } from '../support/people.ts';

const bookButtons = (page: Page, name: string) =>
  page.getByRole('main').getByRole('button', { name: new RegExp(`^(Book|Buy) Now: ${name}`) });
const toast = (page: Page, text: string) => page.locator('.moto-toast').filter({ hasText: text });

test('S2 /bikes/{slug}-{id}: to its own seller no Book Now, but the ways to change it; visitors get the page that is kept', async ({
  page,
  browser,
}) => {
  const seller = await registered('Seller');
  const name = `BMW R nineT of ${seller.name}`;
  const id = await addProduct(seller, { name });
  const place = `/bikes/bmw-r-ninet-of-rider-${seller.name.split(' ')[1]}-${id}`;
  await signIn(page.context(), seller);
  await page.goto(place);
  await hydrated(page);
  await expect(page.getByText('This is your listing.')).toBeVisible();
  await expect(bookButtons(page, name)).toHaveCount(0);
  expect(await axeFindings(page)).toEqual([]);
  const theirs = await browser.newContext();
  const visiting = await theirs.newPage();
  await visiting.goto(place);
  await hydrated(visiting);
  await expect(bookButtons(visiting, name)).toHaveCount(2);
  await expect(visiting.getByText('This is your listing.')).toHaveCount(0);
  await theirs.close();
  await page.getByRole('main').getByRole('link', { name: 'Edit' }).click();
  await expect(page).toHaveURL(`${siteUrl()}/dashboard/myProduct/${id}/edit`);
  // Inside of the page as well.
  await page.getByRole('link', { name: 'MY PRODUCTS' }).click();
  await page.getByRole('article', { name }).getByRole('link', { name, exact: true }).click();
  await expect(page.getByText('This is your listing.')).toBeVisible();
  await expect(bookButtons(page, name)).toHaveCount(0);
});

test('S2 /bikes: to their seller cards of search and of similar ones lead to My products, in place of Book Now', async ({
  page,
  browser,
}) => {
  const seller = await registered('Seller');
  const word = seller.name.split(' ')[1];
  const name = `BMW F 900 GS of ${seller.name}`;
  const other = await addProduct(seller, { name: `BMW F 900 GS Adventure of ${seller.name}` });
  await addProduct(seller, { name });
  const theirs = await registered('Seller');
  const neighbour = `BMW F 900 GS of ${theirs.name}`;
  await addProduct(theirs, { name: neighbour });
  await signIn(page.context(), seller);
  const cardOf = (of: Page, title: string) => of.getByRole('article').filter({ hasText: title });
  const own = cardOf(page, name).getByRole('link', { name: 'Yours: see who booked it' });
  const book = (card: ReturnType<typeof cardOf>) => card.getByRole('link', { name: /^(Book|Buy) Now/ });
  await page.setViewportSize({ width: 360, height: 800 });
  for (const place of [`/bikes?q=${word}`, `/bikes/bmw-${other}`]) {
    await page.goto(place);
    await hydrated(page);
    await expect(own).toBeVisible();
    await expect(book(cardOf(page, name))).toHaveCount(0);
    await expectSound(page);
  }
  await own.click();
  await expect(page).toHaveURL(`${siteUrl()}/dashboard/myProduct`);
  await page.goto(`/bikes?q=${theirs.name.split(' ')[1]}`);
  await hydrated(page);
  await expect(book(cardOf(page, neighbour))).toHaveCount(2);
  // Cards are drawn once for everybody: whoever else looks gets the way to book.
  const visit = await browser.newContext();
  const visiting = await visit.newPage();
  await visiting.goto(`/bikes?q=${word}`);
  await hydrated(visiting);
  await expect(book(cardOf(visiting, name))).toHaveCount(2);
  await visit.close();
});

test('S2 booking twice: the page and the dialog say that it is booked, and the booking is changed; the first says Item is booked', async ({
  page,
}) => {
  const seller = await registered('Seller');
  const name = `BMW S 1000 RR of ${seller.name}`;
  const id = await addProduct(seller, { name });
  const buyer = await registered('Buyer');
  await signIn(page.context(), buyer);
  await page.goto(`/bikes/bmw-${id}`);
  await hydrated(page);
  const dialog = page.getByRole('dialog');
  const book = page.getByRole('main').getByRole('button', { name: `Book Now: ${name}` });
  await book.click();
  await dialog.getByLabel('Meeting location').fill('Kandirpar, Cumilla');
  await dialog.getByLabel('Mobile number').fill('01812-345678');
  await dialog.getByRole('button', { name: 'Submit' }).click();
  await expect(toast(page, 'Item is booked')).toBeVisible();
  await expect(dialog).toBeHidden();
  const mark = page.getByRole('main').getByRole('link', { name: /^You booked this on \d+ \w+ \d{4}$/ });
  await expect(mark).toBeVisible();
  // What is booked comes first, and booking it again is a change.
  await expect(page.getByRole('main').getByRole('link', { name: 'My bookings', exact: true })).toBeVisible();
  await expect(book).toHaveCount(0);
  const change = page.getByRole('main').getByRole('button', { name: `Change the booking of ${name}` });
  await expect(change).toBeFocused();

  await change.click();
  await expect(dialog.getByText(/^You booked this on \d+ \w+ \d{4}\. Change the place/)).toBeVisible();
  await expect(dialog.getByLabel('Meeting location')).toHaveValue('Kandirpar, Cumilla');
  await expect(dialog.getByLabel('Mobile number')).toHaveValue('+880 1812-345678');
  expect(await axeFindings(page)).toEqual([]);
  await dialog.getByLabel('Meeting location').fill('');
  await dialog.getByRole('button', { name: 'Save the change' }).click();
  await expect(dialog.getByRole('alert')).toContainText('Enter where you would like to meet');
  await dialog.getByLabel('Meeting location').fill('BRTA, Mirpur');
  await dialog.getByRole('button', { name: 'Save the change' }).click();
  await expect(toast(page, 'Your booking is changed.')).toBeVisible();
  await expect(dialog).toBeHidden();

  // Buying is another booking than viewing: a first one.
  await page
    .getByRole('main')
    .getByRole('button', { name: `Buy Now: ${name}` })
    .click();
  await expect(dialog.getByRole('button', { name: 'Submit' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();

  await page.goto('/categoryProducts/bmw');
  await hydrated(page);
  const card = page.getByRole('article').filter({ hasText: name });
  await card.getByRole('button', { name: 'Book Now' }).click();
  await expect(dialog.getByLabel('Meeting location')).toHaveValue('BRTA, Mirpur');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await mark
    .or(card.getByRole('link', { name: 'You booked this' }))
    .first()
    .click();
  await expect(page.getByRole('article', { name })).toHaveCount(1);
  await expect(page.getByRole('article', { name })).toContainText('BRTA, Mirpur');
});

test('S8 booking: where nobody can tell whether it is booked, the dialog opens all the same', async ({
  page,
}) => {
  const seller = await registered('Seller');
  const name = `BMW M 1000 R of ${seller.name}`;
  await addProduct(seller, { name });
  await signIn(page.context(), await registered('Buyer'));
  await page.goto('/categoryProducts/bmw');
  await hydrated(page);
  await page.route('**/api/bikes/*/mine', (route) => route.abort());
  await page.getByRole('article').filter({ hasText: name }).getByRole('button', { name: 'Book Now' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Meeting location').fill('Kandirpar, Cumilla');
  await dialog.getByLabel('Mobile number').fill('01812-345678');
  await dialog.getByRole('button', { name: 'Submit' }).click();
  await expect(toast(page, 'Item is booked')).toBeVisible();
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('S2 /bikes/{slug}-{id} without script: one’s own, and what is booked, are told; the booking is changed', async ({
    page,
    browser,
  }) => {
    const seller = await registered('Seller');
    const name = `BMW F 900 XR of ${seller.name}`;
    const id = await addProduct(seller, { name });
    const buyer = await registered('Buyer');
    await bookProduct(buyer, { productId: id });
    await signIn(page.context(), buyer);
    await page.goto(`/bikes/bmw-${id}`);
    await expect(page.getByRole('link', { name: /^You booked this on/ })).toBeVisible();
    for (const path of [`/bikes/bmw-${id}`, '/categoryProducts/bmw']) {
      await page.goto(`${path}?book=${id}&intent=viewing`);
      await page.getByRole('dialog').getByLabel('Meeting location').fill(`Somewhere at ${path}`);
      await page.getByRole('dialog').getByRole('button', { name: 'Save the change' }).click();
      await expect(page.getByRole('status').filter({ hasText: 'Your booking is changed.' })).toBeVisible();
    }
    const theirs = await browser.newContext({ javaScriptEnabled: false });
    await signIn(theirs, seller);
    const selling = await theirs.newPage();
    await selling.goto(`/bikes/bmw-${id}`);
    await expect(selling.getByText('This is your listing.')).toBeVisible();
    await expect(selling.getByRole('link', { name: `Book Now: ${name}` })).toHaveCount(0);
    await theirs.close();
  });

  test('S2 cards without script: one’s own, and what one has booked, are told in searches and categories', async ({
    page,
    browser,
  }) => {
    const seller = await registered('Seller');
    const word = seller.name.split(' ').at(-1) ?? '';
    const [booked, other] = [`BMW R 18 of ${seller.name}`, `BMW K 1600 of ${seller.name}`];
    const productId = await addProduct(seller, { name: booked });
    await addProduct(seller, { name: other });
    const buyer = await registered('Buyer');
    await bookProduct(buyer, { productId });
    await signIn(page.context(), buyer);
    const theirs = await browser.newContext({ javaScriptEnabled: false });
    await signIn(theirs, seller);
    const selling = await theirs.newPage();
    for (const path of [`/bikes?q=${word}`, '/categoryProducts/bmw']) {
      await page.goto(path);
      const cardOf = (on: typeof page, name: string) => on.getByRole('article').filter({ hasText: name });
      await expect(cardOf(page, booked).getByRole('link', { name: 'You booked this' })).toBeVisible();
      await expect(cardOf(page, other)).toBeVisible();
      await expect(cardOf(page, other).getByRole('link', { name: 'You booked this' })).toHaveCount(0);
      await selling.goto(siteUrl() + path);
      for (const name of [booked, other]) {
        await expect(
          cardOf(selling, name).getByRole('link', { name: 'Yours: see who booked it' }),
        ).toBeVisible();
        await expect(cardOf(selling, name).getByText('Book Now')).toHaveCount(0);
      }
    }
    await theirs.close();
  });
});
