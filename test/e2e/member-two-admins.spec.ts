import { type Browser, expect, type Page } from '@playwright/test';
import { test } from '../support/admin.ts';
import { bookedBike } from '../support/booked-bikes.ts';
import { endSession, hydrated, logIn, type Person, registered, signIn, siteUrl } from '../support/people.ts';

const told = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text }).first();
const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Take it off the site?' });

async function opened(browser: Browser, javaScriptEnabled: boolean, person: Person, path: string) {
  const context = await browser.newContext({ javaScriptEnabled, baseURL: siteUrl() });
  await signIn(context, person);
  const page = await context.newPage();
  await page.goto(path);
  if (javaScriptEnabled) await hydrated(page);
  return page;
}

for (const javaScriptEnabled of [true, false]) {
  const how = javaScriptEnabled ? '' : ' without script';

  test(`S6 taking off${how}: whoever comes second is told that their reason was not sent`, async ({
    browser,
    admin,
    request,
  }) => {
    const { id, place } = await bookedBike(request);
    const [first, second] = [
      await opened(browser, javaScriptEnabled, admin, `${place}?takeOff=${id}`),
      await opened(browser, javaScriptEnabled, admin, `${place}?takeOff=${id}`),
    ];
    await dialogOf(first).getByLabel('We were told that it is already sold').check();
    await dialogOf(first).getByRole('button', { name: 'Take it off the site' }).click();
    await expect(told(first, 'It is off the site. Its open reports are done.')).toBeVisible();
    await dialogOf(second)
      .getByRole('textbox', { name: 'Your own words' })
      .fill('The frame number was filed.');
    if (!javaScriptEnabled) await dialogOf(second).getByLabel('In your own words').check();
    await dialogOf(second).getByRole('button', { name: 'Take it off the site' }).click();
    const late = 'It was already off the site. Its seller reads the reason that was given first.';
    await expect(told(second, late)).toBeVisible();
    await expect(told(second, 'It is off the site.')).toHaveCount(0);
    await expect(second.getByRole('region', { name: 'For admins' })).toContainText('it is already sold');
    for (const page of [first, second]) await page.context().close();
  });
}

test('S6 taking off without script: a motorcycle’s page says why it was not put back', async ({
  browser,
  request,
}) => {
  const { id, place } = await bookedBike(request);
  const rider = await registered('Buyer');
  const page = await opened(browser, false, rider, place);
  const answer = await page.request.post(place, {
    form: { id, wish: 'putBack' },
    headers: { origin: siteUrl() },
  });
  expect(answer.status()).toBe(422);
  expect(await answer.text()).toMatch(/role="alert"[\s\S]*Only the admins of the garage can do this\./);
  await page.context().close();
});

test('S6 taking off: what an address says was done there is shown to admins only, and where it is so', async ({
  browser,
  admin,
  request,
}) => {
  const { id, place } = await bookedBike(request);
  const [backAgain, isOff] = ['The garage no longer keeps it off the site.', 'It is off the site.'];
  const visiting = await browser.newPage({ javaScriptEnabled: false, baseURL: siteUrl() });
  for (const notice of [`putBack&back=${id}`, 'takenOff']) {
    await visiting.goto(`${place}?notice=${notice}`);
    await expect(visiting.getByRole('link', { name: /^Book Now/ }).first()).toBeVisible();
    await expect(visiting.getByText(/off the site/)).toHaveCount(0);
    await expect(visiting.getByRole('button', { name: 'Undo' })).toHaveCount(0);
  }
  await visiting.close();
  const page = await opened(browser, false, admin, `${place}?notice=takenOff`);
  await expect(page.getByRole('region', { name: 'For admins' })).toBeVisible();
  await expect(told(page, isOff)).toHaveCount(0);
  await page.goto(`${place}?notice=putBack&back=${id}`);
  await expect(told(page, backAgain)).toBeVisible();
  await page.context().close();
});

test('S6 taking off: an admin’s own words outlive a session that ended, and that another admin was quicker', async ({
  browser,
  admin,
  request,
}) => {
  const { id, place } = await bookedBike(request);
  const page = await opened(browser, true, admin, `${place}?takeOff=${id}`);
  const words = 'The frame number was filed.';
  const isThere = async () => {
    await expect(dialogOf(page).getByRole('textbox', { name: 'Your own words' })).toHaveValue(words);
    await expect(dialogOf(page).getByLabel('In your own words')).toBeChecked();
  };
  await dialogOf(page).getByRole('textbox', { name: 'Your own words' }).fill(words);
  await endSession(page);
  await dialogOf(page).getByRole('button', { name: 'Take it off the site' }).click();
  await expect(page).toHaveURL(/\/login\?next=/);
  await expect(page.getByText('Your session has ended. What you typed is kept')).toBeVisible();
  await logIn(page, admin);
  await isThere();
  // What was typed chooses own words as it comes back, unless a sentence was chosen after it.
  await dialogOf(page).getByLabel('It is not a motorcycle').check();
  await page.reload();
  await hydrated(page);
  await expect(dialogOf(page).getByRole('textbox', { name: 'Your own words' })).toHaveValue(words);
  await expect(dialogOf(page).getByLabel('It is not a motorcycle')).toBeChecked();
  await dialogOf(page).getByLabel('In your own words').check();

  const other = await opened(browser, true, admin, `${place}?takeOff=${id}`);
  await dialogOf(other).getByLabel('It is not a motorcycle').check();
  await dialogOf(other).getByRole('button', { name: 'Take it off the site' }).click();
  await expect(told(other, 'It is off the site.')).toBeVisible();
  await page.reload();
  await hydrated(page);
  await expect(told(page, 'It is already off the site.')).toBeVisible();
  await expect(dialogOf(page)).toHaveCount(0);
  await page.getByRole('button', { name: 'Put it back' }).click();
  await expect(told(page, 'The garage no longer keeps it off the site.')).toBeVisible();
  await isThere();
  await dialogOf(page).getByRole('button', { name: 'Take it off the site' }).click();
  await expect(page.getByRole('region', { name: 'For admins' })).toContainText(`The seller reads: ${words}`);
  await other.context().close();
});
