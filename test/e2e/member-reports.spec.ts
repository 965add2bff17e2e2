import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { test } from '../support/admin.ts';
import { bookedBike } from '../support/booked-bikes.ts';
import { expectSoundAt } from '../support/looks.ts';
import {
  addProduct,
  changeProduct,
  deleteProduct,
  hydrated,
  registered,
  restoreProduct,
  sellProduct,
  signIn,
  siteUrl,
} from '../support/people.ts';

const told = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text }).first();

/** The inbox with the reports of one seller's motorcycles. */
const inboxOf = (seller: { name: string }, more = '') =>
  `/dashboard/inbox?search=${encodeURIComponent(seller.name)}${more}`;

for (const javaScriptEnabled of [true, false]) {
  const how = javaScriptEnabled ? '' : ' without script';
  test(`S6 reporting${how}: a visitor reports, an admin takes it off the site and puts it back; all sides see it`, async ({
    browser,
    admin,
    request,
  }) => {
    // Cards of similar ones show theirs.
    const description = `Send bKash first, ${randomUUID()}.`;
    const { seller, buyer, word, name, id, place, search } = await bookedBike(request, { description });
    // What speaks for its seller, and asks to keep it.
    const inviting = ['E-mail address not confirmed', 'for sale here.', `Compare ${name}`];
    const kept = await (await request.get(place)).text();
    for (const said of inviting) expect(kept).toContain(said);
    const open = async (path: string, person?: Parameters<typeof signIn>[1]) => {
      const context = await browser.newContext({ javaScriptEnabled });
      if (person) await signIn(context, person);
      const page = await context.newPage();
      await page.goto(siteUrl() + path);
      if (javaScriptEnabled) await hydrated(page);
      return page;
    };

    const visiting = await open(place);
    await visiting.getByText('Report this motorcycle', { exact: true }).first().click();
    const dialog = visiting.getByRole('dialog', { name: 'Report this motorcycle' });
    await expect(dialog).toContainText('The seller is not told who wrote it.');
    await dialog.getByLabel('Something else').check();
    await dialog.getByLabel('Your e-mail').fill(`me.${word}@example.org`);
    await dialog.getByRole('button', { name: 'Send report' }).click();
    await expect(dialog.getByRole('alert')).toContainText('One thing is missing from your report.');
    await expect(dialog.getByLabel('What happened')).toHaveAccessibleDescription(
      /Say in a few words what is wrong\.$/,
    );
    await expect(dialog.getByLabel('Something else')).toBeChecked();
    await expect(dialog.getByLabel('Your e-mail')).toHaveValue(`me.${word}@example.org`);
    await dialog.getByLabel('They want money before I have seen it').check();
    await dialog.getByLabel('What happened').fill('He wants 5,000 by bKash for the gate pass.');
    await dialog.getByRole('button', { name: 'Send report' }).click();
    await expect(told(visiting, 'Thank you. The garage will look into it.')).toBeVisible();
    await expect(told(visiting, 'Do not pay before you have seen the bike and its papers.')).toBeVisible();
    await expect(dialog).toBeHidden();
    await visiting.getByRole('status').getByRole('link', { name: 'How to buy safely' }).click();
    await expect(visiting.getByRole('heading', { name: 'Walk away when' })).toBeInViewport();
    await visiting.context().close();

    // Before an admin reads it, the seller hides what was reported.
    await changeProduct(seller, id, { description: 'Come and see it.' });
    const desk = await open(inboxOf(seller), admin);
    const entry = desk.getByRole('article', { name });
    await expect(entry).toContainText('It has been changed since it was reported.');
    await entry.getByText('The description was changed. See what it said before').click();
    await expect(entry.getByText(description)).toBeVisible();
    await changeProduct(seller, id, { description });
    for (const text of [
      'They want money before I have seen it',
      'He wants 5,000 by bKash for the gate pass.',
      `me.${word}@example.org`,
    ])
      await expect(entry).toContainText(text);
    await expect(entry.getByRole('link', { name, exact: true })).toHaveAttribute('href', place);
    await entry.getByText('Take it off the site').click();
    const asking = desk.getByRole('dialog', { name: 'Take it off the site?' });
    await expect(asking.getByLabel(/^Riders told us that money was asked for/)).toBeChecked();
    if (javaScriptEnabled)
      await expect(asking.getByLabel(/^Riders told us that money was asked for/)).toBeFocused();
    await asking.getByLabel('In your own words').check();
    await asking.getByRole('button', { name: 'Take it off the site' }).click();
    await expect(asking.getByLabel('Your own words', { exact: true })).toHaveAccessibleDescription(
      /Write what the seller should read\./,
    );
    // Own words go before a sentence that is chosen.
    await asking.getByLabel(/^Riders told us that money was asked for/).check();
    await asking.getByLabel('Your own words', { exact: true }).fill('Nobody pays for a gate pass here.');
    await expect(asking.getByLabel('In your own words')).toBeChecked({ checked: javaScriptEnabled });
    await asking.getByRole('button', { name: 'Take it off the site' }).click();
    await expect(told(desk, 'It is off the site.')).toBeVisible();
    await expect(entry).toHaveCount(0);

    // The next request already, also of pages that were kept.
    const gone = await request.get(place);
    expect(gone.status()).toBe(410);
    const page = await gone.text();
    expect(page).toContain('Taken off the site by the garage');
    expect(page).toContain('name="robots" content="noindex"');
    for (const hidden of [
      description,
      'Nobody pays for a gate pass',
      `Book Now: ${name}`,
      'Report this motorcycle',
      ...inviting,
    ])
      expect(page).not.toContain(hidden);
    const comparison = await (await request.get(`/compare?ids=${id}`)).text();
    expect(comparison).toContain('Taken off by the garage. Do not pay for it.');
    expect(await (await request.get(search)).text()).toContain('No motorcycle fits all of this');

    const selling = await open('/dashboard/myProduct', seller);
    const row = selling.getByRole('article', { name });
    await expect(row).toContainText(/off the site on \d+ \w+ \d{4}:/);
    await expect(row).toContainText('Nobody pays for a gate pass here.');
    await expect(row.getByText('Write to the garage', { exact: true })).toBeVisible();
    await expect(row.getByText('Mark as sold')).toHaveCount(0);
    await row.getByText('Who booked it (1)', { exact: true }).click();
    await expect(selling.getByText('you cannot see the places and numbers')).toBeVisible();
    await expect(selling.getByText('Kandirpar')).toHaveCount(0);
    await expect(selling.getByText('I have answered')).toHaveCount(0);
    await row.getByRole('link', { name: 'Edit' }).click();
    await expect(selling.getByText('Nobody pays for a gate pass here.')).toBeVisible();
    await selling.context().close();

    const buying = await open('/dashboard/bookings', buyer);
    const booked = buying.getByRole('article', { name });
    await expect(booked).toContainText('Taken off by the garage');
    await expect(booked).toContainText('Do not pay for it, whatever you are told.');
    await expect(booked.getByText('Change', { exact: true })).toHaveCount(0);
    // Its seller cannot make the warning go away.
    await deleteProduct(seller, id);
    await buying.reload();
    await expect(booked).toContainText('Do not pay for it, whatever you are told.');
    await expect(booked).not.toContainText('your booking is over');
    await restoreProduct(seller, id);
    await buying.goto(siteUrl() + place);
    await expect(told(buying, 'If somebody asks you for money for it, do not pay.')).toBeVisible();
    await buying.context().close();

    await desk.goto(siteUrl() + inboxOf(seller, '&show=settled'));
    if (javaScriptEnabled) await hydrated(desk);
    await expect(entry).toContainText('The seller reads: Nobody pays for a gate pass here.');
    await entry.getByRole('button', { name: 'Put it back' }).click();
    await expect(told(desk, 'The garage no longer keeps it off the site.')).toBeVisible();
    await desk.context().close();
    const returned = await open('/dashboard/bookings', buyer);
    await expect(returned.getByRole('article', { name })).toContainText(
      'The garage looked into it and put it back.',
    );
    await returned.context().close();
    const back = await request.get(place);
    expect([back.status(), await back.text()]).toEqual([200, expect.stringContaining(description)]);
    expect(await (await request.get(search)).text()).toContain(name);
  });
}

