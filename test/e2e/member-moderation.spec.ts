import { type Browser, expect, type Page } from '@playwright/test';
import { test } from '../support/admin.ts';
import { bookedBike } from '../support/booked-bikes.ts';
import { expectSoundAt } from '../support/looks.ts';
import {
  addProduct,
  hydrated,
  type Person,
  registered,
  sellProduct,
  signIn,
  siteUrl,
} from '../support/people.ts';

const told = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text }).first();

/** Opens pages of one browser as somebody, or as a visitor. */
async function opening(browser: Browser, javaScriptEnabled: boolean, person?: Person) {
  const context = await browser.newContext({ javaScriptEnabled, baseURL: siteUrl() });
  if (person) await signIn(context, person);
  const page = await context.newPage();
  const open = async (path: string) => {
    const answer = await page.goto(path);
    if (javaScriptEnabled) await hydrated(page);
    return answer;
  };
  return { page, open };
}

for (const javaScriptEnabled of [true, false]) {
  const how = javaScriptEnabled ? '' : ' without script';

  test(`S6 taking off${how}: on its own page an admin takes a motorcycle off the site, sees what it hides, and puts it back`, async ({
    browser,
    admin,
    request,
  }) => {
    const description = 'Pay for the gate pass first.';
    const { buyer, name, place } = await bookedBike(request, { description });
    const { page, open } = await opening(browser, javaScriptEnabled, admin);
    await open(place);
    const part = page.getByRole('region', { name: 'For admins' });
    const takeOff = part.getByText('Take it off the site', { exact: true }).first();
    await takeOff.click();
    const dialog = page.getByRole('dialog', { name: 'Take it off the site?' });
    await expect(dialog).toContainText(name);
    // Nobody has reported it: nothing is chosen before the admin chooses.
    await expect(dialog.getByRole('radio', { checked: true })).toHaveCount(0);
    await dialog.getByLabel(/^Its details or pictures/).check();
    await dialog.getByRole('button', { name: 'Take it off the site' }).click();
    await expect(told(page, 'It is off the site.')).toBeVisible();
    await expect(dialog).toBeHidden();
    await expect(part).toContainText(new RegExp(`Taken off by ${admin.name} on \\d+ \\w+ \\d{4}`));
    await expect(part).toContainText('The seller reads: Its details or pictures are not those');
    await expect(part).toContainText(description);
    expect((await request.get(place)).status()).toBe(410);
    expect((await open(place))?.status()).toBe(410);
    await part.getByRole('button', { name: 'Put it back' }).click();
    await expect(told(page, 'The garage no longer keeps it off the site.')).toBeVisible();
    await expect(part).toContainText(`Put back by ${admin.name} on`);
    await expect(takeOff).toBeVisible();
    expect((await request.get(place)).status()).toBe(200);

    const others = await opening(browser, javaScriptEnabled, buyer);
    await others.open(place);
    await expect(others.page.getByText('You booked')).toBeVisible();
    await expect(others.page.getByText('For admins')).toHaveCount(0);
    await others.open(`${place}?takeOff=${place.split('-').at(-1)}`);
    await expect(others.page.getByRole('dialog')).toHaveCount(0);
  });

  test(`S6 reporting${how}: a report that comes too late, or with an address that is none, loses nothing that was typed`, async ({
    browser,
  }) => {
    const seller = await registered('Seller');
    const id = await addProduct(seller, { name: `Hero Ignitor of ${seller.name}` });
    const { page, open } = await opening(browser, javaScriptEnabled);
    await open(`/bikes/hero-${id}?report=${id}`);
    const dialog = page.getByRole('dialog', { name: 'Report this motorcycle' });
    await dialog.getByLabel('They want money before').check();
    await dialog.getByLabel('What happened').fill('He wants 5,000\nby bKash.');
    await dialog.getByLabel('Your e-mail').fill('me@nowhere');
    const isAllThere = async () => {
      await expect(dialog.getByLabel('They want money before')).toBeChecked();
      await expect(dialog.getByLabel('What happened')).toHaveValue('He wants 5,000\nby bKash.');
    };
    // The browser itself would refuse it first.
    if (!javaScriptEnabled)
      await dialog.locator('form').evaluate((form) => form.setAttribute('novalidate', ''));
    await dialog.getByRole('button', { name: 'Send report' }).click();
    await expect(dialog.getByRole('alert')).toBeVisible();
    await expect(dialog.getByLabel('Your e-mail')).toHaveValue('me@nowhere');
    await isAllThere();
    await dialog.getByLabel('Your e-mail').fill('me@example.org');
    await sellProduct(seller, id);
    await dialog.getByRole('button', { name: 'Send report' }).click();
    await expect(dialog.getByRole('alert')).toContainText('This motorcycle is not for sale');
    await expect(dialog.getByLabel('Your e-mail')).toHaveValue('me@example.org');
    await isAllThere();
  });

  test(`S6 taking off${how}: what is sold and off the site can be corrected and deleted by its seller, who is told what comes of it`, async ({
    browser,
    admin,
    request,
  }) => {
    const { seller, name, place, id } = await bookedBike(request);
    await sellProduct(seller, id);
    const desk = await opening(browser, javaScriptEnabled, admin);
    await desk.open(`${place}?takeOff=${id}`);
    await desk.page
      .getByRole('dialog')
      .getByLabel(/^We were told that it may be stolen/)
      .check();
    await desk.page.getByRole('dialog').getByRole('button', { name: 'Take it off the site' }).click();
    await expect(told(desk.page, 'It is off the site.')).toBeVisible();

    const { page, open } = await opening(browser, javaScriptEnabled, seller);
    await open(place);
    const staysSold = page.getByText('It stays marked as sold when the garage puts it back on the site.');
    await expect(staysSold).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: 'Edit', exact: true }).click();
    await expect(page).toHaveURL(/edit/i);
    await expect(staysSold).toBeVisible();
    await expect(page.getByText('Buyers see your changes at once')).toHaveCount(0);
    await page.getByLabel('Description').fill('Papers now complete.');
    await page.getByRole('main').getByRole('button', { name: 'Save', exact: true }).click();
    const row = page.getByRole('article', { name });
    await expect(row).toContainText('It stays marked as sold when the garage puts it back on the site.');
    await expect(row.getByRole('link', { name: 'Edit' })).toBeVisible();
    await expect(row.getByRole('button', { name: 'Put back on sale' })).toHaveCount(0);
    await row.getByText('Delete', { exact: true }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    await expect(row).toHaveCount(0);
    // The question closes by going back in the browser's history, which would end another navigation.
    await expect(page).not.toHaveURL(/delete=/);
    await open('/dashboard/myProduct?show=deleted');
    await page.getByRole('button', { name: `Restore ${name}` }).click();
    await expect(told(page, 'It is restored, but the garage still has it off the site.')).toBeVisible();
  });
}

