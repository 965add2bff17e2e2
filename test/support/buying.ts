import type { Page } from '@playwright/test';
import { addProduct, hydrated, registered, signIn } from './people.ts';

/** A fresh motorcycle in bmw, and a buyer who looks at it. */
export async function buyerAtBike(page: Page) {
  const seller = await registered('Seller');
  const name = `BMW G 310 R of ${seller.name}`;
  const id = await addProduct(seller, { name });
  const buyer = await registered('Buyer');
  await signIn(page.context(), buyer);
  await page.goto('/categoryProducts/bmw');
  await hydrated(page);
  return { seller, buyer, name, id, card: page.getByRole('article').filter({ hasText: name }) };
}
