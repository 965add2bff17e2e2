import { expect, type Page, test } from '@playwright/test';
import { fillIn, sellerAt, send } from '../support/adding-products.ts';
import { save, sellerWith } from '../support/editing-products.ts';
import { axeFindings } from '../support/looks.ts';
import { registered, signIn, siteUrl } from '../support/people.ts';
import { photoOfPhone } from '../support/photos.ts';

const picker = (page: Page) => page.getByLabel('Photos of the motorcycle');
const address = (page: Page) => page.getByLabel('Image URL');
const ofOurs = /^\/photos\/[0-9a-z]{26}\.jpg$/;

async function choose(page: Page, ...photos: Buffer[]) {
  const files = photos.map((buffer, at) => ({ name: `IMG_${at}.jpg`, mimeType: 'image/jpeg', buffer }));
  await picker(page).setInputFiles(files);
}

/** Photos are made one after the other, which takes a busy machine long. */
const manyPhotos = { timeout: 60_000 };

/** Photos that differ. */
const some = (count: number) =>
  Promise.all(Array.from({ length: count }, (_, at) => photoOfPhone({ width: 90 + at, height: 60 })));

const isShown = (page: Page, name: string) =>
  page.getByRole('img', { name, exact: true }).evaluate((image: HTMLImageElement) => image.naturalWidth > 0);

/** The natural width of a picture; 0 while it is not there. */
const widthOf = (page: Page, selector: string) =>
  page.locator(selector).evaluate((image: HTMLImageElement) => image.naturalWidth);

test('S5 Add product: a photo of the phone is made smaller, sent when it is chosen, and shown with the motorcycle', async ({
  page,
}) => {
  await sellerAt(page, '/dashboard/addProduct');
  const photo = await photoOfPhone({ width: 3200, height: 2400 });
  const upload = page.waitForResponse((answer) => answer.url().endsWith('/api/photos'));
  await choose(page, photo);
  const sent = Number((await (await upload).request().allHeaders())['content-length']);
  expect(photo.length).toBeGreaterThan(1_000_000);
  expect(sent).toBeGreaterThan(10_000);
  expect(sent).toBeLessThan(photo.length / 2);
  await expect(page.getByText('Your photo is here.')).toBeVisible();
  await expect(address(page)).toHaveValue(ofOurs);
  await expect.poll(() => widthOf(page, 'img[alt="Preview of your picture"]')).toBe(1280);

  const { name } = await fillInNamed(page);
  await send(page);
  await expect(page).toHaveURL(/\/dashboard\/myProduct$/);
  const card = page.getByRole('article', { name });
  await expect(card.locator('img')).toHaveAttribute('src', /^\/photos\/[0-9a-z]{26}-small\.webp$/);
  await expect
    .poll(() => card.locator('img').evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBe(800);

  await card.getByRole('link', { name }).first().click();
  const picture = page.locator('figure img');
  await expect(picture).toHaveAttribute('srcset', /-small\.webp 800w, .*\.jpg 1280w$/);
  await expect(page.getByText('Drawing, no photo from the seller yet')).toBeHidden();
  const facts = await page.locator('script[type="application/ld+json"]').allTextContents();
  const { image } = facts.map((text) => JSON.parse(text)).find((each) => each['@type'] === 'Motorcycle');
  expect(image[0]).toBe(siteUrl() + (await picture.getAttribute('src')));
});

test('a photo that a lost connection stopped is sent again, by a button or when the connection is back', async ({
  page,
}) => {
  await sellerAt(page, '/dashboard/addProduct');
  await page.getByLabel('Product name').fill('Yamaha FZ-S');
  await page.route('**/api/photos', (route) => route.abort());
  await choose(page, await photoOfPhone({ width: 300, height: 200 }));
  await expect(page.getByRole('alert')).toContainText('The garage cannot be reached.');
  await page.getByRole('button', { name: 'Send the photos again' }).click();
  await expect(page.getByRole('alert')).toContainText('The garage cannot be reached.');
  await page.unroute('**/api/photos');
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await expect(page.getByText('Your photo is here.')).toBeVisible();
  await expect(page.getByRole('alert')).toBeHidden();
  await expect(page.getByLabel('Product name')).toHaveValue('Yamaha FZ-S');
});

test('the form waits for a photo that is still being sent', async ({ page }) => {
  await sellerAt(page, '/dashboard/addProduct');
  const { name } = await fillInNamed(page);
  let goOn = () => {};
  const held = new Promise<void>((resolve) => {
    goOn = resolve;
  });
  await page.route('**/api/photos', async (route) => {
    await held;
    await route.continue();
  });
  await choose(page, await photoOfPhone({ width: 300, height: 200 }));
  await expect(page.getByText('Sending your photo…')).toBeVisible();
  await send(page);
  const button = page.getByRole('main').getByRole('button', { name: 'Add product' });
  await expect(button).toHaveAttribute('aria-busy', 'true');
  await expect(page.getByRole('status').filter({ hasText: 'Waiting for your photo…' })).toBeInViewport();
  goOn();
  await expect(page).toHaveURL(/\/dashboard\/myProduct$/);
  await expect(page.getByRole('article', { name }).locator('img')).toHaveAttribute('src', /-small\.webp$/);
});

test('what is no photo is said to be none; an illustration can be taken instead', async ({ page }) => {
  await sellerAt(page, '/dashboard/addProduct');
  await choose(page, Buffer.from('no photo'));
  await expect(page.getByRole('alert')).toHaveText(
    'This file is no photo that can be read. Choose a JPEG, PNG or WebP picture.',
  );
  await expect(address(page)).toHaveValue('/art/naked-signal.svg');
  await choose(page, await photoOfPhone({ width: 90, height: 60 }));
  await expect(page.getByText('Your photo is here.')).toBeVisible();
  await page.getByRole('button', { name: 'Scooter' }).click();
  await expect(address(page)).toHaveValue(/^\/art\/scooter-/);
});

test('the photo is part of the draft', async ({ page }) => {
  await sellerAt(page, '/dashboard/addProduct');
  await choose(page, await photoOfPhone({ width: 90, height: 60 }));
  await expect(address(page)).toHaveValue(ofOurs);
  const chosen = await address(page).inputValue();
  await page.reload();
  await expect(page.getByText('We kept what you had typed.')).toBeVisible();
  await expect(address(page)).toHaveValue(chosen);
});

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
  await page.getByRole('button', { name: 'Remove photo 4' }).click();
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
  await expect(page.getByRole('alert')).toHaveText(/^IMG_1\.jpg: This file is no photo that can be read\./);
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
    /^IMG_0\.jpg, IMG_1\.jpg: This file is no photo that can be read\./,
  );
  await expect(address(page)).toHaveValue(ofOurs);
});

