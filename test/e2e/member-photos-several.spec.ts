import { expect, type Page, test } from '@playwright/test';
import { sellerAt, send } from '../support/adding-products.ts';
import { address, choose, fillInNamed, ofOurs, picker, some } from '../support/choosing-photos.ts';
import { save, sellerWith } from '../support/editing-products.ts';
import { axeFindings } from '../support/looks.ts';
import { photoOfPhone } from '../support/photos.ts';

/** Photos are made one after the other, which takes a busy machine long. */
const manyPhotos = { timeout: 60_000 };

const isShown = (page: Page, name: string) =>
  page.getByRole('img', { name, exact: true }).evaluate((image: HTMLImageElement) => image.naturalWidth > 0);

test('beside the button of the form stands which photo it waits for; one that is lost ends the wait', async ({
  page,
}) => {
  await sellerAt(page, '/dashboard/addProduct');
  const { name } = await fillInNamed(page);
  const answers: ((how: 'continue' | 'abort') => void)[] = [];
  await page.route('**/api/photos', async (route) => {
    const how = await new Promise<'continue' | 'abort'>((resolve) => answers.push(resolve));
    await route[how]();
  });
  await choose(page, ...(await some(2)));
  await send(page);
  const waits = page.getByRole('status').filter({ hasText: /^Waiting for your photos/ });
  await expect(waits).toHaveText('Waiting for your photos: 1 of 2…');
  await expect(waits).toBeInViewport();
  answers[0]?.('continue');
  await expect(waits).toHaveText('Waiting for your photos: 2 of 2…');
  await expect.poll(() => answers.length).toBe(2);
  answers[1]?.('abort');
  await expect(waits).toHaveCount(0);
  // Why stands beside the photos, which may be far from the button.
  await expect(picker(page)).toBeFocused();
  await expect(page.getByRole('alert')).toBeInViewport();
  await page.unroute('**/api/photos');
  await page.getByRole('button', { name: 'Send the photos again' }).click();
  await expect(page.getByText('Your 2 photos are here.')).toBeVisible();
  await send(page);
  await expect(page.getByRole('article', { name })).toBeVisible();
});

test('a bar says how much of a photo has been sent over a slow connection', async ({ page, context }) => {
  await sellerAt(page, '/dashboard/addProduct');
  await fillInNamed(page);
  const photo = await photoOfPhone({ width: 700, height: 500 });
  const slow = await context.newCDPSession(page);
  const limitTo = (uploadThroughput: number) =>
    slow.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 0,
      downloadThroughput: -1,
      uploadThroughput,
    });
  // Longer than it takes to look at it.
  await limitTo(photo.length / 60);
  const bar = page.getByRole('progressbar', { name: 'How much of the photos has been sent' }).first();
  const share = () => bar.evaluate((each: HTMLProgressElement) => each.value);
  await choose(page, photo);
  await expect.poll(share).toBeGreaterThan(0);
  const before = await share();
  await expect.poll(share).toBeGreaterThan(before);
  expect(await share()).toBeLessThan(1);
  // Beside the button that waits for it as well.
  await send(page);
  await expect(page.getByRole('progressbar')).toHaveCount(2);
  expect(await axeFindings(page)).toEqual([]);
  await limitTo(-1);
  await expect(page).toHaveURL(/\/dashboard\/myProduct$/);
});

