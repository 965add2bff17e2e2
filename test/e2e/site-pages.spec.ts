import { expect, type Page, test } from '@playwright/test';
import { expectApart, expectNarrow, shiftOf } from '../support/looks.ts';
import { hydrated, registered, signIn, siteUrl } from '../support/people.ts';

const categories = ['bmw', 'harley davidson', 'dirt bikes'];

/** Opens a page without script: what a phone shows before anything of the program has arrived. */
async function openWithoutScript(page: Page, path: string) {
  await page.route('**/*.js', (route) => route.abort());
  await page.goto(path);
}

for (const path of ['/', '/home']) {
  test(`S2 ${path}: hero, categories, about, eight best-selling, feedback, contact; before any script`, async ({
    page,
  }) => {
    await openWithoutScript(page, path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    for (const name of categories) {
      const link = page.locator(`a[href="/categoryProducts/${encodeURIComponent(name)}"]`);
      await expect(link.first()).toContainText(/ALL PRODUCTS/i);
    }
    const headings = ['A garage run by riders', 'Best-selling motorcycles', 'Customer feedback'];
    for (const name of headings) await expect(page.getByRole('heading', { name })).toBeVisible();
    await expect(page.locator('img[src^="/art/poster-"]')).toHaveCount(8);
    await expect(page.getByRole('button', { name: /inquiry/i })).toBeVisible();
  });
}

test('S2 /: each best-selling kind leads to motorcycles like it, by its name and by its picture', async ({
  page,
}) => {
  await openWithoutScript(page, '/');
  const figures = page.getByRole('figure').filter({ has: page.locator('img[src^="/art/poster-"]') });
  await expect(figures).toHaveCount(8);
  const places: string[] = [];
  for (const figure of await figures.all()) {
    const named = await figure.getByRole('link').getAttribute('href');
    expect(await figure.locator('a:has(img)').getAttribute('href')).toBe(named);
    places.push(named ?? '');
  }
  for (const place of places) {
    await page.goto(place);
    await expect(page.getByRole('article').first()).toBeVisible();
  }
  await page.goto('/');
  await page.getByRole('link', { name: 'Café racer' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Classics');
});

test('S2 /: pictures really are there, and nothing moves while they come', async ({ page }) => {
  await page.goto('/');
  await hydrated(page);
  const pictures = page.locator('main img');
  for (let n = 0; n < (await pictures.count()); n++) {
    await pictures.nth(n).scrollIntoViewIfNeeded();
    await expect
      .poll(() => pictures.nth(n).evaluate((img: HTMLImageElement) => img.naturalWidth))
      .toBeGreaterThan(0);
  }
  expect(await shiftOf(page)).toBeLessThan(0.02);
});

test('S2 /blog: four questions with answers', async ({ page }) => {
  await openWithoutScript(page, '/blog');
  const cards = page.getByRole('article');
  await expect(cards).toHaveCount(4);
  for (const [n, words] of [
    /state/i,
    /prototypical inheritance/i,
    /unit test/i,
    /React.*Angular.*Vue/i,
  ].entries()) {
    await expect(cards.nth(n).getByRole('heading')).toHaveText(words);
    expect((await cards.nth(n).textContent())?.length).toBeGreaterThan(400);
  }
});

for (const [path, title] of [
  ['/aboutUs', 'About us'],
  ['/contract', 'Contact'],
  ['/feedback', 'Feedback'],
  ['/bestProducts', 'Press kit'],
  ['/privacy', 'Privacy'],
] as const) {
  test(`S2 ${path}: ${title}, with content of its own`, async ({ page }) => {
    await openWithoutScript(page, path);
    await expect(page).toHaveTitle(new RegExp(title));
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    expect((await page.locator('main').textContent())?.length).toBeGreaterThan(300);
    await expect(page.getByRole('contentinfo').getByRole('link', { name: title })).toHaveAttribute(
      'href',
      path,
    );
  });
}

for (const path of ['/contract', '/home', '/']) {
  test(`S2 ${path}: the inquiry button sends, and says so in a toast`, async ({ page }) => {
    await page.goto(path);
    await hydrated(page);
    const email = page.getByLabel(/e-mail/i);
    await email.fill('nobody@nowhere');
    await page.getByRole('button', { name: /inquiry/i }).click();
    await expect(page.getByText(/does not look like an e-mail/i).first()).toBeVisible();
    await expect(email).toHaveValue('nobody@nowhere');
    await email.fill('rider@example.org');
    const sent = page.waitForResponse((response) => response.url().endsWith('/api/enquiries'));
    await page.getByRole('button', { name: /inquiry/i }).click();
    expect((await sent).status()).toBe(201);
    await expect(page.locator('.moto-toast')).toBeVisible();
  });
}

test('S2 top bar and footer: the links, and the three social icons that lead to /signup', async ({
  page,
}) => {
  await page.goto('/');
  const bar = page.getByRole('banner');
  for (const [name, href] of [
    ['HOME', '/home'],
    ['DASHBOARD', '/dashboard'],
    ['BLOG', '/blog'],
    ['Login', '/login'],
  ] as const) {
    await expect(bar.getByRole('link', { name, exact: true })).toHaveAttribute('href', href);
  }
  await expect(bar.locator('img[src="/logo.svg"]')).toBeVisible();
  const footer = page.getByRole('contentinfo');
  await expect(footer.locator('a[href="/signup"]')).toHaveCount(3);
  await expect(footer).toContainText('Copyright 2023, all rights reserved by the company');
});

test('S2 top bar: the initials stand for a photo that cannot be had, before the script runs and without it', async ({
  browser,
}) => {
  const person = await registered('Seller', { photo: `${siteUrl()}/art/no-such-photo.svg` });
  const pictures: string[] = [];
  for (const javaScriptEnabled of [true, false]) {
    const context = await browser.newContext({ javaScriptEnabled });
    await signIn(context, person);
    const page = await context.newPage();
    await page.goto(`${siteUrl()}/blog`);
    const avatar = page.getByRole('banner').locator('span:has(> [aria-hidden])');
    await expect(avatar).toHaveText(`R${person.name.charAt('Rider '.length).toUpperCase()}`);
    if (javaScriptEnabled) await hydrated(page);
    await expect(avatar.locator('img')).toHaveCount(javaScriptEnabled ? 0 : 1);
    pictures.push((await avatar.screenshot()).toString('base64'));
    await context.close();
  }
  // The edges of letters may be drawn otherwise; a browser's sign of a broken picture is on most of it.
  const empty = await browser.newPage();
  expect(await empty.evaluate(differing, pictures)).toBeLessThan(0.05);
  await empty.close();
});

/** The part of two pictures of one size, in base64, that looks different. */
async function differing(pictures: string[]): Promise<number> {
  const [one = new Uint8ClampedArray(), other = new Uint8ClampedArray()] = await Promise.all(
    pictures.map(async (picture) => {
      const image = new Image();
      image.src = `data:image/png;base64,${picture}`;
      await image.decode();
      const context = new OffscreenCanvas(image.width, image.height).getContext('2d');
      context?.drawImage(image, 0, 0);
      return context?.getImageData(0, 0, image.width, image.height).data;
    }),
  );
  return one.filter((value, place) => Math.abs(value - (other[place] ?? 0)) > 64).length / one.length;
}

test('S2 top bar: photo, e-mail and Logout of whoever is signed in, from the server already', async ({
  page,
}) => {
  const person = await registered('Buyer');
  await signIn(page.context(), person);
  await openWithoutScript(page, '/blog');
  const bar = page.getByRole('banner');
  await expect(bar).toContainText(person.email);
  await expect(bar.locator('img[src$="/art/scooter-sky.svg"]')).toBeVisible();
  await expect(bar.getByRole('button', { name: 'Logout' })).toBeVisible();
});

/** From the narrowest phone on, and each side of where the parts are broken into lines otherwise. */
const widths = [320, 360, 480, 639, 640, 680, 767, 768, 1023, 1024, 1440];

async function expectRoomAt(page: Page) {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    await expectApart(page);
    await expectNarrow(page);
  }
}

test('S2 top bar: at no width does a part of it lie on another, whoever is there and however much is new', async ({
  page,
}) => {
  await page.goto('/blog');
  await hydrated(page);
  await expectRoomAt(page);
  await signIn(page.context(), await registered('Seller'));
  await page.goto('/blog');
  await hydrated(page);
  await expectRoomAt(page);
  await page.route('**/api/mySearchNews', (route) => route.fulfill({ json: { newCount: 100 } }));
  await page.route('**/api/myProductNews', (route) => route.fulfill({ json: { waiting: 100 } }));
  await page.getByRole('banner').getByRole('link', { name: 'DASHBOARD' }).click();
  await expect(page.getByRole('link', { name: /99\+/ })).toHaveCount(2);
  await expectRoomAt(page);
});

for (const script of [true, false]) {
  test(`S2 any other path ${script ? 'inside of the page' : 'without script'}: the 404 page`, async ({
    page,
  }) => {
    if (!script) await page.route('**/*.js', (route) => route.abort());
    const response = await page.goto('/no/such/place');
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('oop, that link is broken');
    await expect(page.locator('main')).toContainText(
      "oop, that link is broken; page doesn't exist or some other error occured.",
    );
    await page.locator('main').getByRole('link', { name: 'Home page' }).click();
    await expect(page).toHaveURL(/\/home$/);
  });
}

test('S4 protected pages show a progress bar while it is not known who is there', async ({ page }) => {
  await signIn(page.context(), await registered('Buyer'));
  await page.goto('/dashboard');
  await hydrated(page);
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/api/auth/get-session', async (route) => {
    await held;
    await route.continue();
  });
  // What a tab hears when another one has logged out.
  await page.evaluate(() => {
    localStorage.removeItem('token');
    dispatchEvent(new StorageEvent('storage', { key: 'token', oldValue: 'x', newValue: null }));
  });
  await expect(page.getByRole('progressbar')).toBeVisible();
  release();
  await expect(page.getByRole('heading', { name: 'My products' })).toBeVisible();
});
