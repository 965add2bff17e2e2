import { expect, type Page, test } from '@playwright/test';
import { hydrated } from '../support/people.ts';

// What keeps motorcycles out of a list is said, and comes off; samples only are for sale of TVS.

const address = (page: Page) => decodeURIComponent(new URL(page.url()).search);

test('S2 /bikes: nothing fits: which filter keeps how many out, one click lets go of it', async ({
  page,
}) => {
  await page.goto('/bikes?make=tvs&minPrice=9000000');
  await hydrated(page);
  await expect(page.getByText('No motorcycle fits all of this')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Closest matches' })).toBeVisible();
  expect(await page.getByRole('article').count()).toBeGreaterThan(0);
  const way = page.getByRole('link', { name: /^Without Price from (BDT\s)?90,00,000: \d+ motorcycles/ });
  const said = /: (\d+ motorcycles)/.exec((await way.textContent()) ?? '')?.[1] ?? '';
  await way.click();
  await expect.poll(() => address(page)).toBe('?make=tvs');
  await expect(page.getByRole('status').filter({ hasText: 'motorcycle' })).toHaveText(said);
});

test('S2 /bikes: what is asked for and left out at once is told, and either comes off with one click', async ({
  page,
}) => {
  for (const [off, rest] of [
    ['Without TVS', '?notMake=tvs'],
    ['No longer “not TVS”', '?make=tvs'],
  ] as const) {
    await page.goto('/bikes?make=tvs&notMake=tvs');
    await hydrated(page);
    const told = page.getByText('“TVS” is asked for and left out by “not TVS”').locator('..');
    await expect(told).toBeVisible();
    // Nothing like that ever comes in.
    await expect(page.getByRole('link', { name: 'Tell me about new ones' })).toHaveCount(0);
    await told.getByRole('link', { name: off }).click();
    await expect.poll(() => address(page)).toBe(rest);
    await expect(page.getByRole('article').first()).toBeVisible();
    await expect(told).toBeHidden();
  }
});

test('S2 /bikes: what is left out is a chip that comes off; where no single filter helps, two are let go of', async ({
  page,
}) => {
  await page.goto('/bikes?q=scooter+not+honda');
  expect(address(page)).toBe('?category=scooters&notMake=honda');
  await hydrated(page);
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(page.getByRole('article').filter({ hasText: 'Honda' })).toHaveCount(0);
  await page.getByRole('link', { name: 'No longer “not Honda”' }).click();
  await expect.poll(() => address(page)).toBe('?category=scooters');

  await page.goto('/bikes?make=honda&maxYear=1910&minCc=2000');
  await hydrated(page);
  await page.getByRole('link', { name: /^Without Year .*1910, Engine .*2,000.*: \d+ motorcycles/ }).click();
  await expect.poll(() => address(page)).toBe('?make=honda');
  await expect(page.getByRole('article').first()).toBeVisible();
});

test('S2 /bikes: words that wish for an order become a chip; a word that nobody wrote is told', async ({
  page,
}) => {
  await page.goto('/bikes?q=dhaka+low+km');
  await expect(page).toHaveURL(/\?district=dhaka&division=dhaka&sort=km-low$/);
  await hydrated(page);
  await expect(page.getByLabel('Sort by')).toHaveValue('km-low');
  await page.getByRole('link', { name: 'Without Kilometres, lowest first' }).click();
  await expect(page).toHaveURL(/\?district=dhaka&division=dhaka$/);
  await expect(page.getByLabel('Sort by')).toHaveValue('newest');

  await page.goto('/bikes?q=dhaka+expensive+low+km');
  await expect(page.getByLabel('Sort by')).toHaveValue('price-high');
  await expect(page.getByText('This list is in the order “Price, highest first”.')).toContainText(
    'You also asked for “Kilometres, lowest first”',
  );
  await hydrated(page);
  await page.getByLabel('Sort by').selectOption('km-low');
  await expect(page).toHaveURL(/\?district=dhaka&division=dhaka&sort=km-low$/);
  await expect(page.getByText('This list is in the order')).toHaveCount(0);

  // Nothing is called near that has nothing of the search; what is says why it is shown.
  // Nobody's invented name begins like this.
  await page.goto('/bikes?q=zzkk');
  await expect(page.getByText('No listing contains “zzkk”.')).toBeVisible();
  await expect(page.getByRole('link', { name: /^Without “zzkk”: / })).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(0);
  await page.goto('/bikes?q=zzkk+dhaka');
  await expect(page.getByRole('heading', { name: 'Closest matches' })).toBeVisible();
  await expect(page.getByText(/They match other parts of your search/)).toBeVisible();
  await expect(page.getByRole('article').first()).toContainText('Dhaka');
  // A word that nobody wrote keeps nothing from those that fit otherwise: they come first.
  await expect(page.getByRole('main')).toContainText(/Closest matches.+No motorcycle fits all of this/s);
  const nearest = page.locator('section', {
    has: page.getByRole('heading', { name: 'Closest matches', level: 2 }),
  });
  await expect(nearest.getByRole('article').first().getByRole('heading', { level: 3 })).toBeVisible();
  await expect(page.getByRole('link', { name: /^Without “zzkk”: / })).toHaveCount(1);
  await nearest.getByRole('link', { name: /^Without “zzkk”: \d/ }).click();
  await expect(page).toHaveURL(/\/bikes\?district=dhaka&division=dhaka$/);
});
