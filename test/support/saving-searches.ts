import { type Browser, expect, type Page } from '@playwright/test';
import { type Person, signIn, siteUrl } from './people.ts';

let prices = 0;

/** A price that only this test uses, and the search for it. */
export function onlyPrice(): { price: string; address: string } {
  prices += 1;
  const price = String(10_000_000 + Math.floor(Math.random() * 900_000_000) + prices);
  return { price, address: `?maxPrice=${price}&minPrice=${price}` };
}

/** Opens a page in a new browser context where `person` is signed in. */
export async function openAs(
  browser: Browser,
  person: Person | null,
  options: Parameters<Browser['newContext']>[0] = {},
): Promise<Page> {
  const context = await browser.newContext(options);
  if (person) await signIn(context, person);
  return context.newPage();
}

/** Saves the search of an address as the person who is signed in. */
export async function saveSearch(page: Page, address: string, name: string): Promise<void> {
  await page.goto(`${siteUrl()}/dashboard/searches/new${address}`);
  await page.getByLabel('Name').fill(name);
  await page.getByRole('button', { name: 'Save search' }).click();
  await expect(page.getByRole('article', { name })).toBeVisible();
}
