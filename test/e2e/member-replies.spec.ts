import { type Browser, expect, type Page } from '@playwright/test';
import { test } from '../support/admin.ts';
import { expectSoundAt } from '../support/looks.ts';
import { opening } from '../support/opening.ts';
import { addProduct, hydrated, type Person, registered, signIn, siteUrl } from '../support/people.ts';

const told = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text }).first();

/** A motorcycle of a new seller that is for sale. */
async function offered() {
  const seller = await registered('Seller');
  const name = `Hero Hunk of ${seller.name}`;
  return { seller, name, id: await addProduct(seller, { name }) };
}

/** Takes a motorcycle off the site on its own page. */
async function takeOff(browser: Browser, admin: Person, id: string) {
  const { page, open } = await opening(browser, true, admin);
  await open(`/bikes/hero-${id}?takeOff=${id}`);
  await page
    .getByRole('dialog')
    .getByLabel(/^Its details or pictures/)
    .check();
  await page.getByRole('dialog').getByRole('button', { name: 'Take it off the site' }).click();
  await expect(told(page, 'It is off the site.')).toBeVisible();
  await page.context().close();
}

/** A motorcycle of a new seller that an admin has taken off the site. */
async function takenOff(browser: Browser, admin: Person) {
  const bike = await offered();
  await takeOff(browser, admin, bike.id);
  return { ...bike, inbox: `/dashboard/inbox?search=${encodeURIComponent(bike.seller.name)}` };
}

for (const javaScriptEnabled of [true, false]) {
  const how = javaScriptEnabled ? '' : ' without script';
  test(`S6 a seller’s answer${how}: written under My products and on its page, read in the inbox, where the motorcycle is put back`, async ({
    browser,
    admin,
  }) => {
    const { seller, name, id, inbox } = await takenOff(browser, admin);
    const selling = await opening(browser, javaScriptEnabled, seller);
    await selling.open('/dashboard/myProduct');
    const row = selling.page.getByRole('article', { name });
    await row.getByText('Write to the garage', { exact: true }).click();
    const dialog = selling.page.getByRole('dialog', { name: 'Write to the garage' });
    const words = dialog.getByLabel('What you want to say');
    await expect(dialog).toContainText(name);
    // The browser itself would refuse it first.
    if (!javaScriptEnabled)
      await dialog.locator('form').evaluate((form) => form.setAttribute('novalidate', ''));
    await words.fill('Sorry!');
    await dialog.getByRole('button', { name: 'Send' }).click();
    await expect(words).toHaveAccessibleDescription(/at least 10 characters/);
    await expect(words).toHaveValue('Sorry!');
    if (javaScriptEnabled) {
      await expect(words).toBeFocused();
      await selling.page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
      await row.getByText('Write to the garage', { exact: true }).click();
    }
    await words.fill('The picture is of my own Hunk now.');
    await dialog.getByRole('button', { name: 'Send' }).click();
    await expect(told(selling.page, 'Sent. The garage will read it')).toBeVisible();
    await expect(dialog).toBeHidden();
    await expect(row).toContainText(/You wrote to the garage on \d+ \w+ \d{4}\./);

    // On its own page as well, where it is added.
    await selling.open(`/bikes/hero-${id}`);
    const main = selling.page.getByRole('main');
    await expect(main).toContainText('Its details or pictures are not those of the motorcycle');
    await main.getByText('Write again', { exact: true }).click();
    await words.fill('And the year is right.');
    await dialog.getByRole('button', { name: 'Send' }).click();
    await expect(told(selling.page, 'Sent. The garage will read it')).toBeVisible();

    const desk = await opening(browser, javaScriptEnabled, admin);
    await desk.open(inbox);
    const entry = desk.page.getByRole('article', { name: `The seller writes about: ${name}` });
    for (const text of [
      'The picture is of my own Hunk now.',
      'And the year is right.',
      'The seller reads: Its details or pictures',
      seller.email,
    ])
      await expect(entry).toContainText(text);
    await entry.getByRole('button', { name: 'Done' }).click();
    await expect(told(desk.page, 'Marked as done.')).toBeVisible();
    await expect(entry).toHaveCount(0);
    await selling.open('/dashboard/myProduct');
    await expect(row).toContainText('The garage has read it. The motorcycle stays off the site.');
    await desk.open(`${inbox}&show=settled`);
    await entry.getByRole('button', { name: 'Reopen' }).click();
    await expect(told(desk.page, 'It is open again.')).toBeVisible();
    await desk.open(inbox);
    for (const isUndone of [true, false]) {
      await entry.getByRole('button', { name: 'Put it back' }).click();
      await expect(told(desk.page, 'The garage no longer keeps it off the site.')).toBeVisible();
      await expect(entry).toHaveCount(0);
      if (!isUndone) continue;
      await desk.page.getByRole('button', { name: 'Undo' }).last().click();
      await expect(told(desk.page, 'It is off the site, as before.')).toBeVisible();
      await expect(entry).toContainText('And the year is right.');
    }
    await selling.open('/dashboard/myProduct');
    await expect(row.getByText('Mark as sold')).toBeVisible();
    await expect(row.getByText('Write')).toHaveCount(0);
  });
}

