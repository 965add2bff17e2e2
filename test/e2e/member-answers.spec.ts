import { expect, type Locator, type Page, test } from '@playwright/test';
import { expectNarrow, expectSound } from '../support/looks.ts';
import { addProduct, bookProduct, hydrated, registered, signIn, siteUrl } from '../support/people.ts';

const toast = (page: Page, text: string) => page.locator('.moto-toast').filter({ hasText: text });

/** Presses a button again: it is busy until the list has been read, which is after it says otherwise, and does nothing more. */
async function press(button: Locator): Promise<void> {
  await expect(button).not.toHaveAttribute('aria-busy');
  await button.click();
}

test('S2 MY PRODUCTS: whom the seller has answered is ticked off in one click; the page says how fast, also where it is kept', async ({
  page,
  request,
}) => {
  const seller = await registered('Seller');
  const name = `BMW F 850 GS of ${seller.name}`;
  const id = await addProduct(seller, { name });
  const buyers = [await registered('Buyer'), await registered('Buyer'), await registered('Buyer')];
  for (const buyer of buyers) await bookProduct(buyer, { productId: id });
  const read = async () =>
    (await request.get(`/bikes/bmw-f-850-gs-of-rider-${seller.name.split(' ')[1]}-${id}`)).text();
  for (const text of [await read(), await read()])
    expect(text).toContain('Not known yet how fast they answer.');

  await page.setViewportSize({ width: 360, height: 800 });
  await signIn(page.context(), seller);
  await page.goto(`/dashboard/myProduct?bookings=${id}`);
  await hydrated(page);
  for (const buyer of buyers) {
    await page.getByRole('button', { name: `I have answered: ${buyer.name}` }).click();
    await expect(page.getByRole('button', { name: `Not answered yet: ${buyer.name}` })).toBeVisible();
  }
  await expect(page.getByText(/^Answered \d+ \w+ \d{4}/)).toHaveCount(3);
  // The messages that offer Undo stay while somebody points at one, however long the rest takes.
  const undo = toast(page, 'Marked as answered.').getByRole('button', { name: 'Undo' }).first();
  await undo.hover();
  const said = await read();
  expect(said).toContain('Usually answers within an hour. Answered all 3 bookings from the last 90 days.');

  const [first] = buyers;
  await undo.click();
  await expect(page.getByRole('button', { name: `I have answered: ${buyers[2]?.name}` })).toBeVisible();
  expect(await read()).toContain('Not known yet how fast they answer.');
  await expectSound(page);
  await page.route('**/api/myProducts/*/bookings/*', (route) => route.abort());
  await page.getByRole('button', { name: `Not answered yet: ${first?.name}` }).click();
  await expect(toast(page, 'The garage cannot be reached.')).toBeVisible();
  await page.unroute('**/api/myProducts/*/bookings/*');
  await expect(page.getByRole('button', { name: `Not answered yet: ${first?.name}` })).toBeVisible();

  await page.context().clearCookies();
  if (first) await signIn(page.context(), first);
  await page.goto('/dashboard/bookings');
  await expect(page.getByRole('article', { name })).toContainText(
    'The seller says that they have answered you.',
  );
});

test('S9 toasts: of one booking that is ticked off and not after all only the last word stands, beside that of another', async ({
  page,
}) => {
  const seller = await registered('Seller');
  const productId = await addProduct(seller, { name: `BMW R 100 of ${seller.name}` });
  const [buyer, other] = [await registered('Buyer'), await registered('Buyer')];
  for (const who of [buyer, other]) await bookProduct(who, { productId });
  await signIn(page.context(), seller);
  await page.goto(`/dashboard/myProduct?bookings=${productId}`);
  await hydrated(page);
  const toasts = page.locator('.moto-toast');
  const answered = page.getByRole('button', { name: `I have answered: ${buyer.name}` });
  const notYet = page.getByRole('button', { name: `Not answered yet: ${buyer.name}` });
  await answered.click();
  await press(notYet);
  await expect(toasts).toHaveText([/^It is waiting for your answer again\./]);
  // The notice is there before the list has been read again, and until then the button is the old one, busy.
  await expect(answered).toBeVisible();
  // Undo brings back since when it was answered, and not another answer of now.
  const undone = page.waitForRequest((request) => request.method() === 'PUT');
  // What its Undo has sent away comes back with the next word, and stays.
  await toasts.getByRole('button', { name: 'Undo' }).click();
  expect((await undone).postDataJSON()).toMatchObject({ answered: true, undo: true });
  await press(notYet);
  await expect(toasts).toHaveText([/^It is waiting for your answer again\./]);
  await press(answered);
  await expect(toasts).toHaveText([/^Marked as answered\./]);
  await page.getByRole('button', { name: `I have answered: ${other.name}` }).click();
  await expect(toasts).toHaveText([/^Marked as answered\./, /^Marked as answered\./]);

  // What has gone right now mends what went wrong before.
  await page.route('**/api/myProducts/*/bookings/*', (route) => route.abort());
  await press(notYet);
  await expect(toast(page, 'The garage cannot be reached.')).toBeVisible();
  await page.unroute('**/api/myProducts/*/bookings/*');
  await press(notYet);
  await expect(toasts.filter({ hasText: /It is waiting|cannot be reached/ })).toHaveText([/^It is waiting/]);
});

