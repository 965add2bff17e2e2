import { expect, type Locator, type Page } from '@playwright/test';
import { addProduct, hydrated, type Member, registered } from './people.ts';

/**
 * A seller's motorcycles, whose names share an unusual word; returns a search that finds them, and their ids.
 */
export async function someBikes(count: number): Promise<{ seller: Member; search: string; ids: string[] }> {
  const seller = await registered('Seller');
  const ids: string[] = [];
  for (let i = 1; i <= count; i += 1)
    ids.push(
      await addProduct(seller, {
        name: `KTM Duke ${i} of ${seller.name}`,
        category: 'sports',
        price: `${i},85,000`,
      }),
    );
  return { seller, search: `/bikes?q=${seller.name.split(' ')[1]}`, ids };
}

/** The button that saves a motorcycle, the first one on the page. */
export const heart = (page: Page, name: string): Locator =>
  page.getByRole('button', { name: `Save ${name}` }).first();

/** The motorcycles listed on a page. */
export const rows = (page: Page): Locator => page.getByRole('main').getByRole('article');

/** Opens a page and waits for hydration. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await hydrated(page);
}

/** Waits until the button has this state and is no longer busy. */
export async function isPressed(page: Page, name: string, pressed: boolean): Promise<void> {
  await expect(heart(page, name)).toHaveAttribute('aria-pressed', String(pressed));
  await expect(heart(page, name)).not.toHaveAttribute('aria-busy', 'true');
}
