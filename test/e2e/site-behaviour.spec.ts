import { expect, type Locator, test } from '@playwright/test';
import { axeFindings, expectSoundAt } from '../support/looks.ts';
import { addProduct, hydrated, registered, signIn } from '../support/people.ts';
import { toastsReady } from '../support/toasts.ts';

test('S1 a part of the program that stalls: after 120000 ms a message with a reload button', async ({
  page,
}) => {
  await page.clock.install();
  await page.goto('/');
  await hydrated(page);
  // From here on time passes only as the test says, however slow the machine is.
  await page.clock.pauseAt(Date.now() + 60_000);
  let stalled = true;
  await page.route(/\/assets\/blog-[^/]+\.js/, (route) => (stalled ? undefined : route.continue()));
  await page.getByRole('banner').getByRole('link', { name: 'BLOG' }).click();
  const bar = page.getByRole('progressbar');
  await expect(bar).toBeVisible();
  await page.clock.runFor(119_000);
  await expect(bar).toBeVisible();
  await expect(page.getByRole('button', { name: 'Reload the page' })).toBeHidden();
  await page.clock.runFor(2_000);
  const reload = page.getByRole('button', { name: 'Reload the page' });
  await expect(reload).toBeVisible();
  await expect(page.locator('main')).toContainText('Part of this page did not arrive');
  stalled = false;
  await reload.click();
  await expect(page.getByRole('article')).toHaveCount(4);
});

test('S1 a part of the program that stalls on the first page: the page stays, a message offers to reload', async ({
  page,
}) => {
  await page.clock.install();
  let stalled = true;
  await page.route(/\/assets\/blog-[^/]+\.js/, (route) => (stalled ? undefined : route.continue()));
  const asked = page.waitForRequest(/\/assets\/blog-[^/]+\.js/);
  await page.goto('/blog', { waitUntil: 'commit' });
  await asked;
  await expect(page.getByRole('article')).toHaveCount(4);
  const alert = page.getByRole('alert');
  // The timer begins when the entry runs, which no event tells.
  await expect(async () => {
    await page.clock.runFor(121_000);
    await expect(alert).toContainText('Part of this page did not arrive', { timeout: 500 });
  }).toPass();
  await expect(page.getByRole('article')).toHaveCount(4);
  stalled = false;
  await alert.getByRole('button', { name: 'Reload the page' }).click();
  await hydrated(page);
  await expect(alert).toHaveCount(0);
});

for (const comes of [true, false])
  test(`the program is asked for once the page ${comes ? 'and its pictures are seen' : 'is seen, and a second after it where a picture never comes'}`, async ({
    page,
  }) => {
    // Time passes only as the test says, however slow the machine is.
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 60_000);
    const came: string[] = [];
    page.on('request', (request) => {
      if (/\/assets\/main\.browser-/.test(request.url())) came.push('program');
    });
    const picture = Promise.withResolvers<void>();
    await page.route(/\/art\/hero/, async (route) => {
      await picture.promise;
      came.push('picture');
      await route.continue();
    });
    await page.goto('/', { waitUntil: 'commit' });
    await page.evaluate(
      () =>
        new Promise<void>((resolve) => {
          new PerformanceObserver(() => resolve()).observe({ type: 'paint', buffered: true });
        }),
    );
    await page.clock.runFor(999);
    expect(came).toEqual([]);
    if (comes) picture.resolve();
    else await page.clock.runFor(1);
    await expect.poll(() => came.at(-1)).toBe('program');
    // Once more as a module, which the browser's cache answers.
    expect([...new Set(came)]).toEqual(comes ? ['picture', 'program'] : ['program']);
  });

test('a page that is opened in the background starts its program without being seen', async ({ page }) => {
  // Headless browsers paint every page: this one is told that it is hidden, hears of no paint, and has no time to wait.
  await page.addInitScript(() => {
    Object.defineProperty(document, 'hidden', { get: () => true });
    PerformanceObserver.prototype.observe = () => undefined;
    const soon = window.setTimeout;
    window.setTimeout = ((run: () => void, wait = 0) => (wait < 1_000 ? soon(run, wait) : 0)) as typeof soon;
  });
  await page.goto('/');
  await hydrated(page);
});

test('a browser that refuses its storage still gets a page that works', async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('denied', 'SecurityError');
      },
    }),
  );
  await page.goto('/');
  await hydrated(page);
});