for (const javaScriptEnabled of [true, false]) {
  const how = javaScriptEnabled ? '' : ' without script';
  test(`S2 MY PRODUCTS${how}: a booking that is changed after it was answered says so, until it is ticked off again`, async ({
    browser,
  }) => {
    const [seller, buyer] = [await registered('Seller'), await registered('Buyer')];
    const productId = await addProduct(seller, { name: `BMW F 800 GS of ${seller.name}` });
    await bookProduct(buyer, { productId });
    const context = await browser.newContext({ javaScriptEnabled, viewport: { width: 360, height: 800 } });
    await signIn(context, seller);
    const page = await context.newPage();
    const open = async () => {
      await page.goto(`${siteUrl()}/dashboard/myProduct?bookings=${productId}`);
      if (javaScriptEnabled) await hydrated(page);
    };
    const answered = page.getByRole('button', { name: `I have answered: ${buyer.name}` });
    const notYet = page.getByRole('button', { name: `Not answered yet: ${buyer.name}` });
    const changed = page.getByText('Changed since you answered:');
    await open();
    await answered.click();
    await expect(notYet).toBeVisible();
    await expect(changed).toHaveCount(0);
    await bookProduct(buyer, { productId, location: 'Uttara, Dhaka' });
    await open();
    await expect(changed).toBeVisible();
    await expect(page.getByText('Uttara, Dhaka')).toBeVisible();
    if (javaScriptEnabled) await expectSound(page);
    else await expectNarrow(page);
    await answered.click();
    await expect(notYet).toBeVisible();
    await expect(changed).toHaveCount(0);
    await context.close();
  });
}

for (const javaScriptEnabled of [true, false]) {
  const how = javaScriptEnabled ? '' : ' without script';
  test(`S2 MY PRODUCTS${how}: a change that came in since the page was opened is shown, not ticked off unseen`, async ({
    browser,
  }) => {
    const [seller, buyer] = [await registered('Seller'), await registered('Buyer')];
    const productId = await addProduct(seller, { name: `BMW R nineT of ${seller.name}` });
    await bookProduct(buyer, { productId });
    const context = await browser.newContext({ javaScriptEnabled, viewport: { width: 360, height: 800 } });
    await signIn(context, seller);
    const page = await context.newPage();
    await page.goto(`${siteUrl()}/dashboard/myProduct?bookings=${productId}`);
    if (javaScriptEnabled) await hydrated(page);
    const answered = page.getByRole('button', { name: `I have answered: ${buyer.name}` });
    const notYet = page.getByRole('button', { name: `Not answered yet: ${buyer.name}` });
    const told = page.getByText('The buyer has changed this booking since you saw it.');
    await bookProduct(buyer, { productId, location: 'Uttara, Dhaka' });
    await answered.click();
    await expect(told).toBeVisible();
    await expect(page.getByText('Uttara, Dhaka', { exact: true })).toBeVisible();
    if (javaScriptEnabled) await expectSound(page);
    else await expectNarrow(page);
    await press(answered);
    await expect(notYet).toBeVisible();
    await bookProduct(buyer, { productId, location: 'Gulshan, Dhaka' });
    await press(notYet);
    await expect(page.getByText('Gulshan, Dhaka', { exact: true })).toBeVisible();
    await expect(page.getByText('Changed since you answered:')).toBeVisible();
    await expect(told.last()).toBeVisible();
    await press(answered);
    await expect(notYet).toBeVisible();
    await context.close();
  });
}

