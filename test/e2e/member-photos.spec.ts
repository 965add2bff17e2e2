import { expect, type Page, test } from '@playwright/test';
import { sellerAt, send } from '../support/adding-products.ts';
import { address, choose, fillInNamed, ofOurs, picker, some } from '../support/choosing-photos.ts';
import { save, sellerWith } from '../support/editing-products.ts';
import { axeFindings } from '../support/looks.ts';
import { endSession, logIn, registered, signIn, siteUrl } from '../support/people.ts';
import { heicFile, photoOfPhone } from '../support/photos.ts';

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

for (const form of ['Add product', 'Edit'])
  test(`${form}: with a photo that has not arrived the form is not sent, but leads to it; one can go on without it`, async ({
    page,
  }) => {
    let name: string;
    if (form === 'Edit') {
      const seller = await sellerWith(page, { name: 'Yamaha Saluto' });
      name = seller.name;
      await seller.open();
      await page.getByLabel('Description').fill('New tyres.');
    } else {
      await sellerAt(page, '/dashboard/addProduct');
      name = (await fillInNamed(page)).name;
    }
    const press = () => (form === 'Edit' ? save(page).click() : send(page));
    await page.route('**/api/photos', (route) => route.fulfill({ status: 502, body: 'Bad gateway' }));
    await choose(page, await photoOfPhone({ width: 90, height: 60 }));
    const missing = page.getByRole('status').filter({ hasText: 'Not all of your photos have arrived.' });
    await expect(missing).toBeVisible();
    await press();
    await expect(picker(page)).toBeFocused();
    await expect(picker(page)).toBeInViewport();
    const without = page.getByRole('button', { name: 'Continue without them' });
    await expect(without).toBeInViewport();
    expect(await axeFindings(page)).toEqual([]);

    // Once it has arrived, it says that the form has not been sent.
    await page.unroute('**/api/photos');
    await page.getByRole('button', { name: 'Send the photos again' }).click();
    await expect(page.getByText('Your photos are here now. Press the button once more.')).toBeVisible();
    await expect(without).toHaveCount(0);
    await expect(missing).toHaveCount(0);

    await page.route('**/api/photos', (route) => route.abort());
    await choose(page, await photoOfPhone({ width: 91, height: 60 }));
    await without.click();
    await expect(picker(page)).toBeFocused();
    await expect(missing).toHaveCount(0);
    await press();
    await expect(page).toHaveURL(/\/dashboard\/myProduct$/);
    await expect(page.getByRole('article', { name }).locator('img')).toHaveAttribute('src', /-small\.webp$/);
  });

test('the form goes on waiting for a photo that itself waits for the connection', async ({
  page,
  context,
}) => {
  await sellerAt(page, '/dashboard/addProduct');
  const { name } = await fillInNamed(page);
  // What the page asks for by itself has come.
  await page.waitForLoadState('networkidle');
  let lose = () => {};
  const lost = new Promise<void>((resolve) => {
    lose = resolve;
  });
  await page.route('**/api/photos', async (route) => {
    await lost;
    await route.abort('internetdisconnected');
  });
  await choose(page, await photoOfPhone({ width: 90, height: 60 }));
  await send(page);
  await expect(page.getByText('Waiting for your photo…')).toBeVisible();
  await context.setOffline(true);
  lose();
  const says = page.getByRole('status').filter({ hasText: 'The connection is lost. When it is back,' });
  await expect(says).toBeInViewport();
  const button = page.getByRole('main').getByRole('button', { name: 'Add product' });
  await expect(button).toHaveAttribute('aria-busy', 'true');
  await page.unroute('**/api/photos');
  await context.setOffline(false);
  await expect(page).toHaveURL(/\/dashboard\/myProduct$/);
  await expect(page.getByRole('article', { name }).locator('img')).toHaveAttribute('src', /-small\.webp$/);
});

test('what is no photo is said to be none; an illustration can be taken instead', async ({ page }) => {
  await sellerAt(page, '/dashboard/addProduct');
  await choose(page, Buffer.from('no photo'));
  await expect(page.getByRole('alert')).toHaveText(
    'This file cannot be read as a photo. Choose a JPEG, PNG or WebP picture, and a smaller one if it is very large.',
  );
  await expect(address(page)).toHaveValue('/art/naked-signal.svg');
  await choose(page, await photoOfPhone({ width: 90, height: 60 }));
  await expect(page.getByText('Your photo is here.')).toBeVisible();
  await page.getByRole('button', { name: 'Scooter' }).click();
  await expect(address(page)).toHaveValue(/^\/art\/scooter-/);
});

test('a photo in the format of iPhones is told how it can be sent, before it is sent in vain', async ({
  page,
}) => {
  await sellerAt(page, '/dashboard/addProduct');
  // With HEIC among these, Safari would send it as it is.
  await expect(picker(page)).toHaveAttribute('accept', 'image/jpeg,image/png,image/webp');
  let sendings = 0;
  await page.route('**/api/photos', (route) => {
    sendings += 1;
    return route.continue();
  });
  await choose(page, heicFile());
  await expect(page.getByRole('alert')).toHaveText(
    /^This photo is in HEIC format.* On an iPhone, choose it from Photos .* Elsewhere, save it as JPEG/,
  );
  expect(sendings).toBe(0);
  await choose(page, await photoOfPhone({ width: 90, height: 60 }));
  await expect(page.getByText('Your photo is here.')).toBeVisible();
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

for (const why of ['the login was over', 'the page was loaded again'])
  test(`the draft says that photos have to be chosen again, because ${why} before they had arrived`, async ({
    page,
  }) => {
    const seller = await sellerAt(page, '/dashboard/addProduct');
    // The page asks by itself for the seller's other motorcycles: it must not be what finds the session over.
    const asked = page.waitForResponse(/\/myProducts/);
    await page.getByLabel('Product name').fill('Yamaha FZ-S');
    await asked;
    const photo = await photoOfPhone({ width: 90, height: 60 });
    if (why === 'the login was over') {
      await endSession(page);
      await choose(page, photo);
      await expect(page).toHaveURL(/\/login\?next=%2Fdashboard%2FaddProduct$/);
      await logIn(page, seller);
      await expect(page).toHaveURL(/\/dashboard\/addProduct$/);
    } else {
      await page.route('**/api/photos', () => {});
      await choose(page, photo);
      await expect(page.getByText('Sending your photo…')).toBeVisible();
      await page.unroute('**/api/photos');
      await page.reload();
    }
    const again = page.getByText('Choose your photos again: they had not all arrived.');
    await expect(again).toBeVisible();
    await expect(page.getByLabel('Product name')).toHaveValue('Yamaha FZ-S');
    await choose(page, photo);
    await expect(again).toHaveCount(0);
    await expect(page.getByText('Your photo is here.')).toBeVisible();
    await page.reload();
    await expect(page.getByText('We kept what you had typed.')).toBeVisible();
    await expect(address(page)).toHaveValue(ofOurs);
    await expect(again).toHaveCount(0);
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
    await expect(page.getByRole('alert')).toContainText('This file cannot be read as a photo.');
    await expect(picker(page)).toHaveAccessibleDescription(/This file cannot be read as a photo\./);
    await expect(page.getByLabel('Location')).toHaveValue('Khulshi, Chattogram');
    await expect(page.getByLabel('Product name')).toHaveValue(name);
  });
});