test('every photo has its place in the list, the first marked as such; a drawing follows the last', async ({
  page,
}) => {
  await sellerAt(page, '/dashboard/addProduct');
  const two = await some(2);
  // The same one again is none more.
  await choose(page, ...two, ...two.slice(0, 1));
  await expect(page.getByText('Your 2 photos are here.')).toBeVisible();
  const photos = page.getByRole('list', { name: 'Your photos' }).getByRole('listitem');
  const [first, second] = [photos.nth(0), photos.nth(1)];
  await expect(photos).toHaveCount(2);
  await expect(first).toContainText('First photo');
  await expect(first.getByRole('button')).toHaveText(['Remove']);
  await expect(second.getByRole('button')).toHaveText(['Show first', 'Remove']);
  const chosen = await address(page).inputValue();
  await first.getByRole('button', { name: 'Remove photo 1' }).click();
  await expect(photos).toHaveCount(1);
  await expect(address(page)).toHaveValue(ofOurs);
  await expect(address(page)).not.toHaveValue(chosen);
  await expect(first).toContainText('First photo');
  // The keyboard goes on with what has taken its place, and then where others are chosen.
  await expect(page.getByRole('button', { name: 'Remove photo 1' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(photos).toHaveCount(0);
  await expect(address(page)).toHaveValue('/art/naked-signal.svg');
  await expect(picker(page)).toBeFocused();
});

test('several photos: in the order in which they were chosen, another first, one removed; all on the page', async ({
  page,
}) => {
  await sellerAt(page, '/dashboard/addProduct');
  const { name } = await fillInNamed(page);
  await choose(page, ...(await some(4)));
  await expect(page.getByText('Your 4 photos are here.')).toBeVisible(manyPhotos);
  const first = await address(page).inputValue();
  const more = page.getByRole('list', { name: 'Your photos' });
  await expect(more.getByRole('listitem')).toHaveCount(4);
  await page.getByRole('button', { name: 'Show first: photo 3' }).click();
  await expect(address(page)).not.toHaveValue(first);
  // The focus is on a button of the same name as before: without a word nothing would seem to have happened.
  const told = (text: string) => page.getByRole('status').filter({ hasText: text });
  await expect(told('What was photo 3 is the first photo now.')).toHaveCount(1);
  await page.getByRole('button', { name: 'Remove photo 4' }).click();
  await expect(told('Photo 4 is removed.')).toHaveCount(1);
  await expect(more.getByRole('listitem')).toHaveCount(3);
  // The keyboard goes on beside what is gone.
  await expect(more.getByRole('listitem').last().getByRole('button').first()).toBeFocused();
  const shown = await address(page).inputValue();

  // What was chosen is part of the draft.
  await page.reload();
  await expect(address(page)).toHaveValue(shown);
  await expect(more.getByRole('listitem')).toHaveCount(3);
  expect(await axeFindings(page)).toEqual([]);
  await send(page);
  await page.getByRole('article', { name }).getByRole('link', { name }).first().click();
  const gallery = page.getByRole('list', { name: `Photos of ${name}` });
  await expect(gallery.getByRole('link')).toHaveCount(3);
  await expect(gallery.getByRole('link').first()).toHaveAttribute('href', shown);
  await expect(gallery.getByRole('link').nth(2)).toHaveAttribute('href', first);
  await gallery.getByRole('link').nth(2).focus();
  await expect.poll(() => isShown(page, 'Photo 3 of 3')).toBe(true);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  expect(await axeFindings(page)).toEqual([]);

  // On paper nobody can swipe to the others.
  await page.setViewportSize({ width: 718, height: 1050 });
  await page.emulateMedia({ media: 'print' });
  const edges = await gallery
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getBoundingClientRect().right - innerWidth));
  expect(Math.max(...edges)).toBeLessThanOrEqual(0);
});

test('more than ten photos: ten are taken, and the rest is said to be too many', async ({ page }) => {
  await sellerAt(page, '/dashboard/addProduct');
  await choose(page, ...(await some(11)));
  await expect(page.getByRole('alert')).toHaveText(
    'A motorcycle can have 10 photos at most. Remove some to add others.',
  );
  await expect(page.getByText('Your 10 photos are here.')).toBeVisible(manyPhotos);
  const more = page.getByRole('list', { name: 'Your photos' }).getByRole('listitem');
  await expect(more).toHaveCount(10);
  await page.getByRole('button', { name: 'Remove photo 10' }).click();
  await choose(page, ...(await some(12)).slice(-1));
  await expect(page.getByText('Your photo is here.')).toBeVisible();
  await expect(more).toHaveCount(10);
  await expect(page.getByRole('alert')).toBeHidden();
});

test('of several photos one that is none is said to be; the others are there', async ({ page }) => {
  await sellerAt(page, '/dashboard/addProduct');
  const [one, two] = await some(2);
  await choose(page, one as Buffer, Buffer.from('no photo'), two as Buffer);
  await expect(page.getByRole('alert')).toHaveText(/^IMG_1\.jpg: This file cannot be read as a photo\./);
  await expect(address(page)).toHaveValue(ofOurs);
  await expect(page.getByRole('list', { name: 'Your photos' }).getByRole('listitem')).toHaveCount(2);
});

test('of several photos those that are none are still named when the connection is lost after them', async ({
  page,
}) => {
  await sellerAt(page, '/dashboard/addProduct');
  await page.route('**/api/photos', (route, request) =>
    (request.postDataBuffer()?.length ?? 0) > 20 ? route.abort('internetdisconnected') : route.continue(),
  );
  const [one] = await some(1);
  await choose(page, Buffer.from('no photo'), Buffer.from('none'), one as Buffer);
  await expect(page.getByRole('button', { name: 'Send the photos again' })).toBeVisible();
  await page.unroute('**/api/photos');
  await page.getByRole('button', { name: 'Send the photos again' }).click();
  await expect(page.getByRole('alert')).toHaveText(
    /^IMG_0\.jpg, IMG_1\.jpg: This file cannot be read as a photo\./,
  );
  await expect(address(page)).toHaveValue(ofOurs);
});

test('Edit: a photo takes the place of a drawing; the next one follows and can be removed again', async ({
  page,
}) => {
  const { name, open } = await sellerWith(page, { name: 'Vespa' });
  const [one, two] = await some(2);
  await open();
  await choose(page, one as Buffer);
  await expect(page.getByText('Your photo is here.')).toBeVisible();
  const first = await address(page).inputValue();
  await save(page).click();
  await expect(page.getByRole('article', { name }).locator('img')).toHaveAttribute('src', /-small\.webp$/);
  await open();
  await choose(page, two as Buffer);
  const more = page.getByRole('list', { name: 'Your photos' }).getByRole('listitem');
  await expect(more).toHaveCount(2);
  await save(page).click();
  await expect(page).toHaveURL(/\/dashboard\/myProduct$/);
  await open();
  await expect(address(page)).toHaveValue(first);
  await page.getByRole('button', { name: 'Remove photo 2' }).click();
  await expect(more).toHaveCount(1);
  await save(page).click();
  await expect(page).toHaveURL(/\/dashboard\/myProduct$/);
  await open();
  await expect(address(page)).toHaveValue(first);
  await expect(more).toHaveCount(1);
});
