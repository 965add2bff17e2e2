import type { Page } from '@playwright/test';
import { addProduct, hydrated, type Member, registered, signIn } from './people.ts';

/** Opens a page as a new seller. */
export async function sellerAt(page: Page, path: string): Promise<Member> {
  const seller = await registered('Seller');
  await signIn(page.context(), seller);
  await page.goto(path);
  await hydrated(page);
  return seller;
}

/** Fills in the required fields of Add product that are not prefilled. */
export async function fillIn(page: Page, name: string): Promise<void> {
  await page.getByLabel('Product name').fill(name);
  await page.getByLabel('Year of use').fill('2021');
  await page.getByLabel('Location').fill('Mirpur, Dhaka');
  await page.getByLabel('Price', { exact: true }).fill('1.85 lakh');
  await page.getByLabel('Original price').fill('2,40,000');
  await page.getByLabel('Mobile number').fill('01712-345678');
}

/** Sends the form of Add product. */
export const send = (page: Page) =>
  page.getByRole('main').getByRole('button', { name: 'Add product' }).click();

/** A seller with one motorcycle, on the page of their own products. */
export async function sellerWithBike(page: Page) {
  const seller = await registered('Seller');
  const name = `BMW G 310 R of ${seller.name}`;
  await addProduct(seller, { name });
  await signIn(page.context(), seller);
  return { seller, name, row: page.getByRole('article', { name }) };
}