test('S6 taking off without script: the inbox goes on beside the entry that has left the list', async ({
  browser,
  admin,
  request,
}) => {
  const seller = await registered('Seller');
  const ids = [];
  for (const model of ['Hero Hunk', 'Hero Splendor', 'Hero Passion']) {
    const id = await addProduct(seller, { name: `${model} of ${seller.name}` });
    const answer = await request.post(`/api/bikes/${id}/reports`, {
      data: { reason: 'wrong-details' },
      headers: { origin: siteUrl() },
    });
    ids.push((await answer.json()).insertedId);
  }
  const [oldest = '', reported = ''] = ids;
  const { page, open } = await opening(browser, false, admin);
  const inbox = `/dashboard/inbox?search=${encodeURIComponent(seller.name)}`;
  await open(`${inbox}&takeOff=${reported}`);
  await page.getByRole('dialog').getByRole('button', { name: 'Take it off the site' }).click();
  await expect(told(page, 'It is off the site.')).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`#entry-${oldest}$`));
  await expect(page.getByRole('article')).toHaveCount(2);
  await open(`${inbox}&show=settled`);
  await expect(page.getByRole('article')).toContainText(`Taken off by ${admin.name} on`);
  await page.getByRole('button', { name: 'Put it back' }).click();
  await expect(page).toHaveURL(new RegExp(`#entry-${reported}$`));
  await expect(page.getByRole('article')).toContainText(`Put back by ${admin.name} on`);
});

test('S2 taking off: on a page that an admin sees axe finds nothing, nothing is wider than the screen', async ({
  page,
  admin,
  request,
}) => {
  const { id, place } = await bookedBike(request, { description: 'Papers complete.' });
  await signIn(page.context(), admin);
  await expectSoundAt(page, [place, `${place}?takeOff=${id}`]);
  await page.getByRole('dialog').getByLabel('It is not a motorcycle').check();
  await page.getByRole('dialog').getByRole('button', { name: 'Take it off the site' }).click();
  await expect(told(page, 'It is off the site.')).toBeVisible();
  await expectSoundAt(page, [place], { mayComplain: /410/ });
});