test('files at the root are kept for a day', async ({ request }) => {
  for (const name of ['logo.svg', 'favicon.svg', 'site.webmanifest', 'icon-192.png']) {
    const { 'cache-control': cached } = (await request.get(`/${name}`)).headers();
    expect(cached).toBe('public, max-age=86400');
  }
});

test('a shared link shows a picture of the garage, and search engines are told what is not for them', async ({
  page,
  request,
}) => {
  await page.goto('/aboutUs');
  const picture = await page.locator('meta[property="og:image"]').getAttribute('content');
  const bytes = await (await request.get(new URL(picture ?? '').pathname)).body();
  // A PNG's first chunk tells its size.
  expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([1200, 630]);
  expect(await (await request.get('/robots.txt')).text()).toContain('Disallow: /dashboard');
});

test('S9 toasts: top-center, 3000 ms, at most 350 px wide, 8 px apart', async ({ page }) => {
  await page.clock.install();
  // Without the arrival's movement, boxes are measured where they stay.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 1000, height: 700 });
  await page.goto('/login');
  await hydrated(page);
  // From here on time passes only where the test says so.
  await page.clock.pauseAt(Date.now() + 60_000);
  for (const many of [1, 2]) {
    await page.getByLabel('E-mail').fill('nobody@example.org');
    await page.getByLabel('Password').fill('wrong horse');
    await page.getByRole('main').getByRole('button', { name: 'Login', exact: true }).click();
    await expect(page.locator('.moto-toast')).toHaveCount(many);
    await page.clock.runFor(100);
  }
  const boxesOf = () =>
    page
      .locator('.moto-toast')
      .evaluateAll((toasts) =>
        toasts
          .map((toast) => toast.getBoundingClientRect().toJSON() as DOMRect)
          .toSorted((a, b) => a.top - b.top),
      );
  // The earlier one moves once the height of the later one is known.
  await expect
    .poll(async () => {
      const [upper, lower] = await boxesOf();
      return upper && lower && Math.round(lower.top - upper.bottom);
    })
    .toBe(8);
  const boxes = await boxesOf();
  for (const box of boxes) {
    expect(box.width).toBeLessThanOrEqual(350);
    expect(Math.abs(box.left + box.width / 2 - 500)).toBeLessThan(2);
  }
  expect(boxes[0]?.top).toBeLessThan(40);
  await page.clock.runFor(2_000);
  await expect(page.locator('.moto-toast')).toHaveCount(2);
  // Dismissed 3 s after it came, and out of the page a second later, when it has faded; the library's own duration
  // for errors, 4 s, would leave it there.
  await page.clock.runFor(1_000);
  await page.clock.runFor(1_000);
  await expect(page.locator('.moto-toast')).toHaveCount(0);
});

test('S9 toasts: where their library came too late for the page, the next message is shown all the same', async ({
  page,
}) => {
  const library = Promise.withResolvers<void>();
  await page.route('**/assets/toasts-*.js', async (route) => {
    await library.promise;
    await route.continue();
  });
  await page.clock.install();
  await page.goto('/login');
  await hydrated(page);
  // It is given up after two minutes.
  await page.clock.runFor(121_000);
  library.resolve();
  await page.getByLabel('E-mail').fill('nobody@example.org');
  await page.getByLabel('Password').fill('wrong horse');
  await page.getByRole('main').getByRole('button', { name: 'Login', exact: true }).click();
  await expect(page.locator('.moto-toast')).toContainText('E-mail or password is wrong.');
});

