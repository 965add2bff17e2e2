import { devices, expect, type Page, test } from '@playwright/test';
import { expectSoundAt } from '../support/looks.ts';
import { hydrated, siteUrl } from '../support/people.ts';

// The search of the home page. Its suggestions are loaded when somebody begins to search.

const part = '**/assets/suggestions-*.js';
const box = (page: Page) => page.getByRole('main').locator('input[name=q]');
const options = (page: Page) => page.getByRole('listbox', { name: 'Suggestions' }).getByRole('option');
const address = (page: Page) => decodeURIComponent(new URL(page.url()).search);

test('S2 /: suggestions by keyboard, loaded for who begins to search', async ({ page }) => {
  const loaded = new Set<string>();
  page.on('request', (request) => {
    if (request.url().includes('/assets/suggestions-')) loaded.add(request.url());
  });
  await page.goto('/');
  await hydrated(page);
  await page.waitForLoadState('networkidle');
  expect([...loaded]).toEqual([]);
  await box(page).focus();
  await expect(box(page)).toHaveRole('combobox');
  // Fetched, and then imported from the browser's cache.
  const carried = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.includes('/assets/suggestions-'))
      .map((entry) => (entry as PerformanceResourceTiming).transferSize > 0),
  );
  expect(carried).toEqual([true, false]);
  await expect(box(page)).toHaveAttribute('aria-expanded', 'false');
  await page.keyboard.type('yama');
  await expect(options(page).first()).toContainText('Yamaha');
  await expect(box(page)).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('Escape');
  await expect(options(page)).toHaveCount(0);
  await expect(box(page)).toHaveValue('yama');
  await page.keyboard.press('ArrowDown');
  await expect(options(page).first()).toHaveAttribute('aria-selected', 'true');
  const id = (await options(page).first().getAttribute('id')) ?? '-';
  await expect(box(page)).toHaveAttribute('aria-activedescendant', id);
  await expect(box(page)).toBeFocused();
  // Backwards to the text itself, and forwards again.
  await page.keyboard.press('ArrowUp');
  await expect(box(page)).not.toHaveAttribute('aria-activedescendant');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect.poll(() => address(page)).toBe('?make=yamaha');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Yamaha');
});

test('S2 /: who types before the script is there, and before the suggestions are, loses no letter and keeps the focus', async ({
  page,
}) => {
  const program = Promise.withResolvers<void>();
  const suggestions = Promise.withResolvers<void>();
  for (const [files, come] of [
    ['**/assets/main.browser-*.js', program],
    [part, suggestions],
  ] as const)
    await page.route(files, async (route) => {
      await come.promise;
      await route.continue();
    });
  await page.goto('/');
  await box(page).pressSequentially('ya');
  program.resolve();
  await hydrated(page);
  await page.keyboard.type('ma');
  await expect(box(page)).toHaveRole('searchbox');
  suggestions.resolve();
  await expect(options(page).first()).toContainText('Yamaha');
  await page.keyboard.type('ha fz');
  await expect(box(page)).toHaveValue('yamaha fz');
  await expect(box(page)).toBeFocused();
  await expect(options(page).filter({ hasText: 'Yamaha FZ' }).first()).toBeVisible();
  await page.keyboard.press('Enter');
  await expect.poll(() => address(page)).toContain('make=yamaha');
});

test('S8 /: where suggestions cannot be loaded the box searches all the same; the next letter tries again', async ({
  page,
}) => {
  const broken: string[] = [];
  page.on('pageerror', (error) => broken.push(error.message));
  await page.route(part, (route) => route.abort());
  await page.goto('/');
  await hydrated(page);
  const failed = page.waitForEvent('requestfailed');
  await box(page).pressSequentially('t');
  await failed;
  await page.keyboard.type('vs under 4 lakh');
  await expect(box(page)).toHaveValue('tvs under 4 lakh');
  await expect(box(page)).toHaveRole('searchbox');
  // The page of search has them in it.
  await page.unroute(part);
  await page.keyboard.press('Enter');
  await expect.poll(() => address(page)).toBe('?make=tvs&maxPrice=400000');

  await page.route(part, (route) => route.abort());
  await page.goto('/');
  await hydrated(page);
  const again = page.waitForEvent('requestfailed');
  await box(page).pressSequentially('t');
  await again;
  await page.unroute(part);
  await page.keyboard.type('vs');
  await expect(options(page).first()).toContainText('TVS');
  expect(broken).toEqual([]);
});

test('S2 / on a phone: a suggestion is one tap, in sight above the keyboard', async ({ browser }) => {
  // What a keyboard leaves of a small screen.
  const { defaultBrowserType, ...phone } = devices['Galaxy S9+'];
  const context = await browser.newContext({ ...phone, viewport: { width: 360, height: 440 } });
  const page = await context.newPage();
  await page.goto(siteUrl());
  await hydrated(page);
  await box(page).tap();
  await page.keyboard.type('yama');
  const chosen = options(page).filter({ hasText: 'Make' }).first();
  await expect(chosen).toContainText('Yamaha');
  await expect(chosen).toBeInViewport({ ratio: 1 });
  await expect(box(page)).toBeInViewport({ ratio: 1 });
  await chosen.tap();
  await expect.poll(() => address(page)).toBe('?make=yamaha');
  await context.close();
});

test('S2 / with suggestions: axe finds nothing, nothing is wider than the screen, no script complains', async ({
  page,
}) => {
  await expectSoundAt(page, ['/'], {
    first: async () => {
      await box(page).fill('ya');
      await expect(options(page).first()).toBeVisible();
    },
  });
});

test('S2 /bikes enlarged four times by keyboard: the suggestion that is chosen is in sight', async ({
  page,
}) => {
  // 1280 by 1024 pixels, as WCAG 1.4.10 counts them.
  await page.setViewportSize({ width: 320, height: 256 });
  await page.goto('/bikes');
  await hydrated(page);
  const box = page.getByRole('main').getByRole('combobox').first();
  await box.pressSequentially('ba');
  const options = page.getByRole('option');
  await expect(options.nth(6)).toBeVisible();
  for (let at = 0; at < 7; at += 1) {
    await box.press('ArrowDown');
    await expect(options.nth(at)).toHaveAttribute('aria-selected', 'true');
    await expect(options.nth(at)).toBeInViewport({ ratio: 0.99 });
  }
});
