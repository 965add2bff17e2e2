import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { test } from '../support/admin.ts';
import { expectSoundAt } from '../support/looks.ts';
import { addProduct, bookProduct, hydrated, registered, signIn, siteUrl } from '../support/people.ts';
import { importFile } from '../support/site.ts';

async function enquire(page: Page, email: string): Promise<void> {
  const answer = await page.request.post('/api/enquiries', {
    data: { email },
    headers: { origin: siteUrl() },
  });
  expect(answer.status()).toBe(201);
}

/** A motorcycle that no seller answers for. */
async function answeredByGarage(request: APIRequestContext): Promise<string> {
  const found = await request.get('/api/bikes?seller=sample');
  const { items } = (await found.json()) as { items: { _id: string }[] };
  return items[0]?._id ?? '';
}

/** The inbox with what one person has sent in. */
const inboxOf = (email: string) => `/dashboard/inbox?search=${encodeURIComponent(email)}`;

/** Books the first motorcycle of a category that `says` names, through its dialog; answers the motorcycle's name. */
async function book(page: Page, category: string, says: string, lead: RegExp): Promise<string> {
  await page.goto(`/categoryProducts/${category}`);
  await hydrated(page);
  const card = page.getByRole('article').filter({ hasText: says }).first();
  const name = (await card.getByRole('heading').textContent()) ?? '';
  await card.getByRole('button', { name: 'Book Now' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText(lead)).toBeVisible();
  await dialog.getByLabel('Meeting location').fill('Kandirpar, Cumilla');
  await dialog.getByLabel('Mobile number').fill('01812-345678');
  await dialog.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByText('Item is booked')).toBeVisible();
  await expect(dialog).toBeHidden();
  return name;
}

test('S2 booking a sample: the dialog says so, the booking succeeds, and the garage gets it', async ({
  page,
  browser,
  admin,
}) => {
  const buyer = await registered('Buyer');
  await signIn(page.context(), buyer);
  const name = await book(page, 'cruisers', 'Sample', /This is a sample: nobody sells this motorcycle/);
  await page.goto('/dashboard/bookings');
  await expect(page.getByRole('article', { name })).toContainText('The garage has it and will call you.');
  await expect(page.getByRole('article', { name })).toContainText('Sample: nobody sells it');

  const context = await browser.newContext();
  await signIn(context, admin);
  const inbox = await context.newPage();
  await inbox.goto(siteUrl() + inboxOf(buyer.email));
  const entry = inbox.getByRole('article', { name });
  for (const text of [buyer.name, buyer.email, '+880 1812-345678', 'Kandirpar, Cumilla', 'Sample']) {
    await expect(entry).toContainText(text);
  }
  // Several are of one name: which one, for how much, and of which year.
  await expect(entry.getByText(/^Booked as: \d{4}\s· .*\d/)).toBeVisible();
  await entry.getByRole('link', { name, exact: true }).click();
  await expect(inbox.getByRole('heading', { level: 1 })).toHaveText(name);
  await context.close();
});

test('S2 booking an import: the dialog says that the garage answers, and it gets the booking', async ({
  page,
  browser,
  admin,
}) => {
  const buyer = await registered('Buyer');
  await importFile(`name,price\nHarley-Davidson Iron 883 ${buyer.name},9 lakh\n`);
  await signIn(page.context(), buyer);
  await book(page, 'harley%20davidson', buyer.name, /was listed from a file, without its seller’s number/);
  const context = await browser.newContext();
  await signIn(context, admin);
  const inbox = await context.newPage();
  await inbox.goto(siteUrl() + inboxOf(buyer.email));
  await expect(inbox.getByRole('article', { name: buyer.name })).toContainText('Viewing');
  await context.close();
});