test('S9 toasts: on a phone they leave Logout, the title and the dashboard’s menu free, and go up to the edge with the bar', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const toast = page.locator('.moto-toast');
  const covered = (parts: Locator) =>
    parts.evaluateAll((all) => {
      const over = document.querySelector('.moto-toast')?.getBoundingClientRect();
      if (!over) throw new Error('No message is there.');
      return all
        .map((part) => [part.textContent, part.getBoundingClientRect()] as const)
        .filter(([, { top, bottom }]) => Math.min(bottom, over.bottom) > Math.max(top, over.top))
        .map(([text]) => text);
    });

  // It goes after three seconds, which are not over while the clock stands.
  await page.clock.install();
  await page.goto('/login');
  await hydrated(page);
  await page.getByLabel('E-mail').fill('nobody@example.org');
  await page.getByLabel('Password').fill('wrong horse');
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.getByRole('main').getByRole('button', { name: 'Login', exact: true }).click();
  // Two lines high.
  await expect(toast).toBeVisible();
  await page.evaluate(() => scrollTo(0, 0));
  const around = page
    .getByRole('banner')
    .getByRole('link', { name: 'Login' })
    .or(page.getByRole('heading', { level: 1 }));
  await expect(around).toHaveCount(2);
  expect(await covered(around)).toEqual([]);
  await page.evaluate(() => scrollTo(0, 300));
  await expect.poll(async () => (await toast.boundingBox())?.y).toBe(8);
  await page.clock.resume();

  const seller = await registered('Seller');
  const name = `BMW F 850 GS of ${seller.name}`;
  await addProduct(seller, { name });
  await signIn(page.context(), seller);
  await page.goto('/dashboard');
  await hydrated(page);
  const row = page.getByRole('article', { name });
  await row.getByRole('button', { name: 'Mark as sold' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Mark as sold' }).click();
  await expect(toast.getByRole('button', { name: 'Undo' })).toBeVisible();
  await page.evaluate(() => scrollTo(0, 0));
  await toast.hover();
  const next = page.getByRole('navigation', { name: 'Dashboard' }).getByRole('link', { name: 'ADD PRODUCT' });
  const free = page
    .getByRole('button', { name: 'Logout' })
    .or(page.getByRole('heading', { level: 1 }))
    .or(next);
  await expect(free).toHaveCount(3);
  expect(await covered(free)).toEqual([]);
  await next.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Add product');
});

for (const path of [
  '/',
  '/blog',
  '/aboutUs',
  '/contract',
  '/feedback',
  '/bestProducts',
  '/privacy',
  '/nothing/here',
  '/api/docs',
])
  test(`S2 ${path}: axe finds nothing, nothing is wider than the screen, no script complains`, async ({
    page,
  }) => {
    await expectSoundAt(page, [path], {
      hasProgram: path !== '/api/docs',
      ...(path === '/nothing/here' && { mayComplain: /404/ }),
    });
  });

test('what axe forbids is found', async ({ page }) => {
  const findings = async (body: string) => {
    await page.setContent(
      `<!doctype html><html lang="en"><head><title>x</title></head><body>${body}</body></html>`,
    );
    return (await axeFindings(page)).join();
  };
  expect(await findings('<main><h1>x</h1><button type="button">x</button></main>')).toBe('');
  for (const [wrong, rule] of [
    ['<main><h1>x</h1><p style="color: #ccc">hardly read</p></main>', 'color-contrast'],
    ['<main><h1>x</h1><button type="button"></button></main>', 'button-name'],
    ['<main><h1>x</h1><input></main>', 'label'],
    ['<h1>x</h1>', 'region'],
  ] as const)
    expect(await findings(wrong)).toContain(`${rule}: <`);
});

test('S2 the keyboard reaches content, links and form of the home page, and always shows where it is', async ({
  page,
}) => {
  await page.goto('/');
  await hydrated(page);
  await page.keyboard.press('Tab');
  await expect(page.locator(':focus')).toHaveText('Skip to content');
  await expect(page.locator(':focus')).toBeVisible();
  const reached = new Set<string>();
  for (let n = 0; n < 60; n++) {
    await page.keyboard.press('Tab');
    const name = await page.evaluate(() => {
      const element = document.activeElement;
      return element instanceof HTMLAnchorElement ? element.pathname : (element?.getAttribute('name') ?? '');
    });
    reached.add(name);
  }
  for (const place of [
    '/home',
    '/dashboard',
    '/blog',
    '/login',
    '/categoryProducts/bmw',
    'email',
    '/signup',
  ]) {
    expect([...reached]).toContain(place);
  }
});

test('S1 without connection: a page and a press of Save say that they wait, and go on once it is back', async ({
  page,
  context,
}) => {
  await page.route('**/assets/saving-*.js', (route) => route.abort());
  await page.goto('/bikes?q=yamaha');
  await hydrated(page);
  await page.waitForLoadState('networkidle');
  const waiting = page.locator('.moto-toast').filter({ hasText: 'There is no connection.' });
  await toastsReady(page);
  await context.setOffline(true);
  const save = page.locator('.save-button').first();
  await save.click();
  await expect(waiting).toBeVisible();
  await expect(page.getByText('Part of this page did not arrive')).toHaveCount(0);
  await page.getByRole('banner').getByRole('link', { name: 'BLOG' }).click();
  await expect(page.getByRole('progressbar')).toBeVisible();
  // Nobody is led away from the page that is there.
  await expect(save).toBeVisible();
  await page.unroute('**/assets/saving-*.js');
  await context.setOffline(false);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/workbench/i);
  await expect(waiting).toBeHidden();
  await page.goto('/saved');
  await expect(page.getByRole('article')).toHaveCount(1);
});