test('S6 a seller’s answer: what was typed survives a way away, and comes from the page of editing', async ({
  browser,
  admin,
}) => {
  const { seller, id } = await takenOff(browser, admin);
  const { page, open } = await opening(browser, true, seller);
  await open(`/dashboard/myProduct/${id}/edit`);
  await page.getByRole('link', { name: 'Write to the garage' }).click();
  const dialog = page.getByRole('dialog', { name: 'Write to the garage' });
  await dialog.getByLabel('What you want to say').fill('It is all put right.');
  await page.reload();
  await hydrated(page);
  await expect(dialog.getByLabel('What you want to say')).toHaveValue('It is all put right.');
  await dialog.getByRole('button', { name: 'Send' }).click();
  await expect(told(page, 'Sent. The garage will read it')).toBeVisible();
});

test('S2 a seller’s answer: axe finds nothing, nothing is wider than the screen, no script complains', async ({
  browser,
  admin,
  page,
}) => {
  const { seller, id, inbox } = await takenOff(browser, admin);
  await addProduct(seller, { name: `Hero Glamour of ${seller.name}` });
  await signIn(page.context(), seller);
  const own = `/bikes/hero-${id}`;
  await expectSoundAt(page, ['/dashboard/myProduct', `/dashboard/myProduct?write=${id}`, own], {
    mayComplain: /410/,
  });
  await page.goto(`/dashboard/myProduct?write=${id}`);
  await hydrated(page);
  await page.getByLabel('What you want to say').fill('It is all put right.');
  await page.getByRole('dialog').getByRole('button', { name: 'Send' }).click();
  await expect(told(page, 'Sent. The garage will read it')).toBeVisible();
  const desk = await browser.newContext({ baseURL: siteUrl() });
  await signIn(desk, admin);
  await expectSoundAt(await desk.newPage(), [inbox], {
    first: async (inboxPage) => inboxPage.getByText('Its seller has 1 other motorcycle for sale.').click(),
  });
});

test('S6 taken off while its seller has the list open: the refusal comes with the reason, and the way to write', async ({
  browser,
  admin,
}) => {
  const { seller, name, id } = await offered();
  const { page, open } = await opening(browser, true, seller);
  await open('/dashboard/myProduct');
  const row = page.getByRole('article', { name });
  await row.getByRole('button', { name: 'Mark as sold' }).click();
  await takeOff(browser, admin, id);
  const dialog = page.getByRole('dialog', { name: 'Is it sold?' });
  await dialog.getByRole('button', { name: 'Mark as sold' }).click();
  await expect(dialog).toContainText('The garage has taken this motorcycle off the site.');
  await dialog.getByRole('button', { name: 'Keep it' }).click();
  await expect(row).toContainText('Its details or pictures are not those of the motorcycle');
  await expect(row.getByRole('button', { name: 'Mark as sold' })).toHaveCount(0);
  await row.getByText('Write to the garage', { exact: true }).click();
  await expect(page.getByRole('dialog', { name: 'Write to the garage' })).toBeVisible();
});
