import { expect, type Page, test } from '@playwright/test';
import { hydrated } from '../support/people.ts';

const chips = (page: Page) => page.getByRole('list', { name: 'Your choice' }).getByRole('listitem');
const address = (page: Page) => decodeURIComponent(new URL(page.url()).search);
const title = (page: Page) => page.getByRole('heading', { level: 1 });

for (const javaScriptEnabled of [true, false]) {
  const how = javaScriptEnabled ? '' : ' without script';
  test.describe(how.trim() || 'with script', () => {
    test.use({ javaScriptEnabled });

    /** Types into the field of the page and sends it. */
    async function type(page: Page, text: string): Promise<void> {
      if (javaScriptEnabled) await hydrated(page);
      await page.locator('main [name=q]').fill(text);
      await page.getByRole('main').getByRole('button', { name: 'Search', exact: true }).click();
    }

    test(`S2 /bikes${how}: places and categories that are left out are chips that come off, and stand in the title`, async ({
      page,
    }) => {
      await page.goto('/bikes?make=tvs');
      await type(page, 'ঢাকার বাইরে no scooter');
      await expect.poll(() => address(page)).toBe('?make=tvs&notCategory=scooters&notDistrict=dhaka');
      await expect(chips(page)).toHaveText(['TVS', 'not scooters', 'not Dhaka', 'Clear all']);
      await expect(title(page)).toHaveText('TVS, not scooters, outside Dhaka');
      for (const text of await page.getByRole('article').allTextContents())
        expect(text).not.toContain('Dhaka');
      await page.getByRole('link', { name: 'No longer “not Dhaka”' }).click();
      await expect.poll(() => address(page)).toBe('?make=tvs&notCategory=scooters');
      await page.goto('/bikes?category=scooters&make=tvs&notCategory=scooters&notDistrict=dhaka');
      await expect(page.getByText('“Scooters” is asked for and left out by “not Scooters”')).toBeVisible();
      await expect(
        page.getByRole('link', { name: /^No longer “not scooters, not Dhaka”: \d+/i }),
      ).toBeVisible();
    });

    test(`S2 /bikes${how}: a part of a district is said to mean all of it, with a way to those that name it`, async ({
      page,
    }) => {
      await page.goto('/bikes');
      await type(page, 'tvs মিরপুর');
      await expect.poll(() => address(page)).toBe('?area=মিরপুর&district=dhaka&division=dhaka&make=tvs');
      await expect(chips(page)).toHaveText(['মিরপুর: all of Dhaka', 'TVS', 'Clear all']);
      await expect(page.getByText('Motorcycles are found by district, not by area.')).toBeVisible();
      await page.getByRole('link', { name: 'Only those that say “মিরপুর”' }).click();
      await expect.poll(() => address(page)).toBe('?district=dhaka&division=dhaka&make=tvs&q="মিরপুর"');
      await page.goto('/bikes?area=mirpur&district=dhaka&division=dhaka');
      await page.getByRole('link', { name: 'Without Mirpur, still all of Dhaka' }).click();
      await expect.poll(() => address(page)).toBe('?district=dhaka&division=dhaka');
      await expect(chips(page)).toHaveText(['Dhaka', 'Clear all']);
      await page.goto('/bikes');
      await type(page, 'Mirpur-10');
      await expect(chips(page)).toHaveText(['Mirpur: all of Dhaka', 'Clear all']);
    });

    test(`S2 /bikes${how}: what is not wanted and cannot be left out is told once, and not searched for`, async ({
      page,
    }) => {
      await page.goto('/bikes');
      await type(page, 'tvs not red, not 2015, no 2nd owner');
      await expect(
        page.getByText('Not understood, and not searched for: “not red”, “not 2015”.'),
      ).toHaveCount(1);
      await expect(chips(page)).toHaveText(['TVS', 'First owner', 'Clear all']);
      await expect(page.locator('main [name=q]')).toHaveValue('');
    });

    test(`S2 /bikes${how}: nothing fits of a model: its make stays when the model is let go of`, async ({
      page,
    }) => {
      await page.goto('/bikes?model=yamaha-rx-100&minPrice=300000');
      await expect(page.getByRole('link', { name: /^Without Yamaha, RX 100: \d+ motorcycle/ })).toBeVisible();
      await page.getByRole('link', { name: /^Without RX 100: \d+ motorcycle/ }).click();
      await expect.poll(() => address(page)).toBe('?make=yamaha&minPrice=300000');
      await expect(page.getByRole('article').first()).toBeVisible();
    });

    test(`S2 /bikes${how}: what of a text is not read is told where it was typed`, async ({ page }) => {
      const told = page.getByText('only its first 200 characters are read');
      await page.goto('/bikes');
      await expect(told).toHaveCount(0);
      const long = `tvs ${'mudguard '.repeat(30)}`;
      if (javaScriptEnabled) {
        await hydrated(page);
        await page.locator('main [name=q]').fill(long);
        await expect(told).toBeVisible();
        await page.locator('main [name=q]').fill('tvs');
        await expect(told).toBeHidden();
      }
      await type(page, long);
      await expect(page.getByText('Not everything could be used:')).toBeVisible();
      await expect(told.first()).toBeVisible();
      await expect(chips(page).filter({ hasText: 'TVS' })).toBeVisible();
    });
  });
}