test('a photo that could not be shown without a connection is shown once that is back', async ({ page }) => {
  await sellerAt(page, '/dashboard/addProduct');
  const preview = page.locator('img[alt="Preview of your picture"]');
  await page.route('**/photos/*.jpg', (route) => route.abort('internetdisconnected'));
  await choose(page, await photoOfPhone({ width: 90, height: 60 }));
  await preview.scrollIntoViewIfNeeded().catch(() => undefined);
  await expect(page.getByText('This picture cannot be shown. Check its address.')).toBeVisible();
  await page.unroute('**/photos/*.jpg');
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await preview.scrollIntoViewIfNeeded();
  await expect.poll(() => widthOf(page, 'img[alt="Preview of your picture"]')).toBeGreaterThan(0);
  await expect(page.getByText('This picture cannot be shown. Check its address.')).toHaveCount(0);
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

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('photos go with the form, and are still there when the form is refused', async ({ page }) => {
    const seller = await registered('Seller');
    await signIn(page.context(), seller);
    await page.goto('/dashboard/addProduct');
    const { name } = await fillInNamed(page);
    await page.getByLabel('Price', { exact: true }).fill('-5');
    await choose(page, ...(await some(2)), await photoOfPhone({ width: 1600, height: 1200 }));
    await send(page);
    await expect(page.getByRole('alert')).toContainText('A price cannot be negative.');
    await expect(address(page)).toHaveValue(ofOurs);
    await expect(page.getByRole('list', { name: 'Your photos' }).getByRole('listitem')).toHaveCount(3);
    await page.getByLabel('Price', { exact: true }).fill('90000');
    await send(page);
    await expect(page.getByRole('article', { name }).locator('img')).toHaveAttribute('src', /-small\.webp$/);
    await page.getByRole('article', { name }).getByRole('link', { name }).first().click();
    await expect(page.getByRole('list', { name: `Photos of ${name}` }).getByRole('link')).toHaveCount(3);
  });

  test('what is no photo is a problem of the form; all else stays', async ({ page }) => {
    const { name, open: _, ...bike } = await sellerWith(page, { name: 'Vespa' });
    await page.goto(`/dashboard/myProduct/${bike.id}/edit`);
    await page.getByLabel('Location').fill('Khulshi, Chattogram');
    await choose(page, Buffer.from('no photo'));
    await save(page).click();
    await expect(page.getByRole('alert')).toContainText('This file is no photo that can be read.');
    await expect(page.getByLabel('Location')).toHaveValue('Khulshi, Chattogram');
    await expect(page.getByLabel('Product name')).toHaveValue(name);
  });
});

/** Fills in the form for a motorcycle with a name of its own. */
async function fillInNamed(page: Page) {
  const name = `Yamaha R15 ${Math.random().toString(36).slice(2, 10).replace(/\d/g, 'x')}`;
  await fillIn(page, name);
  return { name };
}
