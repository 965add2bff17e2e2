import { expect } from '@playwright/test';
import { signInAsSeller, testsOfGarage } from '../support/own-garage.ts';
import { hydrated } from '../support/people.ts';

// A garage in California, whose reader is in Japan.
const zone = 'America/Los_Angeles';
const test = testsOfGarage({ CURRENCY: 'USD', TIME_ZONE: zone });
test.use({ timezoneId: 'Asia/Tokyo' });

test('days and hours are those of the garage’s time zone, before any script and after it', async ({
  page,
  site,
}) => {
  const broken: string[] = [];
  page.on('pageerror', (error) => broken.push(error.message));
  const context = page.context();
  await signInAsSeller(context, site);

  const written = await (await context.request.get(`${site.address}/dashboard/account`)).text();
  const since = /<time dateTime="([^"]+)"[^>]*>([^<]+)</i.exec(written);
  const shown = (time: string) =>
    new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit', timeZone: zone }).format(
      new Date(time),
    );
  expect(since?.[2]).toContain(shown(since?.[1] ?? ''));

  await page.goto(`${site.address}/dashboard/account`);
  await hydrated(page);
  const time = page.locator('time').first();
  expect(await time.textContent()).toContain(shown((await time.getAttribute('datetime')) ?? ''));
  expect(broken).toEqual([]);
  // What the browser itself draws, too.
  await page.getByRole('link', { name: 'Moto Garage' }).first().click();
  await expect(page).toHaveTitle(/^Second-hand motorcycles/);
  await page.goBack();
  await expect(time).toContainText(shown((await time.getAttribute('datetime')) ?? ''));
});