test('S6 reporting: members leave no address, a second report is added to the first, one’s own has no link', async ({
  page,
  browser,
  admin,
}) => {
  const [seller, rider] = [await registered('Seller'), await registered('Buyer')];
  const name = `Hero Hunk of ${seller.name}`;
  const id = await addProduct(seller, { name });
  await signIn(page.context(), rider);
  await page.goto(`/bikes/hero-${id}`);
  await hydrated(page);
  const link = page.getByRole('button', { name: 'Report this motorcycle' });
  const dialog = page.getByRole('dialog', { name: 'Report this motorcycle' });
  for (const [reason, text] of [
    ['It may be stolen', 'Frame number 4711'],
    ['Details or pictures are wrong', 'Another year'],
  ] as const) {
    await link.press('Enter');
    await expect(dialog.getByLabel('It may be stolen')).toBeVisible();
    await expect(dialog.getByLabel('Your e-mail')).toHaveCount(0);
    await expect(dialog).toContainText('Your e-mail is not confirmed, so we cannot tell you');
    await dialog.getByRole('button', { name: 'Send report' }).click();
    await expect(dialog.getByRole('alert')).toContainText('Choose what is wrong.');
    const choice = dialog.getByRole('radiogroup', { name: 'What is wrong?' });
    await expect(choice).toHaveAttribute('aria-invalid', 'true');
    await expect(choice).toHaveAccessibleDescription('Choose what is wrong.');
    await dialog.getByLabel(reason).check();
    await dialog.getByLabel('What happened').fill(text);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(link).toBeFocused();
    await page.keyboard.press('Enter');
    // What was typed and chosen is kept.
    await expect(dialog.getByLabel('What happened')).toHaveValue(text);
    await expect(dialog.getByLabel(reason)).toBeChecked();
    await dialog.getByRole('button', { name: 'Send report' }).click();
    await expect(told(page, 'Thank you. The garage will look into it.')).toBeVisible();
    await expect(dialog).toBeHidden();
    await expect(page).toHaveURL(new RegExp(`${id}$`));
  }
  await expect(page.getByText('Do not pay before')).toHaveCount(0);

  const desk = await browser.newContext();
  await signIn(desk, admin);
  const inbox = await desk.newPage();
  await inbox.goto(siteUrl() + inboxOf(seller));
  await expect(inbox.getByRole('article')).toHaveCount(1);
  for (const text of ['Another year', 'Frame number 4711', rider.name, rider.email])
    await expect(inbox.getByRole('article')).toContainText(text);
  await hydrated(inbox);
  await inbox.getByRole('button', { name: 'Take it off the site' }).click();
  // The gravest of both is what its seller would read.
  await expect(inbox.getByRole('dialog').getByLabel('We were told that it may be stolen')).toBeChecked();
  await desk.close();

  // Sold meanwhile: it is told in the dialog, and what was typed stays.
  await link.click();
  await dialog.getByLabel('It is already sold').check();
  await dialog.getByLabel('What happened').fill('He said so');
  await sellProduct(seller, id);
  await dialog.getByRole('button', { name: 'Send report' }).click();
  await expect(dialog.getByRole('alert')).toContainText('This motorcycle is not for sale');
  await expect(dialog.getByLabel('What happened')).toHaveValue('He said so');
  await sellProduct(seller, id, false);

  await page.context().clearCookies();
  await signIn(page.context(), seller);
  await page.goto(`/bikes/hero-${id}?report=${id}`);
  await hydrated(page);
  await expect(page.getByText('This is your listing.')).toBeVisible();
  await expect(page.getByText('Report this motorcycle')).toHaveCount(0);
});