for (const javaScriptEnabled of [true, false]) {
  const how = javaScriptEnabled ? '' : ' without script';
  test(`S6 /dashboard/inbox${how}: an admin finds, marks as done and opens again; nobody else sees it`, async ({
    browser,
    admin,
  }) => {
    const context = await browser.newContext({ javaScriptEnabled });
    await signIn(context, admin);
    const page = await context.newPage();
    const buyer = await registered('Buyer');
    await bookProduct(buyer, { location: 'Where the bus stops' });
    await enquire(page, buyer.email);
    await page.goto(`${siteUrl()}/dashboard`);
    if (javaScriptEnabled) await hydrated(page);
    await page.getByRole('link', { name: /entr(y|ies) in the inbox needs? an answer$/ }).click();
    await page.getByLabel('Search by name').fill(buyer.email);
    await page.getByRole('button', { name: 'Search' }).click();
    const entries = page.getByRole('article');
    await expect(entries).toHaveCount(2);
    await expect(entries.first()).toContainText('Asks us to write back');
    await expect(entries.first().getByRole('link', { name: buyer.email })).toHaveAttribute(
      'href',
      `mailto:${buyer.email}`,
    );
    await expect(entries.last()).toContainText('Where the bus stops');

    await entries.last().getByRole('button', { name: 'Done' }).click();
    await expect(page.getByRole('status').filter({ hasText: 'Marked as done.' })).toBeVisible();
    await expect(entries).toHaveCount(1);
    await page.getByRole('main').getByRole('link', { name: 'Settled' }).click();
    // The field follows the address once the list is drawn, and would lose what is typed before.
    await expect(page.getByLabel('Search by name')).toHaveValue('');
    await page.getByLabel('Search by name').fill(buyer.name);
    await page.getByRole('button', { name: 'Search' }).click();
    await expect(page).toHaveURL(/show=settled&search=/);
    await expect(entries).toHaveCount(1);
    await expect(entries.first()).toContainText('Where the bus stops');
    await entries.first().getByRole('button', { name: 'Reopen' }).click();
    await expect(page.getByText('Nothing found')).toBeVisible();
    await page.goto(siteUrl() + inboxOf(buyer.email));
    await expect(entries).toHaveCount(2);
    await context.close();

    const other = await browser.newContext({ javaScriptEnabled });
    await signIn(other, buyer);
    const theirs = await other.newPage();
    await theirs.goto(`${siteUrl()}/dashboard/inbox`);
    await expect(theirs.getByText('The inbox is for the admins of the garage.')).toBeVisible();
    await expect(theirs.getByRole('article')).toHaveCount(0);
    await expect(theirs.getByRole('link', { name: 'Inbox' })).toHaveCount(0);
    await other.close();
  });
}