for (const javaScriptEnabled of [true, false]) {
  const how = javaScriptEnabled ? '' : ' without script';
  test(`S2 /dashboard${how}: the menu counts who waits for the seller’s answer, and so does each motorcycle: one less with each that is ticked off`, async ({
    browser,
  }) => {
    const seller = await registered('Seller');
    const [productId, other] = [
      await addProduct(seller, { name: `BMW R 18 of ${seller.name}` }),
      await addProduct(seller, { name: `BMW K 100 of ${seller.name}` }),
    ];
    const [one, two, three] = [
      await registered('Buyer'),
      await registered('Buyer'),
      await registered('Buyer'),
    ];
    for (const buyer of [one, two]) await bookProduct(buyer, { productId });
    await bookProduct(three, { productId: other });
    const context = await browser.newContext({ javaScriptEnabled, viewport: { width: 360, height: 800 } });
    await signIn(context, seller);
    const page = await context.newPage();
    const entry = (says: string) =>
      page.getByRole('navigation', { name: 'Dashboard' }).getByRole('link', { name: says, exact: true });
    const waiting = (count: number) =>
      entry(`MY PRODUCTS , ${count} waiting for your answer`).filter({
        has: page.getByTitle(`${count} waiting for your answer`, { exact: true }),
      });
    await page.goto(`${siteUrl()}/dashboard/account`);
    if (javaScriptEnabled) await hydrated(page);
    await waiting(3).click();
    const bike = page.getByRole('article').filter({ hasText: 'BMW R 18' });
    const who = (figures: string) =>
      bike.getByRole('link', { name: `Who booked it (${figures}): BMW R 18 of ${seller.name}`, exact: true });
    await who('2, 2 waiting').click();
    await page.getByRole('button', { name: `I have answered: ${one.name}` }).click();
    await expect(waiting(2)).toBeVisible();
    await expect(who('2, 1 waiting')).toBeVisible();
    if (javaScriptEnabled) await expectSound(page);
    else await expectNarrow(page);
    await press(page.getByRole('button', { name: `Not answered yet: ${one.name}` }));
    await expect(waiting(3)).toBeVisible();
    await expect(who('2, 2 waiting')).toBeVisible();
    for (const buyer of [one, two]) {
      await press(page.getByRole('button', { name: `I have answered: ${buyer.name}` }));
      await expect(page.getByRole('button', { name: `Not answered yet: ${buyer.name}` })).toBeVisible();
    }
    await expect(waiting(1)).toBeVisible();
    await expect(who('2')).toBeVisible();
    // What is deleted leaves nobody to be ticked off.
    const card = page.getByRole('article').filter({ hasText: 'BMW K 100' });
    await card.getByRole(javaScriptEnabled ? 'button' : 'link', { name: /^Delete/ }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    await expect(entry('MY PRODUCTS')).toBeVisible();
    await page.getByRole('button', { name: 'Undo' }).last().click();
    await expect(waiting(1)).toBeVisible();
    await context.close();
  });
}

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('S2 MY PRODUCTS without script: a booking is ticked off as answered, and not yet', async ({
    page,
  }) => {
    const seller = await registered('Seller');
    const id = await addProduct(seller, { name: `BMW C 400 X of ${seller.name}` });
    const buyer = await registered('Buyer');
    await bookProduct(buyer, { productId: id });
    await signIn(page.context(), seller);
    await page.goto(`/dashboard/myProduct?bookings=${id}`);
    await page.getByRole('button', { name: `I have answered: ${buyer.name}` }).click();
    await expect(page.getByRole('status').filter({ hasText: 'Marked as answered.' })).toBeVisible();
    await page.getByRole('button', { name: `Not answered yet: ${buyer.name}` }).click();
    await expect(
      page.getByRole('status').filter({ hasText: 'It is waiting for your answer again.' }),
    ).toBeVisible();
    await expect(page.getByRole('button', { name: `I have answered: ${buyer.name}` })).toBeVisible();
  });

  test('S2 MY PRODUCTS without script: after a tick the page is where it was, at its row', async ({
    page,
  }) => {
    const seller = await registered('Seller');
    const id = await addProduct(seller, { name: `BMW F 750 GS of ${seller.name}` });
    const buyers = [await registered('Buyer'), await registered('Buyer'), await registered('Buyer')];
    for (const buyer of buyers) await bookProduct(buyer, { productId: id });
    await page.setViewportSize({ width: 360, height: 400 });
    await signIn(page.context(), seller);
    await page.goto(`/dashboard/myProduct?bookings=${id}`);
    // The first who booked stands last.
    const [first] = buyers;
    for (const [wish, now] of [
      ['I have answered', 'Not answered yet'],
      ['Not answered yet', 'I have answered'],
    ]) {
      await page.getByRole('button', { name: `${wish}: ${first?.name}` }).click();
      await expect(page).toHaveURL(/#booking-[0-9a-z]+$/);
      await expect(page.getByRole('button', { name: `${now}: ${first?.name}` })).toBeInViewport();
    }
  });
});

test('S2 MY PRODUCTS: who has closed the account since is told to wait no more, and leaves nothing to answer', async ({
  page,
  request,
}) => {
  const seller = await registered('Seller');
  const productId = await addProduct(seller, { name: `BMW R 80 of ${seller.name}` });
  const buyer = await registered('Buyer');
  await bookProduct(buyer, { productId });
  await signIn(page.context(), seller);
  await page.goto(`/dashboard/myProduct?bookings=${productId}`);
  await hydrated(page);
  const answer = page.getByRole('button', { name: /^I have answered/ });
  await expect(answer).toBeVisible();
  const closed = await request.post('/api/me/deletion', {
    data: { password: buyer.password },
    headers: { authorization: `Bearer ${buyer.token}`, origin: siteUrl() },
  });
  expect(closed.status()).toBe(200);
  await answer.click();
  await expect(toast(page, 'The buyer has closed their account since you saw this booking.')).toBeVisible();
  await expect(page.getByText('Account closed')).toBeVisible();
  await expect(page.getByText('Nobody is waiting for your answer any more.', { exact: true })).toBeVisible();
  await expect(answer).toHaveCount(0);
});
