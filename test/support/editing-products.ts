import type { Page } from '@playwright/test';
import { addProduct, hydrated, registered, signIn } from './people.ts';

/** A message at the edge of the page. */
export const toast = (page: Page, text: string) => page.locator('.moto-toast').filter({ hasText: text });
/** The save button of the Edit form. */
export const save = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Save', exact: true });

/** A signed-in seller with one motorcycle; `open` shows its Edit form. */
export async function sellerWith(page: Page, product: Readonly<Record<string, string | boolean>>) {
  const seller = await registered('Seller');
  const name = `${product.name} of ${seller.name}`;
  const id = await addProduct(seller, { ...product, name });
  await signIn(page.context(), seller);
  const open = async () => {
    await page.goto(`/dashboard/myProduct/${id}/edit`);
    await hydrated(page);
  };
  return { seller, name, id, open, word: seller.name.split(' ')[1] ?? '' };
}