for (const javaScriptEnabled of [true, false]) {
  const how = javaScriptEnabled ? '' : ' without script';
  test(`S6 /dashboard/inbox${how}: what its buyer changes meanwhile is not done until an admin has seen it`, async ({
    browser,
    admin,
    request,
  }) => {
    const buyer = await registered('Buyer');
    const productId = await answeredByGarage(request);
    await bookProduct(buyer, { productId, location: 'Old place' });
    const context = await browser.newContext({ javaScriptEnabled });
    await signIn(context, admin);
    const page = await context.newPage();
    await page.goto(siteUrl() + inboxOf(buyer.email));
    if (javaScriptEnabled) await hydrated(page);
    const entry = page.getByRole('article');
    await expect(entry).toContainText('Old place');
    await bookProduct(buyer, { productId, location: 'New place' });
    const done = entry.getByRole('button', { name: 'Done' });
    await done.click();
    await expect(
      page.getByText('The buyer has changed this booking since you saw it.').first(),
    ).toBeVisible();
    await expect(entry).toContainText('New place');
    // The list is there before the press is over, and until then the button ignores another.
    await expect(done).not.toHaveAttribute('aria-busy');
    await done.click();
    await expect(page.getByRole('status').filter({ hasText: 'Marked as done.' })).toBeVisible();
    await expect(entry).toHaveCount(0);

    // A change of what was done is seen, not undone.
    await bookProduct(buyer, { productId, location: 'Newest place' });
    await page.goto(siteUrl() + inboxOf(buyer.email));
    if (javaScriptEnabled) await hydrated(page);
    await expect(entry).toContainText('Changed since it was done');
    await done.click();
    await expect(page.getByRole('status').filter({ hasText: 'Marked as done.' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Undo' })).toHaveCount(0);
    await context.close();
  });
}

test('S6 /dashboard/inbox without script: after a mark the page is where it was, at the next entry', async ({
  browser,
  admin,
}) => {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    viewport: { width: 360, height: 400 },
  });
  await signIn(context, admin);
  const page = await context.newPage();
  const { email } = await registered('Buyer');
  for (const n of [1, 2, 3, 4]) await enquire(page, `${n}.${email}`);
  await page.goto(siteUrl() + inboxOf(email));
  const entry = (n: number) => page.getByRole('article').filter({ hasText: `${n}.${email}` });
  // The latest stands first.
  for (const [n, next] of [
    [2, 1],
    [1, 3],
  ] as const) {
    await entry(n).getByRole('button', { name: 'Done' }).click();
    await expect(entry(n)).toHaveCount(0);
    await expect(page).toHaveURL(/notice=done#entry-[0-9a-z]+$/);
    await expect(entry(next)).toBeInViewport();
  }
  await context.close();
});

test('S2 /dashboard/inbox: a keyboard goes on with the next entry once one is marked, and with the page after the last', async ({
  page,
  admin,
}) => {
  await signIn(page.context(), admin);
  const { email } = await registered('Buyer');
  for (const n of [1, 2, 3]) await enquire(page, `${n}.${email}`);
  const mark = (n: number, button: string) =>
    page
      .getByRole('article')
      .filter({ hasText: `${n}.${email}` })
      .getByRole('button', { name: button });
  for (const [place, button] of [
    [inboxOf(email), 'Done'],
    [`${inboxOf(email)}&show=settled`, 'Reopen'],
  ] as const) {
    await page.goto(place);
    await hydrated(page);
    // The latest stands first.
    await mark(2, button).press('Enter');
    await expect(mark(1, button)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(mark(3, button)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByText('Nothing found')).toBeVisible();
    await expect(page.getByRole('main')).toBeFocused();
  }
});

test('S8 /dashboard/inbox: a list that cannot be had, a mark that fails, and Undo', async ({
  page,
  admin,
}) => {
  await signIn(page.context(), admin);
  const buyer = await registered('Buyer');
  await enquire(page, buyer.email);
  // Before the menu asks for its number, whose answer the list would show.
  await page.route('**/api/inbox?*', (route) =>
    route.fulfill({ status: 422, contentType: 'application/problem+json', body: '{"detail":"no"}' }),
  );
  await page.goto('/dashboard/account');
  await hydrated(page);
  await page.getByRole('link', { name: 'Inbox' }).click();
  await expect(page.getByText('The inbox could not be loaded.')).toBeVisible();
  await page.unroute('**/api/inbox?*');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('article').first()).toBeVisible();

  await page.goto(inboxOf(buyer.email));
  await hydrated(page);
  const entry = page.getByRole('article');
  const done = entry.getByRole('button', { name: 'Done' });
  await page.route('**/api/inbox/*', (route) => route.abort());
  await done.click();
  await expect(page.getByText('The garage cannot be reached.').first()).toBeVisible();
  await expect(entry).toHaveCount(1);
  await page.unroute('**/api/inbox/*');
  await expect(done).not.toHaveAttribute('aria-busy');
  await done.click();
  await expect(page.getByText('Nothing found')).toBeVisible();
  const undone = page.waitForRequest((request) => request.method() === 'PUT');
  await page.getByRole('button', { name: 'Undo' }).click();
  expect((await undone).postDataJSON()).toEqual({ done: false, undo: true });
  await expect(entry).toHaveCount(1);
});

test('S2 /dashboard/inbox: axe finds nothing, nothing is wider than the screen, no script complains', async ({
  page,
  admin,
}) => {
  const buyer = await registered('Buyer');
  await bookProduct(buyer, { location: 'Where the bus stops' });
  await signIn(page.context(), admin);
  await expectSoundAt(page, [inboxOf(buyer.email), '/dashboard/inbox?show=settled&search=nobody']);
});

test('S2 dashboard: the menu tells an admin on every page how much of the inbox is open, and nobody else', async ({
  page,
  browser,
  admin,
}) => {
  const seller = await registered('Seller');
  const id = await addProduct(seller, { name: `Hero Hunk of ${seller.name}` });
  const answer = await page.request.post(`${siteUrl()}/api/bikes/${id}/reports`, {
    data: { reason: 'stolen-or-forged', text: 'No papers.' },
    headers: { origin: siteUrl() },
  });
  expect(answer.status()).toBe(201);
  await signIn(page.context(), admin);
  const menuOf = (tab: Page) => tab.getByRole('navigation', { name: 'Dashboard' });
  for (const path of ['', '/account', '/inbox', '/vocabulary']) {
    await page.goto(`/dashboard${path}`);
    await expect(
      menuOf(page).getByRole('link', { name: /^Inbox\s*, \d+\+? waiting for an answer$/ }),
    ).toBeVisible();
  }
  const context = await browser.newContext();
  await signIn(context, seller);
  const other = await context.newPage();
  await other.goto(`${siteUrl()}/dashboard/account`);
  await hydrated(other);
  await expect(menuOf(other).getByRole('link', { name: 'MY PRODUCTS' })).toBeVisible();
  await expect(menuOf(other).getByRole('link', { name: /^Inbox/ })).toHaveCount(0);
  await context.close();
});
