import { expect, type Page, test } from '@playwright/test';
import { alertLimits } from '../../src/features/alerts/domain.ts';
import { sessionLifetime, tokenLifetime } from '../../src/features/identity/domain.ts';
import { undoDays } from '../../src/features/listings/domain/restoring.ts';
import { repeatDays } from '../../src/features/listings/domain/standing.ts';
import { unusedPhotoDays } from '../../src/features/photos/domain.ts';
import { reporterDays } from '../../src/features/reports/domain.ts';
import { enquiryDays } from '../../src/features/site/domain.ts';
import { longestCount, outboxDays, rejectDays } from '../../src/kernel/keeping-times.ts';
import { hydrated, newPerson, register, siteUrl } from '../support/people.ts';
import { heart, isPressed, open, someBikes } from '../support/saving.ts';

const day = 24 * 60 * 60;

test('S2 /privacy: from the footer and from registration, where what is typed stays; search engines find it', async ({
  page,
  request,
}) => {
  await open(page, '/blog');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' }).click();
  await expect(page).toHaveURL(`${siteUrl()}/privacy`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Privacy');
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/privacy$/);
  expect(await (await request.get('/sitemaps/pages.xml')).text()).toContain('/privacy</loc>');

  await open(page, '/signup');
  await page.getByLabel('Full name').fill('Rahim');
  const opened = page.waitForEvent('popup');
  await page.getByRole('main').getByRole('link', { name: 'What we keep about you' }).click();
  await expect((await opened).getByRole('heading', { level: 1 })).toHaveText('Privacy');
  await expect(page.getByLabel('Full name')).toHaveValue('Rahim');
});

test('S2 /privacy without script: every time is that of the rule which deletes, and each question leads to its answer', async ({
  browser,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${siteUrl()}/privacy`);
  const main = page.getByRole('main');
  for (const text of [
    `A count ends after ${longestCount} minutes`,
    `until we have answered, and ${enquiryDays} days longer`,
    `deleted ${reporterDays} days after we have looked at your report`,
    `or ${sessionLifetime / day} days after your last visit`,
    `forgotten after ${alertLimits.remembered} days`,
    `brought back for ${undoDays} days`,
    `kept for ${repeatDays} days at least`,
    `deleted after ${unusedPhotoDays} days`,
    `in a folder for ${outboxDays} days`,
    `good for ${tokenLifetime / 60} minutes`,
    `could not be used are kept for ${rejectDays} days`,
    `is kept for ${undoDays} days at most`,
  ])
    await expect(main).toContainText(text);
  const questions = page.getByRole('navigation', { name: 'Questions' }).getByRole('link');
  await expect(questions).toHaveCount(9);
  for (const question of await questions.all()) {
    const name = (await question.textContent()) ?? '';
    await question.click();
    await expect(page.getByRole('region', { name })).toBeInViewport();
  }
  await context.close();
});

/** Keys of a browser's storage, those of one kind once. */
async function storedIn(page: Page): Promise<string[]> {
  const keys = await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)]);
  return [...new Set(keys.map((key) => key.replace(/^(draft:|place in list ).*/, '$1…')))].sort();
}

const cookiesOf = async (page: Page) => (await page.context().cookies()).map(({ name }) => name);

test('S2 /privacy: browsers keep what it says and nothing else, and ask no other host for anything but pictures', async ({
  page,
}) => {
  const foreign: string[] = [];
  page.on('request', (request) => {
    const isForeign = new URL(request.url()).origin !== siteUrl() && !request.url().startsWith('data:');
    // Of sellers of other tests, which may be shown as similar motorcycles.
    if (isForeign && request.resourceType() !== 'image') foreign.push(request.url());
  });
  const { ids, seller, search } = await someBikes(2);
  const name = `KTM Duke 1 of ${seller.name}`;

  // A visitor looks around, saves and compares.
  for (const path of ['/', '/blog', '/privacy', search, `/bikes/x-${ids[1]}`, `/bikes/x-${ids[0]}`])
    await open(page, path);
  await heart(page, name).click();
  await isPressed(page, name, true);
  await page.getByRole('button', { name: /^Compare KTM Duke 1/ }).click();
  await open(page, '/contract');
  await page.getByLabel(/e-mail/i).fill('rider@example.org');
  await page.getByRole('button', { name: /inquiry/i }).click();
  await expect(page.locator('.moto-toast')).toBeVisible();
  await page.goto('/saved');
  expect(await cookiesOf(page)).toEqual([]);
  const ofVisitor = ['compared', 'react-router-scroll-positions', 'saved', 'seen'];
  expect(await storedIn(page)).toEqual(ofVisitor);

  // Registers, and books.
  await open(page, '/signup');
  await register(page, newPerson('Buyer'));
  await expect(page.getByText('Sign up successful.....!')).toBeVisible();
  await open(page, `/bikes/x-${ids[0]}`);
  await page
    .getByRole('button', { name: /^Book Now/ })
    .or(page.getByRole('link', { name: /^Book Now/ }))
    .first()
    .click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Meeting location').fill('Kandirpar, Cumilla');
  await dialog.getByLabel('Mobile number').fill('01812-345678');
  expect(await storedIn(page)).toContain('draft:…');
  await dialog.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByText('Item is booked').first()).toBeVisible();
  await expect(page).not.toHaveURL(/book=/);
  expect(await cookiesOf(page)).toEqual(['moto.session_token']);
  const known = [...ofVisitor, 'draft:…', 'listsOf', 'place in list …', 'token'];
  expect((await storedIn(page)).filter((key) => !known.includes(key))).toEqual([]);

  // Half typed, then logged out.
  await open(page, '/dashboard/addProduct');
  await page
    .getByLabel(/^Product name|^Name/)
    .first()
    .fill('Half typed');
  await page.getByRole('banner').getByRole('button', { name: 'Logout' }).click();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Login' })).toBeVisible();
  await hydrated(page);
  expect(await cookiesOf(page)).toEqual([]);
  await expect.poll(() => storedIn(page)).toEqual(['react-router-scroll-positions']);
  expect(foreign).toEqual([]);
});