for (const javaScriptEnabled of [true, false]) {
  const how = javaScriptEnabled ? '' : ' without script';
  test(`S6 reporting${how}: who has booked it reports what its seller then sold or deleted, from My bookings`, async ({
    browser,
    admin,
    request,
  }) => {
    const { seller, buyer, name, id, place } = await bookedBike(request);
    const open = async (path: string, person?: Parameters<typeof signIn>[1]) => {
      const context = await browser.newContext({ javaScriptEnabled });
      if (person) await signIn(context, person);
      const page = await context.newPage();
      await page.goto(siteUrl() + path);
      if (javaScriptEnabled) await hydrated(page);
      return page;
    };
    const page = await open('/dashboard/bookings', buyer);
    const row = page.getByRole('article', { name });
    const report = row.getByRole('link', { name: `Report to the garage: ${name}` });
    await expect(row).toContainText('Still there');
    // While it is for sale, its own page has the link.
    await expect(report).toHaveCount(0);

    const tell = async (text: string) => {
      await page.goto(`${siteUrl()}/dashboard/bookings`);
      if (javaScriptEnabled) await hydrated(page);
      await report.click();
      const dialog = page.getByRole('dialog', { name: 'Report this motorcycle' });
      await dialog.getByLabel('They want money before I have seen it').check();
      await dialog.getByLabel('What happened').fill(text);
      await dialog.getByRole('button', { name: 'Send report' }).click();
      await expect(told(page, 'Thank you. The garage will look into it.')).toBeVisible();
      await expect(told(page, 'Do not pay before you have seen the bike and its papers.')).toBeVisible();
    };
    await sellProduct(seller, id);
    await tell('He marked it as sold once I had paid.');
    // Everybody else has nothing to report about it.
    const visiting = await open(`${place}?report=${id}`);
    await expect(visiting.getByText(/^Sold on /)).toBeVisible();
    await expect(visiting.getByText('Report this motorcycle')).toHaveCount(0);
    await sellProduct(seller, id, false);
    // Whoever is talked into cancelling has been deceived all the same.
    await page.goto(`${siteUrl()}/dashboard/bookings`);
    if (javaScriptEnabled) await hydrated(page);
    await row.getByLabel(/^Cancel booking/).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel booking' }).click();
    await expect(row).toContainText('Cancelled');
    // Closing the dialog is a step back, which would end the way to the next page.
    await expect(page).not.toHaveURL(/cancel=/);
    await deleteProduct(seller, id);
    await tell('Now he has deleted it.');

    const desk = await open(inboxOf(seller), admin);
    const entry = desk.getByRole('article', { name });
    for (const text of ['He marked it as sold once I had paid.', 'Now he has deleted it.', seller.email])
      await expect(entry).toContainText(text);
    await entry.getByText('Take it off the site').click();
    await desk.getByRole('dialog').getByRole('button', { name: 'Take it off the site' }).click();
    await expect(told(desk, 'It is off the site.')).toBeVisible();
    await page.goto(`${siteUrl()}/dashboard/bookings`);
    await expect(row).toContainText('Cancelled');
    await expect(report).toHaveCount(0);
  });
}

