import { expect, type Locator } from '@playwright/test';
import { test } from '../support/admin.ts';
import { addProduct, hydrated, registered, signIn } from '../support/people.ts';
import { openPriceScale } from '../support/price-scale.ts';

test.use({ contextOptions: { forcedColors: 'active' } });

/** For each entry, whether it is the current one, and whether it looks other than the page around it. */
const marks = (entries: Locator) =>
  entries.evaluateAll((all) => {
    document.body.style.background = 'Canvas';
    const canvas = getComputedStyle(document.body).backgroundColor;
    return all.map((entry) => {
      const { borderTopColor, borderBottomColor, borderBottomWidth, backgroundColor } =
        getComputedStyle(entry);
      const colours = [
        backgroundColor,
        ...(borderBottomWidth === '0px' ? [] : [borderTopColor, borderBottomColor]),
      ];
      const isMarked = colours.some((colour) => colour !== canvas && !colour.endsWith(', 0)'));
      return [entry.hasAttribute('aria-current'), isMarked];
    });
  });

test('S2 forced colours: only the current entry of each menu is marked', async ({ page, admin }) => {
  await signIn(page.context(), admin);
  await page.goto('/dashboard/inbox');
  await hydrated(page);
  for (const [entries, many] of [
    [page.locator('.menu-link'), 4],
    [page.locator('.tab-link'), 2],
    [page.locator('.side-link'), 10],
  ] as const) {
    await expect(entries).toHaveCount(many);
    const found = await marks(entries);
    expect(found.filter(([isCurrent]) => isCurrent)).toHaveLength(1);
    for (const [isCurrent, isMarked] of found) expect(isMarked).toBe(isCurrent);
  }
});

test('S2 forced colours: the price scale has a bar under its mark', async ({ page }) => {
  const bar = (await openPriceScale(page)).locator('[aria-hidden]').first();
  const [canvas, edge, mark] = await bar.evaluate((element) => {
    document.body.style.background = 'Canvas';
    const style = getComputedStyle(element);
    const mark = element.firstElementChild;
    return [
      getComputedStyle(document.body).backgroundColor,
      `${style.borderTopWidth} ${style.borderTopColor}`,
      mark && getComputedStyle(mark).backgroundColor,
    ];
  });
  expect(edge).toMatch(/^1px /);
  expect(edge).not.toContain(canvas);
  expect(mark).not.toBe(canvas);
});

test('S2 forced colours: the dot before a state is seen', async ({ page }) => {
  const id = await addProduct(await registered('Seller'), { name: 'BMW G 310 R' });
  await page.goto(`/bikes/x-${id}`);
  const [dot, canvas] = await page
    .locator('.badge-line')
    .first()
    .evaluate((state) => {
      document.body.style.background = 'Canvas';
      return [
        getComputedStyle(state, '::before').backgroundColor,
        getComputedStyle(document.body).backgroundColor,
      ];
    });
  expect(dot).not.toBe(canvas);
});

test('S2 forced colours: the suggestion that the arrow keys choose looks other than the rest', async ({
  page,
}) => {
  await page.goto('/bikes');
  await hydrated(page);
  const box = page.getByRole('main').getByRole('combobox').first();
  await box.pressSequentially('ba');
  await expect(page.getByRole('option').nth(1)).toBeVisible();
  await box.press('ArrowDown');
  await expect(page.getByRole('option').first()).toHaveAttribute('aria-selected', 'true');
  const [chosen, other] = await page.getByRole('option').evaluateAll((all) => {
    const shown = document.createElement('div');
    document.body.append(shown);
    // As a box in the system's colour of the page is painted, whatever its opacity.
    shown.style.background = 'Canvas';
    const canvas = getComputedStyle(shown).backgroundColor;
    return all.map((each) => {
      const { backgroundColor } = getComputedStyle(each);
      return backgroundColor !== canvas && !backgroundColor.endsWith(', 0)');
    });
  });
  expect([chosen, other]).toEqual([true, false]);
});
