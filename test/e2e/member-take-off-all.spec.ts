import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { test } from '../support/admin.ts';
import { expectSoundAt } from '../support/looks.ts';
import { opening } from '../support/opening.ts';
import { addProduct, registered, signIn, siteUrl } from '../support/people.ts';

const told = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text }).first();

/** A seller with three motorcycles, of which the first is reported. */
async function reportedSeller(request: Page['request']) {
  const seller = await registered('Seller');
  const names = ['Hero Hunk', 'Hero Splendor', 'Hero Passion'].map((model) => `${model} of ${seller.name}`);
  const ids: string[] = [];
  for (const name of names) ids.push(await addProduct(seller, { name }));
  const answer = await request.post(`/api/bikes/${ids[0]}/reports`, {
    data: { reason: 'money-first', text: 'He wants 5,000 by bKash for the gate pass.' },
    headers: { origin: siteUrl() },
  });
  const { insertedId } = await answer.json();
  const inbox = `/dashboard/inbox?search=${encodeURIComponent(seller.email)}`;
  return { seller, names, ids, entry: insertedId as string, inbox };
}

for (const javaScriptEnabled of [true, false]) {
  const how = javaScriptEnabled ? '' : ' without script';

  test(`S6 a reported seller${how}: the inbox names them, and everything that they sell is taken off at once`, async ({
    browser,
    admin,
    request,
  }) => {
    const { seller, names, ids, inbox } = await reportedSeller(request);
    const [name = '', second = '', third = ''] = names;
    const { page, open } = await opening(browser, javaScriptEnabled, admin);
    await open(inbox);
    const entry = page.getByRole('article', { name });
    await expect(entry).toContainText('Sold by');
    await expect(entry).toContainText(seller.name);
    await expect(entry.getByRole('link', { name: seller.email })).toHaveAttribute(
      'href',
      `mailto:${seller.email}`,
    );
    await expect(entry).toContainText('Not confirmed: it may be somebody else’s');
    await entry.getByText('Its seller has 2 others for sale.').click();
    for (const other of [second, third])
      await expect(entry.getByRole('link', { name: other })).toHaveAttribute('href', /^\/bikes\//);

    await entry.getByText('Take it off the site', { exact: true }).first().click();
    const dialog = page.getByRole('dialog', { name: 'Take it off the site?' });
    const everything = dialog.getByLabel('…and everything else this seller has on the site (2)');
    await expect(everything).not.toBeChecked();
    await everything.check();
    // What is refused keeps the tick.
    await dialog.getByLabel('In your own words').check();
    await dialog.getByRole('button', { name: 'Take it off the site' }).click();
    await expect(dialog.getByRole('alert')).toBeVisible();
    await expect(everything).toBeChecked();
    await dialog.getByLabel(/^Riders told us that money was asked for/).check();
    await dialog.getByRole('button', { name: 'Take it off the site' }).click();
    await expect(told(page, 'It is off the site, and 2 others of this seller with it.')).toBeVisible();
    await expect(entry).toHaveCount(0);
    for (const id of ids) expect((await request.get(`/bikes/hero-${id}`)).status()).toBe(410);

    const selling = await opening(browser, javaScriptEnabled, seller);
    await selling.open('/dashboard/myProduct');
    for (const each of names)
      await expect(selling.page.getByRole('article', { name: each })).toContainText(
        'Riders told us that money was asked for',
      );
    await selling.page.context().close();

    // They come back one by one.
    await open(`/bikes/hero-${ids[1]}`);
    await page.getByRole('button', { name: `Put it back: ${second}` }).click();
    await expect(told(page, 'The garage no longer keeps it off the site.')).toBeVisible();
    expect((await request.get(`/bikes/hero-${ids[1]}`)).status()).toBe(200);
    expect((await request.get(`/bikes/hero-${ids[2]}`)).status()).toBe(410);
    // The only one left: there is nothing else to take off.
    await open(`/bikes/hero-${ids[1]}?takeOff=${ids[1]}`);
    await expect(dialog).toContainText(second);
    await expect(dialog.getByRole('checkbox')).toHaveCount(0);
    await page.context().close();
  });

  test(`S6 a reported seller${how}: on a motorcycle’s own page, too; without the tick the others stay`, async ({
    browser,
    admin,
    request,
  }) => {
    const { ids } = await reportedSeller(request);
    const [first, second, third] = ids;
    const { page, open } = await opening(browser, javaScriptEnabled, admin);
    const dialog = page.getByRole('dialog', { name: 'Take it off the site?' });
    await open(`/bikes/hero-${first}?takeOff=${first}`);
    await expect(dialog.getByLabel('…and everything else this seller has on the site (2)')).toBeVisible();
    await dialog.getByLabel('We were told that it is already sold').check();
    await dialog.getByRole('button', { name: 'Take it off the site' }).click();
    await expect(told(page, 'It is off the site. Its open reports are done.')).toBeVisible();
    expect((await request.get(`/bikes/hero-${second}`)).status()).toBe(200);

    await open(`/bikes/hero-${second}?takeOff=${second}`);
    await dialog.getByLabel('…and everything else this seller has on the site (1)').check();
    await dialog.getByLabel('We were told that it is already sold').check();
    await dialog.getByRole('button', { name: 'Take it off the site' }).click();
    await expect(told(page, 'It is off the site, and 1 other of this seller with it.')).toBeVisible();
    expect((await request.get(`/bikes/hero-${third}`)).status()).toBe(410);
    await page.context().close();
  });
}

test('S2 a reported seller: axe finds nothing in the entry and the dialog, nothing is wider than the screen', async ({
  page,
  admin,
  request,
}) => {
  const { inbox, entry } = await reportedSeller(request);
  await signIn(page.context(), admin);
  await expectSoundAt(page, [inbox, `${inbox}&takeOff=${entry}`]);
});