test('S2 reporting: axe finds nothing, nothing is wider than the screen, no script complains', async ({
  page,
  admin,
  browser,
  request,
}) => {
  const seller = await registered('Seller');
  const id = await addProduct(seller, { name: `Hero Glamour of ${seller.name}` });
  const answer = await request.post(`/api/bikes/${id}/reports`, {
    data: { reason: 'stolen-or-forged', text: 'Mine. Stolen in May in Mirpur, with my papers in the box.' },
    headers: { origin: siteUrl() },
  });
  const { insertedId } = await answer.json();
  await expectSoundAt(await browser.newPage({ baseURL: siteUrl() }), [`/bikes/hero-${id}?report=${id}`]);
  await signIn(page.context(), admin);
  await expectSoundAt(page, [inboxOf(seller), inboxOf(seller, `&takeOff=${insertedId}`)]);
  await page.getByRole('dialog').getByRole('button', { name: 'Take it off the site' }).click();
  await expect(told(page, 'It is off the site.')).toBeVisible();

  const own = await browser.newContext({ baseURL: siteUrl() });
  await signIn(own, seller);
  await expectSoundAt(await own.newPage(), ['/dashboard/myProduct', `/bikes/hero-${id}`], {
    mayComplain: /410/,
  });
  await own.close();
});
