import { expect, type Locator, type Page } from '@playwright/test';
import { hydrated, siteUrl } from './people.ts';

/**
 * Opens the page of a motorcycle whose price was compared with others, which the demo garage has not enough of: from the
 * list, with an answer that says so.
 */
export async function openPriceScale(page: Page): Promise<Locator> {
  await page.goto(`${siteUrl()}/bikes?q=yamaha`);
  await hydrated(page);
  await page.route(/\/api\/bikes\/[^/?]+$/, async (route) => {
    const answer = await route.fetch();
    const figures = { expected: 109_000, low: 60_000, high: 200_000, position: 0.3, rating: 'fair' };
    const others = { sureness: 'unsure', basis: 'same-model', count: 12, years: null, engines: null };
    const usual = { expected: 109_000, year: null, kilometres: null, owners: null };
    const price = { ...figures, ...others, usual, reasons: [], comparables: [] };
    await route.fulfill({ response: answer, json: { ...(await answer.json()), price } });
  });
  await page.locator('.bike-card h2 a').first().click();
  const scale = page.getByRole('region', { name: 'Is the price right?' });
  await expect(scale).toBeVisible();
  return scale;
}
